import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finished } from './run-cli.ts';

/** What a server writes once all listens. */
export interface Ready {
  readonly http: string;
  readonly coap: string;
  /** Where it was asked for. */
  readonly coaps?: string;
  readonly mqtt?: string;
  readonly deviceNetworkId: string;
  readonly apiKey: string;
  readonly pid: number;
}

/** Waits until a server has written its ready file; fails when it ends instead. */
export async function startAndWait(
  sandbox: { readonly folder: string },
  file: string,
  ended: Promise<Finished>,
): Promise<Ready> {
  let finished: Finished | undefined;
  void ended.then((result) => (finished = result));
  for (;;) {
    const text = await readFile(join(sandbox.folder, file), 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as Ready;
    if (finished !== undefined)
      throw new Error(`The server ended with ${String(finished.code)}: ${finished.stderr}`);
    await pause(50);
  }
}

/** Asks again and again until there is an answer; the time-out of the test ends it otherwise. */
export async function eventually<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await ask();
    if (result !== undefined) return result;
    await pause(100);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
