/**
 * A provider of people (OpenID Connect) as a program: `oidc-provider` from npm, with new keys at each start. Its page for
 * the log-in takes the name of a person, or `cancel`. Its clock can differ from that of the machine.
 */
import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Configuration } from 'oidc-provider';

/** Arguments of the program, as one JSON text. */
export interface ProviderArguments {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly logOutUris: readonly string[];
  /** Claims by the name of a person. */
  readonly people: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly clockOffsetSeconds: number;
}

const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const options = JSON.parse(process.argv[2] ?? '{}') as ProviderArguments;
const { port, clientId, clientSecret, people, clockOffsetSeconds } = options;

if (clockOffsetSeconds !== 0) {
  const RealDate = Date;
  const offsetMs = clockOffsetSeconds * 1000;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) =>
      given.length === 0 ? new target(target.now() + offsetMs) : (Reflect.construct(target, given) as object),
    get: (target, name) =>
      name === 'now' ? () => target.now() + offsetMs : (Reflect.get(target, name) as unknown),
  });
}

const { default: Provider } = await import('oidc-provider');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issuer = `http://127.0.0.1:${port}`;

const configuration: Configuration = {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [...options.redirectUris],
      post_logout_redirect_uris: [...options.logOutUris],
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  cookies: { keys: ['cookies of tests'] },
  claims: { profile: ['name', 'picture'], email: ['email'], openid: ['sub', 'groups'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: `id-of-${id}`, ...people[id] }),
  }),
  // Everybody has agreed already.
  loadExistingGrant: async (context) => {
    const { client, provider, session } = context.oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
};

const provider = new Provider(issuer, configuration);
const callback = provider.callback();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', issuer).pathname;
  if (path === '/picture.png') {
    response.setHeader('Content-Type', 'image/png');
    response.end(PICTURE);
    return;
  }
  if (!path.startsWith('/interaction/') || request.method !== 'POST') {
    if (path.startsWith('/interaction/')) response.end('Who are you?');
    else await callback(request, response);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('login') ?? '';
  const result = accountId === 'cancel' ? { error: 'access_denied' } : { login: { accountId } };
  await provider.interactionFinished(request, response, result);
}

createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1', () => {
  process.stdout.write('ready\n');
});
// Ends with its parent.
process.stdin.on('end', () => process.exit()).resume();
