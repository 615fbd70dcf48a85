import { expect } from 'chai';
import { endpointNamesOf, readBarcode } from '../../../src/features/gateways/barcodes.ts';

const both = { hardwareTypeId: 4711, macAddress: '02:00:5e:10:00:07' };

describe('barcodes', () => {
  for (const [form, text] of [
    ['bare, the type first', '4711;02:00:5e:10:00:07'],
    ['bare, the address first', '02:00:5e:10:00:07 4711'],
    ['labels', 'HW=4711,MAC=02:00:5e:10:00:07'],
    ['labels with colons', 'mac:02:00:5e:10:00:07|hwt:4711'],
    ['a URL', 'https://labels.example/d?hw=4711&mac=02%3A00%3A5e%3A10%3A00%3A07'],
    ['JSON', '{"HardwareTypeId":4711,"MacAddress":"02:00:5e:10:00:07","Serial":"12345"}'],
    ['lines', 'S/N ABCDEF\nHW:4711\nMAC:02:00:5e:10:00:07'],
  ] as const) {
    it(`accepts ${form}`, () => {
      expect(readBarcode(text)).to.deep.equal(both);
    });
  }

  it('accepts partial data, and addresses of 6 to 8 octets in any notation', () => {
    expect(readBarcode('02005E100007')).to.deep.equal({ macAddress: '02005E100007' });
    expect(readBarcode('02-00-5E-FF-FE-10-00-07')).to.deep.equal({ macAddress: '02-00-5E-FF-FE-10-00-07' });
    expect(readBarcode('4711')).to.deep.equal({ hardwareTypeId: 4711 });
    const broken = ['{', '{"a":', '%E0%A4%A', '4294967296', '02:00:5e'];
    for (const text of ['', 'hello', ...broken, 'null', '{"mac":null}']) {
      expect(readBarcode(text), text).to.deep.equal({});
    }
  });

  it('knows the endpoint names of an address, RFC 9039 included', () => {
    expect(endpointNamesOf('02:00:5E:10:00:07')).to.include.members([
      '02:00:5E:10:00:07',
      '02005e100007',
      '02-00-5e-10-00-07',
      'urn:dev:mac:02005efffe100007',
    ]);
  });
});
