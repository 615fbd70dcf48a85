import { expect } from 'chai';
import { ContentFormat, encodeInstance, EncodeError, encodeValues } from '../../src/core.ts';
import { bytes, deviceRecords, deviceTlv, encode, models, record } from './support.ts';

const { tlv } = ContentFormat;

describe('TLV, writing', () => {
  it('writes an instance: single resources, and multiple ones with their instances, in the order given', () => {
    const records = [record('/3/0/0', 'Muster'), record('/3/0/7/0', 3800), record('/3/0/7/1', 5000)];
    expect(encode(tlv, '/3/0', records)).to.deep.equal(bytes('c600 4d7573746572 880708 42000ed8 42011388'));
  });

  it('wraps the instances of an object', () => {
    const records = [record('/2/0/0', 1), record('/2/0/2/310', 1), record('/2/1/0', 2)];
    expect(encode(tlv, '/2', records)).to.deep.equal(bytes('080009 c10001 8402 61013601 0301c10002'));
  });

  it('writes the enabler example of the Device instance', () => {
    expect(encode(tlv, '/3/0', deviceRecords)).to.deep.equal(deviceTlv);
    expect(encode(tlv, '/3', deviceRecords).subarray(0, 3)).to.deep.equal(bytes('080079'));
  });

  it('writes one resource, one resource instance, and an empty multiple resource', () => {
    expect(encode(tlv, '/3/0/9', [record('/3/0/9', 100)])).to.deep.equal(bytes('c10964'));
    expect(encode(tlv, '/3/0/7/1', [record('/3/0/7/1', 5000)])).to.deep.equal(bytes('42011388'));
    expect(encode(tlv, '/3/0/7', [])).to.deep.equal(bytes('8007'));
  });

  it('writes what has no resources as nothing, and an empty instance of an object by its id', () => {
    expect(encode(tlv, '/3/0', [])).to.have.length(0);
    expect(encode(tlv, '/3303', [])).to.have.length(0);
    expect(encodeInstance(tlv, { objectId: 3303, instanceId: 7 }, [], models)).to.deep.equal(bytes('0007'));
    expect(encodeInstance(tlv, { objectId: 3303, instanceId: 300 }, [], models)).to.deep.equal(
      bytes('20012c'),
    );
  });

  it('leaves the instance id to the device when the records have none', () => {
    const records = [{ path: { objectId: 3, resourceId: 9 }, value: 100 }];
    expect(encodeValues(tlv, { objectId: 3 }, records, models)).to.deep.equal(bytes('c10964'));
  });

  it('uses the shortest integer, and a single float when that is exact', () => {
    const one = (path: string, value: number | bigint) => encode(tlv, path, [record(path, value)]);
    expect(one('/3/0/10', 127)).to.deep.equal(bytes('c10a7f'));
    expect(one('/3/0/10', 128)).to.deep.equal(bytes('c20a0080'));
    expect(one('/3/0/10', -32_769)).to.deep.equal(bytes('c40affff7fff'));
    expect(one('/3/0/10', 2 ** 31)).to.deep.equal(bytes('c80a08 0000000080000000'));
    expect(one('/3/0/10', -(2n ** 63n))).to.deep.equal(bytes('c80a08 8000000000000000'));
    expect(one('/1/0/11', 255)).to.deep.equal(bytes('c10bff'));
    expect(one('/1/0/11', 2n ** 64n - 1n)).to.deep.equal(bytes('c80b08 ffffffffffffffff'));
    expect(one('/3303/0/5700', 22.5)).to.deep.equal(bytes('e4164441b40000'));
    expect(one('/3303/0/5700', 0.1)).to.deep.equal(bytes('e8164408 3fb999999999999a'));
  });

  it('uses length fields of one, two and three octets', () => {
    const header = (length: number) =>
      encode(tlv, '/5/0/0', [record('/5/0/0', Buffer.alloc(length))]).subarray(0, 5);
    expect(header(8).subarray(0, 3)).to.deep.equal(bytes('c80008'));
    expect(header(256).subarray(0, 4)).to.deep.equal(bytes('d0000100'));
    expect(header(65_536)).to.deep.equal(bytes('d800010000'));
  });

  it('refuses values that are not of the type, and paths outside of the base', () => {
    expect(() => encode(tlv, '/3/0/9', [record('/3/0/9', 'full')])).to.throw(EncodeError, '/3/0/9');
    expect(() => encode(tlv, '/1/0/11', [record('/1/0/11', -1)])).to.throw(EncodeError);
    expect(() => encode(tlv, '/3/0', [record('/3/1/9', 1)])).to.throw(EncodeError);
    expect(() => encode(tlv, '/3/0', [record('/3/0/7', 1), record('/3/0/7/1', 1)])).to.throw(EncodeError);
    expect(() => encode(tlv, '/3/0', [record('/3/0/9', 1), record('/3/0/9', 2)])).to.throw(EncodeError);
    expect(() => encode(tlv, '/', [record('/3/0/9', 1)])).to.throw(EncodeError);
  });
});
