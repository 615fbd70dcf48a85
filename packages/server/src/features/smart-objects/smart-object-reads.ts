import type { Catalogues, CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { notFound } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork } from '../../kernel/entities.ts';
import type { ListQuery } from '../../kernel/entities.ts';
import type { ElementList, Page, Reader, Sample } from '../../store/port.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { resourceId, smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { resolveResource, resourceViews } from '../device-objects/resource-views.ts';
import type { ResolvedResource, ResourceView } from '../device-objects/resource-views.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { observations } from '../observation/model.ts';
import { accessFlagsOf } from '../resource-types/model.ts';
import { tagsOfNewEntity } from '../tags/tags.ts';
import type { TagView } from '../tags/tags.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import { resourceTemplatesOf, templateSource } from '../templates/template-lookup.ts';

/** A smart object with its resources. */
export interface SmartObjectDetails {
  readonly smartObject: SmartObject;
  readonly device: Device;
  readonly type: CatalogueType;
  readonly resources: readonly ResourceView[];
  readonly tags: readonly TagView[];
  /** IDs of the resources with a desired observation. */
  readonly requested: ReadonlySet<string>;
  /** By resource ID; empty unless values were requested. */
  readonly latest: ReadonlyMap<string, Sample>;
  /** IDs of resource templates, by resource type. */
  readonly templates: ReadonlyMap<string, string>;
}

/** One resource as `GET /resources/{id}` returns it. */
export interface ResourceDetails extends ResolvedResource {
  readonly latest: Sample | undefined;
  readonly isRequestObserve: boolean;
  readonly resourceTemplateId: string | undefined;
}

/**
 * Returns a SmartObject of a device network by its ID, which is not case-sensitive.
 *
 * @throws MusterError `smart-object-not-found`
 */
export function findSmartObject(store: Reader, deviceNetworkId: string, id: string): Promise<SmartObject> {
  return findInNetwork(store.collection(smartObjects), 'smart-object', deviceNetworkId, id.toLowerCase());
}

/** Reads a smart object. @throws MusterError `smart-object-not-found` */
export async function smartObjectDetails(
  reader: Reader,
  catalogues: Catalogues,
  deviceNetworkId: string,
  id: string,
  withValues = false,
): Promise<SmartObjectDetails> {
  const smartObject = await findSmartObject(reader, deviceNetworkId, id);
  const catalogue = await catalogues.forNetwork(deviceNetworkId);
  const device = await reader.collection(devices).get(smartObject.deviceId);
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  if (device === undefined || type === undefined) throw notFound('smart-object', id);
  const resources = resourceViews(smartObject, catalogue);
  const latest = withValues
    ? await reader.measurements.latest(resources.map((one) => one.id))
    : new Map<string, Sample>();
  const { smartObjectTemplateId } = smartObject;
  const tags = await tagsOfNewEntity(reader, smartObject, smartObjectTemplates, smartObjectTemplateId);
  const templates = await resourceTemplatesOf(templateSource(reader), device, smartObject);
  const requested = await requestedIds(reader, [smartObject.id]);
  return { smartObject, device, type, resources, tags, requested, latest, templates };
}

/** Reads a resource. @throws MusterError `resource-not-found` */
export async function resourceDetails(
  reader: Reader,
  catalogues: Catalogues,
  deviceNetworkId: string,
  id: string,
): Promise<ResourceDetails> {
  const resolved = await resolveResource(reader, catalogues, deviceNetworkId, id);
  const { view, device, smartObject } = resolved;
  const latest = await reader.measurements.latest([view.id]);
  const templates = await resourceTemplatesOf(templateSource(reader), device, smartObject);
  return {
    ...resolved,
    resourceTemplateId: templates.get(view.resourceTypeId),
    latest: latest.get(view.id),
    isRequestObserve: (await reader.collection(observations).get(view.id)) !== undefined,
  };
}

/** Returns the IDs of the resources of smart objects with a desired observation. */
async function requestedIds(reader: Reader, smartObjectIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .collection(observations)
    .find({ where: [{ field: 'smartObjectId', op: 'in', value: smartObjectIds }] });
  return new Set(rows.map((one) => one.id));
}

/** Columns by which resources can be filtered and sorted in addition to fields of smart objects, as `kind.NAME`. */
const columns = [
  'resourceTypeId',
  'typeId',
  'name',
  'access',
  'dataType',
  'units',
  'operations',
  'range',
  'mandatory',
  'multiple',
] as const;

/**
 * Reads a page of the resources of all smart objects of a device network. They have no documents: the store derives
 * rows from the types of smart objects.
 *
 * @param query fields of smart objects and of `kind`
 */
export async function resourcePage(
  reader: Reader,
  catalogues: Catalogues,
  deviceNetworkId: string,
  query: ListQuery,
): Promise<Page<ResourceDetails>> {
  const catalogue = await catalogues.forNetwork(deviceNetworkId);
  const { rows, total } = await reader
    .collection(smartObjects)
    .pageElements(inNetwork(deviceNetworkId, query), elementsOf(catalogue));
  const found = await reader.collection(smartObjects).getMany(new Set(rows.map((one) => one.id)));
  const deviceIds = new Set(Array.from(found.values(), (one) => one.deviceId));
  const owners = await reader.collection(devices).getMany(deviceIds);
  const latest = await reader.measurements.latest(rows.map((one) => resourceId(one.id, one.key, one.entry)));
  const requested = await requestedIds(reader, [...found.keys()]);
  const source = templateSource(reader);
  const details = new Map<string, ResourceDetails>();
  for (const smartObject of found.values()) {
    const device = owners.get(smartObject.deviceId);
    if (device === undefined) continue;
    const templates = await resourceTemplatesOf(source, device, smartObject);
    for (const view of resourceViews(smartObject, catalogue)) {
      details.set(view.id, {
        ...{ view, smartObject, device, latest: latest.get(view.id) },
        isRequestObserve: requested.has(view.id),
        resourceTemplateId: templates.get(view.resourceTypeId),
      });
    }
  }
  // Without those that were deleted since the page was read.
  return { rows: rows.flatMap(({ id, key, entry }) => details.get(resourceId(id, key, entry)) ?? []), total };
}

function elementsOf(catalogue: NetworkCatalogue): ElementList {
  const rows = [...catalogue.types()].flatMap((type) =>
    [...type.resourceTypeIds].flatMap(([key, resourceTypeId]) => {
      const model = catalogue.models.resource(type.objectId, key, versionOfUrn(type.objectUrn));
      if (model === undefined) return [];
      const values: Readonly<Record<(typeof columns)[number], string | number | boolean | null>> = {
        resourceTypeId,
        typeId: key,
        name: model.name,
        access: accessFlagsOf(model.operations),
        dataType: model.type,
        units: model.units === '' ? null : model.units,
        operations: model.operations === '' ? null : model.operations,
        range: model.range === '' ? null : model.range,
        mandatory: model.mandatory,
        multiple: model.multiple,
      };
      return [{ of: type.id, key, values: columns.map((column) => values[column]) }];
    }),
  );
  return {
    removed: 'differences.removed',
    entries: 'differences.instances',
    kinds: { field: 'smartObjectTypeId', columns, rows },
  };
}
