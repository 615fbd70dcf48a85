import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@muster/testkit';
import { finish, type Finished, type Sandbox } from './run-cli.ts';

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

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Finished>;
  readonly ready: Ready;
}

/** Starts a server and waits until it has written its ready file; fails when it ends instead. */
export async function startAndWait(
  sandbox: Pick<Sandbox, 'folder' | 'start'>,
  words: string | readonly string[],
  file = 'ready.json',
): Promise<Running> {
  const own = typeof words === 'string' ? words.split(' ') : words;
  const child = sandbox.start([...own, '--ready-file', file]);
  const ended = finish(child);
  let finished: Finished | undefined;
  void ended.then((result) => (finished = result));
  const text = await until(
    () => readFile(join(sandbox.folder, file), 'utf8').catch(() => undefined),
    (read) => read !== undefined || finished !== undefined,
  );
  if (text !== undefined) return { child, ended, ready: JSON.parse(text) as Ready };
  throw new Error(`The server ended with ${String(finished?.code)}: ${String(finished?.stderr)}`);
}
