import * as Flags from '@oclif/core/flags';
import { durationFlag } from './duration.ts';
import type { MqttSetting, SecuritySetting } from '@muster/simulator';

/** Flags of the commands that read a fleet from a file or create one. */
export const fleetFlags = {
  devices: Flags.integer({
    description: 'Number of identical devices, instead of a fleet file.',
    min: 1,
    max: 100_000,
    helpGroup: 'FLEET',
  }),
  server: Flags.string({
    description:
      'URL of the server: coap(s):// for LwM2M, mqtt(s):// for MQTT. Default: the server in the fleet file.',
    env: 'MUSTER_FLEET_SERVER',
    helpGroup: 'FLEET',
    helpValue: 'URL',
  }),
};

/** Flags of the commands that start a fleet. */
export const simulationFlags = {
  seed: Flags.integer({
    description: 'Seed of the fleet. The same seed gives the same names, values and schedule.',
    min: 0,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
  }),
  lifetime: durationFlag({
    description: 'Registration lifetime.',
    min: 1,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
    isWhole: true,
  }),
  'update-interval': durationFlag({
    description: 'Time between Registration Updates of a device.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    isWhole: true,
  }),
  'notify-interval': durationFlag({
    description: 'Time between checks of values for notifications. 0 disables them.',
    min: 0,
    max: 86_400,
    helpGroup: 'FLEET',
    isWhole: true,
  }),
  'churn-interval': durationFlag({
    description: 'Time between Registration Updates with a changed object list.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    isWhole: true,
  }),
  'queue-mode': Flags.boolean({
    description:
      'Run devices in queue mode: they sleep between the messages that they send. MQTT devices disconnect.',
    helpGroup: 'FLEET',
  }),
  'awake-time': durationFlag({
    description: 'Time that a device in queue mode listens after a message. Default: 93.',
    min: 1,
    max: 86_400,
    dependsOn: ['queue-mode'],
    helpGroup: 'FLEET',
    isWhole: true,
  }),
  'content-formats': Flags.integer({
    description:
      'Content-Formats that devices announce in their Register (ct), such as 110,112. Default: all supported formats.',
    min: 0,
    max: 65_535,
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
    helpGroup: 'FLEET',
    helpValue: 'NUMBERS',
  }),
  qos: Flags.integer({
    description: 'Quality of service of the messages of MQTT devices: 0, 1 or 2. Default: 1.',
    min: 0,
    max: 2,
    helpGroup: 'FLEET',
  }),
  'start-rate': Flags.integer({
    description: 'Devices started per second.',
    min: 1,
    max: 100_000,
    helpGroup: 'FLEET',
    helpValue: 'RATE',
  }),
  'endpoint-prefix': Flags.string({
    description: 'Prefix of the endpoint names.',
    helpGroup: 'FLEET',
    helpValue: 'TEXT',
  }),
};

/** Flags for the DTLS connection of a fleet to its server. */
export const linkFlags = {
  security: Flags.string({
    description:
      'Security mode of the devices; password is for MQTT. Default: psk for a coaps: server, otherwise none.',
    options: ['none', 'psk', 'rpk', 'x509', 'password'],
    helpGroup: 'SECURITY',
  }),
  'connection-id': Flags.boolean({
    description: 'Offer Connection IDs, which identify a device when its address changes.',
    allowNo: true,
    default: true,
    helpGroup: 'SECURITY',
  }),
  'connection-id-bytes': Flags.integer({
    description: 'Length of the Connection ID in records from the server, in bytes. 0 is none. Default: 0.',
    min: 0,
    max: 20,
    helpGroup: 'SECURITY',
    helpValue: 'BYTES',
  }),
  resumption: Flags.boolean({
    description: 'Shorten later handshakes by session resumption.',
    allowNo: true,
    default: true,
    helpGroup: 'SECURITY',
  }),
  'handshake-timeout': durationFlag({
    description: 'Time limit of a handshake. Default: 30.',
    min: 1,
    max: 3600,
    helpGroup: 'SECURITY',
    isWhole: true,
  }),
  'server-key': Flags.string({
    description: "PEM file with the server's public key, for devices with raw public keys.",
    helpGroup: 'SECURITY',
    helpValue: 'FILE',
  }),
  'server-ca': Flags.string({
    description:
      "PEM file with the trusted certificates for the server's chain, for devices with certificates.",
    helpGroup: 'SECURITY',
    helpValue: 'FILE',
  }),
};

export interface SimulationFlags {
  readonly seed?: number | undefined;
  readonly lifetime?: number | undefined;
  readonly 'update-interval'?: number | undefined;
  readonly 'notify-interval'?: number | undefined;
  readonly 'churn-interval'?: number | undefined;
  readonly 'queue-mode'?: boolean | undefined;
  readonly 'awake-time'?: number | undefined;
  readonly 'content-formats'?: readonly number[] | undefined;
  readonly 'start-rate'?: number | undefined;
  readonly qos?: number | undefined;
  readonly 'endpoint-prefix'?: string | undefined;
  readonly security?: string | undefined;
  readonly 'connection-id'?: boolean | undefined;
  readonly 'connection-id-bytes'?: number | undefined;
  readonly resumption?: boolean | undefined;
  readonly 'handshake-timeout'?: number | undefined;
  readonly 'server-key'?: string | undefined;
  readonly 'server-ca'?: string | undefined;
}

/** Converts the flags to options of a fleet and leaves out unset flags. */
export function simulationOptions(flags: SimulationFlags): {
  seed?: number;
  lifetimeSeconds?: number;
  updateIntervalSeconds?: number;
  notifyIntervalSeconds?: number;
  startRatePerSecond?: number;
  endpointPrefix?: string;
  churn?: { everySeconds: number };
  queueMode?: { awakeSeconds?: number };
  contentFormats?: readonly number[];
  mqtt?: MqttSetting;
  security?: SecuritySetting;
  connectionId?: number | false;
  resumption?: boolean;
  handshakeTimeoutSeconds?: number;
} {
  const churn = flags['churn-interval'];
  const awake = flags['awake-time'];
  return {
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.lifetime === undefined ? {} : { lifetimeSeconds: flags.lifetime }),
    ...(flags['update-interval'] === undefined ? {} : { updateIntervalSeconds: flags['update-interval'] }),
    ...(flags['notify-interval'] === undefined ? {} : { notifyIntervalSeconds: flags['notify-interval'] }),
    ...(flags['start-rate'] === undefined ? {} : { startRatePerSecond: flags['start-rate'] }),
    ...(flags['endpoint-prefix'] === undefined ? {} : { endpointPrefix: flags['endpoint-prefix'] }),
    ...(churn === undefined ? {} : { churn: { everySeconds: churn } }),
    ...(flags['queue-mode'] === true
      ? { queueMode: awake === undefined ? {} : { awakeSeconds: awake } }
      : {}),
    ...(flags['content-formats'] === undefined ? {} : { contentFormats: flags['content-formats'] }),
    ...(flags.qos === undefined ? {} : { mqtt: { qos: flags.qos as 0 | 1 | 2 } }),
    ...linkOptions(flags),
  };
}

/** Omits options at their defaults, so that the fleet file can set them. */
function linkOptions(flags: SimulationFlags): {
  security?: SecuritySetting;
  connectionId?: number | false;
  resumption?: boolean;
  handshakeTimeoutSeconds?: number;
} {
  const handshakeTimeoutSeconds = flags['handshake-timeout'];
  const connectionId = flags['connection-id'] === false ? false : flags['connection-id-bytes'];
  return {
    ...(flags.security === undefined ? {} : { security: flags.security as SecuritySetting }),
    ...(connectionId === undefined ? {} : { connectionId }),
    ...(flags.resumption === false ? { resumption: false } : {}),
    ...(handshakeTimeoutSeconds === undefined ? {} : { handshakeTimeoutSeconds }),
  };
}
