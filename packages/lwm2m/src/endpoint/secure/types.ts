/** Options and events of secured listeners and clients (OMA-TS-LightweightM2M_Transport-V1_1 5.2). */
import type {
  CloseReason,
  ClientCredentials,
  DtlsServerLimits,
  HandshakeFailure,
  ResumableSession,
  RestoreFailure,
  ServerCredentials,
  SessionStore,
} from '@muster/dtls';
import type { Clock, DatagramSocket, Transport } from '@muster/net';

/** A live connection with a device. */
export interface SecureSession {
  /** The URL that it came in on, with the real port. */
  readonly listener: string;
  /** `Source.session` of its requests: stays the same when its address changes, and over a restart. */
  readonly session: string;
  /** `psk:`, `rpk:` or `x509:` and the name; absent for a device that did not authenticate. */
  readonly identity?: string;
  readonly address: string;
  readonly port: number;
  /** Name of the cipher suite. */
  readonly suite: string;
  /** Whether the device is found by Connection ID, wherever it sends from. */
  readonly connectionId: boolean;
}

/** What happens on secured listeners; called synchronously, and must not throw. */
export interface SecureEvents {
  /** `replaced`: the session that had the same address and port, which the server has abandoned (RFC 6347 4.2.8). */
  onEstablished?(info: SecureSession & { readonly resumed: boolean; readonly replaced?: string }): void;
  onClosed?(info: SecureSession & { readonly reason: CloseReason; readonly message?: string }): void;
  onAddressChanged?(
    info: SecureSession & { readonly previous: { readonly address: string; readonly port: number } },
  ): void;
  onHandshakeFailed?(info: HandshakeFailure & { readonly listener: string }): void;
  /** A device does not have the key of the PSK identity that it claims; at once, and once for each handshake. */
  onWrongKey?(info: HandshakeFailure & { readonly listener: string }): void;
  /** Once for each listener with a store, before its first datagram is read. */
  onRestored?(info: {
    readonly listener: string;
    readonly restored: number;
    readonly expired: number;
    readonly failed: number;
  }): void;
  /** A stored session cannot be used: the device has to make a new handshake. */
  onRestoreFailed?(info: RestoreFailure & { readonly listener: string }): void;
  /** A save has failed, and is tried again. */
  onStoreError?(error: Error, info: { readonly listener: string }): void;
}

/** How `coaps:` listeners of a server are secured. */
export interface SecureOptions {
  readonly credentials: ServerCredentials;
  /** Where sessions of a listener, as `listen` names it, outlive the process; absent: they end with it. */
  readonly sessionStore?: (listener: string) => SessionStore | undefined;
  /** 32 random bytes each: the first seals stored sessions, all open them. Needed with `sessionStore`. */
  readonly sessionKeys?: readonly Uint8Array[];
  /** Bytes of the Connection ID that devices put into their records, 4 to 20; default 6; 0: none is asked for. */
  readonly connectionIdBytes?: number;
  /** IANA names, in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly string[];
  /** Of devices with certificates or raw public keys. Default `require`. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
  /**
   * Whether the application relies on this session: others of its identity make room before it does. Default: no session is
   * preferred.
   */
  readonly isInUse?: (session: SecureSession) => boolean;
  readonly limits?: Partial<DtlsServerLimits>;
  readonly events?: SecureEvents;
}

/** Where a device's socket is to reach. */
export interface ServerAddress {
  /** Literal. */
  readonly address: string;
  readonly port: number;
  readonly scheme: 'coap' | 'coaps';
  /** Host of the server's URI, for its certificate; absent where that is a literal address. */
  readonly hostName?: string;
  /** What the device's Security object says of that server; for a device that is bootstrapped. */
  readonly security?: SecurityAccount;
}

/** Makes the transport of a device towards that server. */
export type TransportFactory = (server: ServerAddress) => Promise<Transport>;

/** The resources of a Security instance that a handshake needs (OMA-TS-LightweightM2M_Core-V1_1 E.1). */
export interface SecurityAccount {
  /** /0/x/2: 0 Pre-Shared Key, 1 Raw Public Key, 2 Certificate, 3 NoSec. */
  readonly securityMode: number;
  /** /0/x/3: the PSK identity in UTF-8, the SubjectPublicKeyInfo in DER, or the certificate in DER. */
  readonly publicKeyOrIdentity: Uint8Array;
  /** /0/x/4: the server's SubjectPublicKeyInfo or certificate in DER. */
  readonly serverPublicKey: Uint8Array;
  /** /0/x/5: the pre-shared key, or the private key in DER (PKCS #8, else SEC 1). */
  readonly secretKey: Uint8Array;
}

/** How a device secures its link to one server. */
export interface SecureClientOptions {
  /** Default: those of `ServerAddress.security`. */
  readonly credentials?: ClientCredentials;
  /** Literal address of the device's socket; default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Opens the socket below DTLS, instead of a UDP socket at `localAddress`; called again by `rebind`. */
  readonly openSocket?: () => Promise<DatagramSocket>;
  /**
   * Bytes of the Connection ID that the server is to put into its records; default 0: none there, but the device's carry
   * the one that the server wants. `false`: no Connection IDs at all.
   */
  readonly connectionIdBytes?: number | false;
  /** IANA names, in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly string[];
  /** Of an earlier connection: resumed if the server still knows it. */
  readonly session?: ResumableSession;
  /** A handshake has brought a session that a later one can resume. Secret. */
  readonly onSession?: (session: ResumableSession) => void;
  readonly clock?: Clock;
  /** First wait before a flight is repeated, in milliseconds; default 1,000. RFC 7925 11 advises 9,000 for slow networks. */
  readonly initialRetransmissionMs?: number;
  /** A whole handshake, in milliseconds; default 120,000. */
  readonly handshakeTimeoutMs?: number;
}
