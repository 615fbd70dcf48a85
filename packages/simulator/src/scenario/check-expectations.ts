import { parsePath, PathError } from '@muster/lwm2m';
import { firmwareUpdateObject } from '../device/objects/firmware-update.ts';
import { isMqtt } from '../network/server-address.ts';
import { demandSend, readableResources } from './check-paths.ts';
import { withProblemPath, mapCollectingProblems } from './problem-path.ts';
import type { Expectation, RequestsExpectation } from './expectations.ts';
import { checkEach, listed, selectCohorts, type Scenario, type ScenarioCohort } from './scenario.ts';
import { SettingProblem } from './setting-problem.ts';

type Kind = Expectation['kind'];
type OfKind<K extends Kind> = Extract<Expectation, { kind: K }>;

/** Checks of an expectation against all cohorts together. Each throws a SettingProblem. */
const fleetChecks: {
  readonly [K in Kind]?: (expectation: OfKind<K>, cohorts: readonly ScenarioCohort[]) => void;
} = {
  latency: ({ of }, cohorts) => {
    if (of === 'handshake') demandHandshakes(cohorts);
    if (of === 'notification') demandConfirmable(cohorts, ['of']);
  },
  'lost-notifications': (_, cohorts) => demandConfirmable(cohorts, ['kind']),
  problems: ({ of }, cohorts) => {
    if (of?.length === 1 && of[0] === 'notification-unanswered') demandConfirmable(cohorts, ['of', 0]);
  },
  responses: ({ only, includes }) => {
    if (!only && !includes) {
      throw new SettingProblem('this expectation always holds', 'Add only or includes');
    }
    const position = includes?.findIndex((code) => only?.includes(code) === false) ?? -1;
    if (position < 0) return;
    throw new SettingProblem(
      `${includes?.[position] ?? ''} is not in only`,
      'Add it there, or remove it here',
      {
        at: ['includes', position],
      },
    );
  },
  requests: checkBounds,
  registrations: checkBounds,
  updates: checkBounds,
  sends: checkBounds,
  notifications: checkBounds,
};

/** Kinds that need only a single matching cohort. It can be one of the omitted cohorts. */
const needsAny: ReadonlySet<Kind> = new Set(['latency', 'lost-notifications', 'problems']);

/** Checks of an expectation against each cohort. Each throws a SettingProblem. */
const cohortChecks: {
  readonly [K in Kind]?: (expectation: OfKind<K>, cohort: ScenarioCohort, scenario: Scenario) => void;
} = {
  requests: checkRequests,
  sends: ({ atLeast = 1 }, cohort) => {
    if (atLeast > 0) demandSend(cohort, ['kind']);
  },
  'server-firmware': (_, { plans }) => {
    if (plans.plan.objects.has(firmwareUpdateObject.objectId)) return;
    throw new SettingProblem('these devices have no object 5', 'Add 5 to objects', { at: ['kind'] });
  },
  'server-attributes': checkResources,
  'server-measurements': checkResources,
  'server-values': (expectation, cohort, scenario) => {
    const resources = checkResources(expectation, cohort, scenario);
    const isNumber = resources.some(({ model }) => /^(?:Float|Integer|UnsignedInteger)$/.test(model.type));
    if (expectation.tolerance === undefined || isNumber) return;
    throw new SettingProblem('tolerance has no effect: none of the resources is a number', 'Remove it', {
      at: ['tolerance'],
    });
  },
};

/** Reports expectations that are always met, never met, or about events that never happen. */
export function checkExpectations(scenario: Scenario): void {
  for (const [position, expectation] of (scenario.file.expect ?? []).entries()) {
    const path = ['expect', position];
    const cohorts = selectCohorts(scenario, expectation.cohort, path);
    if (cohorts.length === 0) continue;
    const together = [
      () => checkTime(expectation, scenario.file.durationSeconds ?? Infinity),
      () => (scenario.isWhole || !needsAny.has(expectation.kind)) && fleetCheckOf(expectation)?.(cohorts),
    ];
    try {
      mapCollectingProblems(together, (check) => check());
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      scenario.issues.push(...error.issues(path));
    }
    checkEach(cohorts, path, scenario.issues, (cohort) => cohortCheckOf(expectation)?.(cohort, scenario));
  }
}

/** Returns the check of a kind, typed for an expectation of that kind. */
function fleetCheckOf<K extends Kind>(
  expectation: OfKind<K> & { readonly kind: K },
): ((cohorts: readonly ScenarioCohort[]) => void) | undefined {
  const check = fleetChecks[expectation.kind];
  return check && ((cohorts) => check(expectation, cohorts));
}

function cohortCheckOf<K extends Kind>(
  expectation: OfKind<K> & { readonly kind: K },
): ((cohort: ScenarioCohort, scenario: Scenario) => void) | undefined {
  const check = cohortChecks[expectation.kind];
  return check && ((cohort, scenario) => check(expectation, cohort, scenario));
}

function checkTime(expectation: Expectation, durationSeconds: number): void {
  if ('atSeconds' in expectation && expectation.atSeconds >= durationSeconds) {
    throw new SettingProblem(
      `${expectation.atSeconds} s is not before the end of the run at ${durationSeconds} s`,
      'Remove atSeconds to ask at the end, or give an earlier time',
      { at: ['atSeconds'] },
    );
  }
  if (expectation.kind !== 'registered' || (expectation.withinSeconds ?? 0) <= durationSeconds) return;
  throw new SettingProblem(
    `the run ends after ${durationSeconds} s, before the ${expectation.withinSeconds ?? 0} s are over`,
    'Give a shorter withinSeconds, or a longer durationSeconds',
    { at: ['withinSeconds'] },
  );
}

function checkBounds({
  atLeast = 1,
  atMost = Infinity,
}: {
  readonly atLeast?: number;
  readonly atMost?: number;
}): void {
  if (atLeast === 0 && atMost === Infinity) {
    throw new SettingProblem('this expectation always holds', 'Add atMost, or a higher atLeast');
  }
  if (atLeast <= atMost) return;
  throw new SettingProblem(
    `atLeast ${atLeast} is above atMost ${atMost}`,
    atMost === 0 ? 'Give atLeast: 0' : 'Swap them',
    { at: [atMost === 0 ? 'atMost' : 'atLeast'] },
  );
}

/** If the scheme is unknown, devices can make handshakes. */
function demandHandshakes(cohorts: readonly ScenarioCohort[]): void {
  if (cohorts.some(({ scheme }) => scheme !== 'coap' && scheme !== 'mqtt')) return;
  throw new SettingProblem(
    'these devices make no handshake: their servers are not secured',
    'Give a coaps: or mqtts: server',
    {
      at: ['of'],
    },
  );
}

function demandConfirmable(cohorts: readonly ScenarioCohort[], at: readonly (string | number)[]): void {
  const areAcknowledged = ({ plans, scheme }: ScenarioCohort): boolean =>
    isMqtt(scheme) ? plans.plan.mqtt.qos > 0 : plans.plan.confirmableNotifications;
  if (cohorts.some(areAcknowledged)) return;
  throw new SettingProblem(
    'these devices send no confirmable notifications',
    cohorts.every(({ scheme }) => isMqtt(scheme))
      ? 'Use mqtt: { qos: 1 }'
      : 'Set confirmableNotifications: true for a cohort',
    { at },
  );
}

function checkResources(
  { paths }: { readonly paths: readonly string[] },
  cohort: ScenarioCohort,
  scenario: Scenario,
): ReturnType<typeof readableResources> {
  return readableResources(paths, scenario, cohort);
}

function checkRequests({ operation, path }: RequestsExpectation, { cohort, plans }: ScenarioCohort): void {
  const { objects, lwm2mVersion } = plans.plan;
  if (lwm2mVersion === '1.0' && operation.endsWith('Composite')) {
    throw new SettingProblem(
      `cohort ${cohort.name} speaks LwM2M 1.0, which has no ${operation}`,
      'Give it lwm2mVersion 1.1',
      { at: ['operation'] },
    );
  }
  if (path === undefined) return;
  const { objectId } = withProblemPath(['path'], () => parsed(path));
  if (objectId === undefined || objects.has(objectId)) return;
  throw new SettingProblem(
    `these devices have no object ${objectId}`,
    `Add it to objects (${listed([...objects.keys()])})`,
    { at: ['path'] },
  );
}

function parsed(path: string): ReturnType<typeof parsePath> {
  try {
    return parsePath(path);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    throw new SettingProblem(`${path} is not a path`, 'Write it as /3303/0/5700');
  }
}
