import type { SettingDataType } from '@muster/sdk/core';

/** A value of a credential, stored in a setting of the device. */
export interface CredentialField {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  /** Encoding of the value. */
  readonly type: SettingDataType;
  /** Whether the service never returns it. */
  readonly isSecret?: true;
  readonly isOptional?: true;
  /** Whether it has several lines. */
  readonly isLong?: true;
  /** Whether the endpoint name of the device is a suitable value. */
  readonly isNamedLikeEndpoint?: true;
}

/** A kind of credential: a setting category for credentials of devices. */
export interface CredentialKind {
  readonly category: string;
  readonly label: string;
  readonly fields: readonly CredentialField[];
}

const pskFields: readonly CredentialField[] = [
  { key: 'identity', label: 'Identity', type: 'String', isNamedLikeEndpoint: true },
  {
    key: 'preSharedKey',
    label: 'Pre-shared key',
    description: '16 to 64 bytes as hexadecimal digits. It is not shown again.',
    type: 'HexString',
    isSecret: true,
  },
];

/** The kinds of credentials for devices. */
export const credentialKinds: readonly CredentialKind[] = [
  { category: 'PSK', label: 'Pre-shared key (PSK)', fields: pskFields },
  {
    category: 'RPK',
    label: 'Raw public key (RPK)',
    fields: [
      {
        key: 'publicKey',
        label: 'Public key',
        description: 'SubjectPublicKeyInfo of a P-256 key, as PEM or base64.',
        type: 'String',
        isLong: true,
      },
    ],
  },
  {
    category: 'X509',
    label: 'Certificate (X.509)',
    fields: [
      {
        key: 'commonName',
        label: 'Common name of the device certificate',
        description: 'Up to 64 characters.',
        type: 'String',
        isNamedLikeEndpoint: true,
      },
      {
        key: 'trustedCertificates',
        label: 'Trusted certificates',
        description:
          'Up to 32 certificates as PEM. Left empty, the trust list of the device network applies.',
        type: 'String',
        isLong: true,
        isOptional: true,
      },
    ],
  },
  { category: 'BootstrapPSK', label: 'Pre-shared key for the bootstrap server', fields: pskFields },
  {
    category: 'MQTT',
    label: 'MQTT user name and password',
    fields: [
      { key: 'username', label: 'User name', type: 'String', isNamedLikeEndpoint: true },
      {
        key: 'password',
        label: 'Password',
        description: '8 to 128 bytes. It is not shown again.',
        type: 'String',
        isSecret: true,
      },
    ],
  },
];

/** The kind of credential in a setting category, if there is one. */
export const kindOf = (category: string): CredentialKind | undefined =>
  credentialKinds.find((kind) => kind.category === category);

/** Whether all required values of the kind are present. */
export const isComplete = (kind: CredentialKind, values: Readonly<Record<string, string>>): boolean =>
  kind.fields.every(({ key, isOptional }) => isOptional === true || (values[key] ?? '') !== '');

/** Initial values of the form. */
export function initialValues(kind: CredentialKind, endpoint: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kind.fields.map(({ key, isNamedLikeEndpoint }) => [key, isNamedLikeEndpoint === true ? endpoint : '']),
  );
}
