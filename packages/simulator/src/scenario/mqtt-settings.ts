import { isMqtt, type Scheme } from '../network/server-address.ts';
import type { DeviceFault } from './faults.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { Cohort } from './fleet-file.ts';
import { lwm2mOnly } from './compile-cohort.ts';
import type { Path } from './scenario.ts';

type FaultKind = DeviceFault['kind'];

/** Faults of CoAP messages. */
const coapFaults: ReadonlySet<FaultKind> = new Set([
  'refused-formats',
  'refused-blocks',
  'wrong-message-ids',
]);
const mqttFaults: ReadonlySet<FaultKind> = new Set([
  'duplicate-messages',
  'wrong-password',
  'connection-cuts',
  'flood',
]);

/** Settings of a cohort that MQTT devices cannot have, with the reason and the remedy. */
const unsupportedSettings: readonly (readonly [field: keyof Cohort, why: string, remedy: string])[] = [
  ['connectionId', 'MQTT has no DTLS session', 'Remove it'],
  ['resumption', 'MQTT has no DTLS session', 'Remove it'],
  ['contentFormats', 'MQTT devices do not send a Register', 'Remove it'],
  ['omitEndpoint', 'MQTT devices do not send a Register', 'Remove it'],
  ['lwm2mVersion', 'MQTT devices do not speak LwM2M', 'Remove it'],
  ['confirmableNotifications', 'MQTT has a quality of service instead', 'Use mqtt: { qos: 1 }'],
  ['respond', 'MQTT devices do not answer CoAP requests', 'Use deviceFaults, or give a coap: server'],
  ['behaviour', 'MQTT devices do not answer CoAP requests', 'Remove it, or give a coap: server'],
  ['firmware', 'MQTT devices have no object 5', 'Remove it, or give a coap: server'],
];

/** Returns the issues of settings that do not match the protocol of the cohort's server. */
export function mqttIssues(cohort: Cohort, scheme: Scheme, path: Path): FleetIssue[] {
  return isMqtt(scheme) ? issuesOverMqtt(cohort, path) : issuesOverCoap(cohort, path);
}

function issuesOverCoap(
  { name, mqtt, security, deviceFaults, outcomes = [] }: Cohort,
  path: Path,
): FleetIssue[] {
  const about = `cohort ${name} has an LwM2M server`;
  const remedy = 'Remove it, or give an mqtt: server';
  return [
    ...(mqtt === undefined
      ? []
      : [{ path: [...path, 'mqtt'], message: `mqtt has no effect: ${about}`, remedy }]),
    ...(security === 'password'
      ? [{ path: [...path, 'security'], message: `password has no effect: ${about}`, remedy }]
      : []),
    ...faultIssues(deviceFaults, [...path, 'deviceFaults'], mqttFaults, about, remedy),
    ...outcomes.flatMap((outcome, position) =>
      faultIssues(
        outcome.deviceFaults,
        [...path, 'outcomes', position, 'deviceFaults'],
        mqttFaults,
        about,
        remedy,
      ),
    ),
  ];
}

function issuesOverMqtt(cohort: Cohort, path: Path): FleetIssue[] {
  const { name, outcomes = [] } = cohort;
  const about = `cohort ${name} speaks MQTT`;
  const settings = [
    { ...cohort, at: path },
    ...outcomes.map((outcome, position) => ({ ...outcome, at: [...path, 'outcomes', position] })),
  ];
  return [
    ...unsupportedSettings
      .filter(([field]) => cohort[field] !== undefined)
      .map(([field, why, remedy]) =>
        issue([...path, field], `${field} has no effect: ${about}, and ${why}`, remedy),
      ),
    ...settings
      .filter(({ respond, at }) => respond !== undefined && at !== path)
      .map(({ at }) =>
        issue(
          [...at, 'respond'],
          `respond has no effect: ${about}, and MQTT devices do not answer CoAP requests`,
          'Use deviceFaults, or give a coap: server',
        ),
      ),
    ...securityIssues(cohort, path),
    ...objectIssues(cohort, path),
    ...topicIssues(cohort, path),
    ...linkFaultIssues(cohort, path),
    ...settings.flatMap((setting) => [
      ...networkIssues(setting.network, [...setting.at, 'network'], about),
      ...faultIssues(
        setting.deviceFaults,
        [...setting.at, 'deviceFaults'],
        coapFaults,
        about,
        `Use ${[...mqttFaults].join(', ')}, slow-answers, no-answers, truncated-payloads, clock-drift or crash`,
      ),
    ]),
    ...outcomes.flatMap(({ firmware }, position) =>
      firmware === undefined
        ? []
        : [
            issue(
              [...path, 'outcomes', position, 'firmware'],
              `firmware has no effect: ${about}`,
              'Remove it',
            ),
          ],
    ),
  ];
}

function securityIssues(
  { name, security, mqtt, deviceFaults = [], outcomes = [] }: Cohort,
  path: Path,
): FleetIssue[] {
  if (security !== undefined && security !== 'none' && security !== 'password') {
    const message = `${security} needs a coaps: server, and cohort ${name} speaks MQTT`;
    return [issue([...path, 'security'], message, 'Use password, with an mqtts: server for TLS')];
  }
  if (security === 'password') return [];
  const faults = [...deviceFaults, ...outcomes.flatMap((outcome) => outcome.deviceFaults ?? [])];
  return [
    ...(['username', 'password'] as const)
      .filter((field) => mqtt?.[field] !== undefined)
      .map((field) =>
        issue(
          [...path, 'mqtt', field],
          `${field} has no effect: cohort ${name} connects without a password`,
          'Add security: password',
        ),
      ),
    ...(faults.some(({ kind }) => kind === 'wrong-password')
      ? [
          issue(
            [...path, 'deviceFaults'],
            `wrong-password has no effect: cohort ${name} connects without a password`,
            'Add security: password',
          ),
        ]
      : []),
  ];
}

function objectIssues({ name, objects = [] }: Cohort, path: Path): FleetIssue[] {
  return objects.flatMap((setting, position) => {
    const id = typeof setting === 'number' ? setting : setting.id;
    if (!lwm2mOnly.has(id)) return [];
    const message = `object ${id} is for LwM2M devices, and cohort ${name} speaks MQTT`;
    return [issue([...path, 'objects', position], message, 'Remove it, or give a coap: server')];
  });
}

/** The endpoint name is a level of topics (MQTT 3.1.1, 4.7), or two levels of Sparkplug B. */
function topicIssues({ name, endpoint, mqtt = {}, queueMode }: Cohort, path: Path): FleetIssue[] {
  if (mqtt.payload === 'sparkplug') return sparkplugIssues({ name, endpoint, mqtt, queueMode }, path);
  const about = `cohort ${name} speaks plain JSON`;
  return [
    ...(/[/+#]/.test(endpoint ?? '')
      ? [
          issue(
            [...path, 'endpoint'],
            `${about}, and endpoint names cannot have / + and #`,
            'Use other characters, such as -',
          ),
        ]
      : []),
    ...(mqtt.device === undefined
      ? []
      : [issue([...path, 'mqtt', 'device'], `device has no effect: ${about}`, 'Add payload: sparkplug')]),
  ];
}

function sparkplugIssues(
  {
    name,
    endpoint,
    mqtt,
    queueMode,
  }: Pick<Cohort, 'name' | 'mqtt'> & {
    readonly endpoint: string | undefined;
    readonly queueMode: Cohort['queueMode'];
  },
  path: Path,
): FleetIssue[] {
  const about = `cohort ${name} speaks Sparkplug B`;
  return [
    ...(/^[^/+#]+\/[^/+#]+$/.test(endpoint ?? '')
      ? []
      : [
          issue(
            endpoint === undefined ? path : [...path, 'endpoint'],
            `${about}, and endpoint is not GROUP/EDGE`,
            'Give one such as endpoint: plant/edge-{index}',
          ),
        ]),
    ...(['qos', 'results', 'will'] as const)
      .filter((field) => mqtt?.[field] !== undefined)
      .map((field) =>
        issue([...path, 'mqtt', field], `${field} has no effect: ${about}, which lays it down`, 'Remove it'),
      ),
    ...(queueMode === undefined || queueMode === false
      ? []
      : [issue([...path, 'queueMode'], `${about}, and edge nodes stay connected`, 'Remove it')]),
  ];
}

function linkFaultIssues({ name, faults }: Cohort, path: Path): FleetIssue[] {
  return (['rebindEverySeconds', 'sessionLossEverySeconds'] as const)
    .filter((field) => faults?.[field] !== undefined)
    .map((field) =>
      issue(
        [...path, 'faults', field],
        `${field} has no effect: cohort ${name} speaks MQTT, and a TCP connection keeps its address`,
        'Use deviceFaults with kind: connection-cuts',
      ),
    );
}

/** @param at path of the setting, which can be outside the cohort */
export function networkIssues(network: Cohort['network'], at: Path, about: string): FleetIssue[] {
  if (network === undefined || network.length === 0) return [];
  const message = `network conditions are of UDP datagrams, and ${about}`;
  return [issue(at, message, 'Use network: [] and deviceFaults such as connection-cuts or slow-answers')];
}

function faultIssues(
  faults: readonly DeviceFault[] | undefined,
  at: Path,
  unfit: ReadonlySet<FaultKind>,
  about: string,
  remedy: string,
): FleetIssue[] {
  return (faults ?? []).flatMap(({ kind }, position) =>
    unfit.has(kind) ? [issue([...at, position, 'kind'], `${kind} has no effect: ${about}`, remedy)] : [],
  );
}

function issue(path: Path, message: string, remedy: string): FleetIssue {
  return { path, message, remedy };
}
