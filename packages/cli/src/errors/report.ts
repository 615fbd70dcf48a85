import { printable } from '../output/printable.ts';
import { describeError } from './describe.ts';
import type { ErrorDescription } from './error-description.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/**
 * Writes an error to standard error, as text or (with `--json`) as one line of JSON.
 *
 * @returns the exit code
 */
export function reportError(error: unknown, asJson: boolean): ExitCode {
  const description = describeError(error);
  process.stderr.write(asJson ? `${JSON.stringify({ error: description })}\n` : asText(description));
  if (description.exitCode === exitCodes.defect && process.env['MUSTER_DEBUG'] !== undefined) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
  }
  return description.exitCode;
}

function asText(description: ErrorDescription): string {
  const lines = [`Error: ${printable(description.message, true)}`];
  for (const [member, messages] of Object.entries(description.modelState ?? {})) {
    // Skip messages that the message of the service already contains.
    const more = messages.filter((message) => !description.message.includes(message));
    for (const message of more) lines.push(`  ${printable(member)}: ${printable(message)}`);
  }
  if (description.remedy !== undefined) lines.push(description.remedy);
  const facts = [
    description.status,
    description.code,
    description.requestId && `request ${description.requestId}`,
  ];
  const known = facts.filter((fact) => fact !== undefined && fact !== '');
  if (known.length > 0) lines.push(`(${known.map((fact) => printable(String(fact))).join(', ')})`);
  if (description.exitCode === exitCodes.defect)
    lines.push('This looks like a defect; MUSTER_DEBUG=1 shows where.');
  return `${lines.join('\n')}\n`;
}

/** Whether flags request errors as JSON. */
export const hasJsonErrors = ({
  json,
  output,
}: {
  readonly json?: unknown;
  readonly output?: unknown;
}): boolean => json === true || output === 'json' || output === 'ndjson';

/** Whether the command line requests errors as JSON. Can be called before the command line is parsed. */
export function wantsJsonErrors(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const own = end === -1 ? argv : argv.slice(0, end);
  return own.some(
    (word, index) =>
      word === '--json' ||
      /^(--output=|-o=?)(nd)?json$/u.test(word) ||
      (/^(nd)?json$/u.test(word) && isOutputFlag(own[index - 1])),
  );
}

const isOutputFlag = (word: string | undefined): boolean => word === '-o' || word === '--output';
