import { styleText } from 'node:util';

/** Progress of the work on many IDs. */
export interface BulkProgress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

const MAX_BAR = 30;
const MIN_BAR = 5;

/**
 * Formats one line for a terminal: `[=====>    ] 12 of 24, 1 failed`. Without room for a bar, only the figures.
 *
 * @param stream the terminal, for its width and colours
 */
export function progressBar({ done, failed, total }: BulkProgress, stream: NodeJS.WriteStream): string {
  const figures = `${done + failed} of ${total}`;
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  // Leave the last column free: some terminals wrap a full line.
  const room = stream.columns - 1 - figures.length - failures.length - '[] '.length;
  const width = Math.min(MAX_BAR, room);
  const text = `${figures}${failures === '' ? '' : styleText('red', failures, { stream })}`;
  return width < MIN_BAR ? text : `[${barOf((done + failed) / Math.max(1, total), width)}] ${text}`;
}

function barOf(share: number, width: number): string {
  const filled = Math.floor(share * width);
  const head = filled < width ? '>' : '';
  return `${'='.repeat(filled)}${head}`.padEnd(width);
}
