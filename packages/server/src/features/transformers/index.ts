import type { TransformerDomain } from './transformer-domain.ts';
import { transformerRoutes } from './routes/transformers.ts';

interface Needs {
  readonly transformers: TransformerDomain;
}

/** Routes of the feature `transformers`. */
export function routes({ transformers }: Needs) {
  return transformerRoutes(transformers);
}
