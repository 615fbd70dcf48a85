import { formatPath } from '@muster/lwm2m/core';
import type { Lwm2mPath, ResourceModel } from '@muster/lwm2m/core';
import type { Catalogues, NetworkCatalogue } from '../../kernel/ports.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { parseResourceId, resourceId, resourcesOf, smartObjects } from './model.ts';
import type { SmartObject } from './model.ts';

/** A resource or resource instance of a SmartObject, as the API shows it. */
export interface ResourceView {
  readonly id: string;
  readonly path: Lwm2mPath & {
    readonly objectId: number;
    readonly instanceId: number;
    readonly resourceId: number;
  };
  readonly url: string;
  readonly model: ResourceModel;
  readonly resourceTypeId: string;
  readonly isUnavailable: boolean;
}

/**
 * Returns the resources of a SmartObject in the order of their paths, each followed by its known instances.
 * Leaves out resources whose ResourceType was deleted.
 */
export function resourceViews(smartObject: SmartObject, catalogue: NetworkCatalogue): ResourceView[] {
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  const version = type === undefined ? undefined : versionOfUrn(type.objectUrn);
  return resourcesOf(smartObject, type).flatMap((resource) => {
    const resourceTypeId = type?.resourceTypeIds.get(resource.rid);
    const model = catalogue.models.resource(smartObject.objectId, resource.rid, version);
    if (resourceTypeId === undefined || model === undefined) {
      return [];
    }
    const view = (riid: number | undefined, isUnavailable: boolean): ResourceView => {
      const path = {
        objectId: smartObject.objectId,
        instanceId: smartObject.instanceNumber,
        resourceId: resource.rid,
        ...(riid === undefined ? {} : { resourceInstanceId: riid }),
      };
      const id = resourceId(smartObject.id, resource.rid, riid);
      return { id, path, url: formatPath(path), model, resourceTypeId, isUnavailable };
    };
    const gone = smartObject.isUnavailable || resource.unavailable === true;
    return [
      view(undefined, gone),
      ...(resource.riids ?? []).map((riid) =>
        view(riid, gone || resource.goneRiids?.includes(riid) === true),
      ),
    ];
  });
}

/** A resource with its smart object and device. */
export interface ResolvedResource {
  readonly view: ResourceView;
  readonly smartObject: SmartObject;
  readonly device: Device;
}

/** Finds a resource by its ID. @throws MusterError `resource-not-found` */
export async function resolveResource(
  reader: Reader,
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

/**
 * Refuses requests to the device about a virtual smart object.
 *
 * @param url path in the request, for the error
 * @throws MusterError `operation-not-allowed`
 */
export function refuseVirtual(smartObject: SmartObject, url: string): void {
  if (smartObject.isVirtual !== true) return;
  const message = `${url} is virtual. The service computes its values, and the device does not have it.`;
  throw new MusterError('operation-not-allowed', message);
}
