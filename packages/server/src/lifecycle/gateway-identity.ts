import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { checkPem, missing, notTheKey, readRequired, refuseEncrypted } from './pem-files.ts';
import { readIfThere, writePrivateFile } from './private-file.ts';
import { StartError } from './start-error.ts';

/** Keys and certificate with which the gateway authenticates to devices without a pre-shared key. P-256. */
export interface GatewayIdentity {
  readonly rawPublicKey: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly certificate?: { readonly chain: readonly X509Certificate[]; readonly privateKey: KeyObject };
}

interface GatewayIdentityFiles {
  /** PEM file with the private key of the raw public key. Created if it does not exist. */
  readonly rawKey: string;
  /** PEM files with the certificate and its chain, and with its private key. */
  readonly certificate?: string | undefined;
  readonly certificateKey?: string | undefined;
}

/** @throws StartError that names the faulty setting */
export function loadGatewayIdentity(files: GatewayIdentityFiles): GatewayIdentity {
  const privateKey = rawKey(files.rawKey);
  const rawPublicKey = { publicKey: createPublicKey(privateKey), privateKey };
  const { certificate, certificateKey } = files;
  if (certificate === undefined && certificateKey === undefined) return { rawPublicKey };
  if (certificate === undefined) throw missing('--coaps-certificate', 'The certificate of --coaps-key');
  if (certificateKey === undefined) throw missing('--coaps-key', 'The key of --coaps-certificate');
  return { rawPublicKey, certificate: certificateOf(certificate, certificateKey) };
}

function rawKey(file: string): KeyObject {
  const pem = readIfThere(file);
  if (pem !== undefined) return p256(file, () => createPrivateKey(pem), undefined);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writePrivateFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return privateKey;
}

function certificateOf(file: string, keyFile: string): NonNullable<GatewayIdentity['certificate']> {
  const blocks =
    readRequired(file, '--coaps-certificate')
      .toString('utf8')
      .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu) ?? [];
  const chain = checkPem(file, '--coaps-certificate', () => blocks.map((pem) => new X509Certificate(pem)));
  const [own] = chain;
  if (own === undefined) {
    throw new StartError(`${file} has no certificate.`, 'Give a PEM file.', '--coaps-certificate');
  }
  const pem = readRequired(keyFile, '--coaps-key');
  refuseEncrypted(keyFile, pem, '--coaps-key');
  const privateKey = p256(keyFile, () => createPrivateKey(pem), '--coaps-key');
  if (!own.checkPrivateKey(privateKey)) throw notTheKey(keyFile, file, '--coaps-key');
  return { chain, privateKey };
}

function p256(file: string, read: () => KeyObject, flag: string | undefined): KeyObject {
  const key = checkPem(file, flag, read);
  if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  throw new StartError(
    `${file} has no key of the curve P-256.`,
    'Give a PEM file with a P-256 private key.',
    flag,
  );
}
