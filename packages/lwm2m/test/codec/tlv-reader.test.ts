import { expect } from 'chai';
import { ContentFormat, decodeInstances, decodeValues, parsePath } from '../../src/core.ts';
import {
  bytes,
  decode,
  deviceRecords,
  deviceTlv as device,
  models,
  noModels,
  record,
  refused,
} from './support.ts';

const { tlv, oldTlv } = ContentFormat;

describe('TLV, reading', () => {
  it('reads the enabler example of a single object instance', () => {
    expect(device).to.have.length(121);
    expect(decode(tlv, device, '/3/0')).to.deep.equal(deviceRecords);
    expect(decode(oldTlv, device, '/3/0')).to.deep.equal(deviceRecords);
  });

  it('reads the enabler example of an object with its instance wrapped', () => {
    expect(decode(tlv, Buffer.concat([bytes('080079'), device]), '/3')).to.deep.equal(deviceRecords);
  });

  it('reads the enabler example of several instances, with a 16-bit resource instance id', () => {
    const payload = bytes('08000ec10001c101008302417f07c1037f 080212c10003c101008702417f0761013601c1037f');
    expect(decode(tlv, payload, '/2')).to.deep.equal([
      record('/2/0/0', 1),
      record('/2/0/1', 0),
      record('/2/0/2/127', 7),
      record('/2/0/3', 127),
      record('/2/2/0', 3),
      record('/2/2/1', 0),
      record('/2/2/2/127', 7),
      record('/2/2/2/310', 1),
      record('/2/2/3', 127),
    ]);
  });

  it('reads object links in a multiple resource', () => {
    const links = bytes('88160c 4400000a0000 4401000a0001');
    expect(decode(tlv, links, '/3/0')).to.deep.equal([
      record('/3/0/22/0', { objectId: 10, instanceId: 0 }),
      record('/3/0/22/1', { objectId: 10, instanceId: 1 }),
    ]);
  });

  it('takes an object-instance wrapper around a resource when the ids agree', () => {
    expect(decode(tlv, bytes('0300 c10964'), '/3/0/9')).to.deep.equal([record('/3/0/9', 100)]);
    expect(decode(tlv, bytes('0300 c10964'), '/3/0')).to.deep.equal([record('/3/0/9', 100)]);
  });

  it('refuses ids that conflict with the path', () => {
    refused('mismatch', () => decode(tlv, bytes('0301 c10964'), '/3/0/9'));
    refused('mismatch', () => decode(tlv, bytes('0301 c10964'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c10a64'), '/3/0/9'));
    refused('mismatch', () => decode(tlv, bytes('8306 410201'), '/3/0/6/1'));
  });

  it('reads a single resource instance, bare, in its resource, or as the value of the resource', () => {
    const expected = [record('/3/0/7/1', 5000)];
    expect(decode(tlv, bytes('42011388'), '/3/0/7/1')).to.deep.equal(expected);
    expect(decode(tlv, bytes('8407 42011388'), '/3/0/7/1')).to.deep.equal(expected);
    expect(decode(tlv, bytes('c2071388'), '/3/0/7/1')).to.deep.equal(expected);
    expect(decode(tlv, bytes('42000ed842011388'), '/3/0/7')).to.have.length(2);
  });

  it('reads integers of 1, 2, 4 and 8 octets, signed and unsigned', () => {
    const values = (hex: string, base: string) => decode(tlv, bytes(hex), base).map(({ value }) => value);
    expect(values('c10aff', '/3/0/10')).to.deep.equal([-1]);
    expect(values('c20aff00', '/3/0/10')).to.deep.equal([-256]);
    expect(values('c40a80000000', '/3/0/10')).to.deep.equal([-2_147_483_648]);
    expect(values('c80a08 7fffffffffffffff', '/3/0/10')).to.deep.equal([2n ** 63n - 1n]);
    expect(values('c80a08 ffffffffffffffff', '/3/0/10')).to.deep.equal([-1]);
    expect(values('c10bff', '/1/0/11')).to.deep.equal([255]);
    expect(values('c80b08 ffffffffffffffff', '/1/0/11')).to.deep.equal([2n ** 64n - 1n]);
  });

  it('reads floats of 4 and 8 octets, booleans, times and opaque values', () => {
    const values = (hex: string, base: string) => decode(tlv, bytes(hex), base).map(({ value }) => value);
    expect(values('e4164441b40000', '/3303/0/5700')).to.deep.equal([22.5]);
    expect(values('e8164408 4036800000000000', '/3303/0/5700')).to.deep.equal([22.5]);
    expect(values('c10601', '/1/0/6')).to.deep.equal([true]);
    expect(values('c300 000102', '/5/0/0')).to.deep.equal([bytes('000102')]);
    expect(values('c80c08 000000005182428f', '/1/0/12')).to.deep.equal([new Date('2013-05-02T10:40:15Z')]);
  });

  it('gives bytes for resources that no model knows', () => {
    expect(decode(tlv, bytes('c10964'), '/3/0', noModels)).to.deep.equal([record('/3/0/9', bytes('64'))]);
    const expected = [record('/3/0/65000', bytes('41b40000'))];
    expect(decode(tlv, bytes('e4fde841b40000'), '/3/0')).to.deep.equal(expected);
  });

  it('keeps object instances that have no resource', () => {
    expect(decodeInstances(tlv, bytes('0000 0001 0302c10964'), 3, models)).to.deep.equal([
      { instanceId: 0, records: [] },
      { instanceId: 1, records: [] },
      { instanceId: 2, records: [record('/3/2/9', 100)] },
    ]);
  });

  it('leaves the instance id open when a Create does', () => {
    const expected = [{ records: [{ path: { objectId: 3, resourceId: 9 }, value: 100 }] }];
    expect(decodeInstances(tlv, bytes('c10964'), 3, models)).to.deep.equal(expected);
  });

  it('rejects truncated input, with the position', () => {
    for (let length = 1; length < device.length; length += 1) {
      const cut = device.subarray(0, length);
      try {
        decodeValues(tlv, cut, parsePath('/3/0'), models);
      } catch (error) {
        expect(error).to.have.property('name', 'DecodeError');
        expect(error).to.have.property('offset').that.is.below(length);
      }
    }
    expect(refused('malformed', () => decode(tlv, bytes('c8'), '/3/0')).offset).to.equal(0);
    expect(refused('malformed', () => decode(tlv, bytes('c10964 c809'), '/3/0')).offset).to.equal(3);
  });

  it('refuses levels that cannot stand where they are', () => {
    refused('malformed', () => decode(tlv, bytes('410001'), '/3/0'));
    refused('malformed', () => decode(tlv, bytes('8306 c10001'), '/3/0'));
    refused('malformed', () => decode(tlv, bytes('0500 0301c10964'), '/3'));
    refused('malformed', () => decode(tlv, bytes('8306 010000'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c10964'), '/'));
  });

  it('refuses the reserved id, and values of a wrong length', () => {
    refused('malformed', () => decode(tlv, bytes('e1ffff00'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c30a010203'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c00a'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c10602'), '/1/0'));
    refused('mismatch', () => decode(tlv, bytes('e2164441b4'), '/3303/0'));
    refused('mismatch', () => decode(tlv, bytes('8216 4000'), '/3/0'));
    refused('mismatch', () => decode(tlv, bytes('c80d08 7fffffffffffffff'), '/3/0'));
  });

  it('refuses more values than its bound', () => {
    refused('too-large', () => decode(tlv, Buffer.alloc(2 * 65_537, bytes('c000')), '/3/0'));
    refused('too-large', () => decode(tlv, Buffer.alloc(2 * 65_537), '/3'));
  });
});
