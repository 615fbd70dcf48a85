/** nginx with the configuration and the script of an example, on other ports. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { foreignFile, foreignPeer, freeTcpPort, freeUdpPort } from '@muster/testkit';

export interface NginxExample {
  readonly configuration: string;
  /** Script that runs nginx. */
  readonly script: string;
  /** Addresses for the names in `server` lines of the configuration. */
  readonly servers: Readonly<Record<string, string>>;
  /** Variables of the script. */
  readonly env: Readonly<Record<string, string>>;
}

/** Debian has UDP for nginx in a package of its own. */
export const STREAM_MODULE = '/usr/lib/nginx/modules/ngx_stream_module.so';

/** Skips the test, or fails in CI, if nginx, its module for UDP or curl is missing. @returns path of nginx */
export function nginxProgram(context: Parameters<typeof foreignPeer>[0]): string {
  foreignPeer(context, 'curl', 'curl');
  foreignFile(context, STREAM_MODULE, 'libnginx-mod-stream');
  return foreignPeer(context, 'nginx', 'nginx');
}

/** A program that runs nginx, and ends with SIGTERM. */
export class NginxProcess {
  readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Resolves when nginx takes connections at the port. */
  static async start(
    program: string,
    args: readonly string[],
    { log, port, ...options }: { log: string; port: number; cwd?: string; env?: NodeJS.ProcessEnv },
  ): Promise<NginxProcess> {
    // The configuration opens /dev/stdout and /dev/stderr, which is not possible for the sockets of a pipe of Node.js.
    const file = openSync(log, 'a');
    const child = spawn(program, args, { ...options, stdio: ['ignore', file, file] });
    closeSync(file);
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`);
      await delay(20);
    }
    return new NginxProcess(child);
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    if (this.child.exitCode === null && this.child.kill('SIGTERM')) await exited;
  }
}

export class Nginx {
  readonly url: string;
  /** Address for devices. */
  readonly coaps: string;
  readonly #folder: string;
  readonly #nginx: NginxProcess;

  private constructor(folder: string, ports: Readonly<Record<number, number>>, nginx: NginxProcess) {
    this.#folder = folder;
    this.url = `http://127.0.0.1:${ports[8080]}`;
    this.coaps = `coaps://127.0.0.1:${ports[5684]}`;
    this.#nginx = nginx;
  }

  /**
   * Resolves when it takes connections. The configuration listens on the ports 8080, 5683 and 5684, and writes below /tmp.
   *
   * @param program path of nginx
   */
  static async start(program: string, { configuration, script, servers, env }: NginxExample): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-nginx-'));
    const ports = { 8080: await freeTcpPort(), 5683: await freeUdpPort(), 5684: await freeUdpPort() };
    let text = configuration.replaceAll(' /tmp/', ` ${folder}/`);
    for (const [from, to] of Object.entries(ports))
      text = text.replace(`listen ${from}`, `listen 127.0.0.1:${to}`);
    for (const [name, address] of Object.entries(servers)) {
      if (!text.includes(`server ${name} `)) throw new Error(`The configuration has no server ${name}.`);
      text = text.replace(`server ${name} `, `server ${address} `);
    }
    // As root, workers would be another user, who may not write to this folder.
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    const file = join(folder, 'example.conf');
    writeFileSync(file, `load_module ${STREAM_MODULE};\n${user}${text}`);
    writeFileSync(join(folder, 'nginx.sh'), script);
    const path = `${dirname(program)}:${process.env['PATH'] ?? ''}`;
    const args = [join(folder, 'nginx.sh'), file, join(folder, 'nginx.conf')];
    const options = { cwd: folder, env: { ...env, PATH: path }, log: join(folder, 'log'), port: ports[8080] };
    return new Nginx(folder, ports, await NginxProcess.start('sh', args, options));
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Whether a TCP port of 127.0.0.1 takes connections. */
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
