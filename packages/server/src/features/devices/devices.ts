import type { Catalogues, DeviceMeter } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, MusterError } from '../../kernel/errors.ts';
import { findInNetwork, newId, UnitOfWork } from '../../kernel/entities.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omit } from '../../kernel/data.ts';
import { insertOperation, putOperation, UniqueViolationError } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import type { TemplateInstance } from '../catalogue/model.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import { createSmartObject } from '../device-objects/device-objects.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { resourceAndInstanceIds, smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { placeDevice } from '../maps/positions.ts';
import type { DevicePosition } from '../maps/positions.ts';
import { observations } from '../observation/model.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { credentials } from '../security/model.ts';
import type { SettingsOwner } from '../settings/inheritance.ts';
import type { SettingPlan, SettingValue } from '../settings/setting-plan.ts';
import { identityTaken } from '../settings/settings.ts';
import type { SettingService } from '../settings/settings.ts';
import { tagOperations } from '../tags/tags.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import {
  cacheReferenceCheck,
  cacheReferences,
  checkBootstrapServer,
  checkStoredReferences,
} from './device-references.ts';
import type { DeviceReferenceIds, DeviceReferences, ReferenceLookups } from './device-references.ts';
import { devices } from './model.ts';
import type { Device, DeviceStandard } from './model.ts';

/** A device as a client describes it. Only the identifier and the type are required. */
export interface DeviceInput {
  readonly deviceIdentifier: string;
  readonly deviceTypeId: string;
  readonly name?: string;
  readonly deviceTemplateId?: string;
  readonly locationId?: string;
  readonly dataCollectorId?: string;
  readonly deviceStandard?: DeviceStandard;
  readonly bootstrapServerName?: string;
  /** If absent from an update, the tags are unchanged. */
  readonly tagIds?: readonly string[];
  /** Values to set. Other settings are unchanged. */
  readonly settings?: readonly SettingValue[];
  /** Position on one location resource. Positions on others are unchanged. */
  readonly position?: DevicePosition;
}

interface DeviceCreationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly references: DeviceReferences;
  readonly settings: SettingService;
  readonly setup: TemplateSetup;
  /** Counts new devices. By default, they are not counted. */
  readonly usage?: DeviceMeter | undefined;
}

/** A device that is ready to be stored. */
interface PreparedDevice {
  readonly device: Device;
  readonly started: readonly SmartObject[];
  /** Writes that set up the device for its first registration, from its template. */
  readonly setUp: readonly WriteOperation[];
  readonly plan: SettingPlan;
  readonly input: DeviceInput;
}

/** Result for one of many devices: the device, or the reason why it was not created. */
export type CreationOutcome = Device | Error;

/** Creates devices: checks them, and adds the smart objects of their templates, tags and settings. */
export class DeviceCreation {
  readonly #deps: DeviceCreationDependencies;

  constructor(deps: DeviceCreationDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns a checked and completed device document, without storing it.
   *
   * @throws MusterError `invalid-request` with the members at fault
   */
  async build(
    deviceNetworkId: string,
    input: DeviceInput,
    references: ReferenceLookups = this.#deps.references,
  ): Promise<Device> {
    return {
      id: newId(),
      deviceNetworkId,
      deviceIdentifier: input.deviceIdentifier,
      ...(await checkedFields(references, deviceNetworkId, input)),
      status: 'offline',
      createdAt: this.#deps.clock.now(),
    };
  }

  /**
   * Creates one device, all or nothing.
   *
   * @throws MusterError `invalid-request`; `already-exists` if a device of the server has the
   *   DeviceIdentifier, or an identity of its credentials
   */
  async create(deviceNetworkId: string, input: DeviceInput, unit = new UnitOfWork()): Promise<Device> {
    const prepared = await this.#prepare(deviceNetworkId, input, this.#deps.references);
    await this.#deps.store.transaction(async (tx) => {
      await checkStoredReferences(tx, prepared.device);
      await storePrepared(tx, prepared);
      await tx.write(unit.writesFor(prepared.device.id));
    });
    this.#committed([prepared]);
    return prepared.device;
  }

  /**
   * Creates several devices in one commit. Each is created or fails on its own. Looks up references once for
   * all devices.
   *
   * @param inputs the devices, or the reason why a row has none
   * @param commit runs the work in a transaction, together with its own writes after the results are known
   */
  async createMany(
    deviceNetworkId: string,
    inputs: readonly (DeviceInput | Error)[],
    commit: (work: (tx: Transaction) => Promise<readonly CreationOutcome[]>) => Promise<void>,
  ): Promise<void> {
    const references = cacheReferences(this.#deps.references);
    const prepared: (PreparedDevice | Error)[] = [];
    for (const input of inputs) {
      prepared.push(
        input instanceof Error
          ? input
          : await this.#prepare(deviceNetworkId, input, references).catch(asError),
      );
    }
    const made: PreparedDevice[] = [];
    await commit(async (tx) => {
      const check = cacheReferenceCheck(tx);
      const outcomes: CreationOutcome[] = [];
      for (const one of prepared) {
        if (one instanceof Error) {
          outcomes.push(one);
          continue;
        }
        try {
          await check(one.device);
          await storePrepared(tx, one);
          made.push(one);
          outcomes.push(one.device);
        } catch (error) {
          // An error of the store itself fails all devices.
          if (!(error instanceof MusterError)) throw error;
          outcomes.push(error);
        }
      }
      return outcomes;
    });
    this.#committed(made);
  }

  async #prepare(
    deviceNetworkId: string,
    input: DeviceInput,
    references: ReferenceLookups,
  ): Promise<PreparedDevice> {
    const device = await this.build(deviceNetworkId, input, references);
    const started = await this.#initialObjects(
      device,
      await references.templateInstances(device.deviceTemplateId),
    );
    const setUp = await this.#deps.setup.writesFor(device, started);
    const plan = await this.#deps.settings.planNew(settingsOwnerOf(device), input.settings ?? []);
    return { device, started, setUp, plan, input };
  }

  async #initialObjects(device: Device, instances: readonly TemplateInstance[]): Promise<SmartObject[]> {
    if (instances.length === 0) return [];
    const { id: deviceId, deviceNetworkId } = device;
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    return instances.flatMap(({ smartObjectTypeId, instanceId: instanceNumber }) => {
      const type = catalogue.typeById(smartObjectTypeId);
      if (type === undefined) return [];
      return createSmartObject({ deviceId, deviceNetworkId, type, instanceNumber, isUnavailable: false });
    });
  }

  #committed(made: readonly PreparedDevice[]): void {
    for (const { device, plan } of made) {
      this.#deps.settings.committed(settingsOwnerOf(device), plan);
      this.#deps.usage?.devicesChanged(device.deviceNetworkId, 1);
    }
  }
}

/** @throws MusterError `already-exists`, `invalid-request` for tags; nothing of the device is stored then */
async function storePrepared(
  tx: Transaction,
  { device, started, setUp, plan, input }: PreparedDevice,
): Promise<void> {
  const belongings = await tagAndPositionWrites(tx, device, input);
  try {
    await identityTaken(() =>
      tx.write([
        insertOperation(devices, device),
        ...started.map((one) => insertOperation(smartObjects, one)),
        ...setUp,
        ...belongings,
        ...plan.writes,
      ]),
    );
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    throw conflict(
      'already-exists',
      'A device with this DeviceIdentifier already exists. Choose another one.',
      { cause },
    );
  }
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

interface DeviceUpdateDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly references: DeviceReferences;
  readonly settings: SettingService;
  readonly attributeJobs: AttributeJobs;
}

/** Handles device updates that API clients request. */
export class DeviceUpdate {
  readonly #deps: DeviceUpdateDependencies;

  constructor(deps: DeviceUpdateDependencies) {
    this.#deps = deps;
  }

  /**
   * Replaces the members that a client can set. DeviceIdentifier, DeviceTypeId and omitted settings are
   * unchanged.
   *
   * @param change the new state, or a function that derives it from the current state
   * @throws MusterError `device-not-found`; `invalid-request`; `already-exists` if another device has an
   *   identity of its credentials
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: DeviceInput | ((current: Device) => DeviceInput),
  ): Promise<void> {
    const { store, lanes, references, settings, attributeJobs } = this.#deps;
    await lanes.run(id, async () => {
      const current = await findInNetwork(store.collection(devices), 'device', deviceNetworkId, id);
      const input = typeof change === 'function' ? change(current) : change;
      checkFixed(current, input);
      const device: Device = {
        ...omit(current, 'bootstrapServerName'),
        ...(await checkedFields(references, deviceNetworkId, input)),
      };
      // Another template has other desired attributes.
      const isOther = device.deviceTemplateId !== current.deviceTemplateId;
      const jobs = isOther ? [attributeJobs.ofDevice(device)] : [];
      const owner = settingsOwnerOf(device);
      const plan = input.settings && (await settings.planChange(owner, input.settings));
      await identityTaken(() =>
        store.transaction(async (tx) => {
          await checkStoredReferences(tx, device);
          await tx.write([
            putOperation(devices, device),
            ...(await tagAndPositionWrites(tx, device, input)),
            ...(plan?.writes ?? []),
            ...jobs,
          ]);
        }),
      );
      if (isOther) attributeJobs.committed(deviceNetworkId);
      if (plan !== undefined) settings.committed(owner, plan);
    });
  }
}

/** @throws MusterError `invalid-request` if a member that cannot be changed differs */
function checkFixed(current: Device, input: DeviceInput): void {
  const faults: Record<string, string[]> = {};
  if (input.deviceIdentifier !== current.deviceIdentifier) {
    faults['DeviceIdentifier'] = ['The DeviceIdentifier of a device cannot be changed.'];
  }
  if (input.deviceTypeId !== current.deviceTypeId) {
    faults['DeviceTypeId'] = ['The DeviceTypeId of a device cannot be changed.'];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Returns the members of a device that a client can set. @throws MusterError `invalid-request` */
async function checkedFields(
  references: ReferenceLookups,
  deviceNetworkId: string,
  input: DeviceInput,
): Promise<DeviceReferenceIds & Pick<Device, 'name' | 'bootstrapServerName' | 'tagIds'>> {
  const { bootstrapServerName, tagIds } = input;
  await checkBootstrapServer(references, deviceNetworkId, bootstrapServerName);
  return {
    name: input.name ?? input.deviceIdentifier,
    ...(await references.resolve(deviceNetworkId, input)),
    ...(bootstrapServerName === undefined ? {} : { bootstrapServerName }),
    ...(tagIds === undefined ? {} : { tagIds }),
  };
}

/** Returns the writes for the tags and the position of a device. @throws MusterError `invalid-request` */
async function tagAndPositionWrites(
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

/** Returns the device as the owner of settings. */
function settingsOwnerOf({ id, deviceNetworkId }: Device): SettingsOwner {
  return { ownerType: 'Device', ownerId: id, deviceNetworkId };
}

interface DeviceDeletionDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly catalogues: Catalogues;
  readonly objects: DeviceObjects;
  readonly observations: ObservationService;
  readonly waiting: CommandQueue;
  readonly settings: SettingService;
  /** Drops the registration of a device, if there is one. Its document is already deleted. */
  readonly forgetRegistration: (deviceId: string) => void;
  /** Resets the active events of a deleted device. */
  readonly resetEvents: (deviceId: string) => Promise<void>;
  /** Counts devices. By default, they are not counted. */
  readonly usage?: DeviceMeter | undefined;
}

/** Deletes devices, from the store and from memory. */
export class DeviceDeletion {
  readonly #deps: DeviceDeletionDependencies;

  constructor(deps: DeviceDeletionDependencies) {
    this.#deps = deps;
  }

  /**
   * Deletes a device with its registration, observations, queue items, attributes, settings, credentials, smart
   * objects and measurements, all or nothing. Ends its sessions, and resets its active events.
   *
   * @throws MusterError `device-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const { store, lanes, catalogues } = this.#deps;
    await lanes.run(id, async () => {
      await findInNetwork(store.collection(devices), 'device', deviceNetworkId, id);
      const where = [{ field: 'deviceId', op: 'eq', value: id }] as const;
      const proofs = await store.collection(credentials).find({ where });
      const observed = await store.collection(observations).find({ where });
      const catalogue = await catalogues.forNetwork(deviceNetworkId);
      await store.transaction(async (tx) => {
        const owned = await tx.collection(smartObjects).find({ where });
        await tx.measurements.deleteFor(owned.flatMap((one) => resourceAndInstanceIds(one, catalogue)));
        await tx.collection(devices).delete(id);
      });
      this.#deps.usage?.devicesChanged(deviceNetworkId, -1);
      this.#deps.objects.forget(id);
      this.#deps.observations.dropped(observed);
      this.#deps.forgetRegistration(id);
      this.#deps.settings.gone(
        id,
        proofs.map((one) => one.identity),
      );
      await this.#deps.waiting.dropped(id);
    });
    await this.#deps.resetEvents(id);
  }
}
