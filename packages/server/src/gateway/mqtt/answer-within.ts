import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../ports/device-link.ts';

/** Milliseconds within which a device must acknowledge a command, and within which it must send the result. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Waits for the answer of a device. @throws DeviceUnreachable if the answer is late or its promise rejects */
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
