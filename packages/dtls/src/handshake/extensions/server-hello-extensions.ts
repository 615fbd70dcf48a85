import { decodeCertificateType, encodeCertificateType } from './certificate-type.ts';
import { decodeConnectionId, encodeConnectionId } from './connection-id.ts';
import { decodePointFormats, encodePointFormats } from './ec-point-formats.ts';
import { decodeEmptyExtension } from './empty-extension.ts';
import { decodeEncryptThenMac, encryptThenMacData } from './encrypt-then-mac.ts';
import { decodeExtendedMasterSecret, extendedMasterSecretData } from './extended-master-secret.ts';
import { extension, ExtensionType } from './extension.ts';
import type { RawExtension } from './extension.ts';
import { decodeMaxFragmentLength, encodeMaxFragmentLength } from './max-fragment-length.ts';
import { decodeRecordSizeLimit, encodeRecordSizeLimit } from './record-size-limit.ts';
import { decodeInitialRenegotiationInfo, initialRenegotiationInfo } from './renegotiation-info.ts';

/** Extensions of a ServerHello, which answer those of the ClientHello. Absent ones are undefined. */
export interface ServerHelloExtensions {
  /** The server has used the name (RFC 6066 section 3). */
  readonly serverName?: true | undefined;
  /** 512, 1,024, 2,048 or 4,096 bytes. */
  readonly maxFragmentLength?: number | undefined;
  readonly pointFormats?: readonly number[] | undefined;
  readonly clientCertificateType?: number | undefined;
  readonly serverCertificateType?: number | undefined;
  readonly encryptThenMac?: true | undefined;
  readonly extendedMasterSecret?: true | undefined;
  readonly recordSizeLimit?: number | undefined;
  readonly connectionId?: Buffer | undefined;
  readonly renegotiationInfo?: true | undefined;
}

/** Ignores unknown extensions. @throws DecodeError as the decoders of the extensions */
export function readServerHelloExtensions(extensions: readonly RawExtension[]): ServerHelloExtensions {
  const known: ServerHelloExtensions = {};
  for (const { type, data } of extensions) Object.assign(known, decoders.get(type)?.(data));
  return known;
}

const decoders = new Map<number, (data: Buffer) => ServerHelloExtensions>([
  [ExtensionType.serverName, (data) => ({ serverName: decodeEmptyExtension(data) })],
  [ExtensionType.maxFragmentLength, (data) => ({ maxFragmentLength: decodeMaxFragmentLength(data) })],
  [ExtensionType.ecPointFormats, (data) => ({ pointFormats: decodePointFormats(data) })],
  [ExtensionType.clientCertificateType, (data) => ({ clientCertificateType: decodeCertificateType(data) })],
  [ExtensionType.serverCertificateType, (data) => ({ serverCertificateType: decodeCertificateType(data) })],
  [ExtensionType.encryptThenMac, (data) => ({ encryptThenMac: decodeEncryptThenMac(data) })],
  [
    ExtensionType.extendedMasterSecret,
    (data) => ({ extendedMasterSecret: decodeExtendedMasterSecret(data) }),
  ],
  [ExtensionType.recordSizeLimit, (data) => ({ recordSizeLimit: decodeRecordSizeLimit(data) })],
  [ExtensionType.connectionId, (data) => ({ connectionId: decodeConnectionId(data) })],
  [ExtensionType.renegotiationInfo, (data) => ({ renegotiationInfo: decodeInitialRenegotiationInfo(data) })],
]);

/** Writes the defined extensions. */
export function writeServerHelloExtensions(known: ServerHelloExtensions): RawExtension[] {
  return [
    ...extension(ExtensionType.renegotiationInfo, known.renegotiationInfo, () => initialRenegotiationInfo),
    ...extension(
      ExtensionType.extendedMasterSecret,
      known.extendedMasterSecret,
      () => extendedMasterSecretData,
    ),
    ...extension(ExtensionType.encryptThenMac, known.encryptThenMac, () => encryptThenMacData),
    ...extension(ExtensionType.ecPointFormats, known.pointFormats, encodePointFormats),
    ...extension(ExtensionType.clientCertificateType, known.clientCertificateType, encodeCertificateType),
    ...extension(ExtensionType.serverCertificateType, known.serverCertificateType, encodeCertificateType),
    ...extension(ExtensionType.maxFragmentLength, known.maxFragmentLength, encodeMaxFragmentLength),
    ...extension(ExtensionType.recordSizeLimit, known.recordSizeLimit, encodeRecordSizeLimit),
    ...extension(ExtensionType.connectionId, known.connectionId, encodeConnectionId),
  ];
}
