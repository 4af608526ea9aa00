#pragma once
#include "isolation.h"
#include "tools.h"
