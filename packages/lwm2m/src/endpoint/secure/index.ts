export type * from './types.ts';
export { secureTransport, type SecureTransport } from './client-transport.ts';
export { credentialsOfSecurity, SecurityMode } from './security-account.ts';
export {
  createUdpSocket,
  defaultServerLimits,
  DtlsError,
  FileSessionStore,
  identityText,
  MemorySessionStore,
  parseIdentityText,
  SessionFencedError,
} from '@muster/dtls';
export type {
  CertificateCredential,
  ClientCredentials,
  CloseReason,
  CredentialKind,
  DatagramSocket,
  DtlsServerLimits,
  PreSharedKey,
  RawPublicKeyCredential,
  ResumableSession,
  ServerCredentials,
  SessionStore,
  SocketReceiver,
  StoredSession,
} from '@muster/dtls';
