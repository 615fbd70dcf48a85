import { faultRounds } from './fault-rounds.ts';
import type { DevicePlan } from './plan.ts';
import { startRounds } from './rounds.ts';
import type { SimulatedDevice } from './simulated-device.ts';

const updateRound = 0x75706400;
const notifyRound = 0x6e746600;
const churnRound = 0x63687500;

/** A device with the work that it repeats. */
export interface RoundsDevice extends SimulatedDevice {
  readonly seed: number;
  later(delayMs: number, work: () => void): void;
}

/**
 * Starts the work that a device repeats while it runs.
 *
 * @param look finds changed values
 * @param attempt runs an action that can fail
 */
export function startDeviceRounds(
  { updateIntervalSeconds, notifyIntervalSeconds, churn, security }: DevicePlan,
  device: RoundsDevice,
  look: () => void,
  attempt: (action: string, undertaken: Promise<void>) => void,
): void {
  const update = (): void => attempt('update', device.update());
  const change = (): void => attempt('update', device.churn());
  const rounds = [
    { intervalSeconds: updateIntervalSeconds, kind: updateRound, work: update },
    { intervalSeconds: notifyIntervalSeconds, kind: notifyRound, work: look, whileOffline: true },
    { intervalSeconds: churn?.everySeconds, kind: churnRound, work: change },
    ...faultRounds(security.faults, device, attempt),
  ];
  startRounds(rounds, device);
}
