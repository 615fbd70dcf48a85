import type { CoapReply, Observer } from '@muster/coap';
import type { TimerHandle } from '../../clock.ts';
import { NotificationTrigger } from '../../operation/notification-trigger.ts';
import { isWithin, type Lwm2mPath } from '../../path/path.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { instancesOf, sampleAt, type Data } from './tree-reader.ts';

/** What observations need of the client. */
export interface ObservedContext {
  readonly data: Data;
  monotonicMs(): number;
  setTimer(delayMs: number, task: () => void): TimerHandle;
  attributesAt(path: Lwm2mPath): NotificationAttributes;
  /** The present value, as a reply; an error reply when there is none any more. */
  represent(path: Lwm2mPath, accept: number | undefined): CoapReply;
  confirmable(attributes: NotificationAttributes): boolean;
  notified(): void;
}

/** Timers of the runtime go no further. */
const MAX_DELAY_MS = 2_147_483_647;

/** The paths of one device that the server observes. */
export class Observations {
  readonly #context: ObservedContext;
  readonly #all = new Set<Observed>();

  constructor(context: ObservedContext) {
    this.#context = context;
  }

  /** Begins to watch a path. @returns the observation, whose `end` must be called when the server is gone */
  add(path: Lwm2mPath, accept: number | undefined): Observed {
    const observed = new Observed(this.#context, path, accept, () => this.#all.delete(observed));
    this.#all.add(observed);
    return observed;
  }

  /** Values at or below the path changed. */
  changed(path: Lwm2mPath): void {
    for (const observed of this.#all) {
      if (isWithin(path, observed.path) || isWithin(observed.path, path)) observed.changed();
    }
  }

  /** Instances have come or gone. */
  instancesChanged(): void {
    for (const observed of this.#all) observed.instancesChanged();
  }

  /** Attributes at the path changed, and so what is in force below it. */
  attributesChanged(path: Lwm2mPath): void {
    for (const observed of this.#all) if (isWithin(observed.path, path)) observed.attributesChanged();
  }

  /** Ends all of them: the server has forgotten them with the old registration. */
  clear(): void {
    for (const observed of [...this.#all]) observed.cancel();
  }

  get size(): number {
    return this.#all.size;
  }
}

/** One observed path. */
export class Observed {
  readonly path: Lwm2mPath;
  readonly #context: ObservedContext;
  readonly #accept: number | undefined;
  readonly #trigger: NotificationTrigger;
  readonly #onEnd: () => void;
  #observer: Observer | undefined;
  #timer: TimerHandle | undefined;
  #wakeAtMs = Infinity;
  /** Of an object: its instances, as last seen. */
  #instances: readonly number[] | undefined;

  constructor(context: ObservedContext, path: Lwm2mPath, accept: number | undefined, onEnd: () => void) {
    this.#context = context;
    this.path = path;
    this.#accept = accept;
    this.#onEnd = onEnd;
    this.#trigger = new NotificationTrigger(
      context.attributesAt(path),
      sampleAt(context.data, path),
      context.monotonicMs(),
    );
    if (path.instanceId === undefined)
      this.#instances = [...(instancesOf(context.data, path.objectId ?? 0) ?? [])];
  }

  /** The CoAP layer has taken the observer. */
  begin(observer: Observer): void {
    this.#observer = observer;
    this.#arm();
  }

  changed(): void {
    const sample = sampleAt(this.#context.data, this.path);
    if (this.#trigger.changed(sample, this.#context.monotonicMs())) this.#notify();
    else this.#arm();
  }

  /** An object is notified when its instances are others; what lies in an instance that is gone ends. */
  instancesChanged(): void {
    const { objectId = 0, instanceId } = this.path;
    const instances = instancesOf(this.#context.data, objectId);
    if (instances === undefined || (instanceId !== undefined && !instances.includes(instanceId))) {
      this.#notify();
    } else if (instanceId === undefined && !sameIds(instances, this.#instances)) {
      this.#instances = [...instances];
      this.changed();
    }
  }

  attributesChanged(): void {
    this.#trigger.setAttributes(this.#context.attributesAt(this.path));
    this.#arm();
  }

  /** Called when the server is gone. */
  end(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#observer = undefined;
    this.#onEnd();
  }

  /** Ends it from this side, without a word. */
  cancel(): void {
    const observer = this.#observer;
    this.end();
    observer?.end();
  }

  #wake(): void {
    this.#timer = undefined;
    const sample = sampleAt(this.#context.data, this.path);
    if (this.#trigger.woken(sample, this.#context.monotonicMs())) this.#notify();
    else this.#arm();
  }

  #notify(): void {
    const { data } = this.#context;
    const reply = this.#context.represent(this.path, this.#accept);
    if (!reply.code.startsWith('2.')) {
      const observer = this.#observer;
      this.end();
      observer?.end(reply);
      return;
    }
    const confirmable = this.#context.confirmable(this.#context.attributesAt(this.path));
    this.#trigger.notified(sampleAt(data, this.path), this.#context.monotonicMs());
    this.#observer?.notify(reply, { confirmable });
    this.#context.notified();
    this.#arm();
  }

  #arm(): void {
    const wakeAtMs = this.#observer === undefined ? Infinity : this.#trigger.wakeAtMs;
    if (this.#timer !== undefined && wakeAtMs === this.#wakeAtMs) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#wakeAtMs = wakeAtMs;
    if (wakeAtMs === Infinity) return;
    const delayMs = Math.min(MAX_DELAY_MS, Math.max(0, wakeAtMs - this.#context.monotonicMs()));
    this.#timer = this.#context.setTimer(delayMs, () => this.#wake());
  }
}

function sameIds(a: readonly number[], b: readonly number[] | undefined): boolean {
  return a.length === b?.length && a.every((id, index) => id === b[index]);
}
