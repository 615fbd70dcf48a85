/**
 * When an observed value is notified (OMA-TS-LightweightM2M_Core-V1_1 5.1.2; edge, epmin and epmax as in V1_2).
 *
 *              change, condition met, pmin over / notify
 *            +--------------------------------------------+
 *            v                                            |
 *       +---------+  change, condition met, within pmin  +---------+
 *       |  quiet  | ----------------------------------->  |   due   |
 *       +---------+                                       +---------+
 *            |  ^                                            |
 *            |  +------- pmin over / notify -----------------+
 *            +---------- pmax over / notify (stays quiet)
 *
 * A change between two evaluations (epmin) waits for the next one. The conditions are: any change when none of gt, lt,
 * st and edge is set; else the value crossing gt or lt since it was last evaluated, its distance from the last
 * notified value reaching st, or a boolean's edge.
 *
 * Pure: the caller passes the time in (monotonic milliseconds) and asks when to come back.
 */
import type { NotificationAttributes } from '../node/notification-attributes.ts';

/** What conditions look at: a number (integers of 64 bits are taken as such), a boolean, or neither. */
export type Sample = number | boolean | undefined;

/** One observed value on its way through the states above. Times are milliseconds of one clock. */
export class NotificationTrigger {
  #attributes: NotificationAttributes;
  #notifiedAtMs: number;
  #notified: Sample;
  #evaluatedAtMs: number;
  #evaluated: Sample;
  #isDue = false;
  #isUnevaluated = false;

  /** @param sample the value that the Observe was answered with */
  constructor(attributes: NotificationAttributes, sample: Sample, nowMs: number) {
    this.#attributes = attributes;
    this.#notifiedAtMs = nowMs;
    this.#notified = sample;
    this.#evaluatedAtMs = nowMs;
    this.#evaluated = sample;
  }

  /** Other attributes are in force from now on. */
  setAttributes(attributes: NotificationAttributes): void {
    this.#attributes = attributes;
  }

  /** The value changed. @returns whether to notify now; then call `notified` */
  changed(sample: Sample, nowMs: number): boolean {
    if (nowMs < this.#evaluatedAtMs + seconds(this.#attributes.epmin)) {
      this.#isUnevaluated = true;
      return false;
    }
    this.#evaluate(sample, nowMs, true);
    return this.#mayNotify(nowMs);
  }

  /** The time that `wakeAtMs` gave has come. @returns whether to notify now; then call `notified` */
  woken(sample: Sample, nowMs: number): boolean {
    if (this.#isUnevaluated && nowMs >= this.#evaluatedAtMs + seconds(this.#attributes.epmin)) {
      this.#evaluate(sample, nowMs, true);
    } else if (nowMs >= this.#evaluatedAtMs + seconds(this.#attributes.epmax, Infinity)) {
      this.#evaluate(sample, nowMs, sample !== this.#evaluated);
    }
    return this.#mayNotify(nowMs) || nowMs >= this.#notifiedAtMs + maximumPeriodMs(this.#attributes);
  }

  /** A notification with this value has gone out. */
  notified(sample: Sample, nowMs: number): void {
    this.#notifiedAtMs = nowMs;
    this.#notified = sample;
    this.#evaluatedAtMs = nowMs;
    this.#evaluated = sample;
    this.#isDue = false;
    this.#isUnevaluated = false;
  }

  /** Drops a change that waits to be notified; the periods go on. */
  discard(): void {
    this.#isDue = false;
    this.#isUnevaluated = false;
  }

  /** When to call `woken`, monotonic milliseconds; Infinity: there is nothing to wait for. */
  get wakeAtMs(): number {
    const { pmin, epmin, epmax } = this.#attributes;
    const evaluation = this.#isUnevaluated
      ? this.#evaluatedAtMs + seconds(epmin)
      : this.#evaluatedAtMs + seconds(epmax, Infinity);
    const due = this.#isDue ? this.#notifiedAtMs + seconds(pmin) : Infinity;
    return Math.min(evaluation, due, this.#notifiedAtMs + maximumPeriodMs(this.#attributes));
  }

  #mayNotify(nowMs: number): boolean {
    return this.#isDue && nowMs >= this.#notifiedAtMs + seconds(this.#attributes.pmin);
  }

  #evaluate(sample: Sample, nowMs: number, hasChanged: boolean): void {
    if (hasChanged && this.#meetsCondition(sample)) this.#isDue = true;
    this.#evaluatedAtMs = nowMs;
    this.#evaluated = sample;
    this.#isUnevaluated = false;
  }

  #meetsCondition(sample: Sample): boolean {
    const { gt, lt, st, edge } = this.#attributes;
    if (typeof sample === 'boolean') {
      return edge === undefined || (this.#evaluated !== sample && sample === (edge === 1));
    }
    if (sample === undefined || (gt === undefined && lt === undefined && st === undefined)) return true;
    return (
      crosses(this.#evaluated, sample, gt) ||
      crosses(this.#evaluated, sample, lt) ||
      steps(this.#notified, sample, st)
    );
  }
}

function crosses(before: Sample, now: number, threshold: number | undefined): boolean {
  if (threshold === undefined) return false;
  if (typeof before !== 'number') return true;
  return (before <= threshold && now > threshold) || (before >= threshold && now < threshold);
}

function steps(before: Sample, now: number, step: number | undefined): boolean {
  if (step === undefined) return false;
  return typeof before !== 'number' || Math.abs(now - before) >= step;
}

/** Seconds as milliseconds. */
function seconds(value: number | undefined, absent = 0): number {
  return value === undefined ? absent : value * 1000;
}

/** pmax 0, and a pmax below pmin, mean that there is no maximum. */
function maximumPeriodMs({ pmin = 0, pmax }: NotificationAttributes): number {
  return pmax === undefined || pmax === 0 || pmax < pmin ? Infinity : pmax * 1000;
}
