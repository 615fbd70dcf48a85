import { routes as currentNetwork } from './routes/current-network.ts';
import { routes as deviceNetworks } from './routes/device-networks.ts';
import { routes as users } from './routes/users.ts';

/** Routes of the feature `networks`. */
export const routes = { ...currentNetwork, ...deviceNetworks, ...users };
