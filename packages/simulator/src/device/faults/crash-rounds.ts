import type { CrashFault } from '../../scenario/faults.ts';
import { startRounds } from '../rounds.ts';
import type { DeviceFaults } from './device-faults.ts';

const crashRound = 0x63726173;

interface CrashingDevice {
  readonly seed: number;
  readonly index: number;
  readonly state: string;
  later(delayMs: number, work: () => void): void;
  crash(downSeconds: number): void;
}

/** Crashes a device repeatedly, for each crash fault until it is removed. */
export function startCrashes(
  crashes: readonly CrashFault[],
  faults: DeviceFaults,
  device: CrashingDevice,
): void {
  for (const fault of crashes) {
    const round = {
      intervalSeconds: fault.everySeconds,
      kind: crashRound + faults.crashes.indexOf(fault),
      work: () => {
        if (faults.isActive(fault)) device.crash(fault.downSeconds ?? 1);
      },
    };
    const { seed, index } = device;
    startRounds([round], {
      seed,
      index,
      get state() {
        return device.state;
      },
      later: (delayMs, next) =>
        device.later(delayMs, () => {
          if (faults.isPresent(fault)) next();
        }),
    });
  }
}
