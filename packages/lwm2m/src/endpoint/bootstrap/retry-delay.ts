import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { RegistrationBackOff } from '../client/types.ts';

const defaultBackOff: RegistrationBackOff = { initialSeconds: 2, maxSeconds: 120 };

/**
 * Returns the milliseconds until the next try: doubled with each failure, minus a random part of up to a quarter, and
 * not less than the Max-Age of the server's response.
 * @param failures number of consecutive failures before this one
 */
export function retryDelayMs(
  error: unknown,
  failures: number,
  backOff: Partial<RegistrationBackOff> | undefined,
  random: () => number,
): number {
  const { initialSeconds, maxSeconds } = { ...defaultBackOff, ...backOff };
  const seconds = Math.min(maxSeconds, initialSeconds * 2 ** Math.min(failures, 30));
  const delayMs = Math.max(1, seconds * 1000 * (1 - 0.25 * random()));
  const askedMs = error instanceof Lwm2mRefusal ? (error.maxAgeSeconds ?? 0) * 1000 : 0;
  return Math.max(delayMs, askedMs * (1 + 0.1 * random()));
}
