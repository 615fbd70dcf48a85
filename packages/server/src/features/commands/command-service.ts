import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { errorTable, MusterError } from '../../kernel/errors.ts';
import type { ActivityLog, ActivityStart } from '../activity/activity.ts';
import type { Command, CommandRunner } from './command-runner.ts';
import type { Clock } from '../../kernel/clock.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { UnsentCommand } from '../activity/model.ts';
import { operationOf, storedOperation } from './stored-operation.ts';
import type { DownlinkQueue, DropReason } from '../downlink/downlink-queue.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { QueuedCommands } from './queued-commands.ts';

export interface CommandDependencies {
  readonly clock: Clock;
  readonly queue: DownlinkQueue;
  readonly queued: QueuedCommands;
  readonly runner: CommandRunner;
  readonly activityLog: ActivityLog;
  readonly observations: ObservationService;
}

export interface SubmitOptions {
  /** Called when the command has ended or is stored for its device. */
  readonly onSettled?: () => void;
  /** Unit of work of the API request. */
  readonly unit?: UnitOfWork | undefined;
}

/** Milliseconds after which a later run no longer sends a command: EXCHANGE_LIFETIME (RFC 7252 4.8.2). */
const UNSENT_MS = 247_000;

const DROPPED: Readonly<Record<DropReason, string>> = {
  offline: 'The device is offline.',
  closed: 'The service stopped before the command was sent.',
  unanswered: 'The device did not answer in time.',
  legacy: errorTable['legacy-device'].message,
};

const TOO_LATE = 'The service was away for too long. The command was not sent.';

function unsent({ operation, observation }: Command): UnsentCommand {
  return { operation: storedOperation(operation), ...omitUndefined({ observation }) };
}

/**
 * Sends commands, each with an entry in the Activity Log: Pending, InProgress, then Completed or Failed. If
 * the service ends before it has sent an accepted command, its next run sends it. Commands to devices in
 * queue mode are stored: see {@link QueuedCommands}.
 */
export class CommandService {
  readonly #deps: CommandDependencies;
  /** With the IDs of their Activity Log entries. */
  readonly #unsent: (readonly [string, Command])[] = [];

  constructor(deps: CommandDependencies) {
    this.#deps = deps;
  }

  /**
   * Queues a command for the device. Resolves with the ID of its Activity Log entry once that is stored.
   *
   * @throws MusterError `too-many-requests` if the queue of the device is full
   */
  async submit(
    command: Command,
    entry: Omit<ActivityStart, 'deviceNetworkId'>,
    { onSettled = () => undefined, unit }: SubmitOptions = {},
  ): Promise<string> {
    const { queue, queued, activityLog } = this.#deps;
    const { deviceId, deviceNetworkId } = command;
    const isQueued = queued.storesCommands(deviceId);
    if (!(isQueued ? queued : queue).hasRoom(deviceId)) {
      throw new MusterError(
        'too-many-requests',
        'Too many commands are waiting for this device. Wait for some to end.',
        {
          retryAfterSeconds: isQueued ? 60 : 5,
        },
      );
    }
    const isKept = !isQueued && entry.isRedone === undefined;
    const { id } = await activityLog.start(
      { ...entry, deviceId, deviceNetworkId, ...(isKept ? { command: unsent(command) } : {}) },
      unit,
    );
    if (isQueued) {
      await queued.add(id, command);
      onSettled();
    } else {
      this.#enqueue(id, command, { isKept, onSettled });
    }
    return id;
  }

  #enqueue(
    id: string,
    command: Command,
    { isKept, onSettled }: { readonly isKept: boolean; readonly onSettled: () => void },
  ): void {
    this.#deps.queue.enqueue(command.deviceId, {
      priority: 'command',
      run: async (target, signal) => {
        await this.#deps.runner.run(id, command, target, signal).finally(onSettled);
      },
      dropped: async (reason) => {
        try {
          if (reason !== 'closed' || !isKept) await this.#dropped(id, command, reason);
        } finally {
          onSettled();
        }
      },
    });
  }

  /** Finds the commands that an earlier run accepted and did not send. Call it before {@link resume}. */
  async load(): Promise<void> {
    const { activityLog, clock, runner } = this.#deps;
    for await (const {
      id,
      deviceId = '',
      deviceNetworkId,
      createdTimestamp,
      command,
    } of activityLog.unsent()) {
      if (command === undefined) continue;
      if (clock.now() - createdTimestamp <= UNSENT_MS) {
        const { operation, ...rest } = command;
        this.#unsent.push([id, { deviceId, deviceNetworkId, operation: operationOf(operation), ...rest }]);
      } else {
        await runner.report(id, { success: false, responseMessage: TOO_LATE });
      }
    }
  }

  /** Sends the commands that {@link load} has found. Call it when the link is up. */
  resume(): void {
    for (const [id, command] of this.#unsent.splice(0)) {
      this.#enqueue(id, command, { isKept: true, onSettled: () => undefined });
    }
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
