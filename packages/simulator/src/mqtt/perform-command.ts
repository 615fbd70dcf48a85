import {
  formatPath,
  Lwm2mRefusal,
  parsePath,
  PathError,
  type ClientRequestDetails,
  type ClientRequestInfo,
  type Lwm2mPath,
  type ModelRegistry,
  type ResourceValue,
  type ValueRecord,
} from '@muster/lwm2m';
import { typedReading, withInstance, type SettableValue } from '../device/typed-reading.ts';
import type { DeviceTree } from '../device/object-tree.ts';
import type { MqttCommand, WrittenValues } from './mqtt-message.ts';

type TreePart = Pick<DeviceTree, 'read' | 'write' | 'execute'>;

/** Result of a command. */
export interface CommandOutcome {
  readonly request: ClientRequestInfo;
  /** Error message of the device; undefined if the command succeeded. */
  readonly error: string | undefined;
  /** Resources whose values may have changed. */
  readonly changed: readonly Lwm2mPath[];
}

/** Path of a resource that a Write changes. */
interface ResourcePath {
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
  readonly resourceInstanceId?: number;
}

/**
 * Performs a Write or Execute. The outcome has the CoAP code that an LwM2M device would return, so that reports and
 * expectations are the same for both.
 */
export function performCommand(
  command: Exclude<MqttCommand, { type: 'birth' }>,
  payloadBytes: number,
  tree: TreePart,
  models: ModelRegistry,
): CommandOutcome {
  const changed: Lwm2mPath[] = [];
  const records: ValueRecord[] = [];
  const error = attempt(() => {
    if (command.type === 'execute') execute(command.path, command.arguments, tree);
    else for (const [text, value] of command.values) changed.push(write(text, value, tree, models, records));
  });
  const details = (): ClientRequestDetails =>
    command.type === 'execute' ? { payloadBytes, arguments: command.arguments } : { payloadBytes, records };
  const request = {
    operation: command.type,
    path: command.type === 'execute' ? command.path : commonPath(command.values),
    code: error?.coapCode ?? '2.04',
    details,
  };
  return { request, error: error && `${error.coapCode} ${error.message}`.trim(), changed };
}

function attempt(work: () => void): Lwm2mRefusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Lwm2mRefusal) return error;
    if (error instanceof PathError || error instanceof TypeError)
      return new Lwm2mRefusal('4.00', error.message);
    throw error;
  }
}

function execute(text: string, args: string, tree: TreePart): void {
  const { objectId, instanceId, resourceId } = resourcePath(text);
  tree.execute(objectId, instanceId, resourceId, args);
}

function write(
  text: string,
  value: unknown,
  tree: TreePart,
  models: ModelRegistry,
  records: ValueRecord[],
): Lwm2mPath {
  const path = resourcePath(text);
  const { objectId, instanceId, resourceId, resourceInstanceId } = path;
  const model = models.resource(objectId, resourceId);
  const settable = value as SettableValue;
  const reading =
    resourceInstanceId === undefined
      ? typedReading(text, model, settable)
      : withInstance(text, model, tree.read(objectId, instanceId, resourceId), resourceInstanceId, settable);
  tree.write(objectId, instanceId, resourceId, reading);
  if (!(reading instanceof Map)) records.push({ path, value: reading as ResourceValue });
  return { objectId, instanceId, resourceId };
}

/** @throws PathError; Lwm2mRefusal if the path is not that of a resource */
function resourcePath(text: string): ResourcePath {
  const { objectId, instanceId, resourceId, resourceInstanceId } = parsePath(text);
  if (objectId === undefined || instanceId === undefined || resourceId === undefined) {
    throw new Lwm2mRefusal('4.05', `${text} is not the path of a resource`);
  }
  const path = { objectId, instanceId, resourceId };
  return resourceInstanceId === undefined ? path : { ...path, resourceInstanceId };
}

/** Returns the common path of a Write: its only resource, or the object instance of all resources. */
function commonPath(values: WrittenValues): string {
  const [first = '/', ...others] = values.map(([path]) => path);
  const levels = first.split('/');
  for (const other of others) {
    const own = other.split('/');
    const at = levels.findIndex((level, index) => level !== own[index]);
    if (at >= 0) levels.length = at;
  }
  return levels.length < 2 ? '/' : levels.join('/');
}

/** Returns the readable values at a path or below it. */
export function recordsAt(
  tree: Pick<DeviceTree, 'objects' | 'resourceIds' | 'read'>,
  isWanted: (path: Lwm2mPath) => boolean,
): ValueRecord[] {
  const records: ValueRecord[] = [];
  for (const { objectId, instanceIds } of tree.objects()) {
    for (const instanceId of instanceIds) {
      for (const resourceId of tree.resourceIds(objectId, instanceId)) {
        const path = { objectId, instanceId, resourceId };
        if (isWanted(path)) records.push(...recordsOf(path, tree.read(objectId, instanceId, resourceId)));
      }
    }
  }
  return records;
}

function recordsOf(path: ResourcePath, value: ReturnType<DeviceTree['read']>): ValueRecord[] {
  if (value === undefined) return [];
  if (!(value instanceof Map)) return [{ path, value: value as ResourceValue }];
  return Array.from(value as ReadonlyMap<number, ResourceValue>, ([resourceInstanceId, one]) => ({
    path: { ...path, resourceInstanceId },
    value: one,
  }));
}

/** Returns the object instances of a device in the form of a birth. */
export function instancesOf(tree: Pick<DeviceTree, 'objects'>): string[] {
  return Array.from(tree.objects()).flatMap(({ objectId, instanceIds }) =>
    instanceIds.map((instanceId) => formatPath({ objectId, instanceId }).slice(1)),
  );
}
