import { once } from 'node:events';

let onClosed: () => void = () => process.exit(0);

/**
 * A reader that has seen enough (`muster … | head -1`) is no error: the command ends with exit code 0, or does
 * what `handler` says.
 */
export function handleClosedStdout(handler?: () => void): void {
  if (handler !== undefined) {
    onClosed = handler;
    return;
  }
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    onClosed();
  });
}

/**
 * What standard error does not take, as on a full disk or when nobody reads it, is lost: neither a server nor the exit code
 * of a command depends on it.
 */
export function survivesStderr(): void {
  process.stderr.on('error', () => undefined);
}

/** Writes to standard output and waits while its reader is slow. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
