import { Socket } from 'node:net';
import pg from 'pg';

import { StoreError } from '../port.ts';
import { plain, tooSlow, type Connection, type Row, type Statement } from '../sql/dialect.ts';
import { isPoolBusy, StandbyError } from './errors.ts';
import type { PostgresTarget } from './store-url.ts';

/** Milliseconds allowed for connecting, and for waiting for a free connection. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Milliseconds to wait for an answer beyond the server's own limit. After that, the connection counts as lost. */
const GRACE_MS = 5_000;
/** Milliseconds allowed for closing a connection. */
const CLOSE_TIMEOUT_MS = 1_000;
/** Maximum number of prepared statements per connection. Their number grows with query shapes, not with values. */
const MAX_PREPARED = 500;

const { JSON: JSON_TYPE, JSONB } = pg.types.builtins;

/** JSON is returned as text, because documents must be unescaped before they are parsed. */
const types = new pg.TypeOverrides();
types.setTypeParser(JSON_TYPE, String);
types.setTypeParser(JSONB, String);

/** Names of prepared statements, keyed by their text. The same on every connection. */
class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name;
    const added = `m${this.#names.size}`;
    this.#names.set(sql, added);
    return added;
  }
}

/** Timeout of the driver. @param timeoutMs limit of the server; 0: none */
const limitOf = (timeoutMs: number) => (timeoutMs === 0 ? {} : { query_timeout: timeoutMs + GRACE_MS });

type Query = pg.QueryConfig & { readonly query_timeout?: number };
type Execute = (query: Query) => Promise<pg.QueryResult<Row>>;

/** Runs statements and translates their errors. */
class PostgresConnection implements Connection {
  readonly #execute: Execute;
  readonly #translate: (error: unknown) => Error;
  readonly #names: StatementNames;
  /** Limit of each statement in milliseconds; 0: none. */
  timeoutMs: number;

  constructor(
    execute: Execute,
    names: StatementNames,
    timeoutMs: number,
    translate: (error: unknown) => Error,
  ) {
    this.#execute = execute;
    this.#names = names;
    this.timeoutMs = timeoutMs;
    this.#translate = translate;
  }

  async all(statement: Statement): Promise<Row[]> {
    return (await this.execute(statement)).rows;
  }

  async run(statement: Statement): Promise<number> {
    return (await this.execute(statement)).rowCount ?? 0;
  }

  /** This connection is used in transactions, whose own limit applies. */
  within<R>(_timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R> {
    return work(this);
  }

  async execute({ sql, parameters }: Statement): Promise<pg.QueryResult<Row>> {
    const name = parameters.length === 0 ? undefined : this.#names.nameOf(sql);
    try {
      return await this.#execute({
        text: sql,
        ...(parameters.length === 0 ? {} : { values: [...parameters] }),
        ...(name === undefined ? {} : { name }),
        ...limitOf(this.timeoutMs),
      });
    } catch (error) {
      throw this.#translate(error);
    }
  }
}

/** Lends a connection of a pool to some statements. After an error, the pool drops the connection. */
type WithClient = <R>(work: (client: pg.PoolClient) => Promise<R>) => Promise<R>;

/** Reads through any connection of a pool. */
class PooledConnection extends PostgresConnection {
  readonly #withClient: WithClient;
  readonly #parts: readonly [StatementNames, (error: unknown) => Error];

  constructor(
    lend: WithClient,
    names: StatementNames,
    timeoutMs: number,
    translate: (error: unknown) => Error,
  ) {
    super((query) => lend((client) => client.query(query)), names, timeoutMs, translate);
    this.#withClient = lend;
    this.#parts = [names, translate];
  }

  /** The two statements of a list, for the total and the rows, get half of the time each. */
  override async within<R>(timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R> {
    const [names, translate] = this.#parts;
    const limitMs = Math.max(1, Math.floor(timeoutMs / 2));
    return this.#withClient(async (client) => {
      const connection = new PostgresConnection((query) => client.query(query), names, limitMs, translate);
      try {
        await connection.run(
          plain(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${limitMs}`),
        );
        const result = await work(connection);
        await connection.run(plain('COMMIT'));
        return result;
      } catch (error) {
        throw error instanceof StoreError && error.code === 'timeout' ? tooSlow(timeoutMs) : error;
      }
    });
  }
}

export class WritingConnection extends PostgresConnection {
  readonly #client: pg.Client;
  readonly #socket: Socket;
  readonly #leave: () => void;
  #isLost = false;
  #running = 0;
  #beats: NodeJS.Timeout | undefined;

  private constructor(database: PostgresDatabase) {
    const socket = new Socket();
    const client = new pg.Client({ ...database.clientConfig(0), pipeline: true, stream: () => socket });
    super((query) => this.#query(query), database.names, 0, database.translate);
    this.#client = client;
    this.#socket = socket;
    const { server } = database;
    this.#leave = () => database.leave(server);
    const lose = (): void => {
      this.#isLost = true;
      clearInterval(this.#beats);
    };
    // Without a listener, the error of a lost connection would end the process.
    client.on('error', lose);
    client.on('end', lose);
  }

  /** Connects to the primary server. */
  static open(database: PostgresDatabase): Promise<WritingConnection> {
    return database.atPrimary(async () => {
      const connection = new WritingConnection(database);
      try {
        await connection.#client.connect();
        await database.demandPrimary(connection.#client);
        return connection;
      } catch (error) {
        await connection.close();
        throw error;
      }
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * From now on, runs a statement at least this often, so that the session's `state_change` shows that this process
   * is alive.
   */
  startHeartbeat(everyMs: number): void {
    this.#beats = setInterval(() => {
      if (this.#running > 0 || this.#isLost) return;
      this.#running += 1;
      const done = (): void => void (this.#running -= 1);
      // In a failed transaction, the statement fails too, but still shows that the process is alive.
      void this.#ask({ text: 'SELECT 1', ...limitOf(this.timeoutMs) }).then(done, done);
    }, everyMs).unref();
  }

  /** Closes the connection within a short time, even if the server does not answer. */
  async close(): Promise<void> {
    this.#isLost = true;
    clearInterval(this.#beats);
    await endWithin(
      this.#client.end().catch(() => undefined),
      () => this.#socket.destroy(),
    );
  }

  async #query(query: Query): Promise<pg.QueryResult<Row>> {
    this.#running += 1;
    try {
      return await this.#ask(query);
    } finally {
      this.#running -= 1;
    }
  }

  async #ask(query: Query): Promise<pg.QueryResult<Row>> {
    try {
      return await this.#client.query(query);
    } catch (error) {
      // The answer may still arrive, and would delay all other statements.
      if (isTimeout(error)) {
        this.#leave();
        await this.close();
      }
      throw error;
    }
  }
}

/** Whether the driver stopped waiting. A timeout of the server has a code instead. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Waits for the end of a connection. @param cut forces the end if it takes too long */
async function endWithin(end: Promise<unknown>, cut: () => void): Promise<void> {
  const timer = setTimeout(cut, CLOSE_TIMEOUT_MS);
  await end;
  clearTimeout(timer);
}

/** The connections to one database: a pool for reads, and one connection for writes at a time. */
export class PostgresDatabase {
  readonly names = new StatementNames();
  readonly translate: (error: unknown) => Error;
  readonly reader: PostgresConnection;
  readonly target: PostgresTarget;
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
  readonly #reads = new Set<Promise<unknown>>();
  #server = 0;

  constructor(target: PostgresTarget, translate: (error: unknown) => Error) {
    this.target = target;
    this.translate = translate;
    const pool = new pg.Pool({
      ...this.clientConfig(target.timeoutMs),
      max: target.connections,
      idleTimeoutMillis: 60_000,
      stream: () => this.#openSocket(),
      verify: (client, done) => void this.demandPrimary(client).then(() => done(), done),
    });
    // The pool has dropped the connection. The next read opens another one.
    pool.on('error', () => undefined);
    // Without a listener, the error of a lost connection that is in use would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pool = pool;
    this.reader = new PooledConnection(
      (work) => this.#withClient(work),
      this.names,
      target.timeoutMs,
      translate,
    );
  }

  /** Index of the server that new connections try first: the last known primary. */
  get server(): number {
    return this.#server;
  }

  clientConfig(statementTimeoutMs: number): pg.ClientConfig {
    const { connectionStrings, schema } = this.target;
    const settings = {
      ...(schema === undefined ? {} : { search_path: schema }),
      statement_timeout: statementTimeoutMs,
      // With keep-alives, the server notices a dead client and releases its locks.
      tcp_keepalives_idle: 30,
      tcp_keepalives_interval: 10,
      tcp_keepalives_count: 3,
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    return {
      application_name: 'muster',
      connectionString: connectionStrings[this.#server] ?? '',
      options: options.join(' '),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // Else a worker that waits for the lock of the store notices only after two hours that the machine has vanished.
      keepAliveInitialDelayMillis: 30_000,
      types,
    };
  }

  /**
   * Connects. If the server cannot be reached or is not the primary, tries each of the other servers once.
   *
   * @throws StoreError of the first server that is not a standby
   */
  async atPrimary<R>(connect: () => Promise<R>): Promise<R> {
    const { length } = this.target.connectionStrings;
    const errors: Error[] = [];
    for (;;) {
      const tried = this.#server;
      try {
        return await connect();
      } catch (error) {
        errors.push(this.translate(error));
        if (errors.length === length || isPoolBusy(error)) {
          throw errors.find((one) => !(one instanceof StandbyError)) ?? errors[0] ?? error;
        }
        this.leave(tried);
      }
    }
  }

  /** Makes the next connections try another server first, unless that has happened already. */
  leave(server: number): void {
    const { connectionStrings } = this.target;
    if (this.#server !== server) return;
    this.#server = (server + 1) % connectionStrings.length;
    this.#pool.options.connectionString = connectionStrings[this.#server] ?? '';
  }

  /** @throws StandbyError if the server is a standby. Not checked for a single server, which rejects writes itself */
  async demandPrimary(client: pg.ClientBase): Promise<void> {
    if (this.target.connectionStrings.length === 1) return;
    const { rows } = await client.query<Row>({
      text: 'SELECT pg_is_in_recovery() AS waits',
      ...limitOf(CONNECT_TIMEOUT_MS),
    });
    if (rows[0]?.['waits'] === true) throw new StandbyError(this.target.place);
  }

  async close(): Promise<void> {
    // A pool that is ending no longer serves the reads that wait for a connection.
    const end = Promise.allSettled([...this.#reads]).then(() => this.#pool.end());
    await endWithin(end, () => {
      for (const socket of this.#sockets) socket.destroy();
    });
  }

  #withClient<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const read = this.#lend(work).finally(() => this.#reads.delete(read));
    this.#reads.add(read);
    return read;
  }

  async #lend<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const client = await this.atPrimary(() => this.#pool.connect());
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #openSocket(): Socket {
    const socket = new Socket();
    const server = this.#server;
    // The request that the pool connects for may have ended before the server did.
    const leave = (): void => {
      if (socket.bytesRead === 0) this.leave(server);
    };
    this.#sockets.add(socket);
    socket.once('error', leave);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      leave();
    });
    return socket;
  }
}
