import {
  ModelRegistry,
  omaCatalogue,
  type Clock,
  type RegistrationBackOff,
  type Transport,
} from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { Cohort, FleetFile, LoadedFleetFile } from '../scenario/fleet-file.ts';

/** What a fleet is made of and how it behaves. */
export interface FleetOptions {
  /** A number of like devices, or cohorts as in a fleet file. */
  readonly devices: number | readonly Cohort[];
  /** LwM2M server, such as `coap://127.0.0.1:5683`. */
  readonly serverUri: string;
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
  /** For cohorts that do not say otherwise: an Update with a changed object list this often. */
  readonly churn?: { readonly everySeconds: number };
  /** Index of the first device, default 1: lets several processes share one fleet. */
  readonly firstIndex?: number;
  /** Local address of all sockets; default: chosen by the server's address. */
  readonly localAddress?: string;
  /** Object definitions; default: the OMA catalogue of `@muster/lwm2m`. */
  readonly models?: ModelRegistry;
  readonly clock?: Clock;
  /** How devices pause between tries to register; default: 2 s, doubling up to 120 s. */
  readonly backOff?: Partial<RegistrationBackOff>;
  /** Makes the transport of a device in the place of a UDP socket: a lossy link, say. */
  readonly transport?: (device: SimulatedDevice) => Promise<Transport>;
  /** Ends the fleet at once, without De-register. */
  readonly signal?: AbortSignal;
}

const defaultCohort = 'devices';

/** The cohorts of a fleet, with what the options say for all of them. */
export function cohortsOf(options: FleetOptions): Cohort[] {
  const { devices } = options;
  const cohorts: readonly Cohort[] =
    typeof devices === 'number' ? [{ name: defaultCohort, count: devices }] : devices;
  const { endpointPrefix, lifetimeSeconds, updateIntervalSeconds, notifyIntervalSeconds, churn } = options;
  const defaults: Partial<Cohort> = {
    ...(endpointPrefix === undefined ? {} : { endpoint: `${endpointPrefix}{index:6}` }),
    ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }),
    ...(updateIntervalSeconds === undefined ? {} : { updateIntervalSeconds }),
    ...(notifyIntervalSeconds === undefined ? {} : { notifyIntervalSeconds }),
    ...(churn === undefined ? {} : { churn }),
  };
  return cohorts.map((cohort) => ({ ...defaults, ...cohort }));
}

/**
 * Options for `createFleet` from a fleet file.
 *
 * @param overrides go before what the file says
 * @throws TypeError when neither names a server
 */
export function fleetOptions(
  file: FleetFile | LoadedFleetFile,
  overrides: Partial<FleetOptions> = {},
): FleetOptions {
  const serverUri = overrides.serverUri ?? file.server;
  if (serverUri === undefined) {
    throw new TypeError(
      'the fleet file names no server. Add server: coap://127.0.0.1:5683, or name one as you start.',
    );
  }
  const objectModels = 'objectModels' in file ? file.objectModels : [];
  const { seed, startRatePerSecond, maxConcurrentRegistrations } = file;
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(startRatePerSecond === undefined ? {} : { startRatePerSecond }),
    ...(maxConcurrentRegistrations === undefined ? {} : { maxConcurrentRegistrations }),
    ...(objectModels.length === 0 ? {} : { models: new ModelRegistry([...omaCatalogue, ...objectModels]) }),
    ...overrides,
    devices: overrides.devices ?? file.cohorts,
    serverUri,
  };
}
