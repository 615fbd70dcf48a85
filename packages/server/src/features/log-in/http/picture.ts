import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Picture } from '../../access/model.ts';
import { TargetPolicy } from '../../webhooks/sender/target-policy.ts';
import { boundedBody } from './answers.ts';
import type { Identity } from './answers.ts';

const MAX_BYTES = 262_144;
const TIMEOUT_MS = 5_000;
const ENTRA_HOST = 'login.microsoftonline.com';
const ENTRA_PHOTO = 'https://graph.microsoft.com/v1.0/me/photo/$value';
/** First bytes of pictures that browsers show, in hexadecimal digits. */
const signatures = [
  { mediaType: 'image/png', form: /^89504e470d0a1a0a/u },
  { mediaType: 'image/jpeg', form: /^ffd8ff/u },
  { mediaType: 'image/gif', form: /^47494638(?:37|39)61/u },
  { mediaType: 'image/webp', form: /^52494646.{8}57454250/u },
] as const;

/**
 * Returns the picture of a person in the directory: the claim `picture`, or in Entra ID the photo of Microsoft Graph,
 * whose ID tokens have no such claim. Undefined if there is none that can be used.
 *
 * @throws Error if it cannot be fetched
 */
export async function fetchPicture(
  issuer: string,
  { claims, accessToken }: Pick<Identity, 'accessToken' | 'claims'>,
): Promise<Picture | undefined> {
  const ofEntra = new URL(issuer).host === ENTRA_HOST;
  const { picture } = claims;
  const url = ofEntra ? ENTRA_PHOTO : picture;
  if (typeof url !== 'string' || !URL.canParse(url) || !(await isAllowed(new URL(url), new URL(issuer))))
    return undefined;
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'image/*', ...(ofEntra && { authorization: `Bearer ${accessToken}` }) },
  });
  const bytes = response.ok ? await boundedBody(response, MAX_BYTES) : undefined;
  if (bytes === undefined) {
    await response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  const start = bytes.subarray(0, 16).toString('hex');
  const mediaType = signatures.find(({ form }) => form.test(start))?.mediaType;
  return mediaType && { mediaType, data: bytes.toString('base64') };
}

/**
 * Whether the server may fetch a picture. People can often set the claim themselves, so it must not lead to addresses
 * that only the server reaches, except those of the provider.
 */
async function isAllowed(url: URL, issuer: URL): Promise<boolean> {
  if (url.host === issuer.host) return url.protocol === issuer.protocol;
  if (url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const addresses = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  const policy = TargetPolicy.parse('public');
  return addresses.every(({ address }) => policy.allows(address));
}
