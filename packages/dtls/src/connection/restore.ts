import { RecordLayer } from '../record/record-layer.ts';
import type { RawRecord } from '../record/record.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { DtlsConnection } from './connection.ts';
import { EstablishedSession } from './established-session.ts';
import type { ConnectionHost } from './host.ts';
import { LiveConnection } from './live-connection.ts';
import type { RestoreOptions } from './options.ts';
import { limitsOf } from './settings.ts';

/** Verifies records of an exported connection, and changes no connection. */
export class RecordVerifier {
  readonly #layer = new RecordLayer();

  /** @throws DtlsError invalid for a state that cannot be used */
  constructor(state: ConnectionState) {
    EstablishedSession.imported(state).protect(state.role, this.#layer);
    this.#layer.restore(state);
  }

  /** Records whose MAC did not verify. */
  get badMacs(): number {
    return this.#layer.counters.badMac;
  }

  /** Whether a record is authentic, and was read neither before the state was exported nor by this verifier. */
  verify(record: RawRecord): boolean {
    return record.epoch > 0 && this.#layer.open(record) !== undefined;
  }
}

/**
 * Goes on with an exported connection: it is established at once. Records up to the exported `readTop` are replays; it
 * writes from the exported `writeSequence`, which must lie beyond all that was ever written, up to
 * `options.writeLimit`.
 *
 * @throws DtlsError invalid for a state that cannot be used
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
