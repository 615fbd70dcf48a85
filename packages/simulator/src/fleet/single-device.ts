import type { Clock, ModelRegistry } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import type { RecordSetting } from '../device/received-requests.ts';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { AnsweredRequest } from '../device/answered-request.ts';
import type { Cohort } from '../scenario/fleet-file.ts';
import { Fleet } from './fleet.ts';

/** Options of a single device. Other options are as in a {@link Cohort}. */
export interface SimulatedDeviceOptions extends Omit<Cohort, 'name' | 'count' | 'endpoint'> {
  /** Server, such as `coap://127.0.0.1:5683` or `mqtt://127.0.0.1:1883`. Required without `bootstrapUri`. */
  readonly serverUri?: string;
  /** Bootstrap server, such as `coap://127.0.0.1:5693`. */
  readonly bootstrapUri?: string;
  /** Endpoint name. Default: `muster-sim-000001`, with the index. */
  readonly endpointName?: string;
  /** Seed. Default 1. */
  readonly seed?: number;
  /** Index of the device. Devices with different indexes have different values. Default 1. */
  readonly index?: number;
  readonly localAddress?: string;
  readonly models?: ModelRegistry;
  readonly clock?: Clock;
  /**
   * Whether `device.received` records requests, or the limits for it; see `recordRequests` of `FleetOptions`. Default
   * true.
   */
  readonly recordRequests?: boolean | RecordSetting;
  readonly onState?: (state: DeviceState, detail: string | undefined) => void;
  readonly onRequest?: (request: AnsweredRequest) => void;
}

/**
 * Creates one simulated device, for example for tests of a server. Opens nothing before `start`.
 *
 * @throws FleetConfigError if the options are invalid
 * @throws ServerUriError if the address of the server is malformed
 */
export function createSimulatedDevice(options: SimulatedDeviceOptions): SimulatedDevice {
  demandArgument('options', options, 'createSimulatedDevice');
  const {
    serverUri,
    bootstrapUri,
    endpointName,
    seed,
    index,
    localAddress,
    models,
    clock,
    recordRequests = true,
    onState,
    onRequest,
    ...rest
  } = options;
  const cohort: Cohort = {
    name: 'device',
    count: 1,
    ...(endpointName === undefined ? {} : { endpoint: endpointName }),
    ...rest,
  };
  const given = { serverUri, bootstrapUri, seed, firstIndex: index, localAddress, models, clock };
  const fleet = new Fleet({
    ...withoutUndefined(given),
    devices: [cohort],
    recordRequests,
  });
  if (onState) fleet.on('state', (_, state, detail) => onState(state, detail));
  if (onRequest) fleet.on('request', (_, request) => onRequest(request));
  const [device] = fleet.devices;
  if (!device) throw new RangeError('a fleet of one must have exactly one device');
  return device;
}

type Defined<Of> = { [Key in keyof Of]?: Exclude<Of[Key], undefined> };

function withoutUndefined<Of extends object>(value: Of): Defined<Of> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<Of>;
}
