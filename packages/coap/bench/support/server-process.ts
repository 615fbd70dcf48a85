import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What /proc counts processor time in: 100 a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const LIBCOAP_SERVER = 'coap-server-notls';

/** A server in its own process. Its processor time is read from /proc, for any implementation. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** One of `servers.ts`. */
  static async start(
    kind: 'bare' | 'coap' | 'field' | 'node-coap',
    execArgv: string[] = [],
  ): Promise<ServerProcess> {
    const child = fork(join(import.meta.dirname, 'servers.ts'), [kind], { execArgv });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new ServerProcess(child, port);
  }

  /** libcoap's example server, which stores the payload of a PUT; undefined if it is not installed. */
  static async startLibcoap(): Promise<ServerProcess | undefined> {
    const folders = (process.env.PATH ?? '').split(delimiter);
    if (!folders.some((folder) => existsSync(join(folder, LIBCOAP_SERVER)))) return undefined;
    const port = await freePort();
    const child = spawn(LIBCOAP_SERVER, ['-A', '127.0.0.1', '-p', String(port), '-d', '4', '-v', '0'], {
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    return new ServerProcess(child, port);
  }

  /** Processor time of the process so far. */
  get cpuSeconds(): number {
    // The name, in brackets, may have blanks: user and system time are the 12th and 13th field behind it.
    const [, fields = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  }

  get rssBytes(): number {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1_024;
  }

  /** What the server says of itself; `field` only. */
  async counters(): Promise<Record<string, number>> {
    this.#child.send('counters');
    const [counters] = (await once(this.#child, 'message')) as [Record<string, number>];
    return counters;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    if (this.#child.connected) this.#child.disconnect();
    else this.#child.kill();
    await exited;
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
