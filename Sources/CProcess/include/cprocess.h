#pragma once
#include "isolation.h"
