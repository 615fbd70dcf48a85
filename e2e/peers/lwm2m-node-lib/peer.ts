/** How a test drives the device: commands from standard input, one JSON array a line; answers and events to standard output. */
import { createInterface } from 'node:readline';

type Callback<T> = (error: Error | null, result: T) => void;

/** A callback's outcome as a promise; lwm2m-node-lib makes errors that carry a CoAP code. */
export function promised<T>(call: (callback: Callback<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
}

export function tell(type: string, members: object = {}): void {
  process.stdout.write(`${JSON.stringify({ type, ...members })}\n`);
}

/** Takes commands until the input ends, then ends the process: node-coap keeps timers for minutes. */
export async function serve(command: (words: readonly string[]) => Promise<object>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      tell('answer', await command(JSON.parse(line) as string[]));
    } catch (error) {
      const { message, code } = error as { message?: string; code?: string };
      tell('answer', { error: `${code ?? ''} ${message ?? String(error)}`.trim() });
    }
  }
  process.exit(0);
}
