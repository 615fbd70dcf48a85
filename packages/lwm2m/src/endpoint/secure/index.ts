export type * from './types.ts';
export { secureTransport, type SecureTransport } from './client-transport.ts';
export { credentialsOfSecurity, SecurityMode } from './security-account.ts';
export {
  CapturedConnections,
  defaultServerLimits,
  DtlsError,
  FileSessionStore,
  identityText,
  MemorySessionStore,
  parseIdentityText,
  SessionFencedError,
  verifyChain,
  x509Identity,
} from '@muster/dtls';
export { createUdpSocket, type DatagramSocket, type SocketReceiver } from '@muster/net';
export type {
  CapturedContent,
  CapturedDatagram,
  CaptureKeys,
  CertificateCredential,
  ClientCredentials,
  CloseReason,
  CredentialKind,
  DtlsServerLimits,
  PreSharedKey,
  RawPublicKeyCredential,
  ResumableSession,
  ServerCredentials,
  SessionDescription,
  SessionKey,
  SessionStore,
  StoredSession,
} from '@muster/dtls';
