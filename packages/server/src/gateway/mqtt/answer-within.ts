import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../ports/device-link.ts';

/** Milliseconds that a device has to acknowledge a command, and to send its result. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Waits for the answer of a device. @throws DeviceUnreachable if it does not come in time, or rejects */
export async function answerWithin<R>(
  clock: Clock,
  answer: Promise<R>,
  signal: AbortSignal | undefined,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const timer = clock.setTimer(ANSWER_TIMEOUT_MS, () =>
      reject(new DeviceUnreachable('timeout', 'The device did not answer in time.')),
    );
    const abort = (): void => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
    answer
      .then(resolve, (error: unknown) =>
        reject(new DeviceUnreachable('timeout', 'The connection of the device ended.', { cause: error })),
      )
      .finally(() => {
        timer.cancel();
        signal?.removeEventListener('abort', abort);
      });
  });
}
