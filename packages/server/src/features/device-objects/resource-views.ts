import type { Lwm2mPath, ResourceModel } from '@muster/lwm2m/core';
import { formatPath } from '@muster/lwm2m/core';
import { resourceId } from './model/resource-id.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import type { SmartObject } from './model/smart-object.ts';
import type { NetworkCatalogue } from '../../kernel/catalogue.ts';
import { resourcesOf } from './resource-list.ts';

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
