import * as Flags from '@oclif/core/flags';
import type { SecuritySetting } from '@muster/simulator';

/** Flags of the commands that take a fleet from a file, or make one. */
export const fleetFlags = {
  devices: Flags.integer({
    description: 'How many like devices, instead of a file.',
    min: 1,
    max: 100_000,
    helpGroup: 'FLEET',
  }),
  server: Flags.string({
    description: 'The LwM2M server. Default: the one in the file.',
    env: 'MUSTER_FLEET_SERVER',
    helpGroup: 'FLEET',
    helpValue: 'URL',
  }),
};

/** Flags of the commands that start a fleet. */
export const simulationFlags = {
  seed: Flags.integer({
    description: 'Same seed, same fleet: names, values, schedule.',
    min: 0,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
  }),
  lifetime: Flags.integer({
    description: 'Seconds that a registration lives.',
    min: 1,
    max: 4_294_967_295,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'update-interval': Flags.integer({
    description: 'Seconds between two Registration Updates of a device.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'notify-interval': Flags.integer({
    description: 'Seconds between two looks at the values of a device; 0 is never.',
    min: 0,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'churn-interval': Flags.integer({
    description: 'Seconds between two Registration Updates with a changed object list.',
    min: 1,
    max: 86_400,
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'queue-mode': Flags.boolean({
    description: "Devices sleep between the messages that they send (LwM2M's queue mode).",
    helpGroup: 'FLEET',
  }),
  'awake-time': Flags.integer({
    description: 'Seconds that a device in queue mode listens after a message. Default: 93.',
    min: 1,
    max: 86_400,
    dependsOn: ['queue-mode'],
    helpGroup: 'FLEET',
    helpValue: 'SECONDS',
  }),
  'content-formats': Flags.integer({
    description:
      'Content-Formats that devices announce in their Register (ct), such as 110,112. Default: all that they speak.',
    min: 0,
    max: 65_535,
    multiple: true,
    multipleNonGreedy: true,
    delimiter: ',',
    helpGroup: 'FLEET',
    helpValue: 'NUMBERS',
  }),
  'start-rate': Flags.integer({
    description: 'Devices that start in a second.',
    min: 1,
    max: 100_000,
    helpGroup: 'FLEET',
    helpValue: 'RATE',
  }),
  'endpoint-prefix': Flags.string({
    description: 'Start of the endpoint names.',
    helpGroup: 'FLEET',
    helpValue: 'TEXT',
  }),
};

/** Flags of the commands whose fleet turns to a server that may be secured. */
export const linkFlags = {
  security: Flags.string({
    description: 'How devices secure what they send. Default: psk for a server at coaps:, else none.',
    options: ['none', 'psk', 'rpk', 'x509'],
    helpGroup: 'SECURITY',
  }),
  'connection-id': Flags.boolean({
    description: 'Offer Connection IDs, by which a server knows devices whose address changes.',
    allowNo: true,
    default: true,
    helpGroup: 'SECURITY',
  }),
  'connection-id-bytes': Flags.integer({
    description:
      'Bytes of the Connection ID that the server puts into its records; 0: it puts none there. Default: 0.',
    min: 0,
    max: 20,
    helpGroup: 'SECURITY',
    helpValue: 'BYTES',
  }),
  resumption: Flags.boolean({
    description: 'Shorten handshakes after the first by resumption.',
    allowNo: true,
    default: true,
    helpGroup: 'SECURITY',
  }),
  'handshake-timeout': Flags.integer({
    description: 'Seconds that a handshake may take before it counts as failed. Default: 30.',
    min: 1,
    max: 3600,
    helpGroup: 'SECURITY',
    helpValue: 'SECONDS',
  }),
  'server-key': Flags.string({
    description: "PEM file with the server's public key, for devices with raw public keys.",
    helpGroup: 'SECURITY',
    helpValue: 'FILE',
  }),
  'server-ca': Flags.string({
    description: "PEM file with certificates that the server's leads to, for devices with certificates.",
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
  readonly 'endpoint-prefix'?: string | undefined;
  readonly security?: string | undefined;
  readonly 'connection-id'?: boolean | undefined;
  readonly 'connection-id-bytes'?: number | undefined;
  readonly resumption?: boolean | undefined;
  readonly 'handshake-timeout'?: number | undefined;
  readonly 'server-key'?: string | undefined;
  readonly 'server-ca'?: string | undefined;
}

/** The flags as options of a fleet; those that were not given are left out. */
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
    ...linkOptions(flags),
  };
}

/** What is at its default is left to the file. */
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
