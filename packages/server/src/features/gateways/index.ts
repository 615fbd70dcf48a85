import { routes as commands } from './routes/gateway-commands.ts';
import { routes as dataCollectors } from './routes/data-collectors.ts';
import { routes as gateways } from './routes/gateways.ts';
import { routes as templates } from './routes/data-collector-templates.ts';
import { routes as types } from './routes/data-collector-types.ts';

/** Routes of the feature `gateways`. */
export const routes = { ...commands, ...dataCollectors, ...gateways, ...templates, ...types };
