import { decodeCertificateTypes, encodeCertificateTypes } from './certificate-type.ts';
import { decodeConnectionId, encodeConnectionId } from './connection-id.ts';
import { decodePointFormats, encodePointFormats } from './ec-point-formats.ts';
import { decodeEncryptThenMac, encryptThenMacData } from './encrypt-then-mac.ts';
import { decodeExtendedMasterSecret, extendedMasterSecretData } from './extended-master-secret.ts';
import { extension, ExtensionType } from './extension.ts';
import type { RawExtension } from './extension.ts';
import { decodeMaxFragmentLength, encodeMaxFragmentLength } from './max-fragment-length.ts';
import { decodeRecordSizeLimit, encodeRecordSizeLimit } from './record-size-limit.ts';
import { decodeInitialRenegotiationInfo, initialRenegotiationInfo } from './renegotiation-info.ts';
import { decodeServerName, encodeServerName } from './server-name.ts';
import { decodeSignatureAlgorithms, encodeSignatureAlgorithms } from './signature-algorithms.ts';
import { decodeSupportedGroups, encodeSupportedGroups } from './supported-groups.ts';

/** Extensions of a ClientHello. Absent ones are undefined. */
export interface ClientHelloExtensions {
  readonly serverName?: string | undefined;
  /** 512, 1,024, 2,048 or 4,096 bytes. */
  readonly maxFragmentLength?: number | undefined;
  readonly supportedGroups?: readonly number[] | undefined;
  readonly pointFormats?: readonly number[] | undefined;
  readonly signatureAlgorithms?: readonly number[] | undefined;
  readonly clientCertificateTypes?: readonly number[] | undefined;
  readonly serverCertificateTypes?: readonly number[] | undefined;
  readonly encryptThenMac?: true | undefined;
  readonly extendedMasterSecret?: true | undefined;
  readonly recordSizeLimit?: number | undefined;
  readonly connectionId?: Buffer | undefined;
  readonly renegotiationInfo?: true | undefined;
}

/** Ignores unknown extensions (RFC 5246 7.4.1.4). @throws DecodeError as the decoders of the extensions */
export function readClientHelloExtensions(extensions: readonly RawExtension[]): ClientHelloExtensions {
  const known: ClientHelloExtensions = {};
  for (const { type, data } of extensions) Object.assign(known, decoders.get(type)?.(data));
  return known;
}

const decoders = new Map<number, (data: Buffer) => ClientHelloExtensions>([
  [ExtensionType.serverName, (data) => ({ serverName: decodeServerName(data) })],
  [ExtensionType.maxFragmentLength, (data) => ({ maxFragmentLength: decodeMaxFragmentLength(data) })],
  [ExtensionType.supportedGroups, (data) => ({ supportedGroups: decodeSupportedGroups(data) })],
  [ExtensionType.ecPointFormats, (data) => ({ pointFormats: decodePointFormats(data) })],
  [ExtensionType.signatureAlgorithms, (data) => ({ signatureAlgorithms: decodeSignatureAlgorithms(data) })],
  [ExtensionType.clientCertificateType, (data) => ({ clientCertificateTypes: decodeCertificateTypes(data) })],
  [ExtensionType.serverCertificateType, (data) => ({ serverCertificateTypes: decodeCertificateTypes(data) })],
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
export function writeClientHelloExtensions(known: ClientHelloExtensions): RawExtension[] {
  return [
    ...extension(ExtensionType.renegotiationInfo, known.renegotiationInfo, () => initialRenegotiationInfo),
    ...extension(
      ExtensionType.extendedMasterSecret,
      known.extendedMasterSecret,
      () => extendedMasterSecretData,
    ),
    ...extension(ExtensionType.encryptThenMac, known.encryptThenMac, () => encryptThenMacData),
    ...extension(ExtensionType.serverName, known.serverName, encodeServerName),
    ...extension(ExtensionType.supportedGroups, known.supportedGroups, encodeSupportedGroups),
    ...extension(ExtensionType.ecPointFormats, known.pointFormats, encodePointFormats),
    ...extension(ExtensionType.signatureAlgorithms, known.signatureAlgorithms, encodeSignatureAlgorithms),
    ...extension(ExtensionType.clientCertificateType, known.clientCertificateTypes, encodeCertificateTypes),
    ...extension(ExtensionType.serverCertificateType, known.serverCertificateTypes, encodeCertificateTypes),
    ...extension(ExtensionType.maxFragmentLength, known.maxFragmentLength, encodeMaxFragmentLength),
    ...extension(ExtensionType.recordSizeLimit, known.recordSizeLimit, encodeRecordSizeLimit),
    ...extension(ExtensionType.connectionId, known.connectionId, encodeConnectionId),
  ];
}
