#pragma once
#include "isolation.h"
#include "landlock.h"
#include "seccomp.h"
#include "tools.h"
