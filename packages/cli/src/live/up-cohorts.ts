import type { Cohort } from '@muster/simulator';
import { toLoopback } from './to-loopback.ts';

/** Seconds between the changes of the one device whose object list changes by default. */
export const CHANGE_SECONDS = 60;

/**
 * Splits the devices of `muster up` into an unsecured and a secured half. The unsecured half is the larger one, and has
 * all devices if there is no secured address.
 *
 * @param coaps secured address of the server
 * @param isChanging whether the object list of the last unsecured device changes
 */
export function cohortsOf(
  devices: number,
  coaps: string | undefined,
  isChanging: boolean,
): readonly Cohort[] {
  const secured = coaps === undefined ? 0 : Math.floor(devices / 2);
  const changing = isChanging ? 1 : 0;
  const cohorts: readonly Cohort[] = [
    { name: 'plain', count: devices - secured - changing },
    { name: 'changing', count: changing, churn: { everySeconds: CHANGE_SECONDS } },
    { name: 'secured', count: secured, ...(coaps === undefined ? {} : { server: toLoopback(coaps) }) },
  ];
  return cohorts.filter(({ count }) => count > 0);
}
