import type { NetworkSetting } from '../scenario/faults.ts';

/** Mapping of a port of a device to a port of a NAT. Times are seconds since the start of the run. */
export interface NatMapping {
  readonly openedAtSeconds: number;
  /** Time of the latest datagram from the device. */
  readonly usedAtSeconds: number;
}

/**
 * Whether a NAT has dropped a mapping: because the device sent nothing during the time-out, or because the NAT moved
 * the device to another port. The direction of a condition does not matter here.
 *
 * @param settings conditions of the device's network
 * @param phase returns a number in [0, 1) for each condition, which spreads the rebinds of the devices of a fleet over
 * the interval
 */
export function isGivenUp(
  mapping: NatMapping,
  settings: readonly NetworkSetting[],
  nowSeconds: number,
  phase: (position: number) => number,
): boolean {
  return settings.some((setting, position) => {
    const { natTimeoutSeconds, natRebindEverySeconds } = setting;
    return (
      (natTimeoutSeconds !== undefined && isTimedOut(mapping, setting, natTimeoutSeconds, nowSeconds)) ||
      (natRebindEverySeconds !== undefined &&
        isMoved(mapping, setting, natRebindEverySeconds, nowSeconds, phase(position)))
    );
  });
}

function isTimedOut(
  { usedAtSeconds }: NatMapping,
  { fromSeconds = 0, toSeconds = Infinity }: NetworkSetting,
  timeoutSeconds: number,
  nowSeconds: number,
): boolean {
  const endSeconds = Math.max(fromSeconds, usedAtSeconds + timeoutSeconds);
  return endSeconds <= nowSeconds && endSeconds < toSeconds;
}

function isMoved(
  { openedAtSeconds }: NatMapping,
  { fromSeconds = 0, toSeconds = Infinity }: NetworkSetting,
  everySeconds: number,
  nowSeconds: number,
  phase: number,
): boolean {
  const firstSeconds = fromSeconds + everySeconds * phase;
  const isOver = nowSeconds >= toSeconds;
  const latest = isOver
    ? Math.ceil((toSeconds - firstSeconds) / everySeconds) - 1
    : Math.floor((nowSeconds - firstSeconds) / everySeconds);
  return latest >= 0 && firstSeconds + latest * everySeconds > openedAtSeconds;
}
