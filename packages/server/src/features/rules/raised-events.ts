import type { NetworkCatalogue } from '../../kernel/ports.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { findInNetwork, newId } from '../../kernel/entities.ts';
import { omitUndefined, runsOf } from '../../kernel/data.ts';
import { putOperation } from '../../store/port.ts';
import type { Condition, Reader, Sample, Store } from '../../store/port.ts';
import { eventCategories } from '../actuators/model.ts';
import type { EventCategory } from '../actuators/model.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Device } from '../devices/model.ts';
import type { DomainEvent } from '../events/events.ts';
import { locations } from '../locations/model.ts';
import { commitChange } from './context.ts';
import type { RuleServices } from './context.ts';
import { activeGroup, activeKey, raisedEvents } from './model.ts';
import type { EventStatus, RaisedEvent, Rule, RuleCondition } from './model.ts';
import { ruleLane } from './rule-index.ts';

/** Number of events that are reset at a time. */
const BATCH = 200;

/** Resets events raised by rules. */
export class RaisedEventService {
  readonly #services: RuleServices;

  constructor(services: RuleServices) {
    this.#services = services;
  }

  /** Resets an event manually. Does nothing if it is not active. @throws MusterError `event-not-found` */
  async resetByHand(deviceNetworkId: string, id: string): Promise<void> {
    const events = this.#services.store.collection(raisedEvents);
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
    const found = this.#services.store.collection(raisedEvents).iterate({ where: active });
    for await (const batch of runsOf(found, BATCH)) {
      await Promise.all(batch.filter(isMeant).map((one) => this.#reset(one, status)));
    }
  }

  #reset({ id, deviceId, ruleId }: RaisedEvent, status: EventReset['status']): Promise<void> {
    const { lanes } = this.#services;
    const inRule = (): Promise<void> => lanes.run(ruleLane(ruleId), () => this.#resetNow(id, status));
    return deviceId === undefined ? inRule() : lanes.run(deviceId, inRule);
  }

  async #resetNow(id: string, status: EventReset['status']): Promise<void> {
    const { store, clock } = this.#services;
    const event = await store.collection(raisedEvents).get(id);
    if (event?.isActive !== true) return;
    const after = resetEvent(event, { status, timeMs: clock.now() });
    await commitChange(this.#services, {
      writes: [putOperation(raisedEvents, after)],
      events: [await domainEventOf(store, after)],
      settle: () => undefined,
    });
  }
}

/** Deletes events that were reset before a time. Active events are never deleted. */
export function pruningOfEvents(store: Store): { prune(beforeMs: number): Promise<number> } {
  return {
    prune: (beforeMs) =>
      store.collection(raisedEvents).deleteWhere([{ field: 'resetAt', op: 'lt', value: beforeMs }]),
  };
}

/** Device or resource of an event. */
interface EventSubject {
  readonly device: Device;
  readonly smartObject?: SmartObject;
  readonly resourceId?: string;
  readonly resourceName?: string;
}

/** Rule and value that raise an event. */
interface EventCause {
  readonly rule: Rule;
  readonly groupKey: string;
  /** Key of the event within its group; see `eventKey`. */
  readonly key: string;
  readonly condition?: RuleCondition | undefined;
  readonly value?: Sample['value'];
  /** Epoch milliseconds. */
  readonly timeMs: number;
}

/** Creates an event, with the current names of its rule and subject. */
export async function raisedEvent(
  reader: Reader,
  { rule, groupKey, key, condition, value, timeMs }: EventCause,
  { device, smartObject, resourceId, resourceName }: EventSubject,
): Promise<RaisedEvent> {
  const location = await reader.collection(locations).get(device.locationId);
  const category = await categoryOf(reader, rule.eventCategoryId);
  const group = activeGroup(rule.revision, groupKey);
  const event: RaisedEvent = {
    id: newId(),
    deviceNetworkId: rule.deviceNetworkId,
    ruleId: rule.id,
    ruleName: rule.name,
    severityLevel: rule.severityLevel,
    isActive: true,
    status: 'Active',
    createdAt: timeMs,
    activeGroup: group,
    activeKey: activeKey(group, key),
    deviceId: device.id,
    deviceName: device.name,
    deviceIdentifier: device.deviceIdentifier,
    locationId: device.locationId,
    ...omitUndefined({
      ruleDescription: rule.description,
      eventCategoryId: category?.id,
      eventCategoryName: category?.name,
      eventCategoryTypeId: category?.typeId,
      locationName: location?.name,
      locationExternalId: location?.externalId,
      smartObjectId: smartObject?.id,
      resourceId,
      resourceName,
      trigger: condition?.trigger,
      reset: condition?.reset,
      value,
    }),
  };
  return rule.message === undefined ? event : { ...event, information: filledIn(rule.message, event) };
}

/** Details of the reset of an event. */
interface EventReset {
  readonly status: Exclude<EventStatus, 'Active'>;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly value?: Sample['value'];
}

/** Returns the event after its reset. */
export function resetEvent(
  { activeGroup: _group, activeKey: _key, ...event }: RaisedEvent,
  { status, timeMs, value }: EventReset,
): RaisedEvent {
  return {
    ...event,
    isActive: false,
    status,
    resetAt: timeMs,
    ...(value === undefined ? {} : { resetValue: value }),
  };
}

/** Returns the event that streams and event consumers receive when an event was raised or reset. */
export async function domainEventOf(reader: Reader, raised: RaisedEvent): Promise<DomainEvent> {
  const { deviceNetworkId, deviceId, smartObjectId, resourceId } = raised;
  const category = await categoryOf(reader, raised.eventCategoryId);
  return {
    type: raised.isActive ? 'event.active' : 'event.reset',
    deviceNetworkId,
    ...omitUndefined({ deviceId, smartObjectId, resourceId }),
    raised,
    eventConsumerIds: category?.eventConsumerIds ?? [],
  };
}

async function categoryOf(reader: Reader, id: string | undefined): Promise<EventCategory | undefined> {
  return id === undefined ? undefined : reader.collection(eventCategories).get(id);
}

/** Returns the name of a resource in the catalogue of its network. */
export function resourceNameOf(
  catalogue: NetworkCatalogue,
  { objectId, objectVersion }: SmartObject,
  resourceId: string,
): string | undefined {
  const rid = parseResourceId(resourceId)?.rid;
  return rid === undefined ? undefined : catalogue.models.resource(objectId, rid, objectVersion)?.name;
}

/** Placeholders of a rule's message, and their values. */
const placeholders: Readonly<Record<string, (event: RaisedEvent) => string | number | boolean | undefined>> =
  {
    DeviceName: ({ deviceName }) => deviceName,
    DeviceIdentifier: ({ deviceIdentifier }) => deviceIdentifier,
    ResourceName: ({ resourceName }) => resourceName,
    LocationName: ({ locationName }) => locationName,
    LocationExternalId: ({ locationExternalId }) => locationExternalId,
    EventCategoryName: ({ eventCategoryName }) => eventCategoryName,
    RuleName: ({ ruleName }) => ruleName,
    RuleDescription: ({ ruleDescription }) => ruleDescription,
    SeverityLevel: ({ severityLevel }) => severityLevel,
    Value: ({ value }) => value,
    TriggerMinValue: ({ trigger }) => trigger?.min,
    TriggerMaxValue: ({ trigger }) => trigger?.max,
    TriggerStringValue: ({ trigger }) => trigger?.text,
    Time: ({ createdAt }) => new Date(createdAt).toISOString(),
  };

const PLACEHOLDER = /\{([A-Za-z]+)\}/gu;
/** Maximum number of characters of a message with its placeholders filled in. A value can be long. */
const MAX_INFORMATION = 10_000;

/** @throws MusterError `invalid-request` if a message has unknown placeholders */
export function checkMessage(message: string): void {
  const unknown = [...message.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !Object.hasOwn(placeholders, name),
  );
  if (unknown === undefined) return;
  const known = Object.keys(placeholders).map((name) => `{${name}}`);
  throw invalidMember('Message', `Has the unknown placeholder ${unknown[0]}. Use ${known.join(', ')}.`);
}

/** Fills in the placeholders of a message. Placeholders without a value become empty. */
function filledIn(message: string, event: RaisedEvent): string {
  const text = message.replaceAll(PLACEHOLDER, (all, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]?.(event) ?? '') : all,
  );
  return text.slice(0, MAX_INFORMATION);
}
