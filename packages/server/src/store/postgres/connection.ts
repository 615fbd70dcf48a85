import pg from 'pg';

import type { Connection, Row, Statement } from '../sql/connection.ts';
import type { PostgresTarget } from './store-url.ts';

/** How long connecting may take, and waiting for a free connection. */
const CONNECT_TIMEOUT_MS = 10_000;
/** How much longer than the server's own limit an answer is waited for: beyond it the connection counts as lost. */
const GRACE_MS = 5_000;
/** Texts of statements that each connection prepares. Their number is that of query shapes, not of values. */
const MAX_PREPARED = 500;

const JSON_TYPES: ReadonlySet<number> = new Set([pg.types.builtins.JSON, pg.types.builtins.JSONB]);

/** JSON stays text: documents are undone of their escapes before they are parsed. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    JSON_TYPES.has(oid) ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

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

type Execute = (query: pg.QueryConfig & { readonly query_timeout?: number }) => Promise<pg.QueryResult<Row>>;

/** Runs statements; failures come translated. */
export class PostgresConnection implements Connection {
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

  async execute({ sql, parameters }: Statement): Promise<pg.QueryResult<Row>> {
    const name = parameters.length === 0 ? undefined : this.#names.nameOf(sql);
    try {
      return await this.#execute({
        text: sql,
        ...(parameters.length === 0 ? {} : { values: [...parameters] }),
        ...(name === undefined ? {} : { name }),
        ...(this.timeoutMs === 0 ? {} : { query_timeout: this.timeoutMs + GRACE_MS }),
      });
    } catch (error) {
      throw this.#translate(error);
    }
  }
}

/** The connection that writes. */
export class WritingConnection extends PostgresConnection {
  readonly #client: pg.Client;
  #isLost = false;

  private constructor(client: pg.Client, database: PostgresDatabase) {
    super((query) => client.query(query), database.names, 0, database.translate);
    this.#client = client;
    const lose = (): void => void (this.#isLost = true);
    // Without a listener the error of a lost connection would end the process.
    client.on('error', lose);
    client.on('end', lose);
  }

  static async open(database: PostgresDatabase): Promise<WritingConnection> {
    try {
      const client = new pg.Client(database.clientConfig(0));
      const connection = new WritingConnection(client, database);
      await client.connect();
      return connection;
    } catch (error) {
      throw database.translate(error);
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Closes at once, also with a statement under way. */
  async close(): Promise<void> {
    this.#isLost = true;
    await this.#client.end().catch(() => undefined);
  }
}

/** Connections to one database: a pool that reads, and those that write, made one after the other. */
export class PostgresDatabase {
  readonly names = new StatementNames();
  readonly translate: (error: unknown) => Error;
  readonly reader: PostgresConnection;
  readonly target: PostgresTarget;
  readonly #pool: pg.Pool;

  constructor(target: PostgresTarget, translate: (error: unknown) => Error) {
    this.target = target;
    this.translate = translate;
    const pool = new pg.Pool({
      ...this.clientConfig(target.timeoutMs),
      max: target.connections,
      idleTimeoutMillis: 60_000,
    });
    // The pool has dropped the connection; the next read opens another one.
    pool.on('error', () => undefined);
    this.#pool = pool;
    this.reader = new PostgresConnection(
      (query) => pool.query(query),
      this.names,
      target.timeoutMs,
      translate,
    );
  }

  clientConfig(statementTimeoutMs: number): pg.ClientConfig {
    const { connectionString, schema } = this.target;
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
      connectionString,
      options: options.join(' '),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      types,
    };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
