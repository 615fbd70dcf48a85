import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSocket } from 'node:dgram';

/** Clock ticks of /proc in a second: a constant of the kernel's interface. */
const TICKS_PER_SECOND = 100;

/** `openssl s_server` with a pre-shared key, where the program is installed. */
export class OpensslServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @returns undefined where there is no openssl, or no /proc to read its processor time from */
  static async start(key: Uint8Array): Promise<OpensslServer | undefined> {
    const port = await freePort();
    const child = spawn(
      'openssl',
      [
        ...['s_server', '-dtls1_2', '-accept', String(port), '-nocert', '-quiet', '-no_ticket'],
        ...['-psk', Buffer.from(key).toString('hex'), '-cipher', 'PSK-AES128-CCM8:@SECLEVEL=0'],
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    );
    const failed = await Promise.race([once(child, 'error'), sleep(500)]);
    const server = new OpensslServer(child, port);
    if (failed === undefined && server.cpuSeconds() !== undefined) return server;
    child.kill();
    return undefined;
  }

  cpuSeconds(): number | undefined {
    try {
      // After the name in parentheses: state is field 3, utime 14, stime 15 (proc(5)).
      const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      // No such process, or no Linux.
      return undefined;
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
