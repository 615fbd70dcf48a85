import {
  createBootstrapClient,
  createLwm2mClient,
  type ClientOptions,
  type Lwm2mClient,
  type ValueRecord,
} from '@muster/lwm2m';
import type { DeviceSetting } from './device-setting.ts';
import { maxPackageBytes } from './fetch-package.ts';
import type { DevicePlan } from './plan.ts';
import { createStream } from './random.ts';

/** What a client needs of its device. */
export interface ClientDevice extends Pick<
  ClientOptions,
  'tree' | 'hooks' | 'transportFactory' | 'localAddress'
> {
  readonly index: number;
  readonly endpointName: string;
  readonly lifetimeSeconds: number;
  readonly binding: string;
  /** Counts the clients of the device. */
  readonly run: number;
  /** What a bootstrap server has written on the device; a reboot keeps it. */
  readonly accounts: readonly ValueRecord[] | undefined;
  onProvisioned(accounts: readonly ValueRecord[]): void;
}

/** Makes the LwM2M client of a device: one that bootstraps first, where the fleet has a bootstrap server. */
export function createClient(plan: DevicePlan, setting: DeviceSetting, device: ClientDevice): Lwm2mClient {
  const { tree, hooks, transportFactory, localAddress } = device;
  const { bootstraps, clock, models, seed, backOff } = setting;
  const { uri } = setting.serverOf(plan.server);
  const options = {
    endpointName: device.endpointName,
    lwm2mVersion: plan.lwm2mVersion,
    confirmableNotifications: plan.confirmableNotifications,
    queueMode: plan.awakeSeconds !== undefined,
    omitEndpointName: plan.omitEndpoint,
    ...(plan.contentFormats === undefined ? {} : { announcedFormats: plan.contentFormats }),
    tree,
    clock,
    models,
    limits: { maxBodyBytes: maxPackageBytes },
    ...(hooks === undefined ? {} : { hooks }),
    ...(localAddress === undefined ? {} : { localAddress }),
    ...(transportFactory === undefined ? {} : { transportFactory }),
    ...(backOff === undefined ? {} : { backOff }),
    // Another stream for each run: a rebooted device must not use its old message ids again.
    random: createStream(seed, device.index, device.run),
  };
  if (!bootstraps) {
    const { lifetimeSeconds, binding } = device;
    return createLwm2mClient({ ...options, serverUri: uri, lifetimeSeconds, binding });
  }
  const { accounts } = device;
  return createBootstrapClient({
    ...options,
    bootstrapUri: uri,
    ...(accounts === undefined ? {} : { provisioned: accounts }),
    ...(transportFactory === undefined ? {} : { bootstrapTransportFactory: transportFactory }),
    onProvisioned: (records) => device.onProvisioned(records),
  });
}
