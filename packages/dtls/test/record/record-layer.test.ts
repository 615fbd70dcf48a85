import { expect } from 'chai';
import { trafficKeys } from '../../src/crypto/key-schedule.ts';
import { suiteByName } from '../../src/crypto/suites/suite.ts';
import { createProtection } from '../../src/record/create-protection.ts';
import { RecordLayer, type OpenedRecord } from '../../src/record/record-layer.ts';
import { encodePlaintextRecord, records } from '../../src/record/record.ts';
import { expectError } from '../support/expect-error.ts';

const NO_CID = Buffer.alloc(0);
const CID = Buffer.from('c1dc1d', 'hex');
const suite = suiteByName('TLS_PSK_WITH_AES_128_CCM_8')!;
const random = Buffer.alloc(32, 7);
const { client, server } = trafficKeys(suite, Buffer.alloc(48, 1), random, random);
const protectedBy = (keys: typeof client) => createProtection(suite, keys, { encryptThenMac: false });

/** Two ends; `cid` is in the records to the server. */
function pair(cid: Buffer = NO_CID): { device: RecordLayer; gateway: RecordLayer } {
  const [device, gateway] = [new RecordLayer(), new RecordLayer()];
  device.enableWrite(protectedBy(client), cid);
  device.enableRead(protectedBy(server), NO_CID);
  gateway.enableWrite(protectedBy(server), NO_CID);
  gateway.enableRead(protectedBy(client), cid);
  return { device, gateway };
}

function openAll(layer: RecordLayer, datagram: Buffer, cidBytes = 0): (OpenedRecord | undefined)[] {
  return [...records(datagram, cidBytes)].map((record) => layer.open(record));
}

const data = (layer: RecordLayer, text: string): Buffer => layer.seal(23, Buffer.from(text));

describe('record layer', () => {
  it('counts sequence numbers up in each epoch, those of epoch 0 from a given start', () => {
    const layer = new RecordLayer();
    layer.startWriting(7);
    const plain = [layer.seal(22, Buffer.of(1)), layer.seal(22, Buffer.of(2))];
    layer.enableWrite(protectedBy(client), NO_CID);
    const sealed = [data(layer, 'a'), data(layer, 'b'), layer.seal(22, Buffer.of(3), 0), data(layer, 'c')];
    const numbers = [...plain, ...sealed].flatMap((datagram) =>
      [...records(datagram, 0)].map(({ epoch, sequence }) => `${epoch}/${sequence}`),
    );
    expect(numbers).to.deep.equal(['0/7', '0/8', '1/0', '1/1', '0/9', '1/2']);
  });

  it('drops records with a Connection ID where none was agreed on', () => {
    const withCid = pair(CID).device;
    const { gateway } = pair();
    expect(openAll(gateway, data(withCid, 'x'), CID.length)).to.deep.equal([undefined]);
    expect(gateway.counters.unexpected).to.equal(1);
  });

  it('drops records of epochs without keys, and keeps nothing of them', () => {
    const { gateway } = pair();
    for (const [layer, epoch] of [
      [gateway, 2],
      [gateway, 0xffff],
      [new RecordLayer(), 1],
    ] as const) {
      const record = encodePlaintextRecord(23, epoch, 0, Buffer.alloc(40));
      expect(openAll(layer, record)).to.deep.equal([undefined]);
    }
    expect(gateway.counters.unexpected).to.equal(2);
  });

  it('drops protected records that are not of DTLS 1.2', () => {
    const { device, gateway } = pair();
    const other = data(device, 'x');
    other[2] = 0xff;
    expect(openAll(gateway, other)).to.deep.equal([undefined]);
  });

  it('takes no more than 16,384 bytes, and no epoch without keys', () => {
    const layer = new RecordLayer();
    expectError('invalid', () => layer.seal(23, Buffer.alloc(16_385)));
    for (const epoch of [1, 2]) expectError('invalid', () => layer.seal(23, Buffer.of(1), epoch));
  });
});
