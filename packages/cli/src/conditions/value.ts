import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import {
  closestNames,
  openDevice,
  parsePath,
  readingOf,
  UnknownPathError,
  type DeviceHandle,
  type LatestMeasurement,
  type MusterClient,
  type Reading,
  type ResourceResponse,
} from '@muster/sdk';
import { clientOf, connect } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { checkDevice, checkedPath, deviceArgument, waiting, waitTimeoutFlag } from '../names/path-command.ts';
import { parseComparison, type Comparison } from './comparison.ts';
import type { Condition, Outcome } from './condition.ts';
import type { ConditionKind } from './kind.ts';

export const valueKind: ConditionKind = {
  name: 'value',
  summary: 'the value of a resource meets a comparison',
  description: `The comparison is an operator and a value: eq, ne, gt, ge, lt, le, contains or startswith. A value alone means eq. Quotes around text are optional. Opaque data is compared as base64, times as epoch seconds.

The value is the latest that the service has stored. The service stores values of Reads and of notifications.`,
  examples: ["muster-sim-000001 /3303/0/5700 --for 'lt 80'", "muster-sim-000001 /3/0/14 --for 'eq +01:00'"],
  assertExamples: [
    "muster-sim-000001 /3303/0/5700 --for 'lt 30'",
    'muster-sim-000001 /3/0/14 --for +01:00 --read',
  ],
  args: {
    device: deviceArgument,
    path: Args.string({
      description: 'LwM2M path of a resource or resource instance, such as /3303/0/5700.',
      required: true,
      ignoreStdin: true,
    }),
  },
  flags: {
    for: Flags.string({
      description: "Comparison, such as 'lt 80'.",
      required: true,
      helpValue: 'COMPARISON',
    }),
  },
  waitFlags: {
    observe: Flags.boolean({
      description: 'Observe the resource while waiting. Needs the permission Resource.Observe.',
    }),
  },
  assertFlags: {
    read: Flags.boolean({
      description: 'Read the value from the device first, instead of taking the stored one.',
    }),
    'wait-timeout': waitTimeoutFlag,
  },
  permissions: ['Device.Read', 'SmartObject.Read', 'Resource.Read'],
  async prepare({ args, flags, signal }) {
    const path = checkedPath(args['path'] ?? '', 3);
    const comparison = parseComparison('--for', String(flags['for']));
    const name = args['device'] ?? '';
    checkDevice(name);
    const { client, settings } = await connect(flags, { signal });
    const device = await openDevice(client, name);
    if (flags['read'] === true) {
      await device.read(path, waiting(device, { 'wait-timeout': Number(flags['wait-timeout'] ?? 60) }));
    }
    const stored = await storedAt(client, device, path);
    const condition = valueCondition(client, device, stored, comparison);
    if (flags['observe'] !== true) return condition;
    // Uses its own client: the signal has aborted all other requests when the observation is cancelled.
    const closing = clientOf(settings, {});
    return { ...condition, ...observing({ client, closing, device, stored, signal }) };
  },
};

/** A resource, and the resources of its object instance. */
interface Stored {
  readonly resource: ResourceResponse;
  readonly siblings: readonly ResourceResponse[];
}

async function storedAt(client: MusterClient, { device }: DeviceHandle, text: string): Promise<Stored> {
  const { objectId, instanceId } = parsePath(text);
  const object = device.SmartObjects.find(
    ({ TypeId, InstanceNumber }) => TypeId === objectId && InstanceNumber === instanceId,
  );
  const siblings = object === undefined ? [] : (await client.smartObjects.values(object.Id)).Resources;
  const resource = siblings.find(({ Url }) => Url === text);
  if (resource === undefined) {
    const known =
      object === undefined
        ? device.SmartObjects.map(({ TypeId, InstanceNumber }) => `/${TypeId}/${InstanceNumber}`)
        : siblings.map(({ Url }) => Url);
    throw new UnknownPathError(device.DeviceIdentifier, text, closestNames(text, known));
  }
  const instance = siblings.find(({ Url }) => Url.startsWith(`${text}/`));
  if (instance === undefined) return { resource, siblings };
  throw new UsageError(`${text} has several values.`, `Give the path of one, such as ${instance.Url}.`);
}

function valueCondition(
  client: MusterClient,
  device: DeviceHandle,
  { resource, siblings }: Stored,
  comparison: Comparison,
): Condition {
  const { DeviceIdentifier, Id } = device.device;
  const outcomeOf = (measurement?: LatestMeasurement): Outcome =>
    outcomeOfReading(readingOf(DeviceIdentifier, resource, siblings, measurement), comparison);
  return {
    subject: `${resource.Url} of device "${DeviceIdentifier}"`,
    expected: comparison.text,
    async check() {
      const stored = await storedAt(client, device, resource.Url);
      return outcomeOfReading(readingOf(DeviceIdentifier, stored.resource, stored.siblings), comparison);
    },
    events: (options) => client.events.stream({ deviceId: Id, types: ['measurement'], ...options }),
    evaluateEvent(event) {
      if (event.type !== 'measurement' || event.data.ruri !== resource.Url) return undefined;
      return outcomeOf(event.data);
    },
  };
}

function outcomeOfReading({ Value, Unit, Time }: Reading, comparison: Comparison): Outcome {
  if (Value === undefined) return { holds: false, found: undefined, text: 'has no stored value' };
  const value = typeof Value === 'string' ? `"${Value}"` : String(Value);
  const unit = Unit === undefined ? '' : ` ${Unit}`;
  const time = Time === undefined ? '' : ` (${Time})`;
  return { holds: comparison.fits(Value), found: Value, text: `is ${value}${unit}${time}` };
}

interface Observing {
  readonly client: MusterClient;
  /** Client that the signal does not abort. */
  readonly closing: MusterClient;
  readonly device: DeviceHandle;
  readonly stored: Stored;
  readonly signal: AbortSignal;
}

/** Observes the resource during the wait. A resource that was already observed stays observed. */
function observing({
  client,
  closing,
  device,
  stored,
  signal,
}: Observing): Required<Pick<Condition, 'begin' | 'close'>> {
  const { Id, Url } = stored.resource;
  let hasBegun = false;
  return {
    async begin() {
      const { IsObserveState } = await client.resources.observeState(Id);
      if (IsObserveState) return;
      hasBegun = true;
      await device.observe(Url, { ...waiting(device, { 'wait-timeout': 0 }), signal });
    },
    async close() {
      // Do not wait for the answer: the device can be asleep.
      if (hasBegun) await closing.resources.cancelObserve(Id);
    },
  };
}
