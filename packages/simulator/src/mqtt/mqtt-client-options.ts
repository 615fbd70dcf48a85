import type { X509Certificate } from 'node:crypto';
import type { Clock, ModelRegistry, RegistrationBackOff } from '@muster/lwm2m';
import type { DeviceHooks } from '../device/device-client.ts';
import type { DeviceFaults } from '../device/faults/device-faults.ts';
import type { DeviceTree } from '../device/object-tree.ts';
import type { MqttServer } from './mqtt-connection.ts';
import type { MqttDialect, Qos } from './mqtt-message.ts';

export interface MqttLogin {
  readonly username: string;
  readonly password: string;
  /** Whether a fault of the device has replaced the password with a wrong one. */
  readonly isWrong: boolean;
}

/** The device of an MQTT client, and its connection settings. */
export interface MqttClientOptions {
  readonly endpointName: string;
  readonly server: MqttServer;
  readonly localAddress: string;
  readonly serverCertificates: readonly X509Certificate[];
  readonly keepAliveSeconds: number;
  readonly qos: Qos;
  readonly lifetimeSeconds: number;
  /** Seconds without a message after which the device disconnects. Undefined: it stays connected. */
  readonly awakeSeconds: number | undefined;
  readonly dialect: MqttDialect;
  readonly tree: DeviceTree;
  readonly models: ModelRegistry;
  readonly hooks: DeviceHooks;
  /** Undefined for a device without faults. */
  readonly faults: DeviceFaults | undefined;
  readonly clock: Clock;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly backOff: RegistrationBackOff;
  /** Returns the login for the next connection; undefined if there is none. */
  readonly credentials: () => MqttLogin | undefined;
  /** Returns the epoch milliseconds of the device, whose clock can drift. */
  readonly nowMs: () => number;
  readonly onSecured: (tookMs: number) => void;
}
