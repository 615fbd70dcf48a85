import { checkInstance, checkRemoval, checkSet } from './check-instances.ts';
import { demandSend, readableResources } from './check-paths.ts';
import { checkEach, selectCohorts, type Path, type Scenario, type ScenarioCohort } from './scenario.ts';
import { earlierEvents } from './event-order.ts';
import { SettingProblem } from './setting-problem.ts';
import type { SendEvent, TimelineEvent } from './timeline.ts';

/** Reports events that cannot happen, or change nothing. */
export function checkTimeline(scenario: Scenario): void {
  for (const [position, event] of (scenario.file.timeline ?? []).entries()) {
    const path = ['timeline', position];
    const cohorts = selectCohorts(scenario, event.cohort, path);
    checkTimes(scenario, event, path);
    checkEach(cohorts, path, scenario.issues, (cohort) => checkAction(scenario, event, cohort));
  }
}

function checkTimes({ file, issues }: Scenario, event: TimelineEvent, path: Path): void {
  const fault = timeFault(event, file.durationSeconds ?? Infinity);
  if (!fault) return;
  const [field, message, remedy] = fault;
  issues.push({ path: [...path, field], message, remedy });
}

function timeFault(
  { atSeconds, overSeconds = 0, everySeconds, untilSeconds }: TimelineEvent,
  durationSeconds: number,
): readonly [field: string, message: string, remedy: string] | undefined {
  if (atSeconds >= durationSeconds) {
    const message = `the event at ${atSeconds} s is not before the end of the run at ${durationSeconds} s`;
    return ['atSeconds', message, 'Give an earlier time, or a longer durationSeconds'];
  }
  if (untilSeconds !== undefined && everySeconds === undefined) {
    return [
      'untilSeconds',
      'untilSeconds has no effect without everySeconds',
      'Add everySeconds, or remove it',
    ];
  }
  if (untilSeconds !== undefined && untilSeconds <= atSeconds) {
    const message = `the repetition ends at ${untilSeconds} s, not after the event at ${atSeconds} s`;
    return ['untilSeconds', message, 'Give a later untilSeconds'];
  }
  if (
    everySeconds !== undefined &&
    atSeconds + everySeconds > Math.min(untilSeconds ?? Infinity, durationSeconds)
  ) {
    const message = `the event at ${atSeconds} s is never repeated: ${everySeconds} s later is after the end`;
    return ['everySeconds', message, 'Give a shorter everySeconds, or remove it'];
  }
  if (atSeconds + overSeconds > durationSeconds) {
    const message = `the last device would follow at ${atSeconds + overSeconds} s, after the end of the run at ${durationSeconds} s`;
    return ['overSeconds', message, 'Give a shorter overSeconds, or a longer durationSeconds'];
  }
  return undefined;
}

type Action = TimelineEvent['do'];
type OfAction<A extends Action> = Extract<TimelineEvent, { do: A }>;

/** Checks of an event for the devices of one cohort. Each throws a SettingProblem. */
const actionChecks: {
  readonly [A in Action]?: (scenario: Scenario, event: OfAction<A>, cohort: ScenarioCohort) => void;
} = {
  bootstrap: ({ bootstraps }) => {
    if (bootstraps) return;
    throw new SettingProblem('these devices have no bootstrap server', 'Add bootstrap to the file', {
      at: ['do'],
    });
  },
  'come-back': (scenario, event, cohort) => checkPreceded(scenario, event, cohort, 'go-offline'),
  register: (scenario, event, cohort) => checkPreceded(scenario, event, cohort, 'deregister'),
  send: checkSend,
  set: checkSet,
  'add-instance': checkInstance,
  'remove-instance': checkRemoval,
};

function checkAction<A extends Action>(
  scenario: Scenario,
  event: OfAction<A> & { readonly do: A },
  cohort: ScenarioCohort,
): void {
  actionChecks[event.do]?.(scenario, event, cohort);
}

function checkPreceded(
  { file, isWhole }: Scenario,
  event: TimelineEvent,
  { cohort }: ScenarioCohort,
  action: 'go-offline' | 'deregister',
): void {
  if (!isWhole || earlierEvents(file.timeline ?? [], action, event, cohort.name).length > 0) return;
  throw new SettingProblem(
    `${event.do} has no effect: no ${action} comes before it`,
    `Add an earlier ${action} of these devices`,
    { at: ['do'] },
  );
}

function checkSend(scenario: Scenario, event: SendEvent, cohort: ScenarioCohort): void {
  demandSend(cohort, ['do']);
  readableResources(event.paths, scenario, cohort, event);
}
