import type { FaultSetting } from '../scenario/fleet-file.ts';
import type { DeviceRound } from './rounds.ts';
import type { SimulatedDevice } from './simulated-device.ts';

const rebindRound = 0x72626400;
const lossRound = 0x6c6f7300;
const powerRound = 0x70777200;

/** @param attempt runs an action that can fail */
export function faultRounds(
  { rebindEverySeconds, sessionLossEverySeconds, powerCycleEverySeconds }: FaultSetting,
  device: SimulatedDevice,
  attempt: (action: string, undertaken: Promise<void>) => void,
): DeviceRound[] {
  return [
    {
      intervalSeconds: rebindEverySeconds,
      kind: rebindRound,
      work: () => attempt('rebind', device.rebind()),
    },
    {
      intervalSeconds: sessionLossEverySeconds,
      kind: lossRound,
      work: () => attempt('session loss', device.loseSession()),
    },
    { intervalSeconds: powerCycleEverySeconds, kind: powerRound, work: () => device.reboot('power-cycle') },
  ];
}
