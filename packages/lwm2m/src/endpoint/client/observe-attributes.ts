import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import {
  findAttributeProblem,
  findPlacementProblem,
  parseAttributeQueries,
} from '../../operation/attribute-query.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import { pathDepth, type Lwm2mPath } from '../../path/path.ts';
import type { ServiceContext } from './service-context.ts';

/**
 * Reads the attributes in an Observe (OMA-TS-LightweightM2M_Core-V1_2 6.4.1), which apply only to this observation.
 * Devices of earlier versions ignore the queries.
 *
 * @throws Lwm2mRefusal 4.00 for unknown, contradictory or misplaced attributes
 */
export function observeAttributes(
  { lwm2mVersion }: ServiceContext,
  query: readonly string[],
  paths: readonly Lwm2mPath[],
): NotificationAttributes | undefined {
  if (query.length === 0 || !isAtLeast(lwm2mVersion, 2)) return undefined;
  const { unset = [], ...attributes } = parseAttributeQueries(query);
  if (unset.length > 0) throw new Lwm2mRefusal('4.00', 'an attribute of an Observe has a value');
  const problem = placementProblem(paths, attributes) ?? findAttributeProblem(attributes);
  if (problem !== undefined) throw new Lwm2mRefusal('4.00', problem);
  return attributes;
}

/** Attributes cannot be attached to the root, but an Observe of the root can have periods. */
function placementProblem(
  paths: readonly Lwm2mPath[],
  attributes: NotificationAttributes,
): string | undefined {
  for (const path of paths) {
    const problem = findPlacementProblem(pathDepth(path) === 0 ? { objectId: 0 } : path, attributes);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
