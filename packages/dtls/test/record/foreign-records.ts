/**
 * Application data as others have sent it, with the secrets of their test sessions: OpenSSL 3.0.19 with itself, and as
 * the server of GnuTLS 3.7.9 in the session without encrypt-then-MAC. The client says "hello", the server "good day".
 */
export interface ForeignSession {
  readonly suite: string;
  /** Of no account but in CBC suites. */
  readonly encryptThenMac: boolean;
  readonly clientRandom: string;
  readonly serverRandom: string;
  readonly masterSecret: string;
  /** Whole records, hex. */
  readonly client: string;
  readonly server: string;
}

export const foreignSessions: readonly ForeignSession[] = [
  {
    suite: 'TLS_PSK_WITH_AES_128_CCM_8',
    encryptThenMac: true,
    clientRandom: 'b26697155a69dcda5e18cd403c5dcfedfc240abdd50e841022a0501a82ec0baf',
    serverRandom: 'ebc46df54de4ecacae95063cc9e4578c5074941962167a0f6228d7be82592fed',
    masterSecret:
      'f708fe3adfccd9b14b0d8eaf45a804253f7a92d475acb98ca8dc6dba996c2f343cc406ddf9d91c7c80a86c05be64f771',
    client: '17fefd00010000000000010016000100000000000169d0ee8574fbc902b9f198553a15',
    server: '17fefd000100000000000100190001000000000001886834c0e643dc348cd54a72eee0f9c6b3',
  },
  {
    suite: 'TLS_PSK_WITH_AES_128_CCM',
    encryptThenMac: true,
    clientRandom: 'd31e848fa5f464ea8431815e256b6f16791686be47e98659b76568abe9a8a0bc',
    serverRandom: 'd24880904b98b210b6104176671b4262232e2837b4795d47f81cbc55aa9f723a',
    masterSecret:
      'b02eeabb54e150e0790564a426cfe323bfad8c8a21cd32ae5bdb59632c95aba7ca6795a853011ccf1156950eb69c9795',
    client: '17fefd0001000000000001001e00010000000000014f3a3e1364196d2d75f5e96ac18c6d6e9010e39daf41',
    server: '17fefd000100000000000100210001000000000001c34e9f4f1c36e0b9a83c72c44be4919978868ae9e5d27a68d8',
  },
  {
    suite: 'TLS_PSK_WITH_AES_128_GCM_SHA256',
    encryptThenMac: true,
    clientRandom: '92ce114e358e3c92bfc482e22300c2e8a48084e53937f32af160676bab8d15c1',
    serverRandom: 'd90a865f4cde9bafebfe0308e228162a27b0016172dbc8d8f3cc65283049b8ce',
    masterSecret:
      '8aef2be430be26bc118793f95b5c04be50fad693afcb67895b0324c56449a4caf624ad6850d1d25949d18fd3aacfaa78',
    client: '17fefd0001000000000001001e264a6fa609945b678cbd2d08c716872e83d1e970d3662e72f30a2faa435b',
    server: '17fefd00010000000000010021723c07c445b405b133d24de4284537f11f0e897a14eafeb3a763bcdae09986ea01',
  },
  {
    suite: 'TLS_PSK_WITH_AES_128_CBC_SHA256',
    encryptThenMac: true,
    clientRandom: 'e23f558de1ab46626e87a19a14cfb70489d778286fb5a9e1e51b47017b6e07d0',
    serverRandom: 'a635a178724fec5706ae0aa06732c832155cbdac74e7a4ab364d96ba9841c7b0',
    masterSecret:
      '86c47b6cebe38d76bd8c78fb5811428c4da74c0de438b557ba6f3abda9da5b4a95501c98af338b9248748d7cacc07625',
    client:
      '17fefd00010000000000010040e6502483d89aa78ae0c1fbd232fb04cfaf08b8aba6920d31dccffbe57c425fb184d3713de345bdd78099937093b7dd6d7f58226ffa3b4077e58242a5451e0e5f',
    server:
      '17fefd000100000000000100405a3bceb885ee1ac950ff4e904591f1762f067c65f2dcb5b3eff8905fae77460e7fca5c99bad93c52d6394bb9e8172bab2eb26b3e473a1f39caafc770029dea38',
  },
  {
    suite: 'TLS_PSK_WITH_AES_128_CBC_SHA256',
    encryptThenMac: false,
    clientRandom: '99652f7585b7f60c61ff36439ec5ad9db6b7b0bf6e450ddffee6e9e7c051f81b',
    serverRandom: 'e5e787d035d47d2b5aee9f027b876722d700ad73c2221061be4f14f8e148c09b',
    masterSecret:
      'bfabba3a2271485b0df11438171ad6c0bfb6a624f9de3f3b09ea78a68d0624c67b824571349a35ca001708ff43c74f5c',
    client:
      '17fefd00010000000000010040af14b700d44c6c73b851f8a4d5c04ea827e761a328a7e5e84ac73c028183194b3c4e1447d0d537f425ca8b2e7736d6b47c155f4725067e4c1aeff91cb19ff7e1',
    server:
      '17fefd00010000000000010040f6806862533040031b19b80bfde688c9a5e5b1b7bdeaa1b207c417bfd2996f0ef24bba51b96594aaada1133d05bfeee4e1976d1a68e39a1604b04ed925a90fed',
  },
];
