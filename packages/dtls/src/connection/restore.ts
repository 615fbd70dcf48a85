import { RecordLayer } from '../record/record-layer.ts';
import type { RawRecord } from '../record/record.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { DtlsConnection } from './connection.ts';
import { EstablishedSession } from './established-session.ts';
import type { ConnectionHost } from './host.ts';
import { LiveConnection } from './live-connection.ts';
import type { RestoreOptions } from './options.ts';
import { limitsOf } from './settings.ts';

/**
 * Returns a function that tells whether a record is authentic and was not read before that state was exported, nor by the
 * function itself. It changes no connection.
 *
 * @throws DtlsError invalid for a state that cannot be used
 */
export function recordVerifier(state: ConnectionState): (record: RawRecord) => boolean {
  const layer = new RecordLayer();
  EstablishedSession.imported(state).protect(state.role, layer);
  layer.restore(state);
  return (record) => record.epoch > 0 && layer.open(record) !== undefined;
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
