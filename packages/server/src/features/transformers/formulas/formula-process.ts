/** Runs in a separate process. Parses and evaluates JSONata, one request at a time. */
import { Worker } from 'node:worker_threads';
import jsonata from 'jsonata';
import { LRUCache } from 'lru-cache';

/** A request to the process. */
export interface FormulaRequest {
  readonly expression: string;
  /** JSON; absent to only parse the expression. */
  readonly input?: string;
  /** Values of variables. */
  readonly bindings?: Readonly<Record<string, unknown>>;
}

/** `result` is JSON; absent if the expression has no result. */
type FormulaOutcome = { readonly result?: string } | { readonly fault: string };

export type FormulaAnswer = FormulaOutcome & {
  /** Processor time of the request in milliseconds. */
  readonly spentMs: number;
};

const MAX_RESULT_CHARACTERS = 64 * 1024;
const parsed = new LRUCache<string, jsonata.Expression>({ max: 500 });

function parse(expression: string): jsonata.Expression {
  let found = parsed.get(expression);
  if (found === undefined) {
    found = jsonata(expression);
    parsed.set(expression, found);
  }
  return found;
}

async function outcomeOf({ expression, input, bindings }: FormulaRequest): Promise<FormulaOutcome> {
  try {
    const formula = parse(expression);
    if (input === undefined) return {};
    const result: unknown = await formula.evaluate(JSON.parse(input), { ...bindings });
    if (result === undefined) return {};
    const text = jsonOf(result);
    if (text === undefined) return { fault: 'The result is not a value.' };
    return text.length > MAX_RESULT_CHARACTERS ? { fault: 'The result is too long.' } : { result: text };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/**
 * Returns the JSON of a result; undefined for functions, which have no JSON or a circular one.
 *
 * @throws NotANumber because JSON would replace the number by null, as if the formula had left out the target on
 *   purpose
 */
function jsonOf(result: unknown): string | undefined {
  try {
    return JSON.stringify(result, (_key, value: unknown) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new NotANumber(value);
      return value;
    });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** For example after a division by zero. */
class NotANumber extends Error {
  constructor(value: number) {
    super(`The result ${value} is not a number.`);
  }
}

/** Returns the message of an error. JSONata errors are objects with a message and usually a position. */
function faultOf(error: unknown): string {
  if (error instanceof RangeError) {
    return error.message.includes('call stack')
      ? 'The formula nests too deeply.'
      : 'The formula builds a text that is too long.';
  }
  const { message, position } = error as { readonly message?: unknown; readonly position?: unknown };
  const text = typeof message === 'string' ? message.slice(0, 500) : 'The formula cannot be evaluated.';
  return typeof position === 'number' ? `${text} (at character ${position})` : text;
}

/**
 * Watches the process from a separate thread, because an endless formula blocks its own thread. Ends the process when
 * an evaluation has used too much processor time (time that the machine spends on other work does not count), or when
 * the service has ended.
 */
const WATCHDOG = `
const { workerData: { working, timeoutMs, signal } } = require('node:worker_threads');
const { ppid } = process;
const spentMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let job = 0, since = 0, before = 0;
setInterval(() => {
  const now = Atomics.load(working, 0);
  if (now !== job) [job, since, before] = [now, performance.now(), spentMs()];
  else if (job % 2 === 1 && performance.now() - since > timeoutMs && spentMs() - before > timeoutMs) process.kill(process.pid, signal);
  if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** Odd while a formula is being evaluated. */
const working = new Int32Array(new SharedArrayBuffer(4));
/** Limit of processor time, and the signal with which the process ends itself when a formula exceeds it. */
const [, , timeoutMs, signal] = process.argv;
new Worker(WATCHDOG, {
  eval: true,
  resourceLimits: { maxOldGenerationSizeMb: 8 },
  workerData: { working, timeoutMs: Number(timeoutMs), signal },
}).unref();

// Signals that end the server also reach its child processes. This process ends after the server.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: FormulaRequest) => {
  Atomics.add(working, 0, 1);
  const before = process.cpuUsage();
  void outcomeOf(request).then((outcome) => {
    Atomics.add(working, 0, 1);
    const { user, system } = process.cpuUsage(before);
    process.send?.({ ...outcome, spentMs: (user + system) / 1000 } satisfies FormulaAnswer);
  });
});
