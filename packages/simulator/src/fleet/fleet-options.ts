import {
  ModelRegistry,
  omaCatalogue,
  type Clock,
  type RegistrationBackOff,
  type Transport,
} from '@muster/lwm2m';
import type { SocketFactory } from '../device/device-link.ts';
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
  QueueModeSetting,
  SecuritySetting,
} from '../scenario/fleet-file.ts';
import type { ServerTrust } from '../security/device-credentials.ts';

/** What a fleet is made of and how it behaves. */
export interface FleetOptions extends ServerTrust {
  /** A number of like devices, or cohorts as in a fleet file. */
  readonly devices: number | readonly Cohort[];
  /** LwM2M server, such as `coap://127.0.0.1:5683` or `coaps://127.0.0.1:5684`. Needed where there is no `bootstrapUri`. */
  readonly serverUri?: string;
  /** Bootstrap server, such as `coap://127.0.0.1:5693`: devices learn from it where to register. */
  readonly bootstrapUri?: string;
  /** 0..4,294,967,295; default 1. Same seed, same fleet: names, values, schedule. */
  readonly seed?: number;
  /** Start of endpoint names where the cohort has no pattern; default `muster-sim-`. */
  readonly endpointPrefix?: string;
  /** For cohorts that do not say otherwise; default 300. */
  readonly lifetimeSeconds?: number;
  /** For cohorts that do not say otherwise; default: one Update shortly before each lifetime's end. */
  readonly updateIntervalSeconds?: number;
  /** For cohorts that do not say otherwise; default 10; 0: values are not looked at by themselves. */
  readonly notifyIntervalSeconds?: number;
  /** Devices that start per second; default 100. */
  readonly startRatePerSecond?: number;
  /** Devices that may wait for the answer to their first Register at one time; default 64. */
  readonly maxConcurrentRegistrations?: number;
  /** For cohorts that do not say otherwise; see {@link Cohort.queueMode}. */
  readonly queueMode?: boolean | QueueModeSetting;
  /** For cohorts that do not say otherwise; see {@link Cohort.contentFormats}. */
  readonly contentFormats?: readonly number[];
  /** For cohorts that do not say otherwise: an Update with a changed object list this often. */
  readonly churn?: { readonly everySeconds: number };
  /** For cohorts that do not say otherwise; default: `psk` for a server at `coaps:`, else `none`. */
  readonly security?: SecuritySetting;
  /** For cohorts that do not say otherwise; see {@link Cohort.connectionId}. */
  readonly connectionId?: number | false;
  /** For cohorts that do not say otherwise; default true. */
  readonly resumption?: boolean;
  /** For cohorts that do not say otherwise: conditions between the devices and their server. */
  readonly network?: readonly NetworkSetting[];
  /** Index of the first device; default 1. */
  readonly firstIndex?: number;
  /**
   * The part of the fleet that this process runs; default: all of it. The devices are the same, outcomes included, however
   * many processes share the fleet.
   */
  readonly slice?: FleetSlice;
  /** CSV files for generators of kind `csv`, by name. Default: none. */
  readonly replays?: ReplayFiles;
  /** Local address of all sockets; default: chosen by the server's address. */
  readonly localAddress?: string;
  /** Object definitions; default: the OMA catalogue of `@muster/lwm2m`. */
  readonly models?: ModelRegistry;
  readonly clock?: Clock;
  /** How devices pause between tries to register; default: 2 s, doubling up to 120 s. */
  readonly backOff?: Partial<RegistrationBackOff>;
  /**
   * Makes the transport of a device's CoAP messages instead of a UDP socket; called again when the device changes its
   * address. Network conditions apply to it unless its scheme is `coaps`.
   */
  readonly transport?: (device: SimulatedDevice) => Promise<Transport>;
  /**
   * Opens the socket of a device towards a server instead of a UDP socket: for CoAP messages at coap, for DTLS records at
   * coaps. Called again when the device changes its address. Not used with `transport`.
   */
  readonly socket?: SocketFactory;
  /** Sees each CoAP message of each device, as it is before and after protection. */
  readonly onDatagram?: DatagramObserver;
  /** Sees the values that each device sends to its server. */
  readonly onReport?: ReportObserver;
  /**
   * Each device keeps the requests that it receives, as `device.received`, or with these bounds. Default false: a
   * recording device takes more memory with each request.
   */
  readonly recordRequests?: boolean | RecordSetting;
  /**
   * Devices take faults and network conditions while they run, see `device.injectFault`. Default false: such a device takes
   * more memory.
   */
  readonly injectFaults?: boolean;
  /** How long a DTLS handshake may take before it counts as failed, seconds; default 30. */
  readonly handshakeTimeoutSeconds?: number;
  /** Ends the fleet at once, without Deregister. */
  readonly signal?: AbortSignal;
}

/** Consecutive devices of a fleet. */
export interface FleetSlice {
  /** Position of the first device in the fleet, from 1. */
  readonly first: number;
  /** Number of devices, at least 1; fewer at the end of the fleet. */
  readonly count: number;
}

const defaultCohort = 'devices';

/** Fields of a cohort that the options can give for all of them. */
const sharedFields = [
  'lifetimeSeconds',
  'updateIntervalSeconds',
  'notifyIntervalSeconds',
  'churn',
  'queueMode',
  'contentFormats',
  'network',
  'security',
  'connectionId',
  'resumption',
] as const satisfies readonly (keyof Cohort & keyof FleetOptions)[];

/** The cohorts of a fleet, with what the options say for all of them. */
export function cohortsOf(options: FleetOptions): Cohort[] {
  const { devices } = options;
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
 * Options for `createFleet` from a fleet file.
 *
 * @param overrides take precedence over the file; `serverUri` may be a name in its `servers`
 * @throws TypeError when neither names a server
 */
export function fleetOptions(
  source: FleetFile | LoadedFleetFile,
  overrides: Partial<FleetOptions> = {},
): FleetOptions {
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

/** @throws TypeError when neither file nor overrides name a server */
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

/** What `device.received` keeps; undefined: nothing. */
export function recordSetting(option: FleetOptions['recordRequests']): RecordSetting | undefined {
  return option === true ? {} : option || undefined;
}
