import type { ModelRegistry } from '@muster/lwm2m';
import { firmwareUpdateObject, olderFirmwareUpdateObject } from '../device/objects/firmware-update.ts';
import { genericObject } from '../device/objects/generic.ts';
import { simulatedObjects } from '../device/objects/index.ts';
import type { ChurnPlan, DevicePlan, MqttPlan, PlannedObject, SecurityPlan } from '../device/plan.ts';
import type { SimulatedObject } from '../device/simulated-object.ts';
import { compileResponses } from './check-respond.ts';
import { compileValues } from './compile-values.ts';
import { namesDiffer, unknownPlaceholders } from './endpoint-pattern.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { FirmwareSetting } from './firmware-setting.ts';
import type { Cohort, ObjectSetting } from './fleet-file.ts';
import type { ModelFiles } from './model-files.ts';

const defaultLifetimeSeconds = 300;
const defaultNotifyIntervalSeconds = 10;
/** Default awake time in seconds: MAX_TRANSMIT_WAIT (RFC 7252 4.8.2), as LwM2M recommends for queue mode. */
const defaultAwakeSeconds = 93;
const defaultKeepAliveSeconds = 60;
const defaultChurnObject = 3303;
const highestId = 65_534;
/** Object 0 holds keys and is never listed, read or written by a server (LwM2M 1.1 core, 6.2.1 and E.1). */
const securityObject = 0;

/** Object 1 describes an LwM2M server. Object 5 needs requests that MQTT does not have. */
export const lwm2mOnly: ReadonlySet<number> = new Set([1, firmwareUpdateObject.objectId]);

const behaviours = new Map(simulatedObjects.map((object) => [object.objectId, object]));

type Path = readonly (string | number)[];

/**
 * Checks the rules that the schema cannot express, and creates the plan shared by the devices of the cohort.
 *
 * @param overMqtt whether the scheme of its server is mqtt: or mqtts:
 * @param path path of the cohort in its file
 * @param issues receives the faults; the plan is invalid if there are any
 */
export function compileCohort(
  cohort: Cohort,
  overMqtt: boolean,
  { models, replays }: ModelFiles,
  path: Path,
  issues: FleetIssue[],
): DevicePlan {
  const lifetimeSeconds = cohort.lifetimeSeconds ?? defaultLifetimeSeconds;
  const { lwm2mVersion = '1.1' } = cohort;
  checkEndpoint(cohort, path, issues);
  checkInterval(cohort, lifetimeSeconds, path, issues);
  const objects = compileObjects(cohort, overMqtt, models, path, issues);
  const notifyIntervalSeconds = cohort.notifyIntervalSeconds ?? defaultNotifyIntervalSeconds;
  return {
    cohort: cohort.name,
    lifetimeSeconds,
    updateIntervalSeconds: cohort.updateIntervalSeconds,
    notifyIntervalSeconds: notifyIntervalSeconds > 0 ? notifyIntervalSeconds : undefined,
    lwm2mVersion,
    confirmableNotifications: cohort.confirmableNotifications ?? false,
    contentFormats: cohort.contentFormats,
    omitEndpoint: cohort.omitEndpoint ?? false,
    awakeSeconds: awakeSecondsOf(cohort),
    churn: compileChurn(cohort, objects, path, issues),
    server: cohort.server,
    security: securityPlanOf(cohort),
    mqtt: mqttPlanOf(cohort),
    firmware: cohort.firmware ?? {},
    network: cohort.network ?? [],
    deviceFaults: cohort.deviceFaults ?? [],
    ...answerPlanOf(cohort, { models, lwm2mVersion }, path, issues),
    objects,
    values: compileValues(
      { settings: cohort.values ?? {}, objects, models, replays, path: [...path, 'values'] },
      issues,
    ),
  };
}

function answerPlanOf(
  { respond, behaviour, clockOffsetSeconds = 0 }: Cohort,
  about: Parameters<typeof compileResponses>[1],
  path: Path,
  issues: FleetIssue[],
): Pick<DevicePlan, 'respond' | 'behaviour' | 'clockOffsetSeconds'> {
  return {
    respond: compileResponses(respond, about, [...path, 'respond'], issues),
    behaviour,
    clockOffsetSeconds,
  };
}

/** The plans of a cohort's devices. */
export interface CohortPlan {
  /** Plan of the devices without an outcome. */
  readonly plan: DevicePlan;
  /** Plans of the outcomes, in the order of the cohort. */
  readonly outcomes: readonly DevicePlan[];
}

/** Compiles the outcomes of a cohort: devices that differ from the others in a few settings. */
export function compileOutcomes(
  cohort: Cohort,
  plan: DevicePlan,
  { models }: ModelFiles,
  path: Path,
  issues: FleetIssue[],
): DevicePlan[] {
  const { lwm2mVersion } = plan;
  return (cohort.outcomes ?? []).map(({ firmware, network, deviceFaults, respond }, position) => {
    const objects = new Map(plan.objects);
    const object = firmware?.objectVersion && findFirmwareObject(firmware);
    const resources = object && { object, resourceIds: resourceIdsOf(object) };
    const planned = objects.get(firmwareUpdateObject.objectId);
    if (resources && planned) objects.set(firmwareUpdateObject.objectId, { ...planned, ...resources });
    return {
      ...plan,
      firmware: { ...plan.firmware, ...firmware },
      network: network ?? plan.network,
      deviceFaults: deviceFaults ?? plan.deviceFaults,
      respond: respond
        ? compileResponses(
            respond,
            { models, lwm2mVersion },
            [...path, 'outcomes', position, 'respond'],
            issues,
          )
        : plan.respond,
      objects,
    };
  });
}

function securityPlanOf({
  security,
  connectionId = 0,
  resumption = true,
  faults = {},
}: Cohort): SecurityPlan {
  return { mode: security, connectionIdBytes: connectionId, resumption, faults };
}

function mqttPlanOf({ mqtt = {} }: Cohort): MqttPlan {
  const { qos = 1, keepAliveSeconds = defaultKeepAliveSeconds, results = true, will = true } = mqtt;
  const { payload = 'json', device, username, password } = mqtt;
  return { payload, device, qos, keepAliveSeconds, results, will, username, password };
}

function awakeSecondsOf({ queueMode = false }: Cohort): number | undefined {
  if (queueMode === false) return undefined;
  return (queueMode === true ? undefined : queueMode.awakeSeconds) ?? defaultAwakeSeconds;
}

function checkEndpoint({ endpoint, count }: Cohort, path: Path, issues: FleetIssue[]): void {
  if (endpoint === undefined) return;
  const at = [...path, 'endpoint'];
  const unknown = unknownPlaceholders(endpoint);
  if (unknown.length > 0) {
    issues.push({
      path: at,
      message: `unknown placeholder ${unknown.join(' and ')}`,
      remedy: 'Use {index}, {index:6}, {hex:8}, {cohort} or {seed}',
    });
  } else if (count > 1 && namesDiffer(endpoint) === 'never') {
    issues.push({
      path: at,
      message: `${count} devices would have the same endpoint name`,
      remedy: `Put {index} into it: ${JSON.stringify(`${endpoint}-{index:6}`)}`,
    });
  }
}

function checkInterval(cohort: Cohort, lifetimeSeconds: number, path: Path, issues: FleetIssue[]): void {
  const { updateIntervalSeconds } = cohort;
  if (updateIntervalSeconds === undefined || updateIntervalSeconds < lifetimeSeconds) return;
  issues.push({
    path: [...path, 'updateIntervalSeconds'],
    message: `an Update every ${updateIntervalSeconds} s comes too late for a lifetime of ${lifetimeSeconds} s`,
    remedy: 'Make it less than lifetimeSeconds',
  });
}

function compileObjects(
  cohort: Cohort,
  overMqtt: boolean,
  models: ModelRegistry,
  path: Path,
  issues: FleetIssue[],
): Map<number, PlannedObject> {
  const settings: readonly ObjectSetting[] =
    cohort.objects ??
    simulatedObjects.map(({ objectId }) => objectId).filter((id) => !overMqtt || !lwm2mOnly.has(id));
  const objects = new Map<number, PlannedObject>();
  settings.forEach((setting, position) => {
    const at = [...path, 'objects', position];
    const id = typeof setting === 'number' ? setting : setting.id;
    const object = findObject(id, cohort, models);
    if (!object) {
      issues.push({ path: at, message: `unknown object ${id}`, remedy: objectRemedy(id) });
    } else if (objects.has(id)) {
      issues.push({
        path: at,
        message: `object ${id} is listed twice`,
        remedy: 'List it once, with all instances',
      });
    } else {
      objects.set(id, planObject(object, setting, models, at, issues));
    }
  });
  return objects;
}

function findObject(id: number, { firmware }: Cohort, models: ModelRegistry): SimulatedObject | undefined {
  if (id === securityObject) return undefined;
  if (id === firmwareUpdateObject.objectId) return findFirmwareObject(firmware ?? {});
  const own = behaviours.get(id);
  if (own) return own;
  const model = models.object(id);
  return model && genericObject(model);
}

function findFirmwareObject({ objectVersion }: FirmwareSetting): SimulatedObject {
  return objectVersion === '1.0' ? olderFirmwareUpdateObject : firmwareUpdateObject;
}

function resourceIdsOf({ resources }: SimulatedObject): number[] {
  return [...resources.keys()].sort((a, b) => a - b);
}

function objectRemedy(id: number): string {
  return id === securityObject
    ? 'Remove it: servers never see object 0'
    : 'Use an object of the OMA catalogue, or add its DDF XML file to models';
}

function planObject(
  object: SimulatedObject,
  setting: ObjectSetting,
  models: ModelRegistry,
  path: Path,
  issues: FleetIssue[],
): PlannedObject {
  const wanted = typeof setting === 'number' ? undefined : setting.instances;
  const instanceIds = [...(wanted ?? object.defaultInstanceIds)].sort((a, b) => a - b);
  const single = models.object(object.objectId)?.multiple === false;
  if (single && instanceIds.some((id) => id !== 0)) {
    issues.push({
      path: [...path, 'instances'],
      message: `object ${object.objectId} can have instance 0 only`,
      remedy: 'Use [0], or leave instances out',
    });
  }
  return { object, instanceIds, resourceIds: resourceIdsOf(object) };
}

function compileChurn(
  { churn }: Cohort,
  objects: ReadonlyMap<number, PlannedObject>,
  path: Path,
  issues: FleetIssue[],
): ChurnPlan | undefined {
  if (!churn) return undefined;
  const objectId = churn.object ?? defaultChurnObject;
  const planned = objects.get(objectId);
  const highest = planned?.instanceIds.at(-1) ?? -1;
  const goes = churn.goes ?? Math.max(highest, 0);
  const plan = { everySeconds: churn.everySeconds, objectId, appears: churn.appears ?? highest + 1, goes };
  const fault = churnFault(plan, planned);
  if (!fault) return plan;
  const { field, message, remedy } = fault;
  const at = [...path, 'churn'];
  issues.push({ path: field in churn ? [...at, field] : at, message, remedy });
  return undefined;
}

interface ChurnFault {
  readonly field: 'object' | 'appears' | 'goes';
  readonly message: string;
  readonly remedy: string;
}

function churnFault(
  { objectId, appears, goes }: ChurnPlan,
  planned: PlannedObject | undefined,
): ChurnFault | undefined {
  if (!planned) {
    return {
      field: 'object',
      message: `these devices have no object ${objectId}`,
      remedy: 'Add it to objects',
    };
  }
  if (planned.object.creatable !== true) {
    return {
      field: 'object',
      message: `the instances of object ${objectId} are fixed`,
      remedy: 'Give an object with several instances',
    };
  }
  if (!planned.instanceIds.includes(goes)) {
    return {
      field: 'goes',
      message: `object ${objectId} has no instance ${goes} to remove`,
      remedy: 'Give one that it has',
    };
  }
  if (planned.instanceIds.includes(appears) || appears > highestId) {
    return {
      field: 'appears',
      message: `instance ${appears} of object ${objectId} cannot appear`,
      remedy: 'Give one that is free',
    };
  }
  return undefined;
}
