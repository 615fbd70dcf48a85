/** What tests of commands share: a home for the commands, and a fake service that they ask. */
import type { ChildProcess } from 'node:child_process';
import { expect } from 'chai';
import { sendJson, startFakeService, type Answer, type FakeService } from '@muster/testkit';
import { musterInProcess } from '../../../../e2e/support/muster-in-process.ts';
import { createSandbox, type Finished, type RunOptions, type Sandbox } from './run-cli.ts';

/** The words after `muster`, as an array or separated by spaces. */
export type Words = string | readonly string[];

export interface Cli {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs a command to its end, in this process: a process of its own takes ten times as long. */
  run(words: Words, options?: RunOptions): Promise<Finished>;
  /** Runs a command that has to end with that code. @returns its standard error */
  fails(code: number, words: Words, options?: RunOptions): Promise<string>;
  /** Runs a command that has to end with 0. @returns its standard output */
  prints(words: Words, options?: RunOptions): Promise<string>;
  /** Starts a command as a process of its own. */
  start(words: Words, options?: RunOptions): ChildProcess;
}

export type Service = Omit<FakeService, typeof Symbol.asyncDispose>;

/** Answers each request with this JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    sendJson(response, status, body, headers);

/** Makes a home for the tests of a suite, or for each of them. */
export function useCli(
  env: () => Readonly<Record<string, string>> = () => ({}),
  life: 'suite' | 'test' = 'suite',
): Cli {
  let sandbox: Sandbox;
  const [begin, end] = life === 'suite' ? [before, after] : [beforeEach, afterEach];
  begin(async () => {
    sandbox = await createSandbox(env());
  });
  end(() => sandbox[Symbol.asyncDispose]());
  return {
    get folder() {
      return sandbox.folder;
    },
    get env() {
      return sandbox.env;
    },
    run: (words, options) => runHere(sandbox, split(words), options),
    fails: async (code, words, options) => (await ends(sandbox, code, words, options)).stderr,
    prints: async (words, options) => (await ends(sandbox, 0, words, options)).stdout,
    start: (words, options) => sandbox.start(split(words), options),
  };
}

/** Starts a fake service for a suite, which each test finds without requests, and a home whose commands ask it. */
export function useService(
  env: Readonly<Record<string, string>> = { MUSTER_API_KEY: 'key' },
  life: 'suite' | 'test' = 'suite',
): { readonly service: Service; readonly sandbox: Cli } {
  let service: FakeService;
  before(async () => {
    service = await startFakeService();
  });
  const sandbox = useCli(() => ({ MUSTER_URL: service.url, ...env }), life);
  beforeEach(() => {
    service.received.length = 0;
  });
  after(() => service[Symbol.asyncDispose]());
  return {
    service: {
      get url() {
        return service.url;
      },
      get received() {
        return service.received;
      },
      answer: (answer) => service.answer(answer),
      cut: () => service.cut(),
    },
    sandbox,
  };
}

const split = (words: Words): readonly string[] => (typeof words === 'string' ? words.split(' ') : words);

async function ends(sandbox: Sandbox, code: number, words: Words, options?: RunOptions): Promise<Finished> {
  const finished = await runHere(sandbox, split(words), options);
  expect(finished.code, `${split(words).join(' ')}: ${finished.stderr}`).to.equal(code);
  return finished;
}

/** Commands replace the streams of the process, so one waits for the other. */
let last: Promise<unknown> = Promise.resolve();

function runHere(sandbox: Sandbox, words: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const result = last.then(async () => {
    // The variables and the terminal of the developer do not count.
    const hidden = Object.keys(process.env).filter((name) => /^(?:MUSTER_|COLUMNS$|NO_COLOR$)/u.test(name));
    const variables = hidden.map((name) => [name, process.env[name]] as const);
    for (const name of hidden) Reflect.deleteProperty(process.env, name);
    const streams = [process.stdout, process.stderr];
    const terminals = streams.map(({ isTTY }) => isTTY);
    for (const stream of streams) stream.isTTY = false;
    try {
      const env = { ...sandbox.env, ...options.env, PWD: sandbox.folder };
      return { signal: null, ...(await musterInProcess(words, env, options.input ?? '')) };
    } finally {
      Object.assign(process.env, Object.fromEntries(variables));
      for (const [index, stream] of streams.entries()) stream.isTTY = terminals[index]!;
    }
  });
  last = result.catch(() => undefined);
  return result;
}
