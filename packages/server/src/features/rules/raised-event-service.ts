import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { putOperation } from '../../store/port.ts';
import type { Condition, Reader, Store } from '../../store/port.ts';
import { eventCategories } from '../actuators/model/event-category.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { resourcesOf } from '../device-objects/resource-list.ts';
import { devices } from '../devices/model/device.ts';
import type { EventOutbox } from '../events/event-outbox.ts';
import type { EventBus } from '../events/events.ts';
import { domainEventOf, resetEvent } from './event-records.ts';
import type { EventReset } from './event-records.ts';
import { raisedEvents } from './model/raised-event.ts';
import type { RaisedEvent } from './model/raised-event.ts';
import { ruleLane } from './rule-outbox.ts';

export interface RaisedEventDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly outbox: EventOutbox;
  readonly bus: EventBus;
}

/** Number of events that are reset at a time. */
const BATCH = 200;

/** Resets events raised by rules. */
export class RaisedEventService {
  readonly #deps: RaisedEventDependencies;

  constructor(deps: RaisedEventDependencies) {
    this.#deps = deps;
  }

  /** Resets an event manually. Does nothing if it is not active. @throws MusterError `event-not-found` */
  async resetByHand(deviceNetworkId: string, id: string): Promise<void> {
    const events = this.#deps.store.collection(raisedEvents);
    await this.#reset(await findInNetwork(events, 'event', deviceNetworkId, id), 'ManualReset');
  }

  /** Resets the active events of a device. Do not call it in the lane of the device. */
  resetOfDevice(deviceId: string): Promise<void> {
    return this.resetWhere([{ field: 'deviceId', op: 'eq', value: deviceId }], 'AutomaticReset');
  }

  /**
   * Resets the matching active events in batches.
   *
   * @param isMeant selects events; defaults to all
   */
  async resetWhere(
    where: readonly Condition[],
    status: EventReset['status'],
    isMeant: (event: RaisedEvent) => boolean = () => true,
  ): Promise<void> {
    const active = [...where, { field: 'isActive', op: 'eq', value: true } as const];
    let batch: RaisedEvent[] = [];
    for await (const event of this.#deps.store.collection(raisedEvents).iterate({ where: active })) {
      if (isMeant(event)) batch.push(event);
      if (batch.length < BATCH) continue;
      await Promise.all(batch.map((one) => this.#reset(one, status)));
      batch = [];
    }
    await Promise.all(batch.map((one) => this.#reset(one, status)));
  }

  #reset({ id, deviceId, ruleId }: RaisedEvent, status: EventReset['status']): Promise<void> {
    const { lanes } = this.#deps;
    const inRule = (): Promise<void> => lanes.run(ruleLane(ruleId), () => this.#resetNow(id, status));
    return deviceId === undefined ? inRule() : lanes.run(deviceId, inRule);
  }

  async #resetNow(id: string, status: EventReset['status']): Promise<void> {
    const { store, clock, outbox, bus } = this.#deps;
    const event = await store.collection(raisedEvents).get(id);
    if (event?.isActive !== true) return;
    const after = resetEvent(event, { status, timeMs: clock.now() });
    const published = await domainEventOf(store, after);
    await outbox.write([putOperation(raisedEvents, after)], [published]);
    bus.emit(published);
  }
}

/** Returns the IDs of the existing devices, smart objects, resources and event categories of events. */
export async function existingEntities(
  reader: Reader,
  catalogues: Catalogues,
  events: readonly RaisedEvent[],
): Promise<ReadonlySet<string>> {
  const idsOf = (idOf: (event: RaisedEvent) => string | undefined): Set<string> =>
    new Set(events.flatMap((event) => idOf(event) ?? []));
  const [ofDevices, ofObjects, ofCategories] = await Promise.all([
    reader.collection(devices).getMany(idsOf(({ deviceId }) => deviceId)),
    reader.collection(smartObjects).getMany(idsOf(({ smartObjectId }) => smartObjectId)),
    reader.collection(eventCategories).getMany(idsOf(({ eventCategoryId }) => eventCategoryId)),
  ]);
  const existing = new Set([ofDevices, ofObjects, ofCategories].flatMap((one) => [...one.keys()]));
  for (const { deviceNetworkId, smartObjectId = '', resourceId = '' } of events) {
    const smartObject = ofObjects.get(smartObjectId);
    if (smartObject === undefined) continue;
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    if (hasResource(smartObject, catalogue, resourceId)) existing.add(resourceId);
  }
  return existing;
}

/**
 * Returns whether a smart object has a resource, available or not. Its type or its device may have lost it.
 */
function hasResource(smartObject: SmartObject, catalogue: NetworkCatalogue, resourceId: string): boolean {
  const { rid, riid } = parseResourceId(resourceId) ?? {};
  const list = resourcesOf(smartObject, catalogue.typeById(smartObject.smartObjectTypeId));
  const resource = list.find((one) => one.rid === rid);
  return resource !== undefined && (riid === undefined || resource.riids?.includes(riid) === true);
}
