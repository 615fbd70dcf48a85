import type { SimulatedDevice } from '../device/simulated-device.ts';
import { matchesExpectation, isNearMiss, countNearMiss } from './request-match.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type {
  AcceptedExpectation,
  LatencyExpectation,
  RegisteredExpectation,
  RequestsExpectation,
  ResponsesExpectation,
  TrafficExpectation,
  WireExpectation,
} from '../scenario/expectations.ts';
import type { isAbout } from '../report/verdict.ts';
import { FindingList, noFindings, type Findings } from './finding-list.ts';

/** Returns the devices that do not meet an expectation, at the end of the run. */
type Watch = () => Findings;

/**
 * Watches the devices of a fleet for each expectation, from before the start of the fleet. An expectation takes at most
 * a few bytes for each device in its scope.
 *
 * @returns a function that returns the findings of each expectation, in the order of the expectations
 */
export function watchDevices(fleet: Fleet, expectations: readonly WireExpectation[]): () => Findings[] {
  const watches = expectations.map((expectation) => watchFor(fleet, expectation));
  return () => watches.map((watch) => watch());
}

function watchFor(fleet: Fleet, expectation: WireExpectation): Watch {
  const isSubject = ({ cohort }: SimulatedDevice): boolean =>
    expectation.cohort === undefined || expectation.cohort === cohort;
  switch (expectation.kind) {
    case 'registered':
      return watchRegistrations(fleet, expectation, isSubject);
    case 'latency':
      return watchLatency(fleet, expectation, isSubject);
    case 'responses':
      return watchResponses(fleet, expectation, isSubject);
    case 'traffic':
      return () => traffic(fleet, expectation, isSubject);
    case 'requests':
      return watchRequests(fleet, expectation, isSubject);
    case 'throughput':
      return () => noFindings;
    case 'lost-notifications':
      return watchProblems(fleet, isSubject, (kind) => kind === 'notification-unanswered');
    case 'problems':
      return watchProblems(fleet, isSubject, (kind) => expectation.of?.includes(kind) ?? true);
    default:
      return watchAccepted(fleet, expectation, isSubject);
  }
}

type IsSubject = (device: SimulatedDevice) => boolean;

function watchRegistrations(fleet: Fleet, expectation: RegisteredExpectation, isSubject: IsSubject): Watch {
  const withinMs = (expectation.withinSeconds ?? Infinity) * 1000;
  const late = new FindingList();
  const inTime = new Set<number>();
  fleet.on('registered', (device, tookMs) => {
    if (tookMs <= withinMs) inTime.add(device.index);
    else if (isSubject(device)) late.add(device, `registered after ${(tookMs / 1000).toFixed(1)} s`);
  });
  const reasons = new Map<number, string>();
  fleet.on('state', (device, state, detail) => {
    if (state === 'failed' && !inTime.has(device.index)) reasons.set(device.index, detail ?? 'no answer');
    if (state === 'registered') reasons.delete(device.index);
  });
  return () => {
    // Devices that have not registered yet can still do so.
    const found = late.copy();
    for (const device of fleet.devices) {
      if (!isSubject(device) || inTime.has(device.index)) continue;
      const reason = reasons.get(device.index);
      found.add(device, reason === undefined ? 'not registered' : `not registered: ${reason}`);
    }
    return found.findings();
  };
}

function watchLatency(fleet: Fleet, { of: kind, atMostMs }: LatencyExpectation, isSubject: IsSubject): Watch {
  const found = new FindingList();
  const take = (device: SimulatedDevice, tookMs: number): void => {
    if (tookMs > atMostMs && isSubject(device)) found.add(device, `${tookMs.toFixed(1)} ms`);
  };
  const operation = kind === 'registration' ? 'register' : kind;
  if (kind === 'handshake') fleet.on('handshake', take);
  else if (kind === 'notification') {
    fleet.on('notification', (device, event) => {
      if (event.type === 'acknowledged') take(device, event.tookMs);
    });
  } else {
    fleet.on('exchange', (device, exchange) => {
      if (exchange.operation === operation && exchange.isAccepted) take(device, exchange.tookMs);
    });
  }
  return () => found.findings();
}

function watchResponses(fleet: Fleet, expectation: ResponsesExpectation, isSubject: IsSubject): Watch {
  const { from = 'devices', only } = expectation;
  if (!only) return () => noFindings;
  const found = new FindingList();
  const take = (device: SimulatedDevice, code: string | undefined, what: string): void => {
    if (code !== undefined && !only.includes(code) && isSubject(device))
      found.add(device, `${code} to ${what}`);
  };
  if (from === 'devices') {
    fleet.on('request', (device, { code, operation, path }) => take(device, code, `${operation} ${path}`));
  } else {
    fleet.on('exchange', (device, { code, operation }) => {
      if (operation !== 'deregister') take(device, code, operation);
    });
  }
  return () => found.findings();
}

function traffic(fleet: Fleet, { atMostBytes }: TrafficExpectation, isSubject: IsSubject): Findings {
  const found = new FindingList();
  for (const device of fleet.devices) {
    const { bytesSent, bytesReceived } = device.counters;
    const bytes = bytesSent + bytesReceived;
    if (isSubject(device) && bytes > atMostBytes) found.add(device, `${bytes} bytes`);
  }
  return found.findings();
}

function watchRequests(fleet: Fleet, expectation: RequestsExpectation, isSubject: IsSubject): Watch {
  const counts = new DeviceCounts(fleet);
  const nearMisses = new Map<string, number>();
  fleet.on('request', (device, request) => {
    if (!isSubject(device)) return;
    if (matchesExpectation(request, expectation)) counts.add(device, 1);
    else if (isNearMiss(request, expectation)) countNearMiss(nearMisses, request);
  });
  return () => ({
    ...counts.outOfBounds(expectation, isSubject, 'requests'),
    nearMisses: Object.fromEntries(nearMisses),
  });
}

/** Counts events for each device. */
class DeviceCounts {
  readonly #fleet: Fleet;
  readonly #first: number;
  readonly #counts: Int32Array;

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
    this.#first = fleet.devices[0]?.index ?? 1;
    this.#counts = new Int32Array(fleet.devices.length);
  }

  add({ index }: SimulatedDevice, change: 1 | -1): void {
    this.#counts[index - this.#first] = (this.#counts[index - this.#first] ?? 0) + change;
  }

  /** Returns the devices whose count, plus the result of `more`, is out of bounds. */
  outOfBounds(
    { atLeast = 1, atMost = Infinity }: { readonly atLeast?: number; readonly atMost?: number },
    isSubject: IsSubject,
    name: string,
    more: (device: SimulatedDevice) => number = () => 0,
  ): Findings {
    const found = new FindingList();
    for (const device of this.#fleet.devices) {
      if (!isSubject(device)) continue;
      const count = (this.#counts[device.index - this.#first] ?? 0) + more(device);
      if (count < atLeast || count > atMost) found.add(device, `${count} ${name}`);
    }
    return found.findings();
  }
}

function watchAccepted(fleet: Fleet, expectation: AcceptedExpectation, isSubject: IsSubject): Watch {
  const { kind } = expectation;
  const counts = new DeviceCounts(fleet);
  if (kind === 'sends') {
    fleet.on('exchange', (device, { operation, isAccepted }) => {
      if (operation === 'send' && isAccepted) counts.add(device, 1);
    });
    return () => counts.outOfBounds(expectation, isSubject, kind);
  }
  // The counter of the device includes notifications that wait for an acknowledgement. Count only acknowledged ones.
  if (kind === 'notifications') {
    fleet.on('notification', (device, { type }) => {
      if (type !== 'reset') counts.add(device, type === 'acknowledged' ? 1 : -1);
    });
  }
  return () => counts.outOfBounds(expectation, isSubject, kind, ({ counters }) => counters[kind]);
}

function watchProblems(
  fleet: Fleet,
  isSubject: IsSubject,
  isCounted: (kind: Parameters<typeof isAbout>[1]['kind']) => boolean,
): Watch {
  const found = new FindingList();
  fleet.on('problem', (device, { kind, message }) => {
    if (isSubject(device) && isCounted(kind)) found.add(device, message);
  });
  return () => found.findings();
}
