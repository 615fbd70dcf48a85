import {
  ModelRegistry,
  omaCatalogue,
  type Clock,
  type RegistrationBackOff,
  type Transport,
} from '@muster/lwm2m';
import type { PacketCapture } from '@muster/net';
import { demandArgument } from '../demand-argument.ts';
import type { SocketFactory } from '../device/socket-factory.ts';
import type { DatagramObserver } from '../device/observed-transport.ts';
import type { RecordSetting } from '../device/received-requests.ts';
import type { ReportObserver } from '../device/report-observer.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { ReplayFiles } from '../device/replay.ts';
import { serverAddress, withServerAddresses } from '../scenario/check-servers.ts';
import type { NetworkSetting } from '../scenario/faults.ts';
import type {
  Cohort,
  FleetFile,
  LoadedFleetFile,
  MqttSetting,
  QueueModeSetting,
  SecuritySetting,
} from '../scenario/fleet-file.ts';
import type { ServerTrust } from '../security/device-credentials.ts';

/** Devices, servers and settings of a fleet. */
export interface FleetOptions extends ServerTrust {
  /** Number of identical devices, or cohorts as in a fleet file. */
  readonly devices: number | readonly Cohort[];
  /**
   * Server, such as `coap://127.0.0.1:5683`, `coaps://127.0.0.1:5684` or `mqtt://127.0.0.1:1883`. Required without
   * `bootstrapUri`.
   */
  readonly serverUri?: string;
  /** Bootstrap server, such as `coap://127.0.0.1:5693`, which gives devices the address of their LwM2M server. */
  readonly bootstrapUri?: string;
  /** Seed, 0 to 4,294,967,295. The same seed gives the same names, values and schedule. Default 1. */
  readonly seed?: number;
  /** Start of endpoint names for cohorts without a pattern. Default `muster-sim-`. */
  readonly endpointPrefix?: string;
  /** Lifetime in seconds for cohorts without one. Default 300. */
  readonly lifetimeSeconds?: number;
  /**
   * Interval of Updates in seconds for cohorts without one. Default: one Update shortly before the end of each
   * lifetime.
   */
  readonly updateIntervalSeconds?: number;
  /**
   * Interval in seconds at which changed values are checked, for cohorts without one. Default 10; 0 disables the
   * checks.
   */
  readonly notifyIntervalSeconds?: number;
  /** Number of devices started per second. Default 100. */
  readonly startRatePerSecond?: number;
  /** Maximum number of devices that wait for the response to their first Register. Default 64. */
  readonly maxConcurrentRegistrations?: number;
  /** Queue mode for cohorts without this setting; see {@link Cohort.queueMode}. */
  readonly queueMode?: boolean | QueueModeSetting;
  /** Content-Formats for cohorts without this setting; see {@link Cohort.contentFormats}. */
  readonly contentFormats?: readonly number[];
  /** Churn for cohorts without it: an Update with a changed object list at this interval in seconds. */
  readonly churn?: { readonly everySeconds: number };
  /** MQTT settings for cohorts without this setting. */
  readonly mqtt?: MqttSetting;
  /** Security mode for cohorts without one. Default: `psk` for a `coaps:` server, else `none`. */
  readonly security?: SecuritySetting;
  /** Connection ID setting for cohorts without one; see {@link Cohort.connectionId}. */
  readonly connectionId?: number | false;
  /** Whether devices resume sessions, for cohorts without this setting. Default true. */
  readonly resumption?: boolean;
  /** Network conditions for cohorts without any. */
  readonly network?: readonly NetworkSetting[];
  /** Index of the first device; default 1. */
  readonly firstIndex?: number;
  /**
   * The part of the fleet that this process runs. Default: the whole fleet. Devices and outcomes do not depend on the
   * number of processes.
   */
  readonly slice?: FleetSlice;
  /** CSV files for generators of kind `csv`, by name. Default: none. */
  readonly replays?: ReplayFiles;
  /** Local address of all sockets. Default: depends on the address of the server. */
  readonly localAddress?: string;
  /** Object definitions. Default: the OMA catalogue of `@muster/lwm2m`. */
  readonly models?: ModelRegistry;
  readonly clock?: Clock;
  /** Pauses between attempts to register. Default: 2 s, doubling up to 120 s. */
  readonly backOff?: Partial<RegistrationBackOff>;
  /**
   * Creates the transport of a device's CoAP messages, instead of a UDP socket. Called again when the device changes
   * its address. Network conditions apply to it unless its scheme is `coaps`.
   */
  readonly transport?: (device: SimulatedDevice) => Promise<Transport>;
  /**
   * Opens the socket of a device to a server, instead of a UDP socket: for CoAP messages with coap, for DTLS records
   * with coaps. Called again when the device changes its address. Not used with `transport`.
   */
  readonly socket?: SocketFactory;
  /**
   * Receives the datagrams on the network, for example a {@link PcapFile}. Does not receive those of `transport`, or
   * MQTT.
   */
  readonly capture?: PacketCapture;
  /** Receives each CoAP message of each device, unencrypted. */
  readonly onDatagram?: DatagramObserver;
  /** Receives the values that each device sends to its server. */
  readonly onReport?: ReportObserver;
  /**
   * Whether each device records its received requests as `device.received`, or the limits for it. Default false,
   * because recorded requests take memory.
   */
  readonly recordRequests?: boolean | RecordSetting;
  /**
   * Whether faults and network conditions can be injected, see `device.injectFault`. Default false, because it takes
   * memory.
   */
  readonly injectFaults?: boolean;
  /** Time-out of a DTLS handshake in seconds. Default 30. */
  readonly handshakeTimeoutSeconds?: number;
  /** Stops the fleet at once, without Deregister. */
  readonly signal?: AbortSignal;
}

/** Consecutive devices of a fleet. */
export interface FleetSlice {
  /** Position of the first device in the fleet, from 1. */
  readonly first: number;
  /** Number of devices, at least 1. The last slice can have fewer. */
  readonly count: number;
}

const defaultCohort = 'devices';

/** Fields of a cohort with a default in the options. */
const sharedFields = [
  'lifetimeSeconds',
  'updateIntervalSeconds',
  'notifyIntervalSeconds',
  'churn',
  'queueMode',
  'contentFormats',
  'network',
  'mqtt',
  'security',
  'connectionId',
  'resumption',
] as const satisfies readonly (keyof Cohort & keyof FleetOptions)[];

/**
 * Returns the cohorts of a fleet with the defaults of the options.
 *
 * @throws TypeError if the options have no devices
 */
export function cohortsOf(options: FleetOptions): Cohort[] {
  const { devices } = options;
  if ((devices as unknown) === undefined)
    throw new TypeError('a fleet needs devices: their number, or a list of cohorts');
  const cohorts: readonly Cohort[] =
    typeof devices === 'number' ? [{ name: defaultCohort, count: devices }] : devices;
  const { endpointPrefix } = options;
  const defaults: Partial<Cohort> = {
    ...(endpointPrefix === undefined ? {} : { endpoint: `${endpointPrefix}{index:6}` }),
    ...Object.fromEntries(
      sharedFields
        .map((field) => [field, options[field]] as const)
        .filter(([, value]) => value !== undefined),
    ),
  };
  return cohorts.map((cohort) => ({ ...defaults, ...cohort }));
}

/**
 * Returns the options for `createFleet` from a fleet file.
 *
 * @param overrides options that take precedence over the file; `serverUri` can be a name in its `servers`
 * @throws TypeError if neither names a server
 */
export function fleetOptions(
  source: FleetFile | LoadedFleetFile,
  overrides: Partial<FleetOptions> = {},
): FleetOptions {
  demandArgument('file', source, 'A fleet');
  const file = withServerAddresses(source);
  const objectModels = 'objectModels' in file ? file.objectModels : [];
  const replays = 'replays' in file ? file.replays : undefined;
  const { seed, startRatePerSecond, maxConcurrentRegistrations, network } = file;
  return {
    ...(replays === undefined ? {} : { replays }),
    ...(network === undefined ? {} : { network }),
    ...(seed === undefined ? {} : { seed }),
    ...(startRatePerSecond === undefined ? {} : { startRatePerSecond }),
    ...(maxConcurrentRegistrations === undefined ? {} : { maxConcurrentRegistrations }),
    ...(network === undefined ? {} : { network }),
    ...(objectModels.length === 0 ? {} : { models: new ModelRegistry([...omaCatalogue, ...objectModels]) }),
    ...overrides,
    devices: overrides.devices ?? file.cohorts,
    ...addressesOf(file, overrides),
  };
}

/** @throws TypeError if neither file nor overrides name a server */
function addressesOf(
  file: FleetFile,
  overrides: Partial<FleetOptions>,
): Pick<FleetOptions, 'serverUri' | 'bootstrapUri'> {
  const bootstrapUri = overrides.bootstrapUri ?? file.bootstrap;
  const named = overrides.serverUri ?? file.server;
  const serverUri = named === undefined ? undefined : (serverAddress(named, file.servers) ?? named);
  if (serverUri === undefined && bootstrapUri === undefined) {
    throw new TypeError(
      'the fleet file has no server. Add server: coap://127.0.0.1:5683, or give one at the start.',
    );
  }
  return {
    ...(serverUri === undefined ? {} : { serverUri }),
    ...(bootstrapUri === undefined ? {} : { bootstrapUri }),
  };
}

/** Returns the limits for `device.received`; undefined if nothing is recorded. */
export function recordSetting(option: FleetOptions['recordRequests']): RecordSetting | undefined {
  return option === true ? {} : option || undefined;
}
