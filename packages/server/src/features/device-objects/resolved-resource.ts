import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';
import { parseResourceId } from './model/resource-id.ts';
import { smartObjects } from './model/smart-object.ts';
import type { SmartObject } from './model/smart-object.ts';
import { resourceViews } from './resource-views.ts';
import type { ResourceView } from './resource-views.ts';

/** A resource with its smart object and device. */
export interface ResolvedResource {
  readonly view: ResourceView;
  readonly smartObject: SmartObject;
  readonly device: Device;
}

/** Finds a resource by its ID. @throws MusterError `resource-not-found` */
export async function resolveResource(
  reader: Pick<Reader, 'collection'>,
  catalogues: Catalogues,
  deviceNetworkId: string,
  id: string,
): Promise<ResolvedResource> {
  const parts = parseResourceId(id);
  const smartObject =
    parts?.rid === undefined ? undefined : await reader.collection(smartObjects).get(parts.smartObjectId);
  if (smartObject?.deviceNetworkId !== deviceNetworkId) throw notFound('resource', id);
  const catalogue = await catalogues.forNetwork(deviceNetworkId);
  const wanted = id.toLowerCase();
  const view = resourceViews(smartObject, catalogue).find((one) => one.id === wanted);
  const device = await reader.collection(devices).get(smartObject.deviceId);
  if (view === undefined || device === undefined) throw notFound('resource', id);
  return { view, smartObject, device };
}
