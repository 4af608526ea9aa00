#pragma once
#include "isolation.h"
#include "landlock.h"
#include "tools.h"
