/* Whether an address can be listened on, and if not, why: libwebsockets only says that it cannot.
 */
#ifndef BOCAGE_SERVER_LISTEN_H
#define BOCAGE_SERVER_LISTEN_H

#include "store/store.h"

/* False, with a sentence for whoever chose the address. Nothing stays open. */
bool bcg_listen_try(const char *address, int port, char why[BCG_STORE_WHY]);

#endif
