import type { FaultSetting } from '../scenario/fleet-file.ts';
import type { SimulatedDevice } from './simulated-device.ts';

const rebindRound = 0x72626400;
const lossRound = 0x6c6f7300;
const powerRound = 0x70777200;

/** Something that happens to a device again and again. */
interface FaultRound {
  readonly intervalSeconds: number | undefined;
  /** Part of the key that the moments are drawn from. */
  readonly kind: number;
  readonly work: () => void;
}

/** @param attempt what may fail is undertaken by it */
export function faultRounds(
  { rebindEverySeconds, sessionLossEverySeconds, powerCycleEverySeconds }: FaultSetting,
  device: SimulatedDevice,
  attempt: (action: string, undertaken: Promise<void>) => void,
): FaultRound[] {
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
