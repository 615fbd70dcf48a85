import type { ObserveEndReason, Observer, ObserverHandlers } from '@muster/coap';
import type { TimerHandle } from '@muster/net';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { ObservedContext, Subject } from './observed-context.ts';
import { storesNotifications } from './server-object.ts';
import { ObservedPath } from './observed-path.ts';

/** Returns the subject of an Observe. @param attributes attributes in the request */
export function pathSubject(
  path: Lwm2mPath,
  accept: number | undefined,
  attributes: NotificationAttributes | undefined,
): Subject {
  return { paths: [path], accept, isComposite: false, attributes };
}

/** Returns the subject of an Observe-Composite. @param attributes attributes in the request */
export function compositeSubject(
  paths: readonly Lwm2mPath[],
  accept: number,
  attributes: NotificationAttributes | undefined,
): Subject {
  return { paths, accept, isComposite: true, attributes };
}

/** Maximum delay of a runtime timer. */
const MAX_DELAY_MS = 2_147_483_647;

/** Observations of one device. */
export class Observations {
  readonly #context: ObservedContext;
  readonly #all = new Set<ServedObservation>();
  isSuspended = false;

  constructor(context: ObservedContext) {
    this.#context = context;
  }

  /** Begins to watch. @returns the observation; call its `end` when the server is gone */
  add(subject: Subject): ServedObservation {
    const observed: ServedObservation = new ServedObservation(this.#context, this, subject, () => {
      this.#all.delete(observed);
    });
    this.#all.add(observed);
    return observed;
  }

  /** Handles values at or below the paths that changed together. */
  changed(paths: readonly Lwm2mPath[]): void {
    for (const observed of this.#all) observed.changed(paths);
  }

  /** Handles created or deleted instances. */
  instancesChanged(): void {
    for (const observed of this.#all) observed.instancesChanged();
  }

  /** Handles changed attributes at a path, which also apply below it. */
  attributesChanged(path: Lwm2mPath): void {
    for (const observed of this.#all) observed.attributesChanged(path);
  }

  /** Holds notifications back until `resume`. */
  suspend(): void {
    this.isSuspended = true;
    for (const observed of this.#all) observed.suspend();
  }

  /**
   * Sends the notifications that became due during the suspension: one per observation, with the current value. Drops
   * them if the server does not want them stored (OMA-TS-LightweightM2M_Core-V1_1, E.2, resource 6).
   */
  resume(): void {
    if (!this.isSuspended) return;
    this.isSuspended = false;
    const areStored = storesNotifications(this.#context.data);
    for (const observed of [...this.#all]) observed.resume(areStored);
  }

  /** Ends all observations: the server has forgotten them with the old registration. */
  clear(): void {
    for (const observed of [...this.#all]) observed.cancel();
  }

  /** Whether a confirmable notification is not acknowledged yet. */
  get isUnconfirmed(): boolean {
    for (const observed of this.#all) if (observed.isUnconfirmed) return true;
    return false;
  }

  get size(): number {
    return this.#all.size;
  }
}

/** One observation. */
class ServedObservation implements ObserverHandlers {
  readonly #context: ObservedContext;
  readonly #owner: Observations;
  readonly #subject: Subject;
  readonly #paths: readonly ObservedPath[];
  readonly #onEnd: () => void;
  #observer: Observer | undefined;
  #timer: TimerHandle | undefined;
  #wakeAtMs = Infinity;
  /** A notification was dropped by `suspend`. */
  #isNotificationDue = false;
  /** First transmission of a confirmable notification that is not acknowledged yet; monotonic milliseconds. */
  #unconfirmedSinceMs: number | undefined;

  constructor(context: ObservedContext, owner: Observations, subject: Subject, onEnd: () => void) {
    this.#context = context;
    this.#owner = owner;
    this.#subject = subject;
    this.#onEnd = onEnd;
    this.#paths = subject.paths.map((path) => new ObservedPath(context, path, subject.attributes));
  }

  get isUnconfirmed(): boolean {
    return this.#unconfirmedSinceMs !== undefined;
  }

  /** Called when the CoAP layer has accepted the observer. */
  begin(observer: Observer): void {
    this.#observer = observer;
    this.#arm();
  }

  /** Handles changed values at or below the paths. One notification carries all of them. */
  changed(paths: readonly Lwm2mPath[]): void {
    let isAffected = false;
    let isDue = false;
    for (const observedPath of this.#paths) {
      if (!paths.some((path) => observedPath.isAffectedBy(path))) continue;
      isAffected = true;
      if (observedPath.changed(this.#context)) isDue = true;
    }
    if (isAffected) this.#notifyWhen(isDue);
  }

  /**
   * Handles created or deleted instances: an object is notified when its set of instances changes, and an observation
   * within a deleted instance ends.
   */
  instancesChanged(): void {
    let isDue = false;
    for (const observedPath of this.#paths) if (observedPath.instancesChanged(this.#context)) isDue = true;
    this.#notifyWhen(isDue);
  }

  attributesChanged(path: Lwm2mPath): void {
    for (const observedPath of this.#paths) observedPath.attributesChanged(this.#context, path);
    this.#arm();
  }

  suspend(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#isNotificationDue = this.#observer?.withdraw() ?? false;
  }

  resume(areStored: boolean): void {
    if (!areStored) for (const observedPath of this.#paths) observedPath.discard();
    const isDue = this.#isNotificationDue && areStored;
    this.#isNotificationDue = false;
    if (isDue) this.#notify();
    else this.#wake();
  }

  /** Called by the CoAP layer when the server is gone. */
  onEnd(reason: ObserveEndReason): void {
    this.end();
    if (reason === 'timeout') this.#context.notificationUnanswered(this.#subject.paths);
    if (reason === 'reset') this.#context.notificationReset();
  }

  /** Called by the CoAP layer. */
  onConfirmableSent(): void {
    const isReplacement = this.#unconfirmedSinceMs !== undefined;
    this.#unconfirmedSinceMs ??= this.#context.monotonicMs();
    this.#context.confirmableSent(isReplacement);
  }

  /** Called by the CoAP layer. */
  onAcknowledged(): void {
    const sinceMs = this.#unconfirmedSinceMs;
    if (sinceMs === undefined) return;
    this.#unconfirmedSinceMs = undefined;
    this.#context.acknowledged(this.#context.monotonicMs() - sinceMs);
  }

  end(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#observer = undefined;
    this.#onEnd();
  }

  /** Ends the observation without notifying the server. */
  cancel(): void {
    const observer = this.#observer;
    this.end();
    observer?.end();
  }

  #wake(): void {
    this.#timer = undefined;
    let isDue = false;
    for (const observedPath of this.#paths) if (observedPath.handleTimer(this.#context)) isDue = true;
    this.#notifyWhen(isDue);
  }

  #notifyWhen(isDue: boolean): void {
    // Notifications that are due wait for `resume`.
    if (this.#owner.isSuspended) return;
    if (isDue) this.#notify();
    else this.#arm();
  }

  #notify(): void {
    const reply = this.#context.represent(this.#subject);
    if (!reply.code.startsWith('2.')) {
      const observer = this.#observer;
      this.end();
      observer?.end(reply);
      return;
    }
    let confirmable = false;
    for (const observedPath of this.#paths) {
      observedPath.markNotified(this.#context);
      confirmable ||= this.#context.confirmable(observedPath.attributes(this.#context));
    }
    this.#observer?.notify(reply, { confirmable });
    this.#arm();
  }

  #arm(): void {
    if (this.#owner.isSuspended) return;
    const wakeAtMs = this.#observer === undefined ? Infinity : this.#earliest();
    if (this.#timer !== undefined && wakeAtMs === this.#wakeAtMs) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#wakeAtMs = wakeAtMs;
    if (wakeAtMs === Infinity) return;
    const delayMs = Math.min(MAX_DELAY_MS, Math.max(0, wakeAtMs - this.#context.monotonicMs()));
    this.#timer = this.#context.setTimer(delayMs, () => this.#wake());
  }

  #earliest(): number {
    let earliest = Infinity;
    for (const { wakeAtMs } of this.#paths) earliest = Math.min(earliest, wakeAtMs);
    return earliest;
  }
}
