import { createSecureContext } from 'node:tls';
import { readIfThere } from './private-file.ts';
import { StartError } from './start-error.ts';

/** A certificate with its chain, and its private key, both as PEM. */
export interface TlsPair {
  readonly certificate: Buffer;
  readonly key: Buffer;
}

/** The files of a pair, and the flags that name them. */
export interface TlsPairFiles {
  readonly certificate: string | undefined;
  readonly certificateFlag: string;
  readonly key: string | undefined;
  readonly keyFlag: string;
}

/**
 * Returns a certificate and its key; undefined if neither file is set.
 *
 * @throws StartError that names the faulty setting
 */
export function loadTlsPair(files: TlsPairFiles): TlsPair | undefined {
  const { certificate: certificateFile, certificateFlag, key: keyFile, keyFlag } = files;
  if (certificateFile === undefined && keyFile === undefined) return undefined;
  if (certificateFile === undefined) throw missing(certificateFlag, `The certificate of ${keyFlag}`);
  if (keyFile === undefined) throw missing(keyFlag, `The key of ${certificateFlag}`);
  const cert = readRequired(certificateFile, certificateFlag);
  const key = readRequired(keyFile, keyFlag);
  checkPem(certificateFile, certificateFlag, () => createSecureContext({ cert }));
  refuseEncrypted(keyFile, key, keyFlag);
  checkPem(keyFile, keyFlag, () => createSecureContext({ key }));
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw notTheKey(keyFile, certificateFile, keyFlag, cause);
  }
  return { certificate: cert, key };
}

/** @throws StartError if the file does not exist or cannot be read */
export function readRequired(file: string, flag: string): Buffer {
  let content: Buffer | undefined;
  try {
    content = readIfThere(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Give a file that this user can read.';
    throw new StartError(`${file} cannot be read: ${reason}.`, remedy, flag, { cause });
  }
  if (content === undefined) {
    throw new StartError(`The file ${file} does not exist.`, 'Give the path of a file.', flag);
  }
  return content;
}

/** @param use parses the content of the file. @throws StartError if it fails */
export function checkPem<R>(file: string, flag: string | undefined, use: () => R): R {
  try {
    return use();
  } catch (cause) {
    throw notPem(file, flag, cause);
  }
}

export function notPem(file: string, flag: string | undefined, cause?: unknown): StartError {
  const reason = (cause as { readonly reason?: string } | undefined)?.reason;
  const message = `${file} cannot be used${reason === undefined ? '' : ` (${reason})`}.`;
  return new StartError(message, 'Give a PEM file.', flag, { cause });
}

/** PKCS #8 (RFC 7468, 11) and the older form of OpenSSL (RFC 1421, 4.6.1.1). */
const encryptedKey = /^-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/mu;

/** @throws StartError if a key needs a passphrase, for which a service that starts by itself cannot ask */
export function refuseEncrypted(file: string, key: Buffer, flag: string): void {
  if (!encryptedKey.test(key.toString('latin1'))) return;
  const remedy = `Decrypt it with openssl pkey -in ${file} -out FILE, and protect that file with chmod 600.`;
  throw new StartError(`The private key in ${file} is encrypted.`, remedy, flag);
}

export function notTheKey(
  keyFile: string,
  certificateFile: string,
  keyFlag: string,
  cause?: unknown,
): StartError {
  const message = `${keyFile} is not the key of ${certificateFile}.`;
  return new StartError(message, 'Give the key of that certificate.', keyFlag, { cause });
}

export function missing(flag: string, what: string): StartError {
  return new StartError(`${what} is missing.`, `Give it with ${flag}.`, flag);
}
