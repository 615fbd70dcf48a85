import type { NetworkRemoval } from './network-removal.ts';
import { currentNetworkRoutes } from './routes/current-network.ts';
import type { CurrentNetworkServices } from './routes/current-network.ts';
import { deviceNetworkRoutes } from './routes/device-networks.ts';
import { userRoutes } from './routes/users.ts';
import type { UserServices } from './routes/users.ts';

interface Needs extends CurrentNetworkServices, UserServices {
  readonly removal: NetworkRemoval;
}

/** Routes of the feature `networks`. */
export function composedRoutes(services: Needs) {
  return {
    ...currentNetworkRoutes(services),
    ...deviceNetworkRoutes(services.networks, services.removal),
    ...userRoutes(services),
  };
}
