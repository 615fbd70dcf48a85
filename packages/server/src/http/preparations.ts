import { readDefinitions } from '../features/catalogue/http/object-definitions.ts';
import type { BodyOf, OperationId } from './handler.ts';

/** Converts a checked body to the input of its handler. @throws MusterError */
type Preparation = (body: unknown) => unknown;

/**
 * Slow work on bodies that needs neither the store nor devices, keyed by operation. It runs on the API thread. Its
 * result is plain data.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  'smartObjectTypes.import': (body) => readDefinitions(body as BodyOf<'smartObjectTypes.import'>),
} satisfies Partial<Record<OperationId, Preparation>>;
