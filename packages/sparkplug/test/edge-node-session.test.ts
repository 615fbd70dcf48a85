import { expect } from 'chai';
import {
  Datatype,
  DecodeError,
  decodePayload,
  EdgeNodeSession,
  encodePayload,
  formatTopic,
  parseTopic,
  rebirthCommand,
  stateTopic,
  writeValue,
  type Metric,
  type Payload,
} from '../src/index.ts';

const bdSeq = (value: number): Metric => ({
  name: 'bdSeq',
  datatype: Datatype.Int64,
  value: writeValue(value, Datatype.Int64),
});
const double = (name: string, value: number, alias?: bigint): Metric => ({
  name,
  datatype: Datatype.Double,
  value: { kind: 'double', value },
  ...(alias === undefined ? {} : { alias }),
});
const aliased = (alias: bigint, value: number): Metric => ({ alias, value: { kind: 'double', value } });
const message = (seq: number, ...metrics: readonly Metric[]): Payload => ({ timestamp: 1_000, seq, metrics });

function born(): EdgeNodeSession {
  const session = new EdgeNodeSession();
  session.nodeBirth(message(0, bdSeq(4), double('speed', 1, 1n)));
  session.deviceBirth('pump', message(1, double('flow', 2, 2n)));
  return session;
}

describe('session of an edge node (Sparkplug 3.0, 5)', () => {
  it('reads values by name and by the alias of the birth', () => {
    const session = born();
    const { metrics, faults, rebirthReason } = session.data(
      message(2, aliased(2n, 7), double('flow', 8)),
      'pump',
    );
    expect(metrics).to.deep.equal([
      { name: 'flow', datatype: Datatype.Double, isHistorical: false, value: 7, timestamp: 1_000 },
      { name: 'flow', datatype: Datatype.Double, isHistorical: false, value: 8, timestamp: 1_000 },
    ]);
    expect(faults).to.deep.equal([]);
    expect(rebirthReason).to.equal(undefined);
  });

  it('takes the datatype from the birth, the time from the metric, and null as no value', () => {
    const session = new EdgeNodeSession();
    session.nodeBirth(message(9, { name: 'n', datatype: Datatype.Int8, isNull: true }));
    const value = { kind: 'int', value: 0xff } as const;
    const { metrics } = session.data(
      message(10, { name: 'n', timestamp: 5, isHistorical: true, value }, { name: 'n', isNull: true }),
    );
    expect(metrics).to.deep.equal([
      { name: 'n', datatype: Datatype.Int8, isHistorical: true, value: -1, timestamp: 5 },
      { name: 'n', datatype: Datatype.Int8, isHistorical: false, value: null, timestamp: 1_000 },
    ]);
  });

  it('asks for births if it has none, and reads names with datatypes all the same', () => {
    const session = new EdgeNodeSession();
    const { metrics, faults, rebirthReason } = session.data(message(77, double('speed', 3), aliased(1n, 4)));
    expect(rebirthReason).to.equal('The server has no birth of the edge node.');
    expect(metrics.map(({ name, value }) => [name, value])).to.deep.equal([['speed', 3]]);
    expect(faults).to.deep.equal([{ name: 'alias 1', message: 'The latest births do not have it.' }]);
  });

  it('asks for births of a device that has none, and reads those that have', () => {
    const session = born();
    const { rebirthReason } = session.data(message(2, aliased(2n, 1)), 'valve');
    expect(rebirthReason).to.equal('The server has no birth of the device valve.');
    expect(session.data(message(3, aliased(2n, 1)), 'pump').metrics).to.have.length(1);
  });

  it('counts over 255 to 0, for the edge node and its devices together', () => {
    const session = born();
    for (let seq = 2; seq < 600; seq += 1) {
      const deviceId = seq % 2 === 0 ? 'pump' : undefined;
      const { rebirthReason } = session.data(message(seq % 256), deviceId);
      expect(rebirthReason, String(seq)).to.equal(undefined);
    }
  });

  it('reads no aliases after a gap until the next birth', () => {
    const session = born();
    const { metrics, faults, rebirthReason } = session.data(message(3, aliased(1n, 5), double('speed', 6)));
    expect(rebirthReason).to.equal('The sequence number is 3, not 2: messages are lost.');
    expect(metrics.map(({ value }) => value)).to.deep.equal([6]);
    expect(faults.map(({ name }) => name)).to.deep.equal(['alias 1']);
    expect(session.data(message(4)).rebirthReason).to.match(/messages are lost/);
    session.nodeBirth(message(0, bdSeq(4), double('speed', 1, 1n)));
    expect(session.data(message(1, aliased(1n, 5)))).to.not.have.property('rebirthReason');
  });

  it('takes an absent sequence number for 0, which libraries of proto3 leave out', () => {
    const session = new EdgeNodeSession();
    session.nodeBirth({ metrics: [double('speed', 1)] });
    expect(session.data(message(1))).to.not.have.property('rebirthReason');
  });

  it('ignores the death of an earlier connection', () => {
    const session = born();
    expect(session.nodeDeath({ metrics: [bdSeq(3)] })).to.equal(false);
    expect(session.isBorn).to.equal(true);
    expect(session.nodeDeath({ metrics: [bdSeq(4)] })).to.equal(true);
    expect(session).to.deep.include({ isBorn: false, deviceIds: [] });
    expect(session.nodeDeath({ metrics: [bdSeq(9)] })).to.equal(true);
  });

  it('forgets a device at its death, and all devices at the birth of the edge node', () => {
    const session = born();
    const expected = { name: 'flow', datatype: Datatype.Double, alias: 2n };
    expect(session.metrics('pump')?.get('flow')).to.deep.equal(expected);
    session.deviceDeath('pump', message(2));
    expect(session.deviceIds).to.deep.equal([]);
    expect(session.metrics('pump')?.get('flow')).to.equal(undefined);
    session.deviceBirth('pump', message(3, double('flow', 2)));
    session.nodeBirth(message(0, double('speed', 1)));
    expect(session).to.deep.include({ deviceIds: [], metricCount: 1 });
  });

  it('refuses births that are ambiguous or too large, and asks for others then', () => {
    const session = born();
    expect(() => session.nodeBirth(message(0, double('a', 1, 1n), double('b', 1, 1n)))).to.throw(
      DecodeError,
      'Two metrics of the birth have the alias 1.',
    );
    expect(session.data(message(1)).rebirthReason).to.match(/no birth/);
    expect(() => session.nodeBirth(message(0, aliased(1n, 1)))).to.throw(DecodeError, 'has no name');
    const small = new EdgeNodeSession({ maxDevices: 1, maxMetrics: 2 });
    small.nodeBirth(message(0, double('a', 1)));
    small.deviceBirth('one', message(1, double('a', 1)));
    expect(() => small.deviceBirth('two', message(2))).to.throw(DecodeError, 'can have 1 devices');
    const many = message(3, double('a', 1), double('b', 1));
    expect(() => small.deviceBirth('one', many)).to.throw(DecodeError, 'can have 2 metrics');
    expect(small.metricCount).to.equal(1);
  });

  it('reports values that do not fit the datatype of their birth', () => {
    const session = born();
    const wrong = { name: 'speed', value: { kind: 'string', value: 'fast' } } as const;
    expect(session.data(message(2, wrong)).faults).to.deep.equal([
      { name: 'speed', message: 'A value of the kind string is not of the datatype Double.' },
    ]);
  });

  it('asks for births with Node Control/Rebirth', () => {
    const { metrics } = decodePayload(encodePayload(rebirthCommand(5)));
    expect(metrics).to.deep.equal([
      {
        name: 'Node Control/Rebirth',
        datatype: Datatype.Boolean,
        timestamp: 5,
        value: { kind: 'boolean', value: true },
      },
    ]);
  });
});

describe('topics (Sparkplug 3.0, 4)', () => {
  for (const topic of ['spBv1.0/plant/NBIRTH/line 1', 'spBv1.0/plant/DCMD/line 1/pump']) {
    it(`reads and writes ${topic}`, () => {
      const parsed = parseTopic(topic);
      expect(parsed).to.not.equal(undefined);
      if (parsed !== undefined) expect(formatTopic(parsed)).to.equal(topic);
    });
  }

  for (const topic of [
    'spBv1.0/plant/NBIRTH',
    'spBv1.0/plant/NBIRTH/',
    'spBv1.0//NBIRTH/line',
    'spBv1.0/plant/NDATA/line/pump',
    'spBv1.0/plant/DDATA/line',
    'spBv1.0/plant/DDATA/line/',
    'spBv1.0/plant/DDATA/line/pump/more',
    'spBv1.0/plant/XDATA/line',
    'spAv1.0/plant/NDATA/line',
    'spBv1.0/STATE/host',
  ]) {
    it(`does not read ${topic}`, () => expect(parseTopic(topic)).to.equal(undefined));
  }

  it('refuses IDs with wildcards or separators', () => {
    expect(stateTopic('muster')).to.equal('spBv1.0/STATE/muster');
    for (const id of ['', 'a/b', '+', '#']) {
      expect(() => stateTopic(id)).to.throw(/must have a character/);
      expect(() => formatTopic({ type: 'NCMD', groupId: id, edgeNodeId: 'e' })).to.throw(/none of/);
    }
  });
});
