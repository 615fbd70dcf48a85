import { alertName } from '../alert.ts';
import type { DtlsError } from '../errors.ts';
import type {
  CloseReason,
  DtlsServerEvents,
  HandshakeFailure,
  RestoreFailure,
  SessionInfo,
} from './server-options.ts';

/** Calls the callbacks of the application. Their errors do not affect the protocol. */
export class Reports {
  readonly #events: DtlsServerEvents;
  readonly #onError: (error: Error) => void;

  constructor(events: DtlsServerEvents, onError: (error: Error) => void) {
    this.#events = events;
    this.#onError = onError;
  }

  established(info: SessionInfo, resumed: boolean, replaced: string | undefined): void {
    const told = { ...info, resumed };
    this.#tell((events) => events.onEstablished?.(replaced === undefined ? told : { ...told, replaced }));
  }

  closed(info: SessionInfo, reason: CloseReason, message: string | undefined): void {
    const told = { ...info, reason };
    this.#tell((events) => events.onClosed?.(message === undefined ? told : { ...told, message }));
  }

  handshakeFailed(info: SessionInfo, error: DtlsError | undefined): void {
    this.#tell((events) => events.onHandshakeFailed?.(failureOf(info, error)));
  }

  wrongKey({ address, port, identity }: SessionInfo, hasKey: boolean): void {
    const message = hasKey
      ? 'The key of the client differs from the one stored for this identity'
      : 'No key is stored for this identity';
    const info = { address, port, message, ...(identity === undefined ? {} : { identity }) };
    this.#tell((events) => events.onWrongKey?.(info));
  }

  addressChanged(info: SessionInfo, previous: { readonly address: string; readonly port: number }): void {
    this.#tell((events) => events.onAddressChanged?.({ ...info, previous }));
  }

  restored(counts: { readonly restored: number; readonly expired: number; readonly failed: number }): void {
    this.#tell((events) => events.onRestored?.(counts));
  }

  restoreFailed(failure: RestoreFailure): void {
    this.#tell((events) => events.onRestoreFailed?.(failure));
  }

  storeFailed(error: Error): void {
    this.#tell((events) => events.onStoreError?.(error));
  }

  #tell(event: (events: DtlsServerEvents) => void): void {
    try {
      event(this.#events);
    } catch (error) {
      this.#onError(error as Error);
    }
  }
}

/** Returns the reason why a connection ended that was not closed by the server. */
export function reasonOf(error: DtlsError | undefined): CloseReason {
  if (!error) return 'closed';
  return error.kind === 'alert-received' || error.kind === 'alert-sent' ? 'alert' : 'error';
}

function failureOf({ address, port, identity }: SessionInfo, error: DtlsError | undefined): HandshakeFailure {
  return {
    address,
    port,
    message: error?.message ?? 'the client has closed',
    ...(error?.alert === undefined ? {} : { alert: alertName(error.alert) }),
    ...(identity === undefined ? {} : { identity }),
  };
}
