import { asError } from '../../as-error.ts';
import type { DeviceSetting } from '../device-setting.ts';
import type { DevicePlan } from '../plan.ts';
import { createStream } from '../random.ts';
import type { DeviceState, SimulatedDevice } from '../simulated-device.ts';
import { loadBehaviour, type BehaviourHooks } from './behaviour.ts';
import { Responder } from './responder.ts';

/** Random stream of a behaviour, independent of those of the device. */
const behaviourStream = 0x62656861;

interface ScriptedDevice extends SimulatedDevice {
  readonly seed: number;
  readonly nowMs: number;
  later(delayMs: number, work: () => void): void;
}

/** The rules of `respond` and the behaviour of a cohort, for one device. */
export class DeviceScript {
  /** Undefined for a device that decides its answers itself. */
  readonly responder: Responder | undefined;
  readonly #device: ScriptedDevice;
  readonly #setting: DeviceSetting;
  readonly #hooks: BehaviourHooks | undefined;

  /**
   * @returns undefined for a device without `respond` and behaviour
   * @throws BehaviourError
   */
  static of(device: ScriptedDevice, plan: DevicePlan, setting: DeviceSetting): DeviceScript | undefined {
    if (plan.respond.length === 0 && plan.behaviour === undefined) return undefined;
    return new DeviceScript(device, plan, setting);
  }

  private constructor(device: ScriptedDevice, plan: DevicePlan, setting: DeviceSetting) {
    const { respond, behaviour, lwm2mVersion } = plan;
    this.#device = device;
    this.#setting = setting;
    const { clock, models } = setting;
    const { seed, index } = device;
    const make = typeof behaviour === 'string' ? loadBehaviour(behaviour) : behaviour;
    this.#hooks = make?.({
      device,
      nowMs: () => device.nowMs,
      random: createStream(seed, index, behaviourStream),
      later: (delayMs, work) => device.later(delayMs, () => this.#runReportingErrors(work)),
    });
    if (respond.length === 0 && this.#hooks?.answer === undefined) return;
    this.responder = new Responder(respond, this.#hooks, {
      ...{ clock, models, lwm2mVersion },
      runStartMs: () => setting.runStartMs(),
      nowMs: () => device.nowMs,
      later: (delayMs, work) => device.later(delayMs, work),
      onFailure: (error) => this.#failed(error),
    });
  }

  stateChanged(state: DeviceState): void {
    if (this.#hooks?.stateChanged) this.#runReportingErrors(() => this.#hooks?.stateChanged?.(state));
  }

  #runReportingErrors(work: () => unknown): void {
    try {
      const done = work();
      if (done instanceof Promise) done.catch((error: unknown) => this.#failed(asError(error)));
    } catch (error) {
      this.#failed(asError(error));
    }
  }

  #failed({ message }: Error): void {
    const { clock } = this.#setting;
    this.#setting.onProblem(this.#device, { kind: 'behaviour-failed', timeMs: clock.now(), message });
  }
}
