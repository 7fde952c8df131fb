/* Can we listen on an address, and if not, why? libwebsockets only says that it failed. */
#ifndef BOCAGE_SERVER_LISTEN_H
#define BOCAGE_SERVER_LISTEN_H

#include "store/store.h"

/* False, with a sentence that tells the user what to change. Nothing stays open. */
bool bcg_listen_try(const char *address, int port, char why[BCG_STORE_WHY]);

#endif
