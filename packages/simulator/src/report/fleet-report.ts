import { statsOf, type FleetStats } from '../fleet/fleet-stats.ts';
import type { ExpectationResult } from './expectation-result.ts';
import { reportCohort, type CohortMeasurements, type CohortReport } from './measurements.ts';
import type { RunProblem, RunTrouble } from './run-problems.ts';
import { describeSilence } from './silence.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** An event of the timeline, as it was played. */
export interface TimelineLogEntry {
  /** Since the start of the run. */
  readonly atSeconds: number;
  /** In words, such as `reboot 3 devices of meters`. */
  readonly event: string;
}

/** What a fleet did, as plain data: `JSON.stringify` writes it, {@link renderReport} shows it. */
export interface FleetReport {
  readonly format: 'muster-fleet-report/2';
  /** Name of the scenario; undefined for a fleet without one. */
  readonly name: string | undefined;
  /**
   * `failed` if an expectation was not met, or a problem occurred that no expectation allows; otherwise `inconclusive` if
   * the run has not seen all that it expected.
   */
  readonly verdict: Verdict;
  /** Command line that repeats the run; undefined if it was not started by one. */
  readonly command: string | undefined;
  /** Why the fleet could not start; undefined if it did. */
  readonly error: string | undefined;
  /** What the run has not seen, in sentences. */
  readonly unseen: readonly string[];
  readonly server: string;
  /** Whether the server answered anything. */
  readonly serverReached: boolean;
  /** When the server last answered or acknowledged a message of a device, in seconds since the start. */
  readonly lastAnswerSeconds?: number;
  /** Servers at whose UDP port nothing listened at the end, such as `127.0.0.1:5683`; absent if there are none. */
  readonly closedPorts?: readonly string[];
  /** What the server left unanswered, in sentences. */
  readonly silence: readonly string[];
  readonly seed: number;
  /** ISO 8601; undefined if the fleet never started. */
  readonly startedAt: string | undefined;
  readonly durationSeconds: number;
  readonly stats: FleetStats;
  /** In the order of the fleet file. */
  readonly expectations: readonly ExpectationResult[];
  /** Faults of the server or the network, by cohort, kind and cause. */
  readonly problems: readonly RunProblem[];
  /** Problems that an expectation allows; they are not in `problems`. */
  readonly allowedProblems: readonly RunProblem[];
  /** Problems that the network conditions of the run explain; they are not in `problems`. */
  readonly impairedProblems: readonly RunProblem[];
  readonly cohorts: readonly CohortReport[];
  /** By cohort, action and message; `stats.troubles` counts all. */
  readonly troubles: readonly RunTrouble[];
  readonly timeline: readonly TimelineLogEntry[];
}

/** What a report says of the run as a whole. */
export type RunFacts = Pick<
  FleetReport,
  'server' | 'serverReached' | 'lastAnswerSeconds' | 'closedPorts' | 'seed' | 'startedAt' | 'durationSeconds'
>;

/** The report of a run without expectations. @param cohorts at least one */
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
