import type { ExpectationResult } from '../report/expectation-result.ts';
import { percentileOf } from '../report/latency.ts';
import { addCounts, mergeCohorts, type CohortMeasurements, type Counts } from '../report/measurements.ts';
import { isAbout } from '../report/verdict.ts';
import type {
  AcceptedExpectation,
  LatencyExpectation,
  LostNotificationsExpectation,
  ProblemsExpectation,
  RegisteredExpectation,
  RequestsExpectation,
  ResponsesExpectation,
  ThroughputExpectation,
  TrafficExpectation,
  WireExpectation,
} from '../scenario/expectations.ts';
import { noFindings, type Findings } from './finding-list.ts';
import { describeNearMisses } from './request-match.ts';

/** Whether an expectation is met, in words and with the measured value. */
interface Outcome {
  readonly ok: boolean;
  readonly title: string;
  readonly detail: string;
}

/**
 * Evaluates expectations about the messages of devices.
 *
 * @param cohorts measurements of all devices; those of several processes are merged first
 * @param findings findings of each expectation, in the order of the expectations
 */
export function evaluateExpectations(
  expectations: readonly WireExpectation[],
  cohorts: readonly CohortMeasurements[],
  findings: readonly Findings[],
): ExpectationResult[] {
  return expectations.map((expectation, position) => {
    const { cohort, kind } = expectation;
    const subject = cohorts.filter(({ name }) => cohort === undefined || name === cohort);
    const found = findings[position] ?? noFindings;
    if (subject.length === 0) throw new RangeError(`the fleet has no cohort ${String(cohort)}`);
    const { ok, title, detail } = outcomeOf(expectation, subject.reduce(mergeCohorts), found);
    const about = cohort === undefined ? title : `${title}, cohort ${cohort}`;
    const { deviceCount, devices } = ok ? noFindings : found;
    return { title: about, kind, cohort, ok, detail, deviceCount, devices };
  });
}

function outcomeOf(expectation: WireExpectation, measured: CohortMeasurements, found: Findings): Outcome {
  switch (expectation.kind) {
    case 'registered':
      return registered(expectation, measured, found);
    case 'latency':
      return latency(expectation, measured);
    case 'lost-notifications':
      return lostNotifications(expectation, measured);
    case 'responses':
      return responses(expectation, measured);
    case 'traffic':
      return traffic(expectation, measured, found);
    case 'requests':
      return requests(expectation, measured, found);
    case 'throughput':
      return throughput(expectation, measured);
    case 'problems':
      return problems(expectation, measured);
    default:
      return accepted(expectation, measured, found);
  }
}

function registered(
  { ratio = 1, withinSeconds }: RegisteredExpectation,
  { totals: { devices } }: CohortMeasurements,
  { deviceCount }: Findings,
): Outcome {
  const count = devices - deviceCount;
  const within = withinSeconds === undefined ? '' : ` within ${withinSeconds} s`;
  return {
    // The quotient of whole numbers can be a rounding error below the required ratio.
    ok: count >= ratio * devices - 1e-9 * devices,
    title: `at least ${percent(ratio)} of the devices registered${within}`,
    detail: `${count} of ${devices} devices (${percent(count / devices)}) registered${within}`,
  };
}

const samples = {
  registration: 'registration',
  handshake: 'handshake',
  update: 'Update',
  send: 'Send',
  notification: 'confirmable notification',
} as const;

const none = {
  registration: 'no Register was accepted',
  handshake: 'no handshake was completed',
  update: 'no Update was accepted',
  send: 'no Send was accepted',
  notification: 'no confirmable notification was acknowledged',
} as const;

function latency(
  { of: kind, percentile = 95, atMostMs }: LatencyExpectation,
  measured: CohortMeasurements,
): Outcome {
  const histogram = measured.latency[kind];
  const foundMs = percentileOf(histogram, percentile);
  const { count } = histogram;
  return {
    ok: foundMs !== undefined && foundMs <= atMostMs,
    title: `p${percentile} of ${samples[kind]} at most ${atMostMs} ms`,
    detail:
      foundMs === undefined
        ? none[kind]
        : `p${percentile} was ${foundMs.toFixed(1)} ms of ${count} ${samples[kind]}${count === 1 ? '' : 's'}`,
  };
}

function lostNotifications(
  { atMost = 0 }: LostNotificationsExpectation,
  { totals: { lostNotifications: lost, confirmableNotifications: sent } }: CohortMeasurements,
): Outcome {
  return {
    ok: lost <= atMost,
    title: `at most ${atMost} confirmable notifications lost`,
    detail: `${lost} of ${sent} confirmable notifications were never acknowledged`,
  };
}

function responses(expectation: ResponsesExpectation, measured: CohortMeasurements): Outcome {
  const { from = 'devices', only, includes = [] } = expectation;
  const seen = from === 'devices' ? measured.answersByCode : serverCodes(measured);
  const unexpected = only ? Object.keys(seen).filter((code) => !only.includes(code)) : [];
  const missing = includes.filter((code) => seen[code] === undefined);
  const faults = [
    ...(unexpected.length > 0 ? [`unexpected: ${describeCounts(seen, unexpected)}`] : []),
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
  ];
  const all = Object.keys(seen);
  return {
    ok: faults.length === 0,
    title: responsesTitle(expectation),
    detail: faults.join('; ') || (all.length === 0 ? 'no responses' : describeCounts(seen, all)),
  };
}

function responsesTitle({ from, only, includes }: ResponsesExpectation): string {
  const wanted = [
    ...(only ? [`only ${only.join(', ')}`] : []),
    ...(includes ? [`each of ${includes.join(', ')}`] : []),
  ];
  return `${from === 'server' ? 'the server answers' : 'devices answer'} ${wanted.join(' and ')}`;
}

/** Returns the numbers of responses of the server by code, without `none`, which counts requests without a response. */
function serverCodes({ serverCodes: codes }: CohortMeasurements): Counts {
  const all = [codes.register, codes.update, codes.send].reduce<Counts>(addCounts, {});
  return Object.fromEntries(Object.entries(all).filter(([code]) => code !== 'none'));
}

function describeCounts(counts: Counts, names: readonly string[]): string {
  return names.map((name) => `${name} x ${counts[name] ?? 0}`).join(', ');
}

function traffic(
  { atMostBytes }: TrafficExpectation,
  { traffic: { mostBytes, worst } }: CohortMeasurements,
  { deviceCount }: Findings,
): Outcome {
  const most = worst === undefined ? 'no traffic' : `the most was ${mostBytes} bytes, of ${worst}`;
  return {
    ok: mostBytes <= atMostBytes,
    title: `at most ${atMostBytes} bytes for each device`,
    detail: deviceCount === 0 ? most : `${deviceCount} devices had more; ${most}`,
  };
}

function requests(
  expectation: RequestsExpectation,
  { totals: { devices } }: CohortMeasurements,
  { deviceCount, nearMisses = {} }: Findings,
): Outcome {
  const { operation, path, code } = expectation;
  const what = [operation, path, code].filter((part) => part !== undefined).join(' ');
  const met = metBy(expectation, devices, deviceCount);
  const near = describeNearMisses(nearMisses);
  return {
    ok: deviceCount === 0,
    title: `${boundsOf(expectation)} x ${what} for each device`,
    detail: deviceCount === 0 || near === '' ? met : `${met}; near misses: ${near}`,
  };
}

function accepted(
  expectation: AcceptedExpectation,
  { totals: { devices } }: CohortMeasurements,
  { deviceCount }: Findings,
): Outcome {
  return {
    ok: deviceCount === 0,
    title: `${boundsOf(expectation)} ${expectation.kind} for each device`,
    detail: metBy(expectation, devices, deviceCount),
  };
}

function boundsOf({ atLeast = 1, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  return atMost === undefined ? `at least ${atLeast}` : `${atLeast} to ${atMost}`;
}

function metBy(bounds: Parameters<typeof boundsOf>[0], devices: number, deviceCount: number): string {
  return `${devices - deviceCount} of ${devices} devices had ${boundsOf(bounds)}`;
}

function throughput(
  { of: kind, atLeastPerSecond }: ThroughputExpectation,
  { totals, answersByCode, seconds }: CohortMeasurements,
): Outcome {
  const counts = {
    ...totals,
    notifications: totals.seenNotifications,
    requests: Object.values(answersByCode).reduce((sum, count) => sum + count, 0),
  };
  const perSecond = seconds === 0 ? 0 : counts[kind] / seconds;
  return {
    ok: perSecond >= atLeastPerSecond,
    title: `at least ${atLeastPerSecond} ${kind} per second`,
    detail: `${counts[kind]} ${kind} in ${seconds.toFixed(1)} s, ${Number(perSecond.toPrecision(4))} per second`,
  };
}

function problems(expectation: ProblemsExpectation, { problems: all }: CohortMeasurements): Outcome {
  const { of: kinds, atMost } = expectation;
  const about = all.filter((problem) => isAbout(expectation, problem));
  const count = about.reduce((sum, problem) => sum + problem.count, 0);
  const byKind = [...new Set(about.map(({ kind }) => kind))].join(', ');
  return {
    ok: count <= atMost,
    title: `at most ${atMost} problems${kinds ? ` of ${kinds.join(', ')}` : ''}`,
    detail: count === 0 ? 'no such problems' : `${count} problems: ${byKind}`,
  };
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))} %`;
}
