import { expect } from 'chai';
import { AlertDescription, AlertLevel, alertName, encodeAlert } from '../src/alert.ts';
import { decodeAlert } from '../src/decode-alert.ts';
import { DecodeError } from '../src/errors.ts';

describe('alerts', () => {
  it('are two bytes', () => {
    expect(encodeAlert(AlertLevel.fatal, AlertDescription.unknownPskIdentity)).to.deep.equal(
      Buffer.of(2, 115),
    );
    const expected = { level: 1, description: AlertDescription.closeNotify };
    expect(decodeAlert(Buffer.of(1, 0))).to.deep.equal(expected);
  });

  it('have the names of the RFCs, and a number where there is none', () => {
    expect(alertName(AlertDescription.badCertificate)).to.equal('bad_certificate');
    expect(alertName(AlertDescription.unknownPskIdentity)).to.equal('unknown_psk_identity');
    expect(alertName(200)).to.equal('alert 200');
  });

  it('count by their level when their number is not known', () => {
    expect(decodeAlert(Buffer.of(2, 200))).to.deep.equal({ level: 2, description: 200 });
  });

  it('are not read from anything else', () => {
    for (const bytes of [[], [2], [2, 0, 0], [0, 0], [3, 0]]) {
      expect(() => decodeAlert(Buffer.from(bytes))).to.throw(DecodeError);
    }
  });
});
