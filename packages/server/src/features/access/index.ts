import { routes as apiKeys } from './routes/api-keys.ts';
import { routes as responsibilities } from './routes/responsibilities.ts';
import { routes as roles } from './routes/roles.ts';
import { routes as tenants } from './routes/tenants.ts';

/** Routes of the feature `access`. */
export const routes = { ...apiKeys, ...responsibilities, ...roles, ...tenants };
