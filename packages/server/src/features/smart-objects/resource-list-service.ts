import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { resourceId } from '../device-objects/model/resource-id.ts';
import { accessFlagsOf } from '../resource-types/model/resource-type.ts';
import { versionOfUrn } from '../catalogue/model/smart-object-type.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { ElementList, Page, Store } from '../../store/port.ts';
import type { ResourceDetails } from '../commands/resource-service.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { TemplateSetup } from '../templates/template-setup.ts';
import { resourceViews } from '../device-objects/resource-views.ts';

export interface ResourceListDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly observations: Pick<ObservationService, 'requested'>;
  readonly measurements: Pick<MeasurementService, 'latest'>;
  readonly setup: Pick<TemplateSetup, 'resourceTemplates'>;
}

/**
 * Columns by which resources can be filtered and sorted in addition to fields of smart objects, as
 * `kind.NAME`.
 */
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

/** A smart object whose resources are listed, with its device and settings. */
interface Owner {
  readonly smartObject: SmartObject;
  readonly device: Device;
  readonly requested: ReadonlySet<string>;
  readonly templates: ReadonlyMap<string, string>;
}

/**
 * Lists the resources of all smart objects of a device network. They have no documents: the store derives
 * rows from the types of smart objects.
 */
export class ResourceListService {
  readonly #deps: ResourceListDependencies;

  constructor(deps: ResourceListDependencies) {
    this.#deps = deps;
  }

  /** @param query fields of smart objects and of `kind` */
  async page(deviceNetworkId: string, query: ListQuery): Promise<Page<ResourceDetails>> {
    const { store, catalogues, measurements } = this.#deps;
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const { rows, total } = await store
      .collection(smartObjects)
      .pageElements(inNetwork(deviceNetworkId, query), elementsOf(catalogue));
    const owners = await this.#owners(new Set(rows.map((one) => one.id)));
    const latest = await measurements.latest(rows.map((one) => resourceId(one.id, one.key, one.entry)));
    const views = new Map(
      [...owners.values()].flatMap(({ smartObject }) =>
        resourceViews(smartObject, catalogue).map((view) => [view.id, view] as const),
      ),
    );
    const details = rows.flatMap(({ id, key, entry }): ResourceDetails[] => {
      const owner = owners.get(id);
      const view = views.get(resourceId(id, key, entry));
      // Deleted since the page was read.
      if (owner === undefined || view === undefined) return [];
      const { smartObject, device, requested, templates } = owner;
      return [
        {
          view,
          smartObject,
          device,
          latest: latest.get(view.id),
          isRequestObserve: requested.has(view.id),
          resourceTemplateId: templates.get(view.resourceTypeId),
        },
      ];
    });
    return { rows: details, total };
  }

  /** Returns the owners by ID of the smart object. */
  async #owners(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Owner>> {
    const { store, observations, setup } = this.#deps;
    const found = await store.collection(smartObjects).getMany(ids);
    const deviceIds = new Set([...found.values()].map((one) => one.deviceId));
    const known = await store.collection(devices).getMany(deviceIds);
    const owners = new Map<string, Owner>();
    for (const smartObject of found.values()) {
      const device = known.get(smartObject.deviceId);
      if (device === undefined) continue;
      const requested = await observations.requested(smartObject.id);
      const templates = await setup.resourceTemplates(device, smartObject);
      owners.set(smartObject.id, { smartObject, device, requested, templates });
    }
    return owners;
  }
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
