#pragma once
#include "jm_deflate.h"
#include "jm_html.h"
#include "jm_xml.h"
#include "jm_zip.h"
