import { credentials } from '../security/model/credential.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';
import { observations } from '../observation/model/observation.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { putOperation } from '../../store/port.ts';
import type { Page, Query, Store, Transaction, WriteOperation } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import type { DeviceCreation } from './device-creation.ts';
import type { DeviceInput } from './device-input.ts';
import { filteredDevices } from './device-filter.ts';
import type { DeviceFilter, FilteredDevice } from './device-filter.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { resourceAndInstanceIds } from '../device-objects/resource-list.ts';
import type { DeviceReferences, RelatedNames } from './device-references.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import { placeDevice } from '../maps/device-position.ts';
import { checkStoredReferences } from './stored-references.ts';
import { identityTaken } from '../settings/setting-service.ts';
import type { SettingService } from '../settings/setting-service.ts';
import { tagOperations, tagsOfMade, tagsOfObjects } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { WaitingCommands } from '../commands/waiting-commands.ts';

/**
 * When a registered device was last heard, in epoch milliseconds; undefined if it is not registered. Only the device loop
 * knows: the store has the time of the last Register or Update.
 */
export type LastHeard = (deviceId: string) => Promise<number | undefined>;

export interface DeviceDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly lastHeard: LastHeard;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly references: DeviceReferences;
  readonly settings: Pick<SettingService, 'planChange' | 'committed' | 'gone'>;
  readonly observations: ObservationService;
  readonly waiting: WaitingCommands;
  readonly attributeJobs: AttributeJobs;
  readonly registrations: Pick<RegistrationService, 'forget'>;
  readonly creation: DeviceCreation;
}

/** A device with what its representation needs. */
export interface DeviceDetails {
  readonly device: Device;
  /** Epoch milliseconds; absent when it was never heard of. */
  readonly lastSeen?: number;
  readonly smartObjects: readonly SmartObject[];
  readonly tags: readonly TagView[];
  /** By the id of the smart object. */
  readonly objectTags: ReadonlyMap<string, readonly TagView[]>;
  readonly related: RelatedNames;
}

/** Devices of the networks. An endpoint name belongs to one device in the whole server. */
export class DeviceService {
  readonly #deps: DeviceDependencies;

  constructor(deps: DeviceDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `invalid-request`, `already-exists` */
  create(...how: Parameters<DeviceCreation['create']>): Promise<Device> {
    return this.#deps.creation.create(...how);
  }

  /** Creates several devices in one commit. Each is created or fails on its own. */
  createMany(...how: Parameters<DeviceCreation['createMany']>): Promise<void> {
    return this.#deps.creation.createMany(...how);
  }

  /** @param query what the client asks for; the condition on the network is added here */
  async list(deviceNetworkId: string, query: Query): Promise<{ page: Page<Device>; related: RelatedNames }> {
    const page = await this.#deps.store.collection(devices).page({
      ...query,
      where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...(query.where ?? [])],
    });
    return { page, related: await this.#deps.references.related(page.rows) };
  }

  /** By id. @throws MusterError `limit-reached` */
  async filtered(deviceNetworkId: string, filter: DeviceFilter): Promise<FilteredDevice[]> {
    return filteredDevices(this.#deps.store, deviceNetworkId, filter);
  }

  async #find(deviceNetworkId: string, id: string): Promise<Device> {
    const device = await this.#deps.store.collection(devices).get(id);
    if (device?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('device', id);
    }
    return device;
  }

  /** @throws MusterError `device-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DeviceDetails> {
    return this.#details(await this.#find(deviceNetworkId, id));
  }

  /** @throws MusterError `device-not-found` */
  async getByEndpoint(deviceNetworkId: string, endpointName: string): Promise<DeviceDetails> {
    const device = await this.#deps.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    if (device?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('device');
    }
    return this.#details(device);
  }

  async #details(device: Device): Promise<DeviceDetails> {
    const owned = await this.#deps.store
      .collection(smartObjects)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: device.id }] });
    const related = await this.#deps.references.related([device]);
    const tags = await tagsOfMade(this.#deps.store, device, deviceTemplates, device.deviceTemplateId);
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    // An object has the name that its type has now; the one it was made with stays for a type that is gone.
    const named = owned.map((one) => ({
      ...one,
      name: catalogue.typeById(one.smartObjectTypeId)?.name ?? one.name,
    }));
    const objectTags = await tagsOfObjects(this.#deps.store, owned);
    const lastSeen = (await this.#deps.lastHeard(device.id)) ?? device.lastSeen;
    return {
      device,
      ...(lastSeen === undefined ? {} : { lastSeen }),
      smartObjects: named,
      tags,
      objectTags,
      related,
    };
  }

  /**
   * Replaces the members that a client can set. DeviceIdentifier, DeviceTypeId and omitted settings are unchanged.
   *
   * @param change the new state, or a function of the current one
   * @throws MusterError `device-not-found`, `invalid-request`
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: DeviceInput | ((current: Device) => DeviceInput),
  ): Promise<void> {
    await this.#deps.lanes.run(id, async () => {
      const current = await this.#find(deviceNetworkId, id);
      const input = typeof change === 'function' ? change(current) : change;
      const faults: Record<string, string[]> = {};
      if (input.deviceIdentifier !== current.deviceIdentifier) {
        faults['DeviceIdentifier'] = ['The DeviceIdentifier of a device cannot be changed.'];
      }
      if (input.deviceTypeId !== current.deviceTypeId) {
        faults['DeviceTypeId'] = ['The DeviceTypeId of a device cannot be changed.'];
      }
      if (Object.keys(faults).length > 0) {
        throw invalid(faults);
      }
      const next = await this.#deps.creation.build(deviceNetworkId, input);
      const changed: Device = {
        ...omit(current, 'bootstrapServerName'),
        name: next.name,
        deviceTemplateId: next.deviceTemplateId,
        locationId: next.locationId,
        dataCollectorId: next.dataCollectorId,
        deviceStandard: next.deviceStandard,
        ...(next.bootstrapServerName === undefined ? {} : { bootstrapServerName: next.bootstrapServerName }),
        ...(input.tagIds === undefined ? {} : { tagIds: input.tagIds }),
      };
      // Another template has other attributes.
      const told =
        changed.deviceTemplateId === current.deviceTemplateId
          ? []
          : [this.#deps.attributeJobs.ofDevice(changed)];
      if (input.settings === undefined) {
        await this.#deps.store.transaction(async (tx) => {
          await checkStoredReferences(tx, changed);
          await tx.write([
            putOperation(devices, changed),
            ...(await belongingsOf(tx, changed, input)),
            ...told,
          ]);
        });
        this.#tellOf(deviceNetworkId, told);
        return;
      }
      const owner = { ownerType: 'Device', ownerId: id, deviceNetworkId } as const;
      const plan = await this.#deps.settings.planChange(owner, input.settings);
      await identityTaken(() =>
        this.#deps.store.transaction(async (tx) => {
          await checkStoredReferences(tx, changed);
          await tx.write([
            putOperation(devices, changed),
            ...(await belongingsOf(tx, changed, input)),
            ...plan.writes,
            ...told,
          ]);
        }),
      );
      this.#tellOf(deviceNetworkId, told);
      this.#deps.settings.committed(owner, plan);
    });
  }

  #tellOf(deviceNetworkId: string, told: readonly WriteOperation[]): void {
    if (told.length > 0) {
      this.#deps.attributeJobs.committed(deviceNetworkId);
    }
  }

  /**
   * Deletes a device with its registration, observations, queue items, attributes, settings, credentials, smart
   * objects and measurements, all or nothing. Ends its sessions.
   *
   * @throws MusterError `device-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#deps.lanes.run(id, async () => {
      await this.#find(deviceNetworkId, id);
      const where = [{ field: 'deviceId', op: 'eq', value: id }] as const;
      const proofs = await this.#deps.store.collection(credentials).find({ where });
      const watched = await this.#deps.store.collection(observations).find({ where });
      const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
      await this.#deps.store.transaction(async (tx) => {
        const owned = await tx.collection(smartObjects).find({ where });
        await tx.measurements.deleteFor(owned.flatMap((one) => resourceAndInstanceIds(one, catalogue)));
        await tx.collection(devices).delete(id);
      });
      this.#deps.objects.forget(id);
      this.#deps.observations.dropped(watched);
      const registration = this.#deps.live.ofDevice(id);
      if (registration !== undefined) {
        this.#deps.registrations.forget(registration);
      }
      this.#deps.settings.gone(
        id,
        proofs.map((one) => one.identity),
      );
      await this.#deps.waiting.dropped(id);
    });
  }
}

/** What goes with a device that is stored: its tags, and where it is. @throws MusterError `invalid-request` */
async function belongingsOf(
  tx: Transaction,
  device: Device,
  { tagIds, position }: DeviceInput,
): Promise<WriteOperation[]> {
  const { id: entityId, deviceNetworkId } = device;
  const tagged = { deviceNetworkId, entityType: 'Device', entityId } as const;
  return [
    ...(tagIds === undefined ? [] : await tagOperations(tx, tagged, tagIds)),
    ...(position === undefined ? [] : [await placeDevice(tx, device, position)]),
  ];
}
