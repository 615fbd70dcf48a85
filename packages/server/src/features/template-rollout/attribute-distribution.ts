import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { Pass, PassResult } from '../../kernel/reconciler.ts';
import type { AttributeStore } from '../commands/attribute-store.ts';
import { hasYielded, type DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { QueuedCommands } from '../commands/queued-commands.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { AttributeRequests, At, Conversation } from './attribute-requests.ts';
import type { DesiredAttributes } from './desired-attributes.ts';

export interface DistributionDependencies {
  readonly clock: Clock;
  readonly live: LiveRegistrations;
  readonly queue: DownlinkQueue;
  readonly queued: Pick<QueuedCommands, 'storesCommands'>;
  readonly attributes: Pick<AttributeStore, 'listen'>;
  readonly desired: DesiredAttributes;
  readonly requests: AttributeRequests;
  readonly onError: (error: unknown) => void;
}

function conversationOf(parentId: string | undefined): Conversation {
  return { parentId, isQueued: false, count: 0, last: '' };
}

/**
 * Reconciles the attributes of devices with their templates. A pass sends the difference for one path.
 * Desired attributes are stored before they are sent, reported attributes when the device has responded.
 */
export class AttributeDistribution {
  readonly #deps: DistributionDependencies;
  /** Devices with a pass in progress. */
  readonly #conversations = new Map<string, Conversation>();
  readonly #reconciler: Reconciler<[at?: At]>;
  readonly #tasks: BackgroundTasks;

  constructor(deps: DistributionDependencies) {
    this.#deps = deps;
    this.#tasks = new BackgroundTasks(deps.onError);
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: (deviceId, pass) => this.#turn(deviceId, pass),
      reconcile: (deviceId, at) => this.#reconcile(deviceId, at),
      onIdle: (deviceId) => this.#conversations.delete(deviceId),
      onError: deps.onError,
    });
    deps.attributes.listen((deviceId) => {
      // An awake device responds to a request of the current pass, which continues by itself.
      if (this.#conversations.get(deviceId)?.isQueued !== false) this.#wake(deviceId);
    });
  }

  /** Call it when the link is up. */
  resume(): void {
    for (const deviceId of this.#deps.desired.differing) this.#wake(deviceId);
  }

  /** Resolves when the device has no pass in progress. */
  idle(deviceId: string): Promise<void> {
    return this.#reconciler.idle(deviceId);
  }

  /** Resolves only after the downlink queue is closed. */
  async close(): Promise<void> {
    await Promise.all([this.#reconciler.close(), this.#tasks.idle()]);
  }

  /** Called after the response to a Register or Update. */
  followUp(change: RegistrationChange): void {
    const { deviceId, kind } = change;
    const { desired } = this.#deps;
    if (kind === 'updated' && !change.hasNewObjects && !desired.differing.has(deviceId)) {
      return;
    }
    this.#tasks.add(
      desired.followUp(change).then(() => {
        if (desired.differing.has(deviceId)) this.#wake(deviceId);
      }),
    );
  }

  /**
   * Applies a change of a device's templates.
   *
   * @param parentId returns the ID of the Activity Log entry of the change
   * @returns whether the reported attributes differ from the desired ones
   */
  async changed(deviceId: string, parentId: () => Promise<string>): Promise<boolean> {
    const { desired } = this.#deps;
    await desired.plan(deviceId);
    if (!desired.differing.has(deviceId)) return false;
    if (this.#deps.live.ofDevice(deviceId) !== undefined) {
      this.#wake(deviceId, await parentId());
    }
    return true;
  }

  /** @param parentId Activity Log entry of the change, for the requests of a newly started pass */
  #wake(deviceId: string, parentId?: string): void {
    if (this.#deps.live.ofDevice(deviceId) === undefined) return;
    if (!this.#reconciler.isBusy(deviceId)) this.#conversations.set(deviceId, conversationOf(parentId));
    this.#reconciler.wake(deviceId);
  }

  /** Requests to awake devices are background work: commands go first. */
  #turn(deviceId: string, pass: Pass<[at?: At]>): void {
    const { queue, queued } = this.#deps;
    // The device has no conversation if the reconciler itself has woken it to retry after an error.
    const conversation = this.#conversations.get(deviceId) ?? conversationOf(undefined);
    this.#conversations.set(deviceId, conversation);
    conversation.isQueued = queued.storesCommands(deviceId);
    if (conversation.isQueued) {
      void pass.run();
      return;
    }
    queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: (target, signal) => pass.run({ target, signal }),
      dropped: () => pass.dropped(),
    });
  }

  async #reconcile(deviceId: string, at: At | undefined): Promise<PassResult> {
    const conversation = this.#conversations.get(deviceId);
    if (conversation === undefined) return 'done';
    if (at === undefined) return this.#deps.requests.queue(deviceId, conversation.parentId);
    const result = await this.#deps.requests.send(conversation, at);
    return hasYielded(at.signal) ? 'yielded' : result;
  }
}
