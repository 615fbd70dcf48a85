/** Certificates of servers, and requests that trust them. */
import { request, type IncomingMessage } from 'node:http';
import { request as requestHttps, type Agent } from 'node:https';
import { text } from 'node:stream/consumers';
import type { ConnectionOptions } from 'node:tls';
import type { TlsPair } from '../../src/lifecycle/pem-files.ts';
import { TestAuthority } from '../../../dtls/test/support/identities.ts';

/** Now, in the days that the issuer counts. */
const TODAY = (Date.now() - Date.UTC(2030, 0, 1)) / 86_400_000;

const authority = new TestAuthority('Authority of a test', TODAY - 30);

/** The certificate that clients trust, as PEM. */
export const ca = authority.root.toString();

/** A certificate of localhost with its key. @param days from now that it is valid between */
export function serverPair(name = 'localhost', days: readonly [number, number] = [-1, 1]): TlsPair {
  const validity = { fromDays: TODAY + days[0], toDays: TODAY + days[1] };
  const { chain, privateKey } = authority.issue(name, validity);
  return {
    certificate: Buffer.from(chain.map(String).join('')),
    key: Buffer.from(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  };
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface GetOptions extends Pick<ConnectionOptions, 'minVersion' | 'maxVersion' | 'ciphers'> {
  readonly agent?: Agent;
  readonly headers?: Readonly<Record<string, string>>;
}

/** GET over HTTP, or over HTTPS for the host name localhost. */
export function get(url: string, options: GetOptions = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onResponse = (response: IncomingMessage): void => {
    const { statusCode: status, headers } = response;
    text(response).then((body) => resolve({ status, headers, body }), reject);
  };
  const asked = url.startsWith('https:')
    ? requestHttps(url, { ca, servername: 'localhost', agent: false, ...options }, onResponse)
    : request(url, { agent: false, ...options }, onResponse);
  asked.on('error', reject).end();
  return promise;
}
