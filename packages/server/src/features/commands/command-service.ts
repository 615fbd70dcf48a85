import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { errorTable, MusterError } from '../../kernel/errors.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import type { Command, CommandRunner } from './command-runner.ts';
import type { DownlinkQueue, DropReason } from '../downlink/downlink-queue.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { QueuedCommands } from './queued-commands.ts';

export interface CommandDependencies {
  readonly queue: DownlinkQueue;
  readonly queued: QueuedCommands;
  readonly runner: CommandRunner;
  readonly activityLog: ActivityLog;
  readonly observations: ObservationService;
}

export interface SubmitOptions {
  /** Called when the command is over, or waits in the store for its device. */
  readonly onSettled?: () => void;
  /** Of the request for the command. */
  readonly unit?: UnitOfWork | undefined;
}

const DROPPED: Readonly<Record<DropReason, string>> = {
  offline: 'The device is offline.',
  closed: 'The service stopped before the command was sent.',
  unanswered: 'The device did not answer in time.',
  legacy: errorTable['legacy-device'].message,
};

/**
 * Sends commands, each with an entry in the Activity Log: Pending, InProgress, then Completed or Failed. Those to
 * devices in queue mode go by way of the store: see {@link QueuedCommands}.
 */
export class CommandService {
  readonly #deps: CommandDependencies;

  constructor(deps: CommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Puts a command on the device's queue; resolves with the id of its Activity Log entry once that is stored.
   *
   * @throws MusterError `too-many-requests` when the queue of the device is full
   */
  async submit(
    command: Command,
    entry: Omit<ActivityStart, 'deviceNetworkId'>,
    { onSettled = () => undefined, unit }: SubmitOptions = {},
  ): Promise<string> {
    const { queue, queued, runner, activityLog } = this.#deps;
    const { deviceId, deviceNetworkId } = command;
    const isQueued = queued.takes(deviceId);
    if (!(isQueued ? queued : queue).hasRoom(deviceId)) {
      throw new MusterError(
        'too-many-requests',
        'Too many commands are waiting for this device. Wait for some to end.',
        {
          retryAfterSeconds: isQueued ? 60 : 5,
        },
      );
    }
    const { id } = await activityLog.start({ ...entry, deviceId, deviceNetworkId }, unit);
    if (isQueued) {
      await queued.add(id, command);
      onSettled();
    } else {
      queue.enqueue(deviceId, {
        priority: 'command',
        run: async (target, signal) => {
          await runner.run(id, command, target, signal).finally(onSettled);
        },
        dropped: (reason) => this.#dropped(id, command, reason).finally(onSettled),
      });
    }
    return id;
  }

  async #dropped(id: string, command: Command, reason: DropReason): Promise<void> {
    if (
      command.operation.type === 'cancelObserve' &&
      command.observation !== undefined &&
      reason === 'offline'
    ) {
      await this.#deps.observations.withdraw(command.observation.id);
      const responseMessage = 'The device is offline. The service will not observe the resource again.';
      await this.#deps.runner.report(id, { success: true, responseMessage });
      return;
    }
    await this.#deps.runner.report(id, { success: false, responseMessage: DROPPED[reason] });
  }
}
