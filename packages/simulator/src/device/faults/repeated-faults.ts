import type { RepeatedFault } from '../../scenario/faults.ts';
import { startRounds } from '../rounds.ts';
import type { DeviceFaults } from './device-faults.ts';

const streams = { crash: 0x63726173, 'connection-cuts': 0x63757473, flood: 0x666c6f64 } as const;
/** Seconds between two bursts of a flood. */
const floodIntervalSeconds = 0.1;

interface FaultyDevice {
  readonly seed: number;
  readonly index: number;
  readonly state: string;
  later(delayMs: number, work: () => void): void;
  crash(downSeconds: number): void;
  cutConnection(): void;
  flood(messages: number): void;
}

/** Makes a device repeat each of these faults until the fault is removed. */
export function startRepeatedFaults(
  repeated: readonly RepeatedFault[],
  faults: DeviceFaults,
  device: FaultyDevice,
): void {
  for (const fault of repeated) {
    const round = {
      intervalSeconds: fault.kind === 'flood' ? floodIntervalSeconds : fault.everySeconds,
      kind: streams[fault.kind] + faults.repeated.indexOf(fault),
      work: () => {
        if (faults.isActive(fault)) triggerFault(fault, device);
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

function triggerFault(fault: RepeatedFault, device: FaultyDevice): void {
  switch (fault.kind) {
    case 'crash':
      device.crash(fault.downSeconds ?? 1);
      break;
    case 'connection-cuts':
      device.cutConnection();
      break;
    case 'flood':
      device.flood(Math.max(1, Math.round(fault.messagesPerSecond * floodIntervalSeconds)));
  }
}
