import { createRequire } from 'node:module';
import { StringDecoder } from 'node:string_decoder';
import { UsageError } from '../errors/cli-error.ts';
import type { OutputFilter } from './stdout.ts';

/** The WebAssembly build of jq: results without the last line end, undefined if there are none. */
interface Jq {
  raw(json: string, filter: string, flags: readonly string[]): string | undefined;
}

/** One result per line, and strings without quotes. The filter can begin with a dash. */
const options = ['--compact-output', '--raw-output', '--'];
/** Exit code of jq for a filter that it cannot compile. */
const COMPILE_ERROR = 3;

/** Applies a filter to JSON texts and returns the results as jq prints them. */
export type Filter = (json: string) => string;

/**
 * Compiles a filter. Loads jq on demand, because it takes longer to load than a command to run.
 *
 * @throws {UsageError} the filter cannot be compiled; the message has the place
 */
export async function compileFilter(text: string): Promise<Filter> {
  if (text.trim() === '') throw new UsageError('The filter of --jq is empty.', 'Example: --jq .Rows[].Id');
  // A CommonJS module without types, which finds its WebAssembly by its own path.
  const jq = await (createRequire(import.meta.url)('jq-web') as Promise<Jq>);
  const filter: Filter = (json) => {
    try {
      const results = jq.raw(json, text, options);
      return results === undefined ? '' : `${results}\n`;
    } catch (error) {
      throw filterError(text, error);
    }
  };
  // Without input, jq only compiles the filter.
  filter('');
  return filter;
}

/** Characters after which lines are filtered without waiting for more: a call of jq takes a millisecond. */
const BATCH_LENGTH = 65_536;

/**
 * Filters the output of a command.
 *
 * @param isLines whether each line is a JSON text. Lines are filtered together with those that follow at once. If the
 *   filter fails on them, the next part of the output gets the error
 */
export function outputFilter(filter: Filter, isLines: boolean): OutputFilter {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let timer: NodeJS.Immediate | undefined;
  let fault: Error | undefined;
  const flush = (): string => {
    clearImmediate(timer);
    timer = undefined;
    if (fault !== undefined) throw fault;
    const texts = held;
    held = '';
    return texts.trim() === '' ? '' : filter(texts);
  };
  const flushLater = (): void => {
    try {
      process.stdout.write(flush());
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
    }
  };
  return {
    push(text) {
      held += typeof text === 'string' ? text : decoder.write(text);
      if (!isLines) return '';
      if (held.length >= BATCH_LENGTH) return flush();
      timer ??= setImmediate(flushLater);
      return '';
    },
    end: flush,
  };
}

function filterError(text: string, error: unknown): UsageError {
  const { exitCode, stderr } = error as { readonly exitCode?: unknown; readonly stderr?: unknown };
  const reason = String(stderr ?? (error instanceof Error ? error.message : error))
    .replace(/^undefined/u, '')
    .split('\n')
    .filter((line) => !/^jq: \d+ compile errors?$/u.test(line))
    .map((line) => line.replace(/^jq: (?:error: )?/u, '').replace(' (Unix shell quoting issues?)', ''))
    .join('\n')
    .trim();
  return new UsageError(
    `--jq ${JSON.stringify(text)}: ${reason}`,
    exitCode === COMPILE_ERROR
      ? 'Put the filter in single quotes; https://jqlang.org/manual describes it.'
      : 'Look at the input of the filter with --jq .',
  );
}
