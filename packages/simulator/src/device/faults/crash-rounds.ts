import type { DeviceRound } from '../rounds.ts';
import type { DeviceFaults } from './device-faults.ts';

const crashRound = 0x63726173;

/** @param crash lets the device die for that many seconds */
export function crashRounds(
  faults: DeviceFaults | undefined,
  crash: (downSeconds: number) => void,
): DeviceRound[] {
  if (!faults) return [];
  return faults.crashes.map((fault, position) => ({
    intervalSeconds: fault.everySeconds,
    kind: crashRound + position,
    work: () => {
      if (faults.isActive(fault)) crash(fault.downSeconds ?? 1);
    },
  }));
}
