import { sendResumptionFinished } from '../flights/abbreviated.ts';
import { sendClientFinished } from '../flights/client-finished.ts';
import { exchangeHellos } from '../flights/client-hello.ts';
import { HandshakeExchange } from '../flights/exchange.ts';
import { makeOffer } from '../flights/offer.ts';
import type { Offer } from '../flights/offer.ts';
import { readServerChoice } from '../flights/server-choice.ts';
import type { ServerChoice } from '../flights/server-choice.ts';
import { receiveServerFinished } from '../flights/server-finished.ts';
import { receiveServerHello } from '../flights/server-hello-received.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { DtlsConnection } from './connection.ts';
import type { ConnectionHost } from './host.ts';
import { LiveConnection } from './live-connection.ts';
import type { ClientOptions } from './options.ts';
import { settingsOf } from './settings.ts';

/**
 * Starts a handshake with a server. The connection reports the result to its host, never before this function has
 * returned.
 *
 * @throws RangeError for an option out of bounds; DtlsError `invalid` if the credentials fit no suite
 */
export function connectClient(options: ClientOptions, host: ConnectionHost): DtlsConnection {
  const settings = settingsOf(options);
  const offer = makeOffer(options, settings);
  const connection = new LiveConnection({
    role: 'client',
    host,
    limits: settings.limits,
    writeLimit: options.initialWriteLimit,
    onMasterSecret: options.onMasterSecret,
  });
  const exchange = connection.begin(
    offer.hello.random,
    (link) => new HandshakeExchange(options.clock, settings, link, { nextSend: 0, nextReceive: 0 }),
    0,
  );
  queueMicrotask(() => {
    void runHandshake(connection, exchange, offer, options).catch((error: unknown) => connection.fail(error));
  });
  return connection;
}

async function runHandshake(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  offer: Offer,
  options: ClientOptions,
): Promise<void> {
  const { body } = await exchangeHellos(exchange, offer);
  const choice = readServerChoice(body, offer, exchange.settings, options.allowLegacyMasterSecret ?? true);
  if (choice.parameters.resumed && offer.resume) await resume(connection, exchange, choice, offer.resume);
  else await begin(connection, exchange, choice, options);
  connection.established();
}

/** Runs the full handshake: flights 4 to 6. */
async function begin(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  choice: ServerChoice,
  options: ClientOptions,
): Promise<void> {
  const serverKeys = await receiveServerHello(exchange, choice, options);
  const secrets = sendClientFinished(exchange, choice, serverKeys, options.credentials);
  await receiveServerFinished(exchange, secrets.masterSecret);
  await connection.establishing(secrets);
  exchange.transmitter.finish();
}

/** Runs the abbreviated handshake. */
async function resume(
  connection: LiveConnection,
  exchange: HandshakeExchange,
  { parameters }: ServerChoice,
  { masterSecret, peerIdentity }: ResumableSession,
): Promise<void> {
  exchange.enableProtection(parameters, masterSecret);
  await receiveServerFinished(exchange, masterSecret);
  await connection.establishing({ masterSecret, peerIdentity });
  sendResumptionFinished(exchange, masterSecret);
}
