#pragma once
#include "isolation.h"
#include "landlock.h"
#include "seccomp.h"
#include "supervisor.h"
#include "tools.h"
