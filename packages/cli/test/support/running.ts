import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@muster/testkit';
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
  const text = await until(
    () => readFile(join(sandbox.folder, file), 'utf8').catch(() => undefined),
    (read) => read !== undefined || finished !== undefined,
  );
  if (text !== undefined) return JSON.parse(text) as Ready;
  throw new Error(`The server ended with ${String(finished?.code)}: ${String(finished?.stderr)}`);
}
