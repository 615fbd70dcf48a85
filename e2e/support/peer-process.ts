/**
 * A foreign implementation in a process of its own. It takes commands, each a line with a JSON array of texts, and
 * says what happens in lines with a JSON object: `{"type":"answer", ...}` to a command, any other type as an event.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface PeerEvent {
  readonly type: string;
  readonly [member: string]: unknown;
}

export class PeerProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly exited: Promise<void>;
  private readonly events: PeerEvent[] = [];
  private readonly watchers = new Set<() => void>();
  private output = '';
  private ended = false;

  constructor(command: string, args: readonly string[], cwd: string) {
    this.child = spawn(command, args, { cwd });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.child.stdin.on('error', (error) => (this.output += String(error)));
    createInterface({ input: this.child.stdout }).on('line', (line) => this.take(line));
    this.exited = new Promise((resolve) => {
      const finish = () => {
        this.ended = true;
        this.wake();
        resolve();
      };
      this.child.once('close', finish);
      this.child.once('error', (error) => {
        this.output += String(error);
        finish();
      });
    });
  }

  /** NaN if the program could not be started. */
  get pid(): number {
    return this.child.pid ?? NaN;
  }

  /** Gives a command, and waits for its answer. One at a time. @throws Error when the answer has an `error` */
  async ask(...words: readonly string[]): Promise<PeerEvent> {
    this.child.stdin.write(`${JSON.stringify(words)}\n`);
    const answer = await this.next('answer');
    if (typeof answer['error'] === 'string') throw new Error(`${words.join(' ')}: ${answer['error']}`);
    return answer;
  }

  /** Waits for an event, also one that came before, and takes it out. */
  async next(type: string, satisfied: (event: PeerEvent) => boolean = () => true): Promise<PeerEvent> {
    for (;;) {
      const at = this.events.findIndex((event) => event.type === type && satisfied(event));
      const [found] = at < 0 ? [] : this.events.splice(at, 1);
      if (found) return found;
      if (this.ended) throw new Error(`The peer ended before "${type}":\n${this.output}`);
      await new Promise<void>((resolve) => this.watchers.add(resolve));
    }
  }

  /** Closes the peer's input, which ends it. */
  async stop(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await this.exited;
    clearTimeout(timer);
  }

  private take(line: string): void {
    try {
      this.events.push(JSON.parse(line) as PeerEvent);
    } catch {
      this.output += `${line}\n`;
    }
    this.wake();
  }

  private wake(): void {
    for (const watcher of this.watchers) watcher();
    this.watchers.clear();
  }
}
