/** mosquitto, the MQTT broker of Debian, as a process of a test with users and rights of its own. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foreignPeer, freeTcpPort, isListening, until } from '@muster/testkit';
import type { Workplace } from './muster.ts';

export interface MosquittoUser {
  readonly name: string;
  readonly password: string;
  /** Lines of the access control list, such as `topic read muster/v1/+/up`. */
  readonly rights: readonly string[];
}

export interface MosquittoOptions {
  /** Without users, everybody may do everything. */
  readonly users?: readonly MosquittoUser[];
  /** PEM: the listener speaks TLS. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
}

type Skippable = Parameters<typeof foreignPeer>[0];

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program that is not ours, such as a client of mosquitto, to its end. */
export const runForeign = (program: string, args: readonly string[], input = ''): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(program, args, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
    child.stdin!.on('error', () => undefined).end(input);
  });

export class Mosquitto {
  readonly folder: string;
  readonly port: number;
  readonly #program: string;
  readonly #isSecure: boolean;
  #child: ChildProcess | undefined;

  private constructor(folder: string, port: number, program: string, isSecure: boolean) {
    this.folder = folder;
    this.port = port;
    this.#program = program;
    this.#isSecure = isSecure;
  }

  /** Writes the files of a broker, which {@link start} starts. Skips the test if mosquitto is not installed. */
  static async create(context: Skippable, { users = [], tls }: MosquittoOptions = {}): Promise<Mosquitto> {
    const program = foreignPeer(context, 'mosquitto', 'mosquitto');
    const passwd = foreignPeer(context, 'mosquitto_passwd', 'mosquitto');
    const folder = await mkdtemp(join(tmpdir(), 'muster-mosquitto-'));
    // Started by root, it becomes another user.
    await chmod(folder, 0o777);
    const broker = new Mosquitto(folder, await freeTcpPort(), program, tls !== undefined);
    await broker.#write('passwords', users.map(({ name, password }) => `${name}:${password}\n`).join(''));
    if (users.length > 0) await promisify(execFile)(passwd, ['-U', join(folder, 'passwords')]);
    await chmod(join(folder, 'passwords'), 0o644);
    const rights = users.map(({ name, rights: lines }) => [`user ${name}`, ...lines, ''].join('\n'));
    await broker.#write('rights', rights.join('\n'));
    const lines = [
      `listener ${broker.port} 127.0.0.1`,
      `allow_anonymous ${users.length === 0}`,
      ...(users.length === 0 ? [] : [`password_file ${folder}/passwords`, `acl_file ${folder}/rights`]),
      'persistence true',
      `persistence_location ${folder}/`,
      // Acknowledged messages stay: by default it drops those above 1000.
      'max_queued_messages 0',
    ];
    if (tls !== undefined) {
      for (const [name, pem] of Object.entries(tls)) await broker.#write(`${name}.pem`, pem);
      lines.push(`certfile ${join(folder, 'cert.pem')}`, `keyfile ${join(folder, 'key.pem')}`);
      lines.push(`cafile ${join(folder, 'ca.pem')}`);
    }
    await broker.#write('mosquitto.conf', `${lines.join('\n')}\n`);
    return broker;
  }

  /** Flags of a server that joins it as a user. */
  async joinArgs({ dir }: Workplace, { name, password }: MosquittoUser): Promise<string[]> {
    const file = join(dir, 'broker.password');
    await writeFile(file, `${password}\n`);
    const login = [`--mqtt-broker-username=${name}`, `--mqtt-broker-password-file=${file}`];
    return [`--mqtt-broker=${this.url}`, ...login];
  }

  get url(): string {
    return `${this.#isSecure ? 'mqtts://localhost' : 'mqtt://127.0.0.1'}:${this.port}`;
  }

  async #write(name: string, text: string): Promise<void> {
    await writeFile(join(this.folder, name), text, { mode: 0o644 });
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(this.#program, ['-c', join(this.folder, 'mosquitto.conf')], { stdio: 'ignore' });
    this.#child = child;
    await until(
      () => isListening(this.port),
      (listens) => {
        if (child.exitCode !== null) throw new Error(`mosquitto ended with ${child.exitCode}.`);
        return listens;
      },
    );
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
