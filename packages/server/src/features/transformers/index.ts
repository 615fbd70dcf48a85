import type { TransformerDomain } from '../../domain/services/transformers/transformer-domain.ts';
import { transformerRoutes } from '../../http/routes/transformers.ts';

interface Needs {
  readonly transformers: TransformerDomain;
}

/** Routes of the feature `transformers`. */
export function routes({ transformers }: Needs) {
  return transformerRoutes(transformers);
}
