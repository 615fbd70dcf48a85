import type { ResourceService } from '../../domain/services/commands/resource-service.ts';
import { ok } from '../handler.ts';
import type { Handler, RouteTable } from '../handler.ts';
import { presentMeasurements } from '../presenters/measurement.ts';

/** Routes of the tag `measurements`. */
export function measurementRoutes(resources: Pick<ResourceService, 'measurements'>): RouteTable {
  const list: Handler = async ({ params, principal }) => {
    const { resourceId = '', start, end } = params;
    const toMs = end === undefined ? undefined : Number(end);
    const samples = await resources.measurements(principal.deviceNetworkId, resourceId, Number(start), toMs);
    return ok(presentMeasurements(resourceId, samples));
  };
  return { 'measurements.since': list, 'measurements.sinceTo': list };
}
