import { RecordLayer } from '../record/record-layer.ts';
import type { RawRecord } from '../record/record.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { DtlsConnection } from './connection.ts';
import { EstablishedSession } from './established-session.ts';
import type { ConnectionHost } from './host.ts';
import { LiveConnection } from './live-connection.ts';
import type { RestoreOptions } from './options.ts';
import { limitsOf } from './settings.ts';

/** Verifies records of an exported connection without changing a connection. */
export class RecordVerifier {
  readonly #layer = new RecordLayer();

  /** @throws DtlsError invalid for an unusable state */
  constructor(state: ConnectionState) {
    EstablishedSession.imported(state).protect(state.role, this.#layer);
    this.#layer.restore(state);
  }

  /** Number of records with an invalid MAC. */
  get badMacs(): number {
    return this.#layer.counters.badMac;
  }

  /** Whether a record is authentic and was not read before, neither before the export nor by this verifier. */
  verify(record: RawRecord): boolean {
    return record.epoch > 0 && this.#layer.open(record) !== undefined;
  }
}

/**
 * Continues an exported connection, which is established immediately. Records up to the exported `readTop` are replays.
 * The connection writes from the exported `writeSequence`, which must be higher than every number ever written, up to
 * `options.writeLimit`.
 *
 * @throws DtlsError invalid for an unusable state
 */
export function restoreConnection(
  state: ConnectionState,
  options: RestoreOptions,
  host: ConnectionHost,
): DtlsConnection {
  const connection = new LiveConnection({
    role: state.role,
    host,
    limits: limitsOf(options.limits),
    writeLimit: options.writeLimit ?? state.writeSequence,
    sessions: options.sessions,
  });
  connection.restore(EstablishedSession.imported(state), state.readTop, state.writeSequence);
  return connection;
}
