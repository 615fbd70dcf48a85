import type { AccessService } from '../access/access-service.ts';
import { queueItems } from '../commands/model/queue-item.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { devices } from '../devices/model/device.ts';
import type { Device, DeviceStatus } from '../devices/model/device.ts';
import type { DataCollectorViews, GatewayCounts } from '../gateways/data-collector-views.ts';
import { raisedEvents } from '../rules/model/raised-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Condition, Store } from '../../store/port.ts';
import { firmwareCounts } from './firmware-counts.ts';
import type { FirmwareCounts } from './firmware-counts.ts';

export interface OverviewDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<AccessService, 'permissionsOfKey'>;
  readonly collectors: Pick<DataCollectorViews, 'counts'>;
}

/** Counts of a device network. Members that the key has no permission to read are absent. */
export interface Overview {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly devices?: ReadonlyMap<DeviceStatus, number>;
  /** Devices that went offline, latest first. */
  readonly offline?: readonly Device[];
  /** Active events by severity. */
  readonly events?: ReadonlyMap<number, number>;
  /** Number of smart objects that their devices no longer list. */
  readonly unavailable?: number;
  /** Some of these smart objects. */
  readonly unavailableObjects?: readonly UnavailableObject[];
  readonly firmware?: FirmwareCounts;
  readonly queueItems?: number;
  readonly gateways?: GatewayCounts;
}

/** A smart object that its device no longer lists. */
export interface UnavailableObject {
  readonly smartObject: SmartObject;
  readonly device: Device;
}

/** Maximum number of offline devices in an overview. */
const MAX_OFFLINE = 10;
/** Maximum number of unavailable smart objects in an overview. */
const MAX_UNAVAILABLE = 10;

/**
 * Counts the entities of a device network. Counts read an index and no documents. Lists read only the
 * documents that they show.
 */
export class OverviewService {
  readonly #deps: OverviewDependencies;

  constructor(deps: OverviewDependencies) {
    this.#deps = deps;
  }

  async of(deviceNetworkId: string, apiKeyId: string): Promise<Overview> {
    const { access, clock, collectors, store } = this.#deps;
    const granted = await access.permissionsOfKey(apiKeyId, deviceNetworkId);
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const mayRead = (entity: string): boolean =>
      granted.has(`${entity}.Read`) || granted.has(`${entity}.All`);
    const readable = <T>(entity: string, read: () => Promise<T>): Promise<T | undefined> =>
      mayRead(entity) ? read() : Promise.resolve(undefined);
    const [byStatus, offline, events, unavailable, objects, firmware, waiting, gateways] = await Promise.all([
      readable('Device', () => store.collection(devices).countBy('status', where)),
      readable('Device', () => this.#offline(deviceNetworkId)),
      readable('Event', () => this.#events(where)),
      readable('SmartObject', () =>
        store.collection(smartObjects).count({ where: exceptionsOf(deviceNetworkId) }),
      ),
      mayRead('Device') ? readable('SmartObject', () => this.#unavailable(deviceNetworkId)) : undefined,
      readable('FirmwarePackage', () => firmwareCounts(store, deviceNetworkId)),
      readable('QueueItem', () => store.collection(queueItems).count({ where })),
      readable('DataCollector', () => collectors.counts(deviceNetworkId)),
    ]);
    return {
      time: clock.now(),
      ...(byStatus === undefined ? {} : { devices: byStatus as ReadonlyMap<DeviceStatus, number> }),
      ...(offline === undefined ? {} : { offline }),
      ...(events === undefined ? {} : { events }),
      ...(unavailable === undefined ? {} : { unavailable }),
      ...(objects === undefined ? {} : { unavailableObjects: objects }),
      ...(firmware === undefined ? {} : { firmware }),
      ...(waiting === undefined ? {} : { queueItems: waiting }),
      ...(gateways === undefined ? {} : { gateways }),
    };
  }

  async #offline(deviceNetworkId: string): Promise<Device[]> {
    return this.#deps.store.collection(devices).find({
      where: exceptionsOf(deviceNetworkId),
      sort: [{ field: 'contactLostTime', direction: 'desc' }],
      limit: MAX_OFFLINE,
    });
  }

  async #unavailable(deviceNetworkId: string): Promise<UnavailableObject[]> {
    const { store } = this.#deps;
    const where = exceptionsOf(deviceNetworkId);
    const found = await store.collection(smartObjects).find({ where, limit: MAX_UNAVAILABLE });
    const owners = await store.collection(devices).getMany(found.map(({ deviceId }) => deviceId));
    return found.flatMap((smartObject) => {
      const device = owners.get(smartObject.deviceId);
      // Deleted between the two reads.
      return device === undefined ? [] : [{ smartObject, device }];
    });
  }

  async #events(where: readonly Condition[]): Promise<ReadonlyMap<number, number>> {
    const active: Condition = { field: 'isActive', op: 'eq', value: true };
    const counts = await this.#deps.store
      .collection(raisedEvents)
      .countBy('severityLevel', [...where, active]);
    return new Map([...counts].map(([severity, count]) => [Number(severity), count]));
  }
}

const exceptionsOf = (deviceNetworkId: string): Condition[] => [
  { field: 'exceptionOf', op: 'eq', value: deviceNetworkId },
];
