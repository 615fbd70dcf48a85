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
  /** The password is not the right one: a fault of the device. */
  readonly isWrong: boolean;
}

/** The device of a client, and how it connects. */
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
  /** [0, 1) */
  readonly random: () => number;
  readonly backOff: RegistrationBackOff;
  /** The login of this moment; undefined: none. */
  readonly credentials: () => MqttLogin | undefined;
  /** Epoch milliseconds of the device, whose clock can drift. */
  readonly nowMs: () => number;
  readonly onSecured: (tookMs: number) => void;
}
