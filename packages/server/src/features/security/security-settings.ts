import { isUtf8 } from 'node:buffer';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { SettingDataType } from '../settings/model.ts';
import type { CredentialKind, CredentialPurpose } from './model.ts';

/** A key of a built-in category. */
export interface SecuritySetting {
  readonly dataType: SettingDataType;
  /** Sealed at rest and never shown. */
  readonly isSecret: boolean;
  readonly isMandatory: boolean;
  /**
   * Checks a value and converts it from the format of the request to the stored one, that of `dataType`.
   *
   * @param form data type in the request: HexString for hexadecimal digits, String for the value itself
   * @throws SettingValueError with the expected format
   */
  readonly parse: (text: string, form: SettingDataType) => string;
}

/** A category that the service itself uses. */
export interface SecurityCategory {
  readonly credential?: {
    readonly kind: CredentialKind;
    readonly purpose: CredentialPurpose;
    /** Key whose value identifies the device, and the conversion to an identity. */
    readonly identityKey: string;
    readonly identityOf: (value: string) => string;
    /** Key of the secret. */
    readonly secretKey?: string;
  };
  readonly settings: Readonly<Record<string, SecuritySetting>>;
}

/** An invalid value of a setting. The message does not contain the value. */
export class SettingValueError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingValueError';
  }
}

const MAX_IDENTITY_BYTES = 128;
const MIN_KEY_BYTES = 16;
const MAX_KEY_BYTES = 64;
const MIN_PASSWORD_BYTES = 8;
const MAX_PASSWORD_BYTES = 128;
const MAX_COMMON_NAME = 64;
const MAX_TRUSTED = 32;

/** RFC 4279 5.1: UTF-8. RFC 7925 4.2 requires support for at least 128 bytes; longer identities only cost more. */
function identity(text: string): string {
  const bytes = Buffer.byteLength(text, 'utf8');
  if (bytes < 1 || bytes > MAX_IDENTITY_BYTES || !text.isWellFormed() || text.includes('\0')) {
    throw new SettingValueError(
      `Must be text of 1 to ${MAX_IDENTITY_BYTES} bytes in UTF-8, without NUL characters, not of ${bytes} bytes.`,
    );
  }
  return text;
}

/** Returns the key in hex, so that its format in the request need not be stored. RFC 4279 5.3: up to 64 bytes. */
function preSharedKey(text: string, form: SettingDataType): string {
  const forms =
    'Send a text key with DataType String, or bytes in hexadecimal digits with DataType HexString.';
  if (form !== 'String' && form !== 'HexString') {
    throw new SettingValueError(`Must not have DataType ${form}. ${forms}`);
  }
  if (form === 'String' && !text.isWellFormed()) {
    throw new SettingValueError(`Must be Unicode text with DataType String. ${forms}`);
  }
  if (form === 'HexString' && !isHex(text)) {
    throw new SettingValueError(
      `Must be an even number of hexadecimal digits with DataType HexString. ${forms}`,
    );
  }
  const key = form === 'String' ? Buffer.from(text, 'utf8') : Buffer.from(text, 'hex');
  if (key.length < MIN_KEY_BYTES || key.length > MAX_KEY_BYTES) {
    throw new SettingValueError(
      `Must have ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes, not ${key.length}. ${forms}`,
    );
  }
  return key.toString('hex');
}

const isHex = (text: string): boolean => /^(?:[0-9a-f]{2})*$/iu.test(text);

/** Returns a text value. With HexString, the digits are UTF-8. @throws SettingValueError */
function textOf(text: string, form: SettingDataType): string {
  if (form !== 'HexString') return text;
  const bytes = isHex(text) ? Buffer.from(text, 'hex') : undefined;
  if (bytes === undefined || !isUtf8(bytes)) {
    throw new SettingValueError(
      'Must be UTF-8 text in hexadecimal digits with DataType HexString. Send plain text with DataType String.',
    );
  }
  return bytes.toString('utf8');
}

/** Accepts a SubjectPublicKeyInfo as PEM, base64 or, with HexString, hex. Returns base64. */
function publicKey(text: string, form: SettingDataType): string {
  const expected =
    'Must be a P-256 SubjectPublicKeyInfo (RFC 7250): base64 or PEM with DataType String, hexadecimal digits with DataType HexString.';
  try {
    const key = form === 'HexString' ? keyOfDer(Buffer.from(text, 'hex')) : keyOfText(text);
    if (key?.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
      throw new SettingValueError(expected);
    }
    return key.export({ format: 'der', type: 'spki' }).toString('base64');
  } catch (error) {
    throw error instanceof SettingValueError ? error : new SettingValueError(expected);
  }
}

/**
 * Returns undefined for PEM other than a public key. A private key would yield its public key, but must not be sent.
 */
function keyOfText(text: string): KeyObject | undefined {
  if (!text.includes('-----BEGIN')) return keyOfDer(Buffer.from(text, 'base64'));
  return text.includes('-----BEGIN PUBLIC KEY-----') ? createPublicKey(text) : undefined;
}

function keyOfDer(key: Buffer): KeyObject {
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

function password(text: string): string {
  const bytes = Buffer.byteLength(text, 'utf8');
  if (bytes < MIN_PASSWORD_BYTES || bytes > MAX_PASSWORD_BYTES || !text.isWellFormed()) {
    throw new SettingValueError(
      `Must be text of ${MIN_PASSWORD_BYTES} to ${MAX_PASSWORD_BYTES} bytes in UTF-8, not of ${bytes} bytes.`,
    );
  }
  return text;
}

function commonName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > MAX_COMMON_NAME) {
    throw new SettingValueError(`Must have 1 to ${MAX_COMMON_NAME} characters, not ${name.length}.`);
  }
  return name;
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/gu;

/** Parses the certificates of a text. @throws SettingValueError */
export function parseCertificates(text: string): X509Certificate[] {
  const blocks = text.match(PEM_CERTIFICATE) ?? [];
  if (blocks.length < 1 || blocks.length > MAX_TRUSTED || text.replace(PEM_CERTIFICATE, '').trim() !== '') {
    throw new SettingValueError(`Must be 1 to ${MAX_TRUSTED} certificates as PEM, without other text.`);
  }
  try {
    return blocks.map((pem) => new X509Certificate(pem));
  } catch {
    throw new SettingValueError('A certificate of the trust list cannot be parsed.');
  }
}

function trustedCertificates(text: string): string {
  return parseCertificates(text)
    .map((one) => one.toString())
    .join('');
}

/** Returns `rpk:` and the SHA-256 of the SubjectPublicKeyInfo in hex. */
export function rpkIdentity(spki: Uint8Array): string {
  return `rpk:${createHash('sha256').update(spki).digest('hex')}`;
}

export const pskIdentity = (name: string): string => `psk:${name}`;
export const x509Identity = (name: string): string => `x509:${name}`;
export const mqttIdentity = (username: string): string => `mqtt:${username}`;

/** Returns the parser of a text value. */
function text(parse: (value: string) => string): SecuritySetting['parse'] {
  return (value, form) => parse(textOf(value, form));
}

const pskCategory = (purpose: CredentialPurpose): SecurityCategory => ({
  credential: {
    kind: 'psk',
    purpose,
    identityKey: 'identity',
    identityOf: pskIdentity,
    secretKey: 'preSharedKey',
  },
  settings: {
    identity: { dataType: 'String', isSecret: false, isMandatory: true, parse: text(identity) },
    preSharedKey: { dataType: 'HexString', isSecret: true, isMandatory: true, parse: preSharedKey },
  },
});

/** Key of the setting that allows a device with credentials to register without them. */
export const ALLOW_UNSECURED_KEY = 'allowUnsecured';
export const SECURITY_CATEGORY = 'Security';

/** Key of the X.509 trust list, also as a default of the category. */
export const TRUST_LIST_KEY = 'trustedCertificates';
export const X509_CATEGORY = 'X509';

/** Built-in categories of every device network, by name. */
export const securityCategories: Readonly<Record<string, SecurityCategory>> = {
  PSK: pskCategory('registration'),
  BootstrapPSK: pskCategory('bootstrap'),
  RPK: {
    credential: {
      kind: 'rpk',
      purpose: 'registration',
      identityKey: 'publicKey',
      identityOf: (value) => rpkIdentity(Buffer.from(value, 'base64')),
    },
    settings: {
      publicKey: { dataType: 'String', isSecret: false, isMandatory: true, parse: publicKey },
    },
  },
  [X509_CATEGORY]: {
    credential: {
      kind: 'x509',
      purpose: 'registration',
      identityKey: 'commonName',
      identityOf: x509Identity,
    },
    settings: {
      commonName: { dataType: 'String', isSecret: false, isMandatory: true, parse: text(commonName) },
      [TRUST_LIST_KEY]: {
        dataType: 'String',
        isSecret: false,
        isMandatory: false,
        parse: text(trustedCertificates),
      },
    },
  },
  MQTT: {
    credential: {
      kind: 'mqtt',
      purpose: 'registration',
      identityKey: 'username',
      identityOf: mqttIdentity,
      secretKey: 'password',
    },
    settings: {
      username: { dataType: 'String', isSecret: false, isMandatory: true, parse: text(identity) },
      password: { dataType: 'String', isSecret: true, isMandatory: true, parse: text(password) },
    },
  },
  [SECURITY_CATEGORY]: {
    settings: {
      [ALLOW_UNSECURED_KEY]: {
        dataType: 'Boolean',
        isSecret: false,
        isMandatory: false,
        parse: text((value) => parseByType(value, 'Boolean')),
      },
    },
  },
};

/** Returns the built-in category with the name, if it exists. */
export function securityCategory(name: string): SecurityCategory | undefined {
  return Object.hasOwn(securityCategories, name) ? securityCategories[name] : undefined;
}

/**
 * Checks a text by its data type.
 * @throws SettingValueError
 */
export function parseByType(text: string, dataType: SettingDataType): string {
  switch (dataType) {
    case 'Integer':
      if (!/^-?\d{1,15}$/u.test(text))
        throw new SettingValueError('Must be a whole number of at most 15 digits.');
      return text;
    case 'Boolean':
      if (!/^(?:true|false)$/iu.test(text)) throw new SettingValueError('Must be true or false.');
      return text.toLowerCase();
    case 'HexString':
      if (!isHex(text)) {
        throw new SettingValueError('Must be an even number of hexadecimal digits, such as 00ff.');
      }
      return text.toLowerCase();
    case 'String':
      return text;
  }
}
