import { receiveResumptionFinished, sendResumption } from '../flights/abbreviated.ts';
import { receiveClientFinished } from '../flights/client-finished-received.ts';
import { HandshakeExchange } from '../flights/exchange.ts';
import type { VerifiedClientHello } from '../flights/hello-verify.ts';
import { negotiate } from '../flights/negotiation.ts';
import type { Negotiated } from '../flights/negotiation.ts';
import { sendServerFinished } from '../flights/server-finished.ts';
import { sendServerHello } from '../flights/server-hello.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { DtlsConnection } from './connection.ts';
import type { ConnectionHost } from './host.ts';
import { LiveConnection } from './live-connection.ts';
import type { ServerOptions } from './options.ts';
import { settingsOf } from './settings.ts';

/**
 * Answers a client that has proved its address. The connection is handshaking and reports the result to its host, never
 * before this function has returned.
 *
 * @throws RangeError for an option out of bounds
 */
export function acceptServer(
  verified: VerifiedClientHello,
  options: ServerOptions,
  host: ConnectionHost,
): DtlsConnection {
  const settings = settingsOf(options);
  const { message, hello, recordSequence } = verified;
  const connection = new LiveConnection({
    role: 'server',
    host,
    limits: settings.limits,
    writeLimit: options.initialWriteLimit,
    onMasterSecret: options.onMasterSecret,
    sessions: options.sessions,
  });
  // The ServerHello has the message_seq of the ClientHello: 1 after a HelloVerifyRequest.
  const start = { nextSend: message.messageSeq, nextReceive: message.messageSeq + 1 };
  const exchange = connection.begin(
    hello.random,
    (link) => new HandshakeExchange(options.clock, settings, link, start),
    recordSequence,
  );
  exchange.transcript.add(message);
  queueMicrotask(() => {
    void runHandshake(connection, exchange, verified, options).catch((error: unknown) =>
      connection.fail(error),
    );
  });
  return connection;
}

async function runHandshake(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  { hello }: VerifiedClientHello,
  options: ServerOptions,
): Promise<void> {
  const negotiated = negotiate(hello, options, exchange.settings);
  if (negotiated.session) await resume(connection, exchange, negotiated, negotiated.session);
  else await begin(connection, exchange, negotiated, options);
  const session = connection.resumableSession;
  if (session && !negotiated.session) options.sessions?.put(session);
  connection.established();
}

/** Runs the full handshake: flights 4 to 6. */
async function begin(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  negotiated: Negotiated,
  options: ServerOptions,
): Promise<void> {
  const ecdhe = sendServerHello(exchange, negotiated, options.credentials);
  const secrets = await receiveClientFinished(exchange, negotiated, ecdhe, options);
  await connection.establishing(secrets);
  sendServerFinished(exchange, secrets.masterSecret);
}

/** Runs the abbreviated handshake. */
async function resume(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  negotiated: Negotiated,
  { masterSecret, peerIdentity }: ResumableSession,
): Promise<void> {
  sendResumption(exchange, negotiated, masterSecret);
  await receiveResumptionFinished(exchange, masterSecret);
  await connection.establishing({ masterSecret, peerIdentity });
}
