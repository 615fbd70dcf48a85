import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Catalogues, CatalogueType } from '../../kernel/catalogue.ts';
import type { Sample, Store } from '../../store/port.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { tagsOfNewEntity } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';
import type { TemplateSetup } from '../templates/template-setup.ts';
import { findSmartObject } from './find-smart-object.ts';

export interface SmartObjectQueryDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly observations: Pick<ObservationService, 'requested'>;
  readonly measurements: Pick<MeasurementService, 'latest'>;
  readonly setup: Pick<TemplateSetup, 'resourceTemplates'>;
}

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

/** Reads smart objects of devices. */
export class SmartObjectQueries {
  readonly #deps: SmartObjectQueryDependencies;

  constructor(deps: SmartObjectQueryDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `smart-object-not-found` */
  async get(deviceNetworkId: string, id: string, withValues = false): Promise<SmartObjectDetails> {
    const { store, catalogues, observations, measurements, setup } = this.#deps;
    const smartObject = await findSmartObject(store, deviceNetworkId, id);
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const device = await store.collection(devices).get(smartObject.deviceId);
    const type = catalogue.typeById(smartObject.smartObjectTypeId);
    if (device === undefined || type === undefined) {
      throw notFound('smart-object', id);
    }
    const resources = resourceViews(smartObject, catalogue);
    const requested = await observations.requested(smartObject.id);
    const latest = withValues
      ? await measurements.latest(resources.map((one) => one.id))
      : new Map<string, Sample>();
    const { smartObjectTemplateId } = smartObject;
    const tags = await tagsOfNewEntity(store, smartObject, smartObjectTemplates, smartObjectTemplateId);
    const templates = await setup.resourceTemplates(device, smartObject);
    return { smartObject, device, type, resources, tags, requested, latest, templates };
  }
}
