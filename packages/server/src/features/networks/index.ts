import type { NetworkRemoval } from '../../domain/services/networks/network-removal.ts';
import { currentNetworkRoutes } from '../../http/routes/current-network.ts';
import type { CurrentNetworkServices } from '../../http/routes/current-network.ts';
import { deviceNetworkRoutes } from '../../http/routes/device-networks.ts';
import { userRoutes } from '../../http/routes/users.ts';
import type { UserServices } from '../../http/routes/users.ts';

interface Needs extends CurrentNetworkServices, UserServices {
  readonly removal: NetworkRemoval;
}

/** Routes of the feature `networks`. */
export function routes(services: Needs) {
  return {
    ...currentNetworkRoutes(services),
    ...deviceNetworkRoutes(services.networks, services.removal),
    ...userRoutes(services),
  };
}
