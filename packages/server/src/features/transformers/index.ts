import { routes as templateDetails } from './routes/template-details.ts';
import { routes as transformers } from './routes/transformers.ts';
import { routes as types } from './routes/transformer-types.ts';

/** Routes of the feature `transformers`. */
export const routes = { ...templateDetails, ...transformers, ...types };
