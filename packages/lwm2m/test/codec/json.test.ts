import { expect } from 'chai';
import { ContentFormat } from '../../src/core.ts';
import { decode, deviceRecords, encode, nowMs, record, refused } from './support.ts';

const { json, oldJson } = ContentFormat;

describe('JSON of LwM2M 1.0', () => {
  it('reads and writes an instance', () => {
    const payload = encode(json, '/3/0', deviceRecords);
    expect(payload.toString()).to.match(/^\{"bn":"\/3\/0\/","e":\[\{"n":"0","sv":"Open Mobile Alliance"\},/);
    expect(decode(json, payload, '/3/0')).to.deep.equal(deviceRecords);
    expect(decode(oldJson, payload, '/3/0')).to.deep.equal(deviceRecords);
  });

  it('takes the path of the request when there is no base name', () => {
    expect(decode(json, '{"e":[{"n":"9","v":100}]}', '/3/0')).to.deep.equal([record('/3/0/9', 100)]);
    expect(decode(json, '{"e":[{"v":100}]}', '/3/0/9')).to.deep.equal([record('/3/0/9', 100)]);
    expect(decode(json, '{"e":[{"n":"","v":100}]}', '/3/0/9')).to.deep.equal([record('/3/0/9', 100)]);
  });

  it('understands base names without the slash that joins them', () => {
    const expected = [record('/3/0/9', 100)];
    expect(decode(json, '{"bn":"/3/0","e":[{"n":"9","v":100}]}', '/3/0')).to.deep.equal(expected);
    const wanted = [record('/3/0/9', 100)];
    expect(decode(json, '{"bn":"/3/0/","e":[{"n":"/9","v":100}]}', '/3/0')).to.deep.equal(wanted);
  });

  it('resolves times against the base time, or now', () => {
    const payload = '{"bt":1700000000,"e":[{"n":"5700","t":-5,"v":1},{"n":"5701","sv":"Cel"}]}';
    expect(decode(json, payload, '/3303/0').map(({ timeMs }) => timeMs)).to.deep.equal([
      1_699_999_995_000, 1_700_000_000_000,
    ]);
    expect(decode(json, '{"e":[{"n":"5700","t":-5,"v":1}]}', '/3303/0')[0]?.timeMs).to.equal(nowMs - 5000);
  });

  it('refuses what makes no sense', () => {
    for (const payload of [
      '',
      '[]',
      '{}',
      '{"e":{}}',
      '{"e":[1]}',
      '{"e":[{"n":"9"}]}',
      '{"bn":1,"e":[]}',
      '{"bt":"x","e":[]}',
      '{"e":[{"n":9,"v":1}]}',
    ]) {
      refused('malformed', () => decode(json, payload, '/3/0'));
    }
    refused('mismatch', () => decode(json, '{"bn":"/3/1/","e":[{"n":"9","v":1}]}', '/3/0'));
    refused('mismatch', () => decode(json, '{"e":[{"n":"x","v":1}]}', '/3/0'));
    refused('mismatch', () => decode(json, '{"e":[{"n":"9","sv":"x"}]}', '/3/0'));
    refused('mismatch', () => decode(json, '{"e":[{"n":"22/0","ov":"x"}]}', '/3/0'));
  });
});
