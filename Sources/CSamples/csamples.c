#include "csamples.h"
