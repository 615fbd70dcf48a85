import { once } from 'node:events';

let onClosed: () => void = () => process.exit(0);

/**
 * Handles a reader that closes the pipe (`muster … | head -1`), which is not an error: calls `handler`, or ends the
 * command with exit code 0.
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

/** Ignores errors of standard error, for example on a full disk: neither a server nor an exit code depends on it. */
export function survivesStderr(): void {
  process.stderr.on('error', () => undefined);
}

/** Writes to standard output, and waits for a slow reader. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
