import { expect } from 'chai';
import { ContentFormat, decodeInstances, encodeInstance, EncodeError } from '../../src/core.ts';
import { bytes, decode, deviceRecords, encode, models, record, refused } from './support.ts';

const format = ContentFormat.lwm2mCbor;

describe('LwM2M CBOR', () => {
  it('writes nested maps from the root down', () => {
    // {3: {0: {9: 100, 7: {0: 3800, 1: 5000}}}}
    const payload = bytes('a1 03 a1 00 a2 09 1864 07 a2 00 190ed8 01 191388');
    const records = [record('/3/0/9', 100), record('/3/0/7/0', 3800), record('/3/0/7/1', 5000)];
    expect(encode(format, '/3/0', records)).to.deep.equal(payload);
    expect(decode(format, payload, '/3/0')).to.deep.equal(records);
  });

  it('reads keys that are arrays of ids, at any level', () => {
    // {[3, 0]: {9: 100, [7, 1]: 5000}, [3303, 0, 5700]: 22.5}
    const payload = bytes('a2 82 03 00 a2 09 1864 82 07 01 191388 83 190ce7 00 191644 f94da0');
    const expected = [record('/3/0/9', 100), record('/3/0/7/1', 5000), record('/3303/0/5700', 22.5)];
    expect(decode(format, payload, '/')).to.deep.equal(expected);
  });

  it('reads indefinite maps, as devices that stream write them', () => {
    const expected = [record('/3/3/9', 25)];
    expect(decode(format, bytes('bf 03 bf 03 bf 09 1819 ff ff ff'), '/3')).to.deep.equal(expected);
    expect(decode(format, bytes('bf ff'), '/3')).to.deep.equal([]);
  });

  it('carries the Device instance, and empty instances', () => {
    expect(decode(format, encode(format, '/3/0', deviceRecords), '/3/0')).to.deep.equal(deviceRecords);
    const empty = encodeInstance(format, { objectId: 3303, instanceId: 7 }, [], models);
    expect(empty).to.deep.equal(bytes('a1 190ce7 a1 07 a0'));
    expect(decodeInstances(format, empty, 3303, models)).to.deep.equal([{ instanceId: 7, records: [] }]);
  });

  it('refuses keys that are no ids, values that stand too high, and other paths', () => {
    const wrong =
      ' 80 01 a10301 a1613301 a120a0 a119ffffa0 a180a0 a185030405060701 a183030009a100a10001 a18303000980 a183030009f6 a18203f5a0 a103';
    for (const hex of wrong.split(' ')) {
      refused('malformed', () => decode(format, bytes(hex), '/'));
    }
    refused('mismatch', () => decode(format, bytes('a1 83 030109 01'), '/3/0'));
    refused('mismatch', () => decode(format, bytes('a1 83 030009 6161'), '/3/0'));
    refused('too-large', () => decode(format, Buffer.alloc(100_000, 0xa1), '/'));
    expect(() => encode(format, '/3/0', [record('/3/0/7', 1), record('/3/0/7/0', 1)])).to.throw(EncodeError);
    expect(() => encode(format, '/3/0', [record('/3/0/7/0', 1), record('/3/0/7', 1)])).to.throw(EncodeError);
  });
});
