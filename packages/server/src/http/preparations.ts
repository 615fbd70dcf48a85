import { readDefinitions } from '../features/catalogue/routes/object-import.ts';
import type { BodyOf, OperationId } from './handler.ts';

/** Makes of a checked body what its handler works with. @throws MusterError */
type Preparation = (body: unknown) => unknown;

/**
 * Work on bodies that takes long and needs neither the store nor devices, by operation. It runs on the API thread; its result
 * is plain data.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  'smartObjectTypes.import': (body) => readDefinitions(body as BodyOf<'smartObjectTypes.import'>),
} satisfies Partial<Record<OperationId, Preparation>>;
