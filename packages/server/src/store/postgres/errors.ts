import { StoreError, UniqueViolationError, type StoreErrorCode } from '../port.ts';

type Outcome = readonly [code: StoreErrorCode, message: string, remedy: string];

const CONNECTION_REMEDY =
  'Check the host and the port in the store URL, and that PostgreSQL runs and accepts connections from this machine.';
const restarted: Outcome = [
  'io',
  'PostgreSQL closed the connection.',
  'The store connects again by itself; look into the log of PostgreSQL if this persists.',
];
const busy: Outcome = ['timeout', 'All connections are busy.', 'Raise ?connections=NUMBER in the store URL.'];
const login: Outcome = [
  'io',
  'PostgreSQL refused the user or the password.',
  'Check both in the store URL (special characters percent-encoded), or set PGPASSWORD; see pg_hba.conf too.',
];

/**
 * Keyed by SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), by its class (the first two
 * characters), or by the error code of a socket.
 */
const outcomes: Readonly<Record<string, Outcome>> = {
  '08': restarted,
  '22': ['invalid', 'PostgreSQL cannot hold a value.', 'Change the value.'],
  '25006': [
    'read-only',
    'The database cannot be written to.',
    'Name the primary server in the store URL, not a standby, and check default_transaction_read_only.',
  ],
  '28': login,
  '3D000': [
    'io',
    'The database does not exist.',
    'Create it (createdb), or name another one in the store URL.',
  ],
  '3F000': ['io', 'There is no schema to create tables in.', 'Name one in the store URL: ?schema=NAME.'],
  '40': ['locked', 'Another program holds rows of the database.', 'Stop the other program.'],
  '42501': [
    'read-only',
    'The user lacks a privilege.',
    'Make it the owner of the database, or grant it CREATE on the schema and all rights on the tables in it.',
  ],
  '53': ['io', 'PostgreSQL is out of resources.', 'Look into the log of PostgreSQL.'],
  '53100': [
    'disk-full',
    'There is no space left for the database.',
    'Free some space. No write was left incomplete.',
  ],
  '53300': [
    'io',
    'PostgreSQL has too many connections.',
    'Raise max_connections, or lower ?connections=NUMBER in the store URL.',
  ],
  '54': [
    'invalid',
    'A value is too long for PostgreSQL.',
    'Shorten names and other values that lists are sorted by.',
  ],
  '55P03': ['locked', 'Another program holds the database.', 'Stop the other program.'],
  '57': restarted,
  '57014': [
    'timeout',
    'PostgreSQL took too long.',
    'Narrow the query, or raise ?timeout=SECONDS in the store URL.',
  ],
  '57P03': ['io', 'PostgreSQL is starting or stopping.', 'Try again in a moment.'],
  XX001: ['corrupt', 'The database is damaged.', 'Restore a backup.'],
  XX002: ['corrupt', 'An index of the database is damaged.', 'Run REINDEX, or restore a backup.'],
  ECONNREFUSED: ['io', 'No PostgreSQL server answers.', CONNECTION_REMEDY],
  ENOTFOUND: ['io', 'The host of PostgreSQL is unknown.', CONNECTION_REMEDY],
  EAI_AGAIN: ['io', 'The host of PostgreSQL cannot be looked up.', CONNECTION_REMEDY],
  ENOENT: ['io', 'No PostgreSQL server answers.', CONNECTION_REMEDY],
};

/** The unique keys, by the name of their index. */
export type UniqueKeys = ReadonlyMap<
  string,
  { readonly collection: string; readonly fields: readonly string[] }
>;

const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_TABLE = '42P01';

interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
}

/** Whether a lock was not obtained within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return stateOf(error) === LOCK_NOT_AVAILABLE;
}

/** Whether a table is missing, which means that no server has prepared the database yet. */
export function isMissingTable(error: unknown): boolean {
  return stateOf(error) === UNDEFINED_TABLE;
}

/** Whether no connection of a pool was free in time. If none can be opened, the driver has a different message. */
export function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout exceeded when trying to connect');
}

/** One of several servers is not the primary. Another server will soon be promoted. */
export class StandbyError extends StoreError {
  constructor(place: string) {
    super(
      'io',
      `None of the servers is the primary (${place}).`,
      'Promote one of them. The store connects to it by itself.',
    );
  }
}

/** Returns the SQLSTATE of a translated error. */
function stateOf(error: unknown): string {
  return error instanceof StoreError ? String((error.cause as DriverError | undefined)?.code) : '';
}

/**
 * Converts an error of the driver or of PostgreSQL to an error of the port.
 *
 * @param place the name of the database for users, without a password
 */
export function translateError(error: unknown, place: string, uniqueKeys: UniqueKeys): StoreError {
  if (error instanceof StoreError) return error;
  const { code, message, constraint } = error as DriverError;
  if (code === '23505') {
    const key = uniqueKeys.get(String(constraint));
    return new UniqueViolationError(key?.collection ?? 'The collection', key?.fields ?? ['id'], {
      cause: error,
    });
  }
  const text = String(message ?? error) || String(code);
  const [kind, what, remedy] = isPoolBusy(error) ? busy : outcomeOf(String(code), text);
  return new StoreError(kind, `${what} (${place}: ${text})`, remedy, { cause: error });
}

function outcomeOf(code: string, text: string): Outcome {
  const known = outcomes[code] ?? (code.length === 5 ? outcomes[code.slice(0, 2)] : undefined);
  if (known !== undefined) return known;
  if (text.includes('client password must be a string')) return login;
  if (/timeout/iu.test(text)) return ['io', 'PostgreSQL does not answer.', CONNECTION_REMEDY];
  if (/connection|ECONN|EPIPE|socket/iu.test(text)) return restarted;
  return ['io', 'PostgreSQL failed.', 'Look into the log of PostgreSQL.'];
}
