import { statsOf, type FleetStats } from '../fleet/fleet-stats.ts';
import type { ExpectationResult } from './expectation-result.ts';
import { reportCohort, type CohortMeasurements, type CohortReport } from './measurements.ts';
import type { RunProblem, RunTrouble } from './run-problems.ts';
import { describeSilence } from './silence.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A played event of the timeline. */
export interface TimelineLogEntry {
  /** Seconds since the start of the run. */
  readonly atSeconds: number;
  /** The event in words, such as `reboot 3 devices of meters`. */
  readonly event: string;
}

/** Report of a fleet as plain data, for `JSON.stringify` and {@link renderReport}. */
export interface FleetReport {
  readonly format: 'muster-fleet-report/2';
  /** Name of the scenario; undefined for a fleet without one. */
  readonly name: string | undefined;
  /**
   * `failed` if an expectation was not met, or a problem occurred that no expectation allows; otherwise `inconclusive`
   * if the run has not seen all expected outcomes.
   */
  readonly verdict: Verdict;
  /** Command line that repeats the run; undefined if the run was not started by a command. */
  readonly command: string | undefined;
  /** Reason why the fleet could not start; undefined if it started. */
  readonly error: string | undefined;
  /** Expected outcomes that the run has not seen, in sentences. */
  readonly unseen: readonly string[];
  readonly server: string;
  /** Whether the server answered anything. */
  readonly serverReached: boolean;
  /** Time of the last answer or acknowledgement of the server, in seconds since the start. */
  readonly lastAnswerSeconds?: number;
  /** Servers whose UDP port had no listener at the end, such as `127.0.0.1:5683`; absent if there are none. */
  readonly closedPorts?: readonly string[];
  /** Messages that the server did not answer, in sentences. */
  readonly silence: readonly string[];
  readonly seed: number;
  /** Start of the fleet in ISO 8601; undefined if the fleet never started. */
  readonly startedAt: string | undefined;
  readonly durationSeconds: number;
  readonly stats: FleetStats;
  /** Results in the order of the fleet file. */
  readonly expectations: readonly ExpectationResult[];
  /** Faults of the server or the network, by cohort, kind and cause. */
  readonly problems: readonly RunProblem[];
  /** Problems that an expectation allows; they are not in `problems`. */
  readonly allowedProblems: readonly RunProblem[];
  /** Problems that the network conditions of the run explain; they are not in `problems`. */
  readonly impairedProblems: readonly RunProblem[];
  readonly cohorts: readonly CohortReport[];
  /** Failed actions by cohort, action and message; `stats.troubles` counts all. */
  readonly troubles: readonly RunTrouble[];
  readonly timeline: readonly TimelineLogEntry[];
}

/** Facts about the whole run for a report. */
export type RunFacts = Pick<
  FleetReport,
  'server' | 'serverReached' | 'lastAnswerSeconds' | 'closedPorts' | 'seed' | 'startedAt' | 'durationSeconds'
>;

/**
 * Creates the report of a run without expectations.
 *
 * @param cohorts at least one
 */
export function reportOf(cohorts: readonly CohortMeasurements[], facts: RunFacts): FleetReport {
  const problems = cohorts.flatMap((cohort) => cohort.problems);
  return {
    format: 'muster-fleet-report/2',
    name: undefined,
    verdict: verdictOf(problems, [], []),
    command: undefined,
    error: undefined,
    unseen: [],
    ...facts,
    silence: describeSilence({ ...facts, problems }),
    stats: statsOf(cohorts),
    expectations: [],
    problems,
    allowedProblems: [],
    impairedProblems: cohorts.flatMap((cohort) => cohort.impaired),
    cohorts: cohorts.map(reportCohort),
    troubles: cohorts.flatMap((cohort) => cohort.troubles),
    timeline: [],
  };
}
