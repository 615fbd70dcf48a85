/** Starts the provider of people as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freeTcpPort } from '@muster/testkit';
import type { ProviderArguments } from './provider-program.ts';

const program = fileURLToPath(new URL('./provider-program.ts', import.meta.url));

/** People of the tests. The last has no groups. */
const people = (issuer: string): ProviderArguments['people'] => ({
  ada: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    groups: ['admins'],
    picture: `${issuer}/picture.png`,
  },
  ben: { name: 'Ben', groups: ['viewers', 'others'] },
  eve: { name: 'Eve', groups: ['strangers'] },
  nil: { name: 'Nil' },
});

/** Has the same address and client at each start. */
export class OidcProvider {
  readonly secret = 'a secret of tests';
  readonly clientId = 'muster';
  readonly port: number;
  #server = '';
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async create(): Promise<OidcProvider> {
    return new OidcProvider(await freeTcpPort());
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @param url address of the server at which people log in, for the first start */
  async start(url = this.#server, clockOffsetSeconds = 0): Promise<void> {
    this.#server = url;
    const options: ProviderArguments = {
      port: this.port,
      clientId: this.clientId,
      clientSecret: this.secret,
      redirectUris: [`${url}/api/login/callback`],
      logOutUris: [`${url}/`],
      people: people(this.issuer),
      clockOffsetSeconds,
    };
    const child = spawn(process.execPath, [program, JSON.stringify(options)], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child = child;
    const [line] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => [`exit ${String(code)}`]),
    ])) as [unknown];
    if (!String(line).includes('ready')) throw new Error(`The provider did not start: ${String(line)}`);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Starts it again, with new keys. */
  async restart(clockOffsetSeconds = 0): Promise<void> {
    await this.stop();
    await this.start(this.#server, clockOffsetSeconds);
  }
}
