import type { SpecSection } from './row.ts';
import { authentication } from './rows/authentication.ts';
import { endpoints } from './rows/endpoints.ts';
import { errors } from './rows/errors.ts';
import { events } from './rows/events.ts';
import { functions } from './rows/functions.ts';
import { limits } from './rows/limits.ts';
import { resources } from './rows/resources.ts';
import { states } from './rows/states.ts';
import { versioning } from './rows/versioning.ts';

/** Sections 1 to 9, in the order of the specification. */
export const specSections: readonly SpecSection[] = [
  ...functions,
  ...resources,
  ...states,
  ...endpoints,
  ...authentication,
  ...events,
  ...errors,
  ...limits,
  ...versioning,
];
