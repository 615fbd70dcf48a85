import type { UnitOfWork } from '../../kernel/entities.ts';
import { parseTextValue } from '@muster/lwm2m/core';
import type { DeviceOperation } from '@muster/lwm2m/core';
import { BackgroundTasks, TurnBudget } from '../../kernel/tasks.ts';
import { operationKey, operationsOf } from './model.ts';
import type { ActuatorOperation, Actuator, ActuationDirection } from './model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { MusterError } from '../../kernel/errors.ts';
import { FairWork, reserveFor } from '../../kernel/fair-queue.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import type { CommandService } from '../commands/command-service.ts';
import { refuseLegacy } from '../devices/model.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectedResources, SelectionDependencies } from '../resource-collections/resource-selection.ts';

interface Dependencies extends SelectionDependencies {
  readonly clock: Clock;
  readonly commands: CommandService;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
  /** Maximum concurrent commands of the actuators of a device network. Defaults to 256. */
  readonly maxUnderWay?: number;
}

/** A resource and the operation for it. */
interface Target {
  readonly selected: SelectedResources;
  readonly view: ResourceView;
  readonly operation: ActuatorOperation;
}

/** A run of an actuator that an event triggers. */
interface EventRun {
  readonly direction: ActuationDirection;
  readonly eventId: string;
  /** Names the event in the Activity Log. */
  readonly cause: string;
  /** Deletes the pending actuation in the commit of the parent entry. */
  readonly unit: UnitOfWork;
}

/** Commands started in one turn, so that they share a commit and are processed in the same turn. */
const SENT_AT_A_TIME = 16;
/** Milliseconds without a response after which a device releases its slot to the next device. */
const SLOT_MS = 4_000;

/**
 * Runs an actuator on each resource of its collection that it has a value for. Each operation is a command in
 * the queue of its device with a child entry in the Activity Log. Failures are reported only there. The
 * number of concurrent commands is bounded, regardless of the number of resources.
 */
export class Actuation {
  readonly #deps: Dependencies;
  readonly #slots: FairWork;
  readonly #tasks: BackgroundTasks;
  #closing = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#tasks = new BackgroundTasks(deps.onError);
    const { maxUnderWay: max = 256 } = deps;
    this.#slots = new FairWork({
      max,
      reserved: reserveFor(max),
      holdLimit: { clock: deps.clock, holdMs: SLOT_MS },
    });
  }

  /**
   * Activates an actuator. Resolves with the ID of the parent entry once that is stored.
   *
   * @throws MusterError `shutting-down`
   */
  async actuate(actuator: Actuator, unit?: UnitOfWork): Promise<string> {
    const { id } = await this.#start(actuator, 'Activate', { description: `Actuate ${actuator.name}` }, unit);
    return id;
  }

  /**
   * Runs an actuator because of an event. Resolves when the parent entry is stored.
   *
   * @returns `sent`: resolves when all commands are in the queues of their devices
   * @throws MusterError `shutting-down`
   */
  async runForEvent(
    actuator: Actuator,
    { direction, eventId, cause, unit }: EventRun,
  ): Promise<{ readonly sent: Promise<void> }> {
    const verb = direction === 'Activate' ? 'Actuate' : 'Reset';
    const description = `${verb} ${actuator.name}: ${cause}`;
    return this.#start(actuator, direction, { description, correlationId: eventId }, unit);
  }

  async #start(
    actuator: Actuator,
    direction: ActuationDirection,
    entry: Pick<ActivityStart, 'description' | 'correlationId'>,
    unit?: UnitOfWork,
  ): Promise<{ readonly id: string; readonly sent: Promise<void> }> {
    if (this.#closing) throw new MusterError('shutting-down');
    const { activityLog } = this.#deps;
    const common = { deviceNetworkId: actuator.deviceNetworkId, entityType: 'Multiple' } as const;
    const { id: entityId, name: entityName } = actuator;
    const parent = await activityLog.start({ ...common, entityId, entityName, ...entry }, unit);
    // While this entry is open, so is its parent.
    const choosing = await activityLog.start({
      ...common,
      description: 'Go through the resources',
      parentId: parent.id,
    });
    const sent = this.#operateAll(actuator, direction, parent.id, choosing.id);
    this.#tasks.add(sent);
    return { id: parent.id, sent };
  }

  async #operateAll(
    actuator: Actuator,
    direction: ActuationDirection,
    parentId: string,
    choosingId: string,
  ): Promise<void> {
    const { activityLog, onError } = this.#deps;
    const sending = new Set<Promise<void>>();
    const turn = new TurnBudget(SENT_AT_A_TIME);
    let count = 0;
    await activityLog.progress(choosingId);
    try {
      for await (const target of this.#targets(actuator, direction)) {
        const giveBack = await this.#slots.begin(actuator.deviceNetworkId);
        if (this.#closing) throw new MusterError('shutting-down');
        count += 1;
        const sent: Promise<void> = this.#send(target, parentId, giveBack)
          .catch(onError)
          .finally(() => sending.delete(sent));
        sending.add(sent);
        await turn.spend(1);
      }
      await activityLog.complete(choosingId, { responseMessage: `${count} resources` });
    } catch (error) {
      await activityLog.fail(choosingId, {
        responseMessage: `After ${count} resources: ${this.#report(error).message}`,
      });
    }
    await Promise.all(sending);
  }

  async *#targets(actuator: Actuator, direction: ActuationDirection): AsyncGenerator<Target> {
    const collection = await this.#deps.store
      .collection(resourceCollections)
      .get(actuator.resourceCollectionId);
    if (collection === undefined) return;
    const operations = operationsOf(actuator, direction);
    const selection = await ResourceSelection.of(this.#deps, collection);
    for await (const selected of selection.walk()) {
      for (const view of selected.resources) {
        const key = operationKey(selected.smartObject.smartObjectTypeId, view.resourceTypeId);
        const operation = operations.get(key);
        if (operation !== undefined && isOperable(view, operation, selected)) {
          yield { selected, view, operation };
        }
      }
    }
  }

  async #send({ selected, view, operation }: Target, parentId: string, giveBack: () => void): Promise<void> {
    const { commands, activityLog } = this.#deps;
    const { device } = selected;
    const verb = operation.text === undefined ? 'Execute' : 'Write';
    const entry: Omit<ActivityStart, 'deviceNetworkId'> = {
      entityType: 'Resource',
      entityId: view.id,
      entityIdentifier: view.url,
      entityName: view.model.name,
      description: `${verb} ${view.url} (${view.model.name}) on ${device.name}`,
      parentId,
    };
    const { id: deviceId, deviceNetworkId } = device;
    try {
      refuseLegacy(device);
      const command = { deviceId, deviceNetworkId, operation: operationFor(view, operation) };
      await commands.submit(command, entry, { onSettled: giveBack });
    } catch (error) {
      giveBack();
      const { message } = this.#report(error);
      const { id } = await activityLog.start({ ...entry, deviceId, deviceNetworkId });
      await activityLog.fail(id, { responseMessage: message });
    }
  }

  /** Reports an unexpected error. Returns the error for the Activity Log. */
  #report(error: unknown): MusterError {
    const known = error instanceof MusterError ? error : new MusterError('internal');
    if (known.code === 'internal') this.#deps.onError(error);
    return known;
  }

  /** Starts no more commands. Call it before the command queue is closed, and {@link close} afterwards. */
  stop(): void {
    this.#closing = true;
  }

  /** Resolves when all commands have ended. */
  async close(): Promise<void> {
    this.stop();
    await this.#tasks.idle();
  }
}

/**
 * Returns whether to operate on a view. A multiple-instance resource is written instance by instance. Without
 * any known instance, the resource itself is used, so that the log shows why nothing was written. Executable
 * resources have no instances.
 */
function isOperable(
  view: ResourceView,
  { text }: ActuatorOperation,
  { resources }: SelectedResources,
): boolean {
  if (!view.model.multiple || text === undefined) {
    return view.path.resourceInstanceId === undefined;
  }
  return (
    view.path.resourceInstanceId !== undefined ||
    !resources.some(
      ({ path }) => path.resourceId === view.path.resourceId && path.resourceInstanceId !== undefined,
    )
  );
}

/** @throws MusterError `operation-not-allowed` if the resource does not support the operation */
function operationFor(view: ResourceView, { text }: ActuatorOperation): DeviceOperation {
  const { path, model } = view;
  if (view.isUnavailable) {
    throw new MusterError(
      'operation-not-allowed',
      `The device no longer has ${view.url}: the resource is Unavailable.`,
    );
  }
  if (!model.operations.includes(text === undefined ? 'E' : 'W')) {
    const message = `${view.url} cannot be ${text === undefined ? 'executed' : 'written'}. Its operations are ${model.operations === '' ? 'none' : model.operations}.`;
    throw new MusterError('operation-not-allowed', message);
  }
  if (text === undefined) return { type: 'execute', path };
  if (model.multiple && path.resourceInstanceId === undefined) {
    throw new MusterError(
      'operation-not-allowed',
      `The instances of ${view.url} are not known yet. Read the resource first.`,
    );
  }
  return {
    type: 'write',
    path,
    mode: 'replace',
    records: [{ path, value: parseTextValue(model.type, text) }],
  };
}
