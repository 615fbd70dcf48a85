import { isMqtt } from '../network/server-address.ts';
import type { Expectation } from './expectations.ts';
import { networkIssues } from './mqtt-settings.ts';
import type { Scenario, ScenarioCohort } from './scenario.ts';
import type { TimelineEvent } from './timeline.ts';

/** Requests that MQTT devices receive. */
const mqttRequests: ReadonlySet<string> = new Set(['write', 'execute']);

/** Reports settings and requests that MQTT does not have, in files with MQTT cohorts. */
export function checkMqtt(scenario: Scenario): void {
  const { file, cohorts, issues } = scenario;
  const overMqtt = cohorts.filter(({ scheme }) => isMqtt(scheme));
  if (overMqtt.length === 0) return;
  const shared = overMqtt.find(({ cohort }) => cohort.network === undefined);
  if (shared)
    issues.push(...networkIssues(file.network, ['network'], `cohort ${shared.cohort.name} speaks MQTT`));
  checkEach(file.timeline, 'timeline', 'do', overMqtt, scenario, eventFault);
  checkEach(file.expect, 'expect', 'kind', overMqtt, scenario, expectationFault);
}

type Fault = readonly [message: string, remedy: string] | undefined;

function checkEach<One extends { readonly cohort?: string }>(
  list: readonly One[] | undefined,
  name: string,
  field: string,
  overMqtt: readonly ScenarioCohort[],
  { issues }: Scenario,
  faultOf: (one: One) => Fault,
): void {
  for (const [position, one] of (list ?? []).entries()) {
    const fault = faultOf(one);
    const cohort = overMqtt.find((own) => one.cohort === undefined || one.cohort === own.cohort.name);
    if (fault === undefined || cohort === undefined) continue;
    const [message, remedy] = fault;
    issues.push({
      path: [name, position, field],
      message: `cohort ${cohort.cohort.name} speaks MQTT, ${message}`,
      remedy,
    });
  }
}

function eventFault({ do: action }: TimelineEvent): Fault {
  if (action !== 'change-address') return undefined;
  return ['and a TCP connection keeps its address', 'Use reconnect, or name another cohort'];
}

function expectationFault(expectation: Expectation): Fault {
  switch (expectation.kind) {
    case 'server-attributes':
      return ['which has no notification attributes', 'Name an LwM2M cohort'];
    case 'server-firmware':
      return ['which has no firmware updates', 'Name an LwM2M cohort'];
    case 'requests':
      if (mqttRequests.has(expectation.operation)) return undefined;
      return [`which has no ${expectation.operation}`, 'Use write or execute, or name an LwM2M cohort'];
    default:
      return undefined;
  }
}
