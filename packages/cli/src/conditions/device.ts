import * as Flags from '@oclif/core/flags';
import { openDevice, UnknownNameError, type DeviceHandle, type MusterClient } from '@muster/sdk';
import { connect } from '../base-command.ts';
import { checkDevice, deviceArgument } from '../names/path-command.ts';
import type { Condition, Outcome } from './condition.ts';
import type { ConditionKind } from './kind.ts';

type Device = DeviceHandle['device'];

/** The states to wait for, with their tests. */
const states: Readonly<Record<string, (device: Device) => boolean>> = {
  online: ({ Status }) => Status === 'online',
  offline: ({ Status }) => Status === 'offline',
  deregistered: ({ Status }) => Status === 'Deregistered',
  registered: ({ InitialRegistrationTime }) => InitialRegistrationTime !== undefined,
};

/** States that a device can reach by enrolment, so it does not have to exist before. */
const statesOfNewDevices: ReadonlySet<string> = new Set(['online', 'registered']);

export const deviceKind: ConditionKind = {
  name: 'device',
  summary: 'a device is online, offline, deregistered or registered',
  description:
    'An offline device has lost its registration or never had one. A device is registered from its first Register on, even if it is offline now. With --for online and --for registered the device may be unknown, because it can still enrol.',
  examples: ['muster-sim-000001', 'muster-sim-000001 --for offline --timeout 5m'],
  assertExamples: ['muster-sim-000001', 'muster-sim-000001 --for registered -o json'],
  args: { device: deviceArgument },
  flags: {
    for: Flags.string({
      description: 'State of the device.',
      options: Object.keys(states),
      default: 'online',
    }),
  },
  permissions: ['Device.Read'],
  async prepare({ args, flags, signal }) {
    const name = args['device'] ?? '';
    checkDevice(name);
    const { client } = await connect(flags, { signal });
    const state = String(flags['for']);
    return deviceCondition(client, name, state);
  },
};

async function deviceCondition(client: MusterClient, name: string, state: string): Promise<Condition> {
  const known = await find();
  let id = known?.Id;
  return {
    subject: `device "${known?.DeviceIdentifier ?? name}"`,
    expected: state,
    async check() {
      const device = id === undefined ? await find() : await client.devices.get(id);
      id = device?.Id;
      return outcomeOf(device, state);
    },
    events: (options) =>
      client.events.stream({
        types: ['device.registered', 'device.deregistered', 'device.offline'],
        ...(id === undefined ? {} : { deviceId: id }),
        ...options,
      }),
    evaluateEvent: ({ deviceId }) => (id === undefined || id === deviceId ? 'check' : undefined),
  };

  async function find(): Promise<Device | undefined> {
    try {
      return (await openDevice(client, name)).device;
    } catch (error) {
      if (error instanceof UnknownNameError && statesOfNewDevices.has(state)) return undefined;
      throw error;
    }
  }
}

function outcomeOf(device: Device | undefined, state: string): Outcome {
  if (device === undefined) return { holds: false, found: undefined, text: 'is unknown' };
  const { Status, InitialRegistrationTime } = device;
  const isNew = Status === 'offline' && InitialRegistrationTime === undefined;
  return {
    holds: states[state]?.(device) === true,
    found: Status.toLowerCase(),
    text: isNew ? 'is offline and has never registered' : `is ${Status.toLowerCase()}`,
  };
}
