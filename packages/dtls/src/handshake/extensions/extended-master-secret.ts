/** extended_master_secret, 23: empty in both directions (RFC 7627 section 5.1). */
export {
  decodeEmptyExtension as decodeExtendedMasterSecret,
  EMPTY_EXTENSION as extendedMasterSecretData,
} from './empty-extension.ts';
