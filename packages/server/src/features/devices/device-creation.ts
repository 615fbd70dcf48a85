import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';
import { newId } from '../../kernel/new-id.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { conflict, MusterError } from '../../kernel/errors.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import { insertOperation, UniqueViolationError } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { identityTaken } from '../settings/settings.ts';
import type { SettingService } from '../settings/settings.ts';
import type { SettingPlan } from '../settings/setting-plan.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import { createSmartObject } from '../device-objects/availability.ts';
import type { DeviceReferences } from './device-references.ts';
import { tagAndPositionWrites, checkedFields, settingsOwnerOf } from './device-input.ts';
import type { DeviceInput } from './device-input.ts';
import { checkStoredReferences } from './stored-references.ts';

export interface DeviceCreationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly references: DeviceReferences;
  readonly settings: Pick<SettingService, 'planNew' | 'committed'>;
  readonly setup: TemplateSetup;
  /** Counts new devices. By default, they are not counted. */
  readonly usage?: Pick<DeviceMeter, 'devicesChanged'> | undefined;
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
    references: Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer'> = this.#deps.references,
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
      await store(tx, prepared);
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
          : await this.#prepare(deviceNetworkId, input, references).catch(errorOf),
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
          await store(tx, one);
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
    references: Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer' | 'templateInstances'>,
  ): Promise<PreparedDevice> {
    const device = await this.build(deviceNetworkId, input, references);
    const started = await this.#buildInitialObjects(device, references);
    const setUp = await this.#deps.setup.writesFor(device, started);
    const plan = await this.#deps.settings.planNew(settingsOwnerOf(device), input.settings ?? []);
    return { device, started, setUp, plan, input };
  }

  async #buildInitialObjects(
    device: Device,
    references: Pick<DeviceReferences, 'templateInstances'>,
  ): Promise<SmartObject[]> {
    const instances = await references.templateInstances(device.deviceTemplateId);
    if (instances.length === 0) {
      return [];
    }
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    return instances.flatMap(({ smartObjectTypeId, instanceId }) => {
      const type = catalogue.typeById(smartObjectTypeId);
      return type === undefined
        ? []
        : createSmartObject({
            deviceId: device.id,
            deviceNetworkId: device.deviceNetworkId,
            type,
            instanceNumber: instanceId,
            isUnavailable: false,
          });
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
async function store(
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

/** Checks each set of references once, because the transaction prevents their deletion. */
function cacheReferenceCheck(tx: Transaction): (device: Device) => Promise<void> {
  const known = new Map<string, Promise<void>>();
  return (device) => {
    const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId } = device;
    const key = `${deviceTypeId} ${deviceTemplateId} ${locationId} ${dataCollectorId}`;
    const check = known.get(key) ?? checkStoredReferences(tx, device);
    known.set(key, check);
    return check;
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type ReferenceLookups = Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer' | 'templateInstances'>;

/** Looks up each reference once, for a batch of devices that are created together. Caches faults too. */
function cacheReferences(references: ReferenceLookups): ReferenceLookups {
  const once = <R>(look: () => Promise<R>, known: Map<string, Promise<R>>, key: string): Promise<R> => {
    const found = known.get(key) ?? look();
    known.set(key, found);
    return found;
  };
  const resolved = new Map<string, ReturnType<ReferenceLookups['resolve']>>();
  const servers = new Map<string, Promise<boolean>>();
  const instances = new Map<string, ReturnType<ReferenceLookups['templateInstances']>>();
  return {
    resolve: (deviceNetworkId, wanted) => {
      const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId, deviceStandard } = wanted;
      const key = JSON.stringify([
        deviceNetworkId,
        deviceTypeId,
        deviceTemplateId,
        locationId,
        dataCollectorId,
        deviceStandard,
      ]);
      return once(() => references.resolve(deviceNetworkId, wanted), resolved, key);
    },
    hasBootstrapServer: (deviceNetworkId, name) =>
      once(() => references.hasBootstrapServer(deviceNetworkId, name), servers, `${deviceNetworkId} ${name}`),
    templateInstances: (id) => once(() => references.templateInstances(id), instances, id),
  };
}
