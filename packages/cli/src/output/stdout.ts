import { once } from 'node:events';

let onClosed: () => void = () => process.exit(0);
let failure: Error | undefined;

/**
 * Handles a reader that closes the pipe (`muster … | head -1`), which is not an error: calls `handler`, or ends the
 * command with exit code 0.
 */
export function handleClosedStdout(handler: () => void): void {
  onClosed = handler;
}

/**
 * Handles errors of standard output.
 *
 * @param onFailure called once if it cannot be written, for example because the disk is full
 */
export function handleStdoutErrors(onFailure: (error: Error) => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      onClosed();
    } else if (failure === undefined) {
      failure = error;
      onFailure(error);
    }
  });
}

/** Whether standard output cannot be written, which has been reported. */
export const isStdoutFailed = (): boolean => failure !== undefined;

/** Ignores errors of standard error, for example on a full disk: neither a server nor an exit code depends on it. */
export function survivesStderr(): void {
  process.stderr.on('error', () => undefined);
}

let filter: OutputFilter | undefined;

/** Processes the output of a command before it is written. */
export interface OutputFilter {
  /** Takes a part of the output, and returns the text to write. */
  push(text: string | Uint8Array): string;
  /** Returns the text to write at the end of the output. */
  end(): string;
}

/** Sets the filter of the output; undefined removes it. */
export function filterStdout(next: OutputFilter | undefined): void {
  filter = next;
}

/** Writes the rest of the filtered output, and removes the filter. */
export async function endFilter(): Promise<void> {
  const ending = filter;
  filter = undefined;
  if (ending !== undefined) await write(ending.end());
}

/**
 * Writes to standard output, and waits for a slow reader.
 *
 * @throws {Error} a previous write failed
 */
export async function write(text: string | Uint8Array): Promise<void> {
  if (failure !== undefined) throw failure;
  const output = filter?.push(text) ?? text;
  if (output.length > 0 && !process.stdout.write(output)) await once(process.stdout, 'drain');
}
