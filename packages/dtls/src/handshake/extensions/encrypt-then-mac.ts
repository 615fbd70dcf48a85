/** encrypt_then_mac, 22: empty in both directions; for CBC suites only (RFC 7366 section 2). */
export {
  decodeEmptyExtension as decodeEncryptThenMac,
  EMPTY_EXTENSION as encryptThenMacData,
} from './empty-extension.ts';
