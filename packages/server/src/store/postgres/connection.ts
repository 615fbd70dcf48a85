import { Socket } from 'node:net';
import pg from 'pg';

import { StoreError } from '../port.ts';
import { plain, tooSlow, type Connection, type Row, type Statement } from '../sql/connection.ts';
import { isPoolBusy, StandbyError } from './errors.ts';
import type { PostgresTarget } from './store-url.ts';

/** How long connecting may take, and waiting for a free connection. */
const CONNECT_TIMEOUT_MS = 10_000;
/** How much longer than the server's own limit an answer is waited for: beyond it the connection counts as lost. */
const GRACE_MS = 5_000;
/** How long the end of a connection may take. */
const CLOSE_TIMEOUT_MS = 1_000;
/** Texts of statements that each connection prepares. Their number is that of query shapes, not of values. */
const MAX_PREPARED = 500;

const { JSON: JSON_TYPE, JSONB } = pg.types.builtins;

/** JSON stays text: documents are undone of their escapes before they are parsed. */
const types = new pg.TypeOverrides();
types.setTypeParser(JSON_TYPE, String);
types.setTypeParser(JSONB, String);

/** Names of prepared statements by their texts; the same on every connection. */
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

/** How long the driver waits for an answer. @param timeoutMs limit of the server; 0: none */
const limitOf = (timeoutMs: number) => (timeoutMs === 0 ? {} : { query_timeout: timeoutMs + GRACE_MS });

type Query = pg.QueryConfig & { readonly query_timeout?: number };
type Execute = (query: Query) => Promise<pg.QueryResult<Row>>;

/** Runs statements; failures come translated. */
class PostgresConnection implements Connection {
  readonly #execute: Execute;
  readonly #translate: (error: unknown) => Error;
  readonly #names: StatementNames;
  /** Of each statement; 0: none. */
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

  /** In a transaction, as this connection is used for: its own limit holds. */
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

/** Takes a connection of a pool for some statements. After an error, the pool drops the connection. */
type Lend = <R>(work: (client: pg.PoolClient) => Promise<R>) => Promise<R>;

/** Reads with any connection of a pool. */
class PooledConnection extends PostgresConnection {
  readonly #lend: Lend;
  readonly #parts: readonly [StatementNames, (error: unknown) => Error];

  constructor(lend: Lend, names: StatementNames, timeoutMs: number, translate: (error: unknown) => Error) {
    super((query) => lend((client) => client.query(query)), names, timeoutMs, translate);
    this.#lend = lend;
    this.#parts = [names, translate];
  }

  /** Each of the two statements of a list, the total and the rows, gets half of the time. */
  override async within<R>(timeoutMs: number, work: (connection: Connection) => Promise<R>): Promise<R> {
    const [names, translate] = this.#parts;
    const limitMs = Math.max(1, Math.floor(timeoutMs / 2));
    return this.#lend(async (client) => {
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

/** The connection that writes. */
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
    // Without a listener the error of a lost connection would end the process.
    client.on('error', lose);
    client.on('end', lose);
  }

  /** Connects to the primary. */
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

  /** From now on the session runs a statement at least as often, so that its `state_change` shows that this process lives. */
  startHeartbeat(everyMs: number): void {
    this.#beats = setInterval(() => {
      if (this.#running > 0 || this.#isLost) return;
      this.#running += 1;
      const done = (): void => void (this.#running -= 1);
      // It fails in a transaction that has failed, and shows as much.
      void this.#ask({ text: 'SELECT 1', ...limitOf(this.timeoutMs) }).then(done, done);
    }, everyMs).unref();
  }

  /** Closes soon, also when the server does not answer. */
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
      // The answer may come yet, and would hold up all other statements.
      if (isTimeout(error)) {
        this.#leave();
        await this.close();
      }
      throw error;
    }
  }
}

/** Whether the driver stopped waiting; a limit of the server has a code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** @param cut what makes the end come, when it takes too long */
async function endWithin(end: Promise<unknown>, cut: () => void): Promise<void> {
  const timer = setTimeout(cut, CLOSE_TIMEOUT_MS);
  await end;
  clearTimeout(timer);
}

/** Connections to one database: a pool that reads, and those that write, made one after the other. */
export class PostgresDatabase {
  readonly names = new StatementNames();
  readonly translate: (error: unknown) => Error;
  readonly reader: PostgresConnection;
  readonly target: PostgresTarget;
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
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
    // The pool has dropped the connection; the next read opens another one.
    pool.on('error', () => undefined);
    // Without a listener, a connection that is lost while it is lent would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pool = pool;
    this.reader = new PooledConnection((work) => this.#lend(work), this.names, target.timeoutMs, translate);
  }

  /** Position of the server that new connections try first: the last one that was the primary. */
  get server(): number {
    return this.#server;
  }

  clientConfig(statementTimeoutMs: number): pg.ClientConfig {
    const { connectionStrings, schema } = this.target;
    const settings = {
      ...(schema === undefined ? {} : { search_path: schema }),
      statement_timeout: statementTimeoutMs,
      // The server notices a client that is gone, and gives up its locks.
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
      types,
    };
  }

  /**
   * Connects. If the server cannot be reached, or is not the primary of several, the others follow, each once.
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

  /** The next connections try another server first, unless it is left already. */
  leave(server: number): void {
    const { connectionStrings } = this.target;
    if (this.#server !== server) return;
    this.#server = (server + 1) % connectionStrings.length;
    this.#pool.options.connectionString = connectionStrings[this.#server] ?? '';
  }

  /** A server that stands alone says itself that it cannot be written to. @throws StandbyError */
  async demandPrimary(client: pg.ClientBase): Promise<void> {
    if (this.target.connectionStrings.length === 1) return;
    const { rows } = await client.query<Row>({
      text: 'SELECT pg_is_in_recovery() AS waits',
      ...limitOf(CONNECT_TIMEOUT_MS),
    });
    if (rows[0]?.['waits'] === true) throw new StandbyError(this.target.place);
  }

  async close(): Promise<void> {
    await endWithin(this.#pool.end(), () => {
      for (const socket of this.#sockets) socket.destroy();
    });
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
    // The request that the pool connects for may have been given up before the server was.
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
