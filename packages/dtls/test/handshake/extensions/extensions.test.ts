import { expect } from 'chai';
import { AlertDescription } from '../../../src/alert.ts';
import { DecodeError } from '../../../src/errors.ts';
import {
  readClientHelloExtensions,
  writeClientHelloExtensions,
} from '../../../src/handshake/extensions/client-hello-extensions.ts';
import type { ClientHelloExtensions } from '../../../src/handshake/extensions/client-hello-extensions.ts';
import {
  readServerHelloExtensions,
  writeServerHelloExtensions,
} from '../../../src/handshake/extensions/server-hello-extensions.ts';
import type { ServerHelloExtensions } from '../../../src/handshake/extensions/server-hello-extensions.ts';
import { decodeClientHello } from '../../../src/handshake/messages/client-hello.ts';
import { decodeServerHello } from '../../../src/handshake/messages/server-hello.ts';
import { foreignMessages } from '../../support/foreign-messages.ts';

/** Extension type, data in hex, and decoded content. */
const clientCases: readonly [string, number, string, ClientHelloExtensions][] = [
  ['server_name (RFC 6066 section 3)', 0, '000b000008636f61702e6f7267', { serverName: 'coap.org' }],
  ['max_fragment_length (RFC 6066 section 4)', 1, '02', { maxFragmentLength: 1_024 }],
  ['supported_groups (RFC 8422 section 5.1.1)', 10, '000400170018', { supportedGroups: [23, 24] }],
  ['ec_point_formats (RFC 8422 section 5.1.2)', 11, '0100', { pointFormats: [0] }],
  ['signature_algorithms (RFC 5246 section 7.4.1.4.1)', 13, '00020403', { signatureAlgorithms: [0x0403] }],
  ['client_certificate_type (RFC 7250 section 3)', 19, '020200', { clientCertificateTypes: [2, 0] }],
  ['server_certificate_type (RFC 7250 section 3)', 20, '0102', { serverCertificateTypes: [2] }],
  ['encrypt_then_mac (RFC 7366 section 2)', 22, '', { encryptThenMac: true }],
  ['extended_master_secret (RFC 7627 section 5.1)', 23, '', { extendedMasterSecret: true }],
  ['record_size_limit (RFC 8449 section 4)', 28, '0200', { recordSizeLimit: 512 }],
  ['connection_id (RFC 9146 section 3)', 54, '03c1d001', { connectionId: Buffer.from('c1d001', 'hex') }],
  ['connection_id, empty', 54, '00', { connectionId: Buffer.alloc(0) }],
  ['renegotiation_info (RFC 5746 section 3.2)', 0xff01, '00', { renegotiationInfo: true }],
];

const serverCases: readonly [string, number, string, ServerHelloExtensions][] = [
  ['max_fragment_length', 1, '04', { maxFragmentLength: 4_096 }],
  ['ec_point_formats', 11, '0100', { pointFormats: [0] }],
  ['client_certificate_type', 19, '02', { clientCertificateType: 2 }],
  ['server_certificate_type', 20, '00', { serverCertificateType: 0 }],
  ['encrypt_then_mac', 22, '', { encryptThenMac: true }],
  ['extended_master_secret', 23, '', { extendedMasterSecret: true }],
  ['record_size_limit', 28, '4000', { recordSizeLimit: 16_384 }],
  ['connection_id', 54, '01aa', { connectionId: Buffer.from('aa', 'hex') }],
  ['renegotiation_info', 0xff01, '00', { renegotiationInfo: true }],
];

const raw = (type: number, hex: string) => [{ type, data: Buffer.from(hex, 'hex') }];

describe('hello extensions', () => {
  for (const [name, type, hex, known] of clientCases) {
    it(`ClientHello: ${name}`, () => {
      expect(readClientHelloExtensions(raw(type, hex))).to.deep.equal(known);
      expect(writeClientHelloExtensions(known)).to.deep.equal(raw(type, hex));
      expect(() => readClientHelloExtensions(raw(type, `${hex}00`))).to.throw(DecodeError);
    });
  }

  for (const [name, type, hex, known] of serverCases) {
    it(`ServerHello: ${name}`, () => {
      expect(readServerHelloExtensions(raw(type, hex))).to.deep.equal(known);
      expect(writeServerHelloExtensions(known)).to.deep.equal(raw(type, hex));
      expect(() => readServerHelloExtensions(raw(type, `${hex}00`))).to.throw(DecodeError);
    });
  }

  it('ServerHello: server_name is an empty acknowledgement', () => {
    expect(readServerHelloExtensions(raw(0, ''))).to.deep.equal({ serverName: true });
  });

  it('unknown extensions are passed over', () => {
    expect(readClientHelloExtensions(raw(0x1234, 'ffff'))).to.deep.equal({});
    expect(readServerHelloExtensions(raw(0x1234, 'ffff'))).to.deep.equal({});
  });

  it('those of foreign hellos', () => {
    const { extensions } = decodeClientHello(foreignMessages.clientHello.subarray(12));
    expect(readClientHelloExtensions(extensions)).to.deep.equal({
      clientCertificateTypes: [2],
      serverCertificateTypes: [2],
      supportedGroups: [23],
      pointFormats: [0],
      signatureAlgorithms: [0x0403],
      extendedMasterSecret: true,
      renegotiationInfo: true,
      recordSizeLimit: 16_384,
    });
    const answer = decodeServerHello(foreignMessages.serverHello.subarray(12));
    const expected = { clientCertificateType: 2, serverCertificateType: 2 };
    expect(readServerHelloExtensions(answer.extensions)).to.include(expected);
  });

  const refused: readonly [string, number, string, AlertDescription][] = [
    ['max_fragment_length 5', 1, '05', AlertDescription.illegalParameter],
    ['record_size_limit 63', 28, '003f', AlertDescription.illegalParameter],
    ['renegotiation_info of another handshake', 0xff01, '0101', AlertDescription.handshakeFailure],
    ['two host names', 0, '00080000016100000162', AlertDescription.illegalParameter],
    ['an odd list of groups', 10, '0003001700', AlertDescription.decodeError],
    ['an empty list of groups', 10, '0000', AlertDescription.decodeError],
    ['an extended_master_secret with content', 23, '00', AlertDescription.decodeError],
  ];
  for (const [name, type, hex, alert] of refused) {
    it(`${name} is refused`, () => {
      expect(() => readClientHelloExtensions(raw(type, hex)))
        .to.throw(DecodeError)
        .with.property('alert', alert);
    });
  }

  it('a length that max_fragment_length cannot say is left out', () => {
    expect(writeClientHelloExtensions({ maxFragmentLength: 1_000 })).to.deep.equal([]);
  });
});
