import type { SecureEvents, SecureSession } from '@muster/lwm2m';
import type { Clock, TimerHandle } from '../../domain/ports/clock.ts';
import type { UplinkSource } from '../../domain/services/registration/uplink-requests.ts';

export interface SessionEventsOptions {
  readonly clock: Clock;
  /** A device that is registered goes on in a new session without a word of its registration. */
  readonly rebind: (source: UplinkSource) => Promise<void>;
  readonly log: (level: 'info' | 'warn' | 'error', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Most devices register or update right after a handshake, which says more than the session alone. */
const REBIND_AFTER_MS = 2_000;

/** What happens on secured listeners, for the operator and for the registrations. */
export class SessionEvents {
  readonly #options: SessionEventsOptions;
  /** By session. */
  readonly #pending = new Map<string, TimerHandle>();

  constructor(options: SessionEventsOptions) {
    this.#options = options;
  }

  get handlers(): SecureEvents {
    const { log } = this.#options;
    return {
      onEstablished: (session) => this.#established(session),
      onClosed: ({ session, identity, reason, message }) => {
        this.#forget(session);
        if (reason === 'fenced' || reason === 'error') {
          log('warn', { session, identity, reason, detail: message }, 'a secure session ended');
        }
      },
      onHandshakeFailed: ({ listener, address, port, message, alert, identity }) =>
        log(
          'warn',
          { peer: `${address}:${port}`, listener, alert, identity, detail: message },
          'a handshake failed',
        ),
      onRestored: (info) => {
        if (info.restored + info.expired + info.failed > 0) log('info', info, 'secure sessions restored');
      },
      onRestoreFailed: ({ listener, id, reason, message }) =>
        log(
          'warn',
          { listener, id, reason, detail: message },
          'a secure session cannot be restored; its device needs a new handshake',
        ),
      onStoreError: (err, { listener }) => log('error', { err, listener }, 'a secure session was not saved'),
    };
  }

  #established({ listener, address, port, session, identity }: SecureSession): void {
    if (identity === undefined) return;
    const { clock, rebind, onError } = this.#options;
    this.#forget(session);
    this.#pending.set(
      session,
      clock.setTimer(REBIND_AFTER_MS, () => {
        this.#pending.delete(session);
        rebind({ listener, address, port, identity, session }).catch(onError);
      }),
    );
  }

  #forget(session: string): void {
    this.#pending.get(session)?.cancel();
    this.#pending.delete(session);
  }

  close(): void {
    for (const session of [...this.#pending.keys()]) this.#forget(session);
  }
}
