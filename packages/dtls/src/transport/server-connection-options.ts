import type { Clock } from '@muster/net';
import type { ServerOptions } from '../connection/options.ts';
import { settingsOf } from '../connection/settings.ts';
import { WRITE_BLOCK } from '../session/reservation.ts';
import type { SessionCache } from '../session/resumable-session.ts';
import type { DtlsServerLimits, DtlsServerOptions } from './server-options.ts';

/** Retransmissions of a server's flight: a silent client is given up after 1 + 2 + 4 + 8 + 16 seconds. */
const REPETITIONS = 4;

/** Returns the options of each connection of a server, without its Connection ID. @throws RangeError */
export function connectionOptions(
  options: DtlsServerOptions,
  given: {
    readonly clock: Clock;
    readonly limits: DtlsServerLimits;
    readonly resumable: SessionCache;
  },
): Omit<ServerOptions, 'cid'> {
  const { suites, retransmission, maxDatagramBytes, maxFragmentBytes, handshakeLimits } = options;
  const { allowLegacyMasterSecret } = options;
  const common = {
    clock: given.clock,
    credentials: options.credentials,
    clientAuthentication: options.clientAuthentication ?? 'require',
    handshakeTimeoutMs: given.limits.handshakeTimeoutMs,
    ...(given.limits.maxResumable > 0 ? { sessions: given.resumable } : {}),
    ...(options.sessionStore ? { initialWriteLimit: WRITE_BLOCK } : {}),
    ...(suites === undefined ? {} : { suites }),
    retransmission: { attempts: REPETITIONS, ...retransmission },
    ...(maxDatagramBytes === undefined ? {} : { maxDatagramBytes }),
    ...(maxFragmentBytes === undefined ? {} : { maxFragmentBytes }),
    ...(handshakeLimits === undefined ? {} : { limits: handshakeLimits }),
    ...(allowLegacyMasterSecret === undefined ? {} : { allowLegacyMasterSecret }),
  };
  // Check the limits now, not for the first client.
  settingsOf(common);
  return common;
}
