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
  /** URL of the listener, with the actual port. */
  readonly listener: string;
  /** `Source.session` of its requests. Unaffected by a new address or a restart. */
  readonly session: string;
  /** `psk:`, `rpk:` or `x509:` and the name; absent for a device that did not authenticate. */
  readonly identity?: string;
  readonly address: string;
  readonly port: number;
  /** Name of the cipher suite. */
  readonly suite: string;
  /** Whether a Connection ID identifies the device, which can then change its address. */
  readonly connectionId: boolean;
}

/** Callbacks for events of secured listeners. Called synchronously; must not throw. */
export interface SecureEvents {
  /** `replaced`: the previous session at this address and port, which the server has abandoned (RFC 6347 4.2.8). */
  onEstablished?(info: SecureSession & { readonly resumed: boolean; readonly replaced?: string }): void;
  onClosed?(info: SecureSession & { readonly reason: CloseReason; readonly message?: string }): void;
  onAddressChanged?(
    info: SecureSession & { readonly previous: { readonly address: string; readonly port: number } },
  ): void;
  onHandshakeFailed?(info: HandshakeFailure & { readonly listener: string }): void;
  /** A device lacks the key of the PSK identity that it claims. Called immediately and once for each handshake. */
  onWrongKey?(info: HandshakeFailure & { readonly listener: string }): void;
  /** Called once for each listener with a store, before its first datagram is read. */
  onRestored?(info: {
    readonly listener: string;
    readonly restored: number;
    readonly expired: number;
    readonly failed: number;
  }): void;
  /** A stored session is unusable: the device must make a new handshake. */
  onRestoreFailed?(info: RestoreFailure & { readonly listener: string }): void;
  /** A save has failed and will be retried. */
  onStoreError?(error: Error, info: { readonly listener: string }): void;
}

/** Security of a server's `coaps:` listeners. */
export interface SecureOptions {
  readonly credentials: ServerCredentials;
  /** Store in which the sessions of a listener, a URL in `listen`, outlive the process. Default: none. */
  readonly sessionStore?: (listener: string) => SessionStore | undefined;
  /** Keys of 32 random bytes. The first seals stored sessions, all open them. Required with `sessionStore`. */
  readonly sessionKeys?: readonly Uint8Array[];
  /** Bytes of the Connection ID in records of devices, 4 to 20, or 0 to request none. Default 6. */
  readonly connectionIdBytes?: number;
  /** IANA names, in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly string[];
  /** Authentication of devices with certificates or raw public keys. Default `require`. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
  /**
   * Whether the application relies on this session: other sessions of its identity are evicted first. Default: no
   * session is preferred.
   */
  readonly isInUse?: (session: SecureSession) => boolean;
  readonly limits?: Partial<DtlsServerLimits>;
  readonly events?: SecureEvents;
}

/** Address of a device's server. */
export interface ServerAddress {
  /** Literal IP address. */
  readonly address: string;
  readonly port: number;
  readonly scheme: 'coap' | 'coaps';
  /** Host name in the server's URI, to check its certificate; absent if the URI has a literal address. */
  readonly hostName?: string;
  /** The server's instance of the device's Security object, for a bootstrapped device. */
  readonly security?: SecurityAccount;
}

/** Creates the transport of a device to a server. */
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

/** Security of a device's connection to one server. */
export interface SecureClientOptions {
  /** Default: the credentials in `ServerAddress.security`. */
  readonly credentials?: ClientCredentials;
  /** Literal address of the device's socket; default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Opens the socket below DTLS instead of a UDP socket at `localAddress`. Called again by `rebind`. */
  readonly openSocket?: () => Promise<DatagramSocket>;
  /**
   * Bytes of the Connection ID in records of the server. Default 0: its records carry none, but the device's records
   * carry the ID that the server requests. `false`: no Connection IDs at all.
   */
  readonly connectionIdBytes?: number | false;
  /** IANA names, in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly string[];
  /** Session of an earlier connection, which is resumed if the server still knows it. */
  readonly session?: ResumableSession;
  /** Receives the session of a handshake, which a later one can resume. Secret. */
  readonly onSession?: (session: ResumableSession) => void;
  readonly clock?: Clock;
  /** First retransmission delay in milliseconds. Default 1,000. RFC 7925 11 advises 9,000 for slow networks. */
  readonly initialRetransmissionMs?: number;
  /** Maximum duration of a handshake in milliseconds. Default 120,000. */
  readonly handshakeTimeoutMs?: number;
}
