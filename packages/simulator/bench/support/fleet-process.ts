/** `muster fleet run` as a process of its own, as users start it, and what the system says of it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const muster = join(import.meta.dirname, '../../../cli/bin/muster.js');

/** Clock ticks per second of the figures in /proc. */
const TICKS_PER_SECOND = 100;

export class FleetProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #stderr = '';
  #stdout = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = once(child, 'close');
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#stderr += text));
  }

  /** @param words after `muster fleet run` */
  static start(...words: readonly string[]): FleetProcess {
    const child = spawn(process.execPath, [muster, 'fleet', 'run', ...words, '-q', '-o', 'json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new FleetProcess(child);
  }

  /** Processes of the fleet: the command and its child processes. */
  get #pids(): number[] {
    const { pid } = this.#child;
    return pid === undefined ? [] : withChildren(pid);
  }

  /** Resident memory of all processes of the fleet, bytes. */
  get rssBytes(): number {
    return this.#pids.reduce(
      (sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(status(pid))?.[1] ?? 0) * 1024,
      0,
    );
  }

  /** Processor time of all processes of the fleet, seconds. */
  get cpuSeconds(): number {
    return this.#pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
  }

  /** @throws Error if the fleet ends before */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#child.exitCode !== null) throw new Error(`the fleet ended: ${this.#stderr.slice(-2000)}`);
      await delay(100);
    }
  }

  /** Waits for the end of the run. @returns the report */
  async report(): Promise<unknown> {
    await this.#ended;
    return JSON.parse(this.#stdout);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}

function withChildren(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

function status(pid: number): string {
  return readFileSync(`/proc/${pid}/status`, 'utf8');
}

/** User and system time: fields 14 and 15 of proc_pid_stat(5), counted after the name in parentheses. */
function ticksOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
