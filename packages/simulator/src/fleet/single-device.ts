import type { Clock, ModelRegistry } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import type { RecordSetting } from '../device/received-requests.ts';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { AnsweredRequest } from '../device/answered-request.ts';
import type { Cohort } from '../scenario/fleet-file.ts';
import { Fleet } from './fleet.ts';

/** Options of a single device. Other options are as in a {@link Cohort}. */
export interface SimulatedDeviceOptions extends Omit<Cohort, 'name' | 'count' | 'endpoint'> {
  /** Server, such as `coap://127.0.0.1:5683` or `mqtt://127.0.0.1:1883`. Needed where there is no `bootstrapUri`. */
  readonly serverUri?: string;
  /** Bootstrap server, such as `coap://127.0.0.1:5693`. */
  readonly bootstrapUri?: string;
  /** Default `muster-sim-000001`, with the index. */
  readonly endpointName?: string;
  /** Default 1. */
  readonly seed?: number;
  /** Default 1: a device with another index has other values. */
  readonly index?: number;
  readonly localAddress?: string;
  readonly models?: ModelRegistry;
  readonly clock?: Clock;
  /** What `device.received` keeps; default true, see `recordRequests` of `FleetOptions`. */
  readonly recordRequests?: boolean | RecordSetting;
  readonly onState?: (state: DeviceState, detail: string | undefined) => void;
  readonly onRequest?: (request: AnsweredRequest) => void;
}

/**
 * Makes one simulated device, for tests of a server say. Nothing is opened before its `start`.
 *
 * @throws FleetConfigError when the options do not fit
 * @throws ServerUriError when the server's address is malformed
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
