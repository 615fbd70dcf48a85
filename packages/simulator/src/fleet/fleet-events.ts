import type { ClientExchange, NotificationEvent } from '@muster/lwm2m';
import type { AnsweredRequest } from '../device/answered-request.ts';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { ProblemEvent } from '../report/run-problems.ts';

/** A failed action of a device. */
export interface Trouble {
  /** Time in ISO 8601. */
  readonly time: string;
  readonly endpointName: string;
  /** Name of the action: `register`, `update`, `reboot` and so on. */
  readonly action: string;
  readonly message: string;
}

/** Events of a fleet, with the arguments of their listeners. */
export interface FleetEvents {
  /** The state of a device changed. */
  state: [device: SimulatedDevice, state: DeviceState, detail: string | undefined];
  /** A device answered a request of the server. */
  request: [device: SimulatedDevice, request: AnsweredRequest];
  /** A device registered for the first time, after this time since its start in milliseconds. */
  registered: [device: SimulatedDevice, tookMs: number];
  /** A Register, Update, Deregister or Send of a device was answered, or its response is missing. */
  exchange: [device: SimulatedDevice, exchange: ClientExchange];
  /** A DTLS handshake of a device took this time, in milliseconds. */
  handshake: [device: SimulatedDevice, tookMs: number];
  notification: [device: SimulatedDevice, event: NotificationEvent];
  /** An action of a device failed. */
  trouble: [device: SimulatedDevice, trouble: Trouble];
  /** A device met a fault that makes the run fail. */
  problem: [device: SimulatedDevice, problem: ProblemEvent];
}
