import type { TransformerDomain } from './transformer-domain.ts';
import { transformerTypeRoutes } from './routes/transformer-types.ts';
import { transformerRoutes } from './routes/transformers.ts';

interface Needs {
  readonly transformers: TransformerDomain;
}

/** Routes of the feature `transformers`. */
export function composedRoutes({ transformers }: Needs) {
  return { ...transformerRoutes(transformers), ...transformerTypeRoutes(transformers.transformerTypes) };
}
