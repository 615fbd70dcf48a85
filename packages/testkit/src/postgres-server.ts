import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { foreignPeer, programPath } from './foreign-peers.ts';
import { freeTcpPort } from './free-port.ts';

type Skippable = Parameters<typeof foreignPeer>[0];

/** Ends PostgreSQL and removes its folder after this process has ended for any reason, which closes standard input. */
const KEEPER = `"$1/postgres" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c fsync="$4" -c log_min_messages=fatal 2>&1 </dev/null &
server=$!
read -r order
kill -QUIT $server
wait $server
[ "$order" = stop ] || { cd /; rm -rf "$2"; }`;

const USER = 'muster';

/** A PostgreSQL server for tests, on the loopback address. Anyone may log in as `muster`. */
export class PostgresServer {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;
  readonly #account: Account | undefined;
  readonly #isDurable: boolean;
  #keeper: ChildProcess | undefined;
  #schemas = 0;

  private constructor(
    bin: string,
    folder: string,
    port: number,
    account: Account | undefined,
    isDurable: boolean,
  ) {
    this.#bin = bin;
    this.#folder = folder;
    this.port = port;
    this.#account = account;
    this.#isDurable = isDurable;
  }

  /**
   * Creates a server with an empty database. It ends with this process.
   *
   * @param bin folder of its programs, see {@link findPostgres}
   * @param options.isDurable whether a commit waits for the disk, as in production; default false, for faster tests
   */
  static async create(
    bin: string,
    { isDurable = false }: { readonly isDurable?: boolean } = {},
  ): Promise<PostgresServer> {
    const server = await PostgresServer.#placed(bin, isDurable);
    const rights = [`--username=${USER}`, '--auth=trust'];
    server.#run('initdb', join(server.#folder, 'data'), ...rights, '--locale=C.UTF-8', '--no-sync');
    await server.start();
    return server;
  }

  /** Creates a server without data. */
  static async #placed(bin: string, isDurable: boolean): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
    // PostgreSQL refuses to run as root.
    const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    return new PostgresServer(bin, folder, await freeTcpPort(), account, isDurable);
  }

  /** Creates a server that replicates this one until it is promoted. From then on, commits of this one wait for it. */
  async standby(): Promise<PostgresServer> {
    const standby = await PostgresServer.#placed(this.#bin, this.#isDurable);
    const source = `host=127.0.0.1 port=${this.port} user=${USER} application_name=standby`;
    const where = ['-d', source, '-D', join(standby.#folder, 'data')];
    standby.#run('pg_basebackup', ...where, '-R', '-X', 'stream', '-c', 'fast');
    await standby.start();
    this.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    this.query('SELECT pg_reload_conf()');
    const state = "SELECT sync_state FROM pg_stat_replication WHERE application_name = 'standby'";
    while (this.query(state) !== 'sync') await new Promise((resolve) => setTimeout(resolve, 20));
    return standby;
  }

  /** Promotes a standby to primary. */
  promote(): void {
    this.query('SELECT pg_promote()');
  }

  /** Returns a store URL with a unique schema. */
  freshUrl(): string {
    this.#schemas += 1;
    return this.url(`test_${process.pid}_${this.#schemas}`);
  }

  url(schema: string): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres?schema=${schema}`;
  }

  async start(): Promise<void> {
    const words = [this.#bin, this.#folder, String(this.port), this.#isDurable ? 'on' : 'off'];
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...words], {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: this.#folder,
      ...this.#account,
    });
    this.#keeper = keeper;
    for (const handle of [keeper, keeper.stdin, keeper.stdout])
      (handle as unknown as { unref(): void }).unref();
    keeper.stdout.resume();
    while (!this.#isReady()) {
      if (keeper.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends the server immediately, like a crash. Its data remain. */
  async stop(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper === undefined) return;
    this.#keeper = undefined;
    const exited = once(keeper, 'exit');
    keeper.ref();
    keeper.stdin?.end('stop\n');
    await exited;
  }

  /** Executes SQL and returns the first column. */
  query(sql: string): string {
    return this.#run('psql', ...this.#login, '-c', sql);
  }

  /** Executes SQL in a session that stays open until it is stopped. */
  background(sql: string): { stop(): Promise<void> } {
    const session = spawn(join(this.#bin, 'psql'), [...this.#login, '-c', sql], {
      stdio: 'ignore',
      cwd: this.#folder,
      ...this.#account,
    });
    const exited = once(session, 'exit');
    return {
      stop: async () => {
        // End the session, not the program: PostgreSQL would continue a query of a client that has ended.
        this.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'psql' AND pid <> pg_backend_pid()",
        );
        await exited;
      },
    };
  }

  /** Requires the password of a user from now on. */
  requirePassword(user: string): void {
    const file = join(this.#folder, 'data', 'pg_hba.conf');
    const rule = `host all ${user} 127.0.0.1/32 scram-sha-256\n`;
    const rules = readFileSync(file, 'utf8');
    if (!rules.startsWith(rule)) writeFileSync(file, rule + rules);
    this.query('SELECT pg_reload_conf()');
  }

  get #login(): readonly string[] {
    return ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER, '-d', 'postgres', '-Atq'];
  }

  #isReady(): boolean {
    const where = ['-q', '-h', '127.0.0.1', '-p', String(this.port)];
    return spawnSync(join(this.#bin, 'pg_isready'), where).status === 0;
  }

  #run(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(join(this.#bin, program), args, {
      encoding: 'utf8',
      cwd: this.#folder,
      ...this.#account,
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
    return stdout.trim();
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

function accountOf(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(`There is no user "${name}" to run PostgreSQL as.`);
  return { uid: Number(uid), gid: Number(gid) };
}

let shared: Promise<PostgresServer> | undefined;

/**
 * Returns the PostgreSQL server of this process's tests. Skips the test if PostgreSQL is not installed; with
 * MUSTER_REQUIRE_PEERS=1, as in CI, the test fails.
 */
export function postgresServer(context: Skippable): Promise<PostgresServer> {
  const bin = binaries(context);
  shared ??= PostgresServer.create(bin);
  return shared;
}

/** Returns the folder of the programs. On Debian it is not on PATH, which has only a link to one of them. */
function binaries(context: Skippable): string {
  foreignPeer(context, 'pg_isready', 'postgresql');
  return findPostgres() ?? dirname(foreignPeer(context, 'postgres', 'postgresql'));
}

/** Returns the folder of the programs of PostgreSQL; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const newest = globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().at(-1) ?? programPath('postgres');
  return newest === undefined ? undefined : dirname(newest);
}
