/** Runs in a process of its own: parses and evaluates JSONata, one request at a time. */
import { Worker } from 'node:worker_threads';
import jsonata from 'jsonata';
import { LRUCache } from 'lru-cache';

/** What the process is asked. */
export interface FormulaRequest {
  readonly expression: string;
  /** JSON; absent: the expression is parsed only. */
  readonly input?: string;
}

/** `result` is JSON; absent when the expression came to nothing. */
export type FormulaAnswer = { readonly result?: string } | { readonly fault: string };

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

async function answer({ expression, input }: FormulaRequest): Promise<FormulaAnswer> {
  try {
    const formula = parse(expression);
    if (input === undefined) return {};
    const result: unknown = await formula.evaluate(JSON.parse(input));
    if (result === undefined) return {};
    const text = jsonOf(result);
    if (text === undefined) return { fault: 'The result is not a value.' };
    return text.length > MAX_RESULT_CHARACTERS ? { fault: 'The result is too long.' } : { result: text };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/**
 * Functions have no JSON, or one that turns in a circle.
 *
 * @throws NotANumber JSON would have null in its place, as though the formula had left the target alone on purpose
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

/** Of a division by zero, for instance. */
class NotANumber extends Error {
  constructor(value: number) {
    super(`The result is ${value}, which is no number.`);
  }
}

/** Errors of JSONata are objects with a message and, mostly, a position. */
function faultOf(error: unknown): string {
  if (error instanceof RangeError) {
    return error.message.includes('call stack') ? 'It nests too deep.' : 'It makes too long a text.';
  }
  const { message, position } = error as { readonly message?: unknown; readonly position?: unknown };
  const text = typeof message === 'string' ? message.slice(0, 500) : 'It cannot be evaluated.';
  return typeof position === 'number' ? `${text} (at character ${position})` : text;
}

/** A formula that does not end must not outlive the service: its own thread cannot see that, another one can. */
const WATCHDOG = `
const { ppid } = process;
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1000);
`;
new Worker(WATCHDOG, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

// What ends the service reaches its processes too; this one ends with it, and not before.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: FormulaRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
