/** A program that we did not write, run by a test. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

const MAX_WAIT_MS = 60_000;

export class Program {
  output = '';
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  readonly #watchers = new Set<() => void>();
  #hasEnded = false;

  constructor(command: string, args: readonly string[]) {
    // Some of them write line by line to a terminal only.
    this.#child = spawn('stdbuf', ['-o0', command, ...args]);
    const take = (text: string): void => {
      this.output += text;
      this.#wake();
    };
    this.#child.stdout.setEncoding('utf8').on('data', take);
    this.#child.stderr.setEncoding('utf8').on('data', take);
    this.#child.stdin.on('error', (error) => take(String(error)));
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', () => {
        this.#hasEnded = true;
        this.#wake();
        resolve();
      });
    });
  }

  /** Waits until it has written that. @throws Error with all that it wrote, when it ends before or takes too long */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const endMs = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      if (this.#hasEnded || Date.now() > endMs) {
        throw new Error(`It has not said ${String(pattern)}:\n${this.output}`);
      }
      await this.#next();
    }
  }

  write(text: string | Uint8Array): void {
    this.#child.stdin.write(text);
  }

  /** Resolves when it has ended by itself, or after a minute. */
  async ends(): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), MAX_WAIT_MS);
    await this.#ended;
    clearTimeout(timer);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  async #next(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 200);
      this.#watchers.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #wake(): void {
    for (const watcher of this.#watchers) watcher();
    this.#watchers.clear();
  }
}
