import type { Clock, CoapReply, RequestInterceptor } from '@muster/lwm2m';
import { covers } from '../../network/period.ts';
import { checkInjectedLimit, withPeriodFromNow } from '../../network/injected.ts';
import type { DeviceFault, RepeatedFault } from '../../scenario/faults.ts';
import type { DeviceSetting } from '../device-setting.ts';
import type { DevicePlan } from '../plan.ts';
import { deriveKey, noiseAt } from '../random.ts';

export type FaultKind = DeviceFault['kind'];
/** Faults that affect a share of the messages. */
export type RatedFaultKind = 'no-answers' | 'wrong-message-ids' | 'truncated-payloads' | 'duplicate-messages';
type FaultOf<Kind extends FaultKind> = Extract<DeviceFault, { readonly kind: Kind }>;

/** Properties of the device and the fleet that faults depend on. */
export interface FaultContext {
  readonly seed: number;
  /** Index of the device. */
  readonly index: number;
  readonly clock: Clock;
  runStartMs(): number;
  /** Runs `work` after a delay, unless the device is down. */
  later(delayMs: number, work: () => void): void;
}

/** Random stream of a fault with a rate, independent per device and fault. */
const rateStream = 0x66726174;
const hourMs = 3_600_000;

/** The faults of one device. Exists only for devices with faults. */
export class DeviceFaults {
  /** Faults of the plan, followed by injected ones. */
  #faults: readonly DeviceFault[];
  readonly #planned: readonly DeviceFault[];
  readonly #context: FaultContext;
  readonly #isInjectable: boolean;

  /** @returns undefined for a device that never has faults */
  static of(
    device: Pick<FaultContext, 'index' | 'later'>,
    { deviceFaults }: Pick<DevicePlan, 'deviceFaults'>,
    setting: DeviceSetting,
  ): DeviceFaults | undefined {
    const { seed, clock, injectFaults } = setting;
    if (deviceFaults.length === 0 && !injectFaults) return undefined;
    const runStartMs = (): number => setting.runStartMs();
    const later = (delayMs: number, work: () => void): void => device.later(delayMs, work);
    const { index } = device;
    return new DeviceFaults(deviceFaults, { seed, index, clock, runStartMs, later }, injectFaults);
  }

  /** @param isInjectable whether faults can be injected later */
  constructor(faults: readonly DeviceFault[], context: FaultContext, isInjectable = false) {
    this.#faults = faults;
    this.#planned = faults;
    this.#context = context;
    this.#isInjectable = isInjectable;
  }

  /**
   * Adds a fault that begins now.
   *
   * @param forSeconds undefined: until {@link clearInjected}
   * @returns the fault with its period
   * @throws Error if the maximum number of injected faults is reached
   */
  inject(fault: DeviceFault, forSeconds: number | undefined): DeviceFault {
    const now = this.#nowSeconds;
    const injected = this.#faults.slice(this.#planned.length).filter((one) => !isOver(one, now));
    checkInjectedLimit(injected.length);
    const lastingFault = withPeriodFromNow(fault, now, forSeconds);
    this.#faults = [...this.#planned, ...injected, lastingFault];
    return lastingFault;
  }

  /** Removes the injected faults. */
  clearInjected(): void {
    this.#faults = this.#planned;
  }

  /** Returns the active faults of a kind. */
  active<Kind extends FaultKind>(kind: Kind): FaultOf<Kind>[] {
    return this.#of(kind).filter((fault) => covers(fault, this.#nowSeconds));
  }

  /** Whether the device has faults of these kinds, now or at another time, or can receive injected ones. */
  has(...kinds: readonly FaultKind[]): boolean {
    return this.#isInjectable || this.#faults.some(({ kind }) => kinds.includes(kind));
  }

  /**
   * Whether a fault with a rate affects a message.
   *
   * @param messageId decides, so that a retransmission is treated like the first transmission
   */
  affects(kind: RatedFaultKind, messageId: number): boolean {
    return this.active(kind).some(
      (fault) => this.noise(messageId, this.#faults.indexOf(fault)) < (fault.rate ?? 1),
    );
  }

  /** Returns a uniform number in [0, 1), for each message and stream. */
  noise(messageId: number, stream: number): number {
    const { seed, index } = this.#context;
    return noiseAt(deriveKey(seed, index, rateStream, stream), messageId);
  }

  /** Interceptor for faults that affect requests. Undefined for a device without such faults. */
  get intercept(): RequestInterceptor | undefined {
    if (!this.has('slow-answers', 'refused-formats')) return undefined;
    return (request, next) => {
      const reply = (): CoapReply | Promise<CoapReply> => {
        const refusal = this.#refusalOf(request.contentFormat, request.accept);
        return refusal ? { code: refusal } : next();
      };
      const delayMs = this.active('slow-answers').reduce((sum, fault) => sum + fault.delayMs, 0);
      return delayMs === 0 ? reply() : this.#after(delayMs).then(reply);
    };
  }

  /** Milliseconds by which the clock of the device is ahead; negative if it is behind. */
  get driftMs(): number {
    return this.#of('clock-drift').reduce((sum, { secondsPerHour, fromSeconds = 0, toSeconds }) => {
      const untilSeconds = Math.min(this.#nowSeconds, toSeconds ?? Infinity);
      const elapsedMs = Math.max(0, untilSeconds - fromSeconds) * 1000;
      return sum + (elapsedMs / hourMs) * secondsPerHour * 1000;
    }, 0);
  }

  /** Faults that the device repeats by itself. */
  get repeated(): readonly RepeatedFault[] {
    return [...this.#of('crash'), ...this.#of('connection-cuts'), ...this.#of('flood')];
  }

  /** False after an injected fault was removed. */
  isPresent(fault: DeviceFault): boolean {
    return this.#faults.includes(fault);
  }

  isActive(fault: DeviceFault): boolean {
    return covers(fault, this.#nowSeconds);
  }

  /** Unsupported Content-Format (RFC 7252 5.9.2.10) or Not Acceptable (5.9.2.7). */
  #refusalOf(contentFormat: number | undefined, accept: number | undefined): '4.15' | '4.06' | undefined {
    const isRefused = (format: number | undefined): boolean =>
      format !== undefined && this.active('refused-formats').some(({ formats }) => formats.includes(format));
    if (isRefused(contentFormat)) return '4.15';
    return isRefused(accept) ? '4.06' : undefined;
  }

  #after(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.#context.later(delayMs, resolve));
  }

  #of<Kind extends FaultKind>(kind: Kind): FaultOf<Kind>[] {
    return this.#faults.filter((fault): fault is FaultOf<Kind> => fault.kind === kind);
  }

  get #nowSeconds(): number {
    const { clock } = this.#context;
    return (clock.monotonic() - this.#context.runStartMs()) / 1000;
  }
}

/** Whether a fault has ended for good. A drifted clock keeps its offset. */
function isOver({ kind, toSeconds = Infinity }: DeviceFault, nowSeconds: number): boolean {
  return kind !== 'clock-drift' && toSeconds <= nowSeconds;
}

export function injectionError(endpointName: string): Error {
  return new Error(
    `${endpointName} takes no faults while it runs. Create the fleet with the option injectFaults: true.`,
  );
}
