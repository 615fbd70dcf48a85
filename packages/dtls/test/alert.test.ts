import { expect } from 'chai';
import { AlertDescription, alertName } from '../src/alert.ts';
import { decodeAlert } from '../src/decode-alert.ts';
import { DecodeError } from '../src/errors.ts';

describe('alerts', () => {
  it('have the names of the RFCs, and a number where there is none', () => {
    expect(alertName(AlertDescription.badCertificate)).to.equal('bad_certificate');
    expect(alertName(AlertDescription.unknownPskIdentity)).to.equal('unknown_psk_identity');
    expect(alertName(200)).to.equal('alert 200');
  });

  it('are not read from anything else', () => {
    for (const bytes of [[], [2], [2, 0, 0], [0, 0], [3, 0]]) {
      expect(() => decodeAlert(Buffer.from(bytes))).to.throw(DecodeError);
    }
  });
});
