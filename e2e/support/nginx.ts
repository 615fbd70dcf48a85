/** nginx with the configuration of an example, on other ports. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeTcpPort } from '@muster/testkit';

export class Nginx {
  readonly url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(folder: string, url: string, child: ChildProcess) {
    this.#folder = folder;
    this.url = url;
    this.#child = child;
  }

  /**
   * Resolves when it takes connections.
   *
   * @param program path of nginx
   * @param configuration text of a configuration that listens on port 8080 and writes below /tmp
   * @param servers addresses for the names in its `server` lines
   */
  static async start(
    program: string,
    configuration: string,
    servers: Readonly<Record<string, string>>,
  ): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-nginx-'));
    const port = await freeTcpPort();
    let text = configuration
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll(' /tmp/', ` ${folder}/`);
    for (const [name, address] of Object.entries(servers)) {
      if (!text.includes(`server ${name} `)) throw new Error(`The configuration has no server ${name}.`);
      text = text.replace(`server ${name} `, `server ${address} `);
    }
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, text);
    // The configuration opens /dev/stdout and /dev/stderr, which is not possible for the sockets of a pipe of Node.js.
    const log = openSync(join(folder, 'log'), 'a');
    // As root, workers would be another user, who may not write to this folder.
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const args = ['-p', folder, '-c', file, '-e', join(folder, 'log'), '-g', `${user}daemon off;`];
    const child = spawn(program, args, { stdio: ['ignore', log, log] });
    closeSync(log);
    const nginx = new Nginx(folder, `http://127.0.0.1:${port}`, child);
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`nginx did not start: ${nginx.log}`);
      await delay(20);
    }
    return nginx;
  }

  /** Requests and errors so far. */
  get log(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8');
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    if (this.#child.exitCode === null && this.#child.kill('SIGTERM')) await exited;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
