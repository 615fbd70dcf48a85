import { createBootstrapClient, createLwm2mClient } from '@muster/lwm2m';
import { createMqttClient } from '../mqtt/create-mqtt-client.ts';
import { isMqtt, splitUri } from '../network/server-address.ts';
import type { ClientDevice } from './client-device.ts';
import type { DeviceClient } from './device-client.ts';
import type { DeviceSetting } from './device-setting.ts';
import { maxPackageBytes } from './fetch-package.ts';
import type { DevicePlan } from './plan.ts';
import { createStream } from './random.ts';

/**
 * Creates the client of a device: over MQTT or LwM2M, depending on the scheme of its server. An LwM2M client bootstraps
 * first if the fleet has a bootstrap server.
 */
export function createClient(plan: DevicePlan, setting: DeviceSetting, device: ClientDevice): DeviceClient {
  const { tree, hooks, transportFactory, localAddress, intercept } = device;
  const { bootstraps, clock, models, backOff } = setting;
  const { uri } = setting.serverOf(plan.server);
  if (isMqtt(splitUri(uri).scheme)) return createMqttClient(plan, setting, device);
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
    hooks,
    ...(intercept === undefined ? {} : { intercept }),
    ...(localAddress === undefined ? {} : { localAddress }),
    ...(transportFactory === undefined ? {} : { transportFactory }),
    ...(backOff === undefined ? {} : { backOff }),
    ...randomOf(setting, device),
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

/**
 * Returns the source of Message IDs and tokens. If the network is simulated too, the source is seeded, so that a run
 * can be repeated. With UDP sockets it is unpredictable: if a device is created twice within EXCHANGE_LIFETIME and gets
 * the same port, the server would take its Register for a duplicate of the earlier one (RFC 7252 sections 4.2 and 4.4).
 */
function randomOf(
  { seed, socket, transport }: DeviceSetting,
  { index, run }: ClientDevice,
): { random?: () => number } {
  if (socket === undefined && transport === undefined) return {};
  // Each run has its own stream: a rebooted device must not reuse its Message IDs.
  return { random: createStream(seed, index, run) };
}
