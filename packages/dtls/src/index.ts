export { createUdpSocket, systemClock } from '@muster/net';
export type {
  Clock,
  DatagramReceiver,
  DatagramSocket,
  SocketReceiver,
  TimerHandle,
  UdpSocketOptions,
} from '@muster/net';
export { identityText, parseIdentityText } from './credentials.ts';
export type {
  CertificateCredential,
  ClientCredentials,
  CredentialKind,
  PeerIdentity,
  PreSharedKey,
  RawPublicKeyCredential,
  ServerCredentials,
} from './credentials.ts';
export { CapturedConnections } from './capture/captured-connections.ts';
export type { CapturedContent, CapturedDatagram } from './capture/captured-connections.ts';
export type { CaptureKeys } from './capture/captured-handshake.ts';
export type { CaptureSide } from './capture/captured-session.ts';
export { verifyChain } from './certificates/chain.ts';
export type { ChainTrust } from './certificates/chain.ts';
export { x509Identity } from './certificates/identity.ts';
export { AlertDescription, alertName } from './alert.ts';
export { DtlsError } from './errors.ts';
export type { HandshakeLimits, RetransmissionOptions } from './connection/options.ts';
export { cipherSuites, suiteByName } from './crypto/suites/suite.ts';
export type { CipherSuite } from './crypto/suites/suite.ts';
export { FileSessionStore } from './session/file-store.ts';
export { MemorySessionStore } from './session/memory-store.ts';
export type { ResumableSession } from './session/resumable-session.ts';
export { SessionFencedError, SessionFormatError } from './session/session-error.ts';
export type { SessionFormatReason } from './session/session-error.ts';
export type { SessionDescription, SessionKey, SessionStore, StoredSession } from './session/store.ts';
export type { DtlsClientEvents, DtlsClientOptions } from './transport/client-options.ts';
export { createDtlsClientTransport } from './transport/create-client-transport.ts';
export type { DtlsClientCounters, DtlsClientTransport } from './transport/client-transport.ts';
export type { DtlsServerCounters } from './transport/server-counters.ts';
export { defaultServerLimits } from './transport/server-options.ts';
export type {
  CloseReason,
  DtlsServerEvents,
  DtlsServerLimits,
  DtlsServerOptions,
  HandshakeFailure,
  RestoreFailure,
  SessionInfo,
} from './transport/server-options.ts';
export { createDtlsServerTransport } from './transport/create-server-transport.ts';
export type { DtlsServerTransport } from './transport/server-transport.ts';
export type { DtlsPeer, DtlsTransport } from './transport/transport.ts';
