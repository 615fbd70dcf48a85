import type { SpecSection } from './row.ts';
import { authentication } from './rows/authentication.ts';
import { endpoints } from './rows/endpoints.ts';
import { errors } from './rows/errors.ts';
import { events } from './rows/events.ts';
import { limits } from './rows/limits.ts';
import { resources } from './rows/resources.ts';
import { states } from './rows/states.ts';
import { versioning } from './rows/versioning.ts';

/** Sections 2 to 9, in the order of the specification. */
export const specSections: readonly SpecSection[] = [
  ...resources,
  ...states,
  ...endpoints,
  ...authentication,
  ...events,
  ...errors,
  ...limits,
  ...versioning,
];
