import type { ClientExchange, NotificationEvent } from '@muster/lwm2m';
import type { AnsweredRequest } from '../device/answered-request.ts';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { ProblemEvent } from '../report/run-problems.ts';

/** Something that a device undertook and that did not work out. */
export interface Trouble {
  /** ISO 8601. */
  readonly time: string;
  readonly endpointName: string;
  /** `register`, `update`, `reboot` ... */
  readonly action: string;
  readonly message: string;
}

/** What a fleet emits, with the arguments of its listeners. */
export interface FleetEvents {
  /** A device changed its state. */
  state: [device: SimulatedDevice, state: DeviceState, detail: string | undefined];
  /** A device answered a request of the server. */
  request: [device: SimulatedDevice, request: AnsweredRequest];
  /** A device registered for the first time, after this time since its start in milliseconds. */
  registered: [device: SimulatedDevice, tookMs: number];
  /** A Register, Update, Deregister or Send of a device was answered, or not. */
  exchange: [device: SimulatedDevice, exchange: ClientExchange];
  /** A DTLS handshake of a device took this time, in milliseconds. */
  handshake: [device: SimulatedDevice, tookMs: number];
  notification: [device: SimulatedDevice, event: NotificationEvent];
  /** Something that a device undertook did not work out. */
  trouble: [device: SimulatedDevice, trouble: Trouble];
  /** A device met a fault that makes the run fail. */
  problem: [device: SimulatedDevice, problem: ProblemEvent];
}
