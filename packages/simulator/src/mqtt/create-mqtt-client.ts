import type { ClientDevice } from '../device/client-device.ts';
import type { DeviceClient } from '../device/device-client.ts';
import type { DeviceSetting } from '../device/device-setting.ts';
import type { DevicePlan } from '../device/plan.ts';
import { createStream } from '../device/random.ts';
import { splitUri } from '../network/server-address.ts';
import { mqttCredentialsOf } from '../security/mqtt-credentials.ts';
import { JsonDialect } from './json-dialect.ts';
import { MqttDeviceClient } from './mqtt-client.ts';
import { SparkplugDialect } from './sparkplug-dialect.ts';
import type { MqttLogin } from './mqtt-client-options.ts';

/** Same as for LwM2M devices. */
const defaultBackOff = { initialSeconds: 2, maxSeconds: 120 };
const backOffStream = 0x6d717474;

/** Creates the MQTT client of a device. */
export function createMqttClient(
  plan: DevicePlan,
  setting: DeviceSetting,
  device: ClientDevice,
): DeviceClient {
  const { endpointName, index, run, faults, localAddress = '0.0.0.0', onSecured } = device;
  const { seed, clock, models, backOff, trust } = setting;
  const { uri, address, port, hostName } = setting.serverOf(plan.server);
  const { qos, results, will, keepAliveSeconds } = plan.mqtt;
  const own =
    plan.security.mode === 'password'
      ? mqttCredentialsOf(plan.mqtt, { index, seed, cohort: plan.cohort, endpointName })
      : undefined;
  const credentials = (): MqttLogin | undefined => {
    if (!own) return undefined;
    const isWrong = faults !== undefined && faults.active('wrong-password').length > 0;
    return { ...own, password: isWrong ? `${own.password}?` : own.password, isWrong };
  };
  return new MqttDeviceClient({
    endpointName,
    server: {
      ...{ address, port, isSecured: splitUri(uri).scheme === 'mqtts' },
      ...(hostName === undefined ? {} : { hostName }),
    },
    localAddress,
    serverCertificates: trust.serverCertificates ?? [],
    ...{ keepAliveSeconds, qos, clock, models, faults, credentials, onSecured },
    lifetimeSeconds: device.lifetimeSeconds,
    awakeSeconds: plan.awakeSeconds,
    dialect:
      plan.mqtt.payload === 'sparkplug'
        ? new SparkplugDialect({ endpointName, deviceId: plan.mqtt.device, models })
        : new JsonDialect({ endpointName, qos, results, will }),
    tree: device.tree,
    hooks: device.hooks,
    random: createStream(seed, index, run, backOffStream),
    backOff: { ...defaultBackOff, ...backOff },
    nowMs: () => device.nowMs(),
  });
}
