/**
 * Decides when to notify an observed value (OMA-TS-LightweightM2M_Core-V1_1 5.1.2; edge, epmin and epmax: V1_2).
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
 * A change between two evaluations (epmin) waits for the next one. Without gt, lt, st and edge, any change meets the
 * condition. Otherwise the value must cross gt or lt since the last evaluation, differ from the last notified value by
 * at least st, or have a boolean edge.
 *
 * Pure: the caller passes the time (monotonic milliseconds) and asks when to call again.
 */
import type { NotificationAttributes } from '../node/notification-attributes.ts';

/** Value for the conditions: a number (also for 64-bit integers), a boolean, or undefined for other types. */
export type Sample = number | boolean | undefined;

/** State of one observed value, see above. Times are milliseconds of one clock. */
export class NotificationTrigger {
  #attributes: NotificationAttributes;
  #notifiedAtMs: number;
  #notified: Sample;
  #evaluatedAtMs: number;
  #evaluated: Sample;
  #isDue = false;
  #isUnevaluated = false;

  /** @param sample value in the answer to the Observe */
  constructor(attributes: NotificationAttributes, sample: Sample, nowMs: number) {
    this.#attributes = attributes;
    this.#notifiedAtMs = nowMs;
    this.#notified = sample;
    this.#evaluatedAtMs = nowMs;
    this.#evaluated = sample;
  }

  /** Replaces the attributes in force. */
  setAttributes(attributes: NotificationAttributes): void {
    this.#attributes = attributes;
  }

  /** Handles a changed value. @returns whether to notify now; then call `notified` */
  changed(sample: Sample, nowMs: number): boolean {
    if (nowMs < this.#evaluatedAtMs + seconds(this.#attributes.epmin)) {
      this.#isUnevaluated = true;
      return false;
    }
    this.#evaluate(sample, nowMs, true);
    return this.#mayNotify(nowMs);
  }

  /** Handles the time of `wakeAtMs`. @returns whether to notify now; then call `notified` */
  handleTimer(sample: Sample, nowMs: number): boolean {
    if (this.#isUnevaluated && nowMs >= this.#evaluatedAtMs + seconds(this.#attributes.epmin)) {
      this.#evaluate(sample, nowMs, true);
    } else if (nowMs >= this.#evaluatedAtMs + seconds(this.#attributes.epmax, Infinity)) {
      this.#evaluate(sample, nowMs, sample !== this.#evaluated);
    }
    return this.#mayNotify(nowMs) || nowMs >= this.#notifiedAtMs + maximumPeriodMs(this.#attributes);
  }

  /** Records that a notification with this value was sent. */
  markNotified(sample: Sample, nowMs: number): void {
    this.#notifiedAtMs = nowMs;
    this.#notified = sample;
    this.#evaluatedAtMs = nowMs;
    this.#evaluated = sample;
    this.#isDue = false;
    this.#isUnevaluated = false;
  }

  /** Drops a change that has not been notified yet. The periods continue. */
  discard(): void {
    this.#isDue = false;
    this.#isUnevaluated = false;
  }

  /** Time at which to call `handleTimer`, in monotonic milliseconds. Infinity: never. */
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

/** Converts seconds to milliseconds. */
function seconds(value: number | undefined, absent = 0): number {
  return value === undefined ? absent : value * 1000;
}

/** A pmax of 0 or below pmin means that there is no maximum. */
function maximumPeriodMs({ pmin = 0, pmax }: NotificationAttributes): number {
  return pmax === undefined || pmax === 0 || pmax < pmin ? Infinity : pmax * 1000;
}
