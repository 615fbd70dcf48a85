import { evaluateExpectations } from '../expectations/evaluate.ts';
import { mergeFindings, type Findings } from '../expectations/finding-list.ts';
import { sharedLocations, type LocationHolder } from '../fleet/locations.ts';
import type { ExpectationResult } from '../report/expectation-result.ts';
import { EventGroups, listedDevices } from '../report/event-groups.ts';
import { reportOf, type FleetReport, type RunFacts } from '../report/fleet-report.ts';
import { mergeMeasurements, type CohortMeasurements } from '../report/measurements.ts';
import { describeEvent, mergeTimelines, type PlayedEvent } from '../report/timeline-log.ts';
import { describeSilence } from '../report/silence.ts';
import { describeUnseen, mergeUnseen, type Unseen } from '../report/unseen.ts';
import { unallowedProblems, verdictOf } from '../report/verdict.ts';
import type { Expectation, ProblemsExpectation, WireExpectation } from '../scenario/expectations.ts';
import type { FleetFile } from '../scenario/fleet-file.ts';

/** The part of a run in one process, as plain data that processes can exchange and merge. */
export interface RunPart {
  readonly facts: RunFacts;
  readonly measurements: readonly CohortMeasurements[];
  /** Findings of each expectation about the messages of devices, in the order of the file. */
  readonly findings: readonly Findings[];
  /** Results of each expectation about the server's view, in the order of the file; empty before the end. */
  readonly serverResults: readonly ExpectationResult[];
  readonly timeline: readonly PlayedEvent[];
  readonly unseen: readonly Unseen[];
  /** Registered devices by server and Location. Only the last part of a process has them. */
  readonly locationHolders: ReadonlyMap<string, LocationHolder>;
  /** Reason why the run could not start or continue. */
  readonly error: string | undefined;
}

/**
 * Adds up the parts of processes with different devices.
 *
 * @param parts at least one, in the order of the devices
 */
export function mergeParts(parts: readonly RunPart[]): RunPart {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('a run has at least one part');
  return {
    facts: mergeFacts(first.facts, parts),
    measurements: withSharedLocations(
      mergeMeasurements(...parts.map(({ measurements }) => measurements)),
      parts,
    ),
    findings: others.reduce<readonly Findings[]>(
      (sum, { findings }) => mergeFindings(sum, findings),
      first.findings,
    ),
    serverResults: mergeResults(parts.map(({ serverResults }) => serverResults)),
    timeline: mergeTimelines(parts.map(({ timeline }) => timeline)),
    unseen: mergeUnseen(parts.map(({ unseen }) => unseen)),
    locationHolders: new Map(),
    error: parts.map(({ error }) => error).find((error) => error !== undefined),
  };
}

/**
 * Adds the problems of Locations that a server gave to devices of several processes. No process can detect them alone.
 */
function withSharedLocations(
  cohorts: readonly CohortMeasurements[],
  parts: readonly RunPart[],
): readonly CohortMeasurements[] {
  const shared = sharedLocations(parts.map(({ locationHolders }) => locationHolders));
  if (shared.length === 0) return cohorts;
  // A corrupted Register or Location can contain that of another device.
  const isExplained = cohorts.some(({ networkFaults }) => (networkFaults?.corrupted ?? 0) > 0);
  return cohorts.map((cohort) => {
    const groups = new EventGroups<'location-shared'>();
    for (const [index, { endpointName, timeMs, message, cohort: name }] of shared.entries()) {
      if (name === cohort.name) groups.record({ index, endpointName }, 'location-shared', message, timeMs);
    }
    const problems = groups.groups().map((group) => ({ cohort: cohort.name, ...group }));
    const list = isExplained ? 'impaired' : 'problems';
    return { ...cohort, [list]: [...cohort[list], ...problems] };
  });
}

function mergeFacts(first: RunFacts, parts: readonly RunPart[]): RunFacts {
  const facts = parts.map((part) => part.facts);
  const answers = facts.flatMap(({ lastAnswerSeconds }) => lastAnswerSeconds ?? []);
  const closedPorts = [...new Set(facts.flatMap((each) => each.closedPorts ?? []))];
  return {
    ...first,
    ...(closedPorts.length === 0 ? {} : { closedPorts }),
    ...(answers.length === 0 ? {} : { lastAnswerSeconds: Math.max(...answers) }),
    serverReached: facts.some(({ serverReached }) => serverReached),
    startedAt: facts.flatMap(({ startedAt }) => startedAt ?? []).sort()[0],
    durationSeconds: Math.max(...facts.map(({ durationSeconds }) => durationSeconds)),
  };
}

/** Merges the results of processes. A crashed process has none. */
function mergeResults(parts: readonly (readonly ExpectationResult[])[]): ExpectationResult[] {
  const complete = parts.filter(({ length }) => length > 0);
  return (complete[0] ?? []).map((first, position) => {
    const results = complete.flatMap((part) => part[position] ?? []);
    const unmet = results.filter(({ ok }) => !ok);
    const details = (unmet.length > 0 ? unmet : results).map(({ detail }) => detail);
    return {
      ...first,
      ok: unmet.length === 0,
      detail: [...new Set(details)].filter((detail) => detail !== '').join('; '),
      deviceCount: results.reduce((sum, { deviceCount }) => sum + deviceCount, 0),
      devices: results.flatMap(({ devices }) => devices).slice(0, listedDevices),
    };
  });
}

/** Returns the current results of the expectations about the messages of devices. */
export function progressOf(file: FleetFile, { measurements, findings }: RunPart): ExpectationResult[] {
  return evaluateExpectations(wireExpectationsOf(file), measurements, findings);
}

/** Creates the report of a run. */
export function concludeRun(file: FleetFile, part: RunPart, command: string | undefined): FleetReport {
  const report = reportOf(part.measurements, part.facts);
  const expectations = [...progressOf(file, part), ...part.serverResults];
  const allowances = allowancesOf(file);
  const problems = unallowedProblems(report.problems, allowances);
  // Allowed problems do not have to be resolved later.
  const isImpaired = unallowedProblems(report.impairedProblems, allowances).length > 0;
  const unseen = part.unseen.filter(({ kind }) => kind !== 'impaired' || isImpaired).map(describeUnseen);
  return {
    ...report,
    name: file.name,
    verdict: part.error === undefined ? verdictOf(problems, expectations, unseen) : 'failed',
    command,
    error: part.error,
    unseen,
    silence: describeSilence({ ...report, problems }),
    expectations,
    problems,
    allowedProblems: report.problems.filter((problem) => !problems.includes(problem)),
    timeline: part.timeline.map(describeEvent),
  };
}

export function wireExpectationsOf({ expect = [] }: FleetFile): readonly WireExpectation[] {
  return expect.filter(isWireExpectation);
}

/** Returns the expectations that replace the default verdict about problems. */
export function allowancesOf(file: FleetFile): readonly ProblemsExpectation[] {
  return wireExpectationsOf(file).filter((expectation) => expectation.kind === 'problems');
}

function isWireExpectation(expectation: Expectation): expectation is WireExpectation {
  return !expectation.kind.startsWith('server-');
}
