import { expect } from 'chai';
import { ContentFormat, decodeInstances, decodeSenml, encodeInstance, EncodeError } from '../../src/core.ts';
import { bytes, decode, deviceRecords, encode, models, noModels, nowMs, record, refused } from './support.ts';

const format = ContentFormat.senmlJson;

// OMA TS 1.1, 7.4.4: the Device instance.
const device =
  '[{"bn":"/3/0/","n":"0","vs":"Open Mobile Alliance"},{"n":"1","vs":"Lightweight M2M Client"},' +
  '{"n":"2","vs":"345000123"},{"n":"3","vs":"1.0"},{"n":"6/0","v":1},{"n":"6/1","v":5},{"n":"7/0","v":3800},' +
  '{"n":"7/1","v":5000},{"n":"8/0","v":125},{"n":"8/1","v":900},{"n":"9","v":100},{"n":"10","v":15},' +
  '{"n":"11/0","v":0},{"n":"13","v":1367491215},{"n":"14","vs":"+02:00"},{"n":"16","vs":"U"}]';

describe('SenML JSON', () => {
  it('reads and writes the enabler example', () => {
    expect(decode(format, device, '/3/0')).to.deep.equal(deviceRecords);
    expect(decode(format, device, '/3')).to.deep.equal(deviceRecords);
    expect(encode(format, '/3/0', deviceRecords).toString()).to.equal(device);
  });

  it('joins base name and name as text', () => {
    const pack = '[{"bn":"/330","n":"3/0/5700","v":3},{"bn":"/33","n":"03/1/5700","v":4}]';
    expect(decode(format, pack, '/')).to.deep.equal([record('/3303/0/5700', 3), record('/3303/1/5700', 4)]);
    // "/10" and "0/21" name the object instance /100/21, which has no value of its own.
    refused('mismatch', () => decode(format, '[{"bn":"/10","n":"0/21","v":3}]', '/'));
  });

  it('keeps the base name until it is given again', () => {
    const pack =
      '[{"bn":"/3303/0/","n":"5700","v":1.5},{"n":"5701","vs":"Cel"},{"bn":"/3304/1/","n":"5700","v":40}]';
    expect(decode(format, pack, '/')).to.deep.equal([
      record('/3303/0/5700', 1.5),
      record('/3303/0/5701', 'Cel'),
      record('/3304/1/5700', 40),
    ]);
  });

  it('resolves times: absolute from 2^28 on, else relative to now', () => {
    const pack =
      '[{"bn":"/3303/0/5700","bt":1700000000.5,"v":1},{"t":2,"v":2},{"bt":0,"t":-60,"v":3},{"bt":-10,"t":4.25,"v":4}]';
    expect(decode(format, pack, '/3303/0').map(({ timeMs }) => timeMs)).to.deep.equal([
      1_700_000_000_500,
      1_700_000_002_500,
      nowMs - 60_000,
      nowMs - 5750,
    ]);
    for (const [time, timeMs] of [
      ['"t":43200', nowMs + 43_200_000],
      ['"t":268435455', nowMs + 268_435_455_000],
      ['"t":268435456', 268_435_456_000],
      ['"bt":268435455,"t":1', 268_435_456_000],
      // "Roughly now" (RFC 8428 section 4.5.3): the time of receipt, as without a time.
      ['"t":0', undefined],
      ['"bt":-5,"t":5', undefined],
      ['"u":"Cel"', undefined],
    ] as const) {
      const read = [{ ...decode(format, `[{"n":"/3303/0/5700","v":1,${time}}]`, '/')[0] }];
      expect(read, time).to.deep.equal([record('/3303/0/5700', 1, timeMs)]);
    }
  });

  it('refuses numbers that no double holds, and texts that are not Unicode, in LwM2M JSON too', () => {
    for (const number of ['1e400', '-1E+400', '9'.repeat(400)]) {
      refused('malformed', () => decode(format, `[{"n":"/3303/0/5700","v":${number}}]`, '/'));
      refused('malformed', () => decode(format, `[{"bv":${number},"n":"/3303/0/5700","v":1}]`, '/'));
      refused('malformed', () => decode(ContentFormat.json, `{"e":[{"n":"0/5700","v":${number}}]}`, '/3303'));
    }
    refused('malformed', () => decode(format, '[{"bv":1e308,"n":"/3303/0/5700","v":1e308}]', '/'));
    const expected = [record('/3303/0/5700', 0)];
    expect(decode(format, '[{"n":"/3303/0/5700","v":1e-400}]', '/')).to.deep.equal(expected);
    refused('malformed', () => decode(format, '[{"n":"/3/0/0","vs":"\\ud800"}]', '/'));
    const wanted = [record('/3/0/0', '\u{1F600}')];
    expect(decode(format, '[{"n":"/3/0/0","vs":"\\ud83d\\ude00"}]', '/')).to.deep.equal(wanted);
  });

  it('names the record that it refuses', () => {
    const read = (last: string) => () => decode(format, `[{"n":"/3303/0/5700","v":1},${last}]`, '/');
    for (const [last, message] of [
      ['{"n":"/3303/1/5700","v":null}', 'record 1: v is not a number'],
      ['{"n":"/3303/1/5700"}', 'record 1: /3303/1/5700 has no value'],
      ['{"n":"/3303/1/5700","v":1,"vs":"x"}', 'record 1: a record has two values'],
      ['7', 'record 1: a SenML record is an object'],
    ] as const) {
      expect(refused('malformed', read(last)).message).to.equal(message);
    }
  });

  it('reads names of any kind and the types that the pack says, without an object model', () => {
    const pack =
      '[{"bn":"sensor/","bt":1700000000,"bv":100,"n":"temp","v":1},{"n":"id","vd":"AQI"},{"n":"on","vb":true,"t":2},' +
      '{"n":"big","v":9007199254740993},{"bn":"","n":"link","vlo":"3:0"},{"bn":"x"}]';
    const bt = 1_700_000_000_000;
    expect(decodeSenml(format, Buffer.from(pack), { nowMs })).to.deep.equal([
      { name: 'sensor/temp', value: 101, timeMs: bt },
      { name: 'sensor/id', value: Buffer.from([1, 2]), timeMs: bt },
      { name: 'sensor/on', value: true, timeMs: bt + 2_000 },
      { name: 'sensor/big', value: 9_007_199_254_741_093n, timeMs: bt },
      { name: 'link', value: { objectId: 3, instanceId: 0 }, timeMs: bt },
    ]);
    const cbor = encode(ContentFormat.senmlCbor, '/', [record('/3303/0/5700', 1.5)]);
    expect(decodeSenml(ContentFormat.senmlCbor, cbor)).to.deep.equal([{ name: '/3303/0/5700', value: 1.5 }]);
    refused('unsupported', () => decodeSenml(ContentFormat.json, Buffer.from('[]')));
    refused('malformed', () => decodeSenml(format, Buffer.from('[{"n":"temp"}]')));
  });

  it('adds the base value to numbers', () => {
    const pack = '[{"bn":"/3303/0/","bv":20,"n":"5700","v":2.5},{"n":"5701","vs":"Cel"},{"n":"5601","v":-1}]';
    expect(decode(format, pack, '/3303/0').map(({ value }) => value)).to.deep.equal([22.5, 'Cel', 19]);
  });

  it('carries every type', () => {
    const records = [
      record('/5/0/0', Buffer.from([0xfb, 0xff, 0x01, 0x02])),
      record('/3/0/22/0', { objectId: 3303, instanceId: 1 }),
      record('/1/0/6', true),
      record('/3/0/10', 2n ** 63n - 1n),
      record('/1/0/11', 2n ** 64n - 1n),
      record('/3/0/0', 'a "quoted"\\\n\u00e9\u{1F600} text'),
    ];
    const payload = encode(format, '/', records);
    expect(payload.toString()).to.contain('"vd":"-_8BAg"').and.contain('"vlo":"3303:1"');
    expect(payload.toString()).to.contain('9223372036854775807').and.contain('18446744073709551615');
    expect(decode(format, payload, '/')).to.deep.equal(records);
  });

  it('reads opaque values in plain base64 with padding too', () => {
    expect(decode(format, '[{"n":"/5/0/0","vd":"+/8BAg=="}]', '/5/0')).to.deep.equal([
      record('/5/0/0', Buffer.from([0xfb, 0xff, 0x01, 0x02])),
    ]);
  });

  it('fits values to their type where nothing is lost', () => {
    const values = (pack: string) => decode(format, pack, '/').map(({ value }) => value);
    expect(values('[{"n":"/3/0/9","v":5.0e1},{"n":"/1/0/6","v":1}]')).to.deep.equal([50, true]);
    expect(values('[{"n":"/3/0/13","v":1367491215.25}]')).to.deep.equal([new Date(1_367_491_215_250)]);
    expect(values('[{"n":"/3/0/13","vs":"2013-05-02T10:40:15Z"}]')).to.deep.equal([
      new Date(1_367_491_215_000),
    ]);
    expect(values('[{"n":"/3/0/22/0","vs":"10:0"}]')).to.deep.equal([{ objectId: 10, instanceId: 0 }]);
  });

  it('keeps what the labels say for resources that no model knows', () => {
    const pack =
      '[{"bn":"/3/0/","n":"0","v":1.5},{"n":"1","vs":"x"},{"n":"2","vb":true},{"n":"3","vd":"AQI"},{"n":"4","vlo":"1:2"}]';
    expect(decode(format, pack, '/', noModels).map(({ value }) => value)).to.deep.equal([
      1.5,
      'x',
      true,
      Buffer.from([1, 2]),
      { objectId: 1, instanceId: 2 },
    ]);
  });

  it('writes times, and refuses those that would read as relative', () => {
    const at = record('/3303/0/5700', 1, 1_700_000_000_250);
    expect(encode(format, '/3303/0', [at]).toString()).to.equal(
      '[{"bn":"/3303/0/","n":"5700","t":1700000000.25,"v":1}]',
    );
    expect(decode(format, encode(format, '/3303/0', [at]), '/3303/0')).to.deep.equal([at]);
    expect(() => encode(format, '/3303/0', [record('/3303/0/5700', 1, 1000)])).to.throw(EncodeError);
  });

  for (const [format, empty, named] of [
    [ContentFormat.senmlJson, '[]', '[{"bn":"/3303/7/"}]'],
    [ContentFormat.senmlCbor, bytes('80'), bytes('81 a1 21 68 2f333330332f372f')],
  ] as const) {
    it(`RFC 8428 4.2: refuses to write a record without a value, and reads one that names an empty instance, in ${format}`, () => {
      expect(() => encodeInstance(format, { objectId: 3303, instanceId: 7 }, [], models))
        .to.throw(EncodeError, 'cannot carry /3303/7 without a value')
        .with.property('code', 'unsupported');
      expect(() => encodeInstance(format, { objectId: 3303 }, [], models)).to.throw(EncodeError);
      expect(encode(format, '/3303/7', [])).to.deep.equal(Buffer.from(empty));
      const instances = decodeInstances(format, Buffer.from(named), 3303, models);
      expect(instances).to.deep.equal([{ instanceId: 7, records: [] }]);
    });
  }

  it('refuses fields that must be understood, later versions and sums', () => {
    refused('unsupported', () => decode(format, '[{"n":"/3/0/9","v":1,"x_":1}]', '/'));
    refused('unsupported', () => decode(format, '[{"bver":11,"n":"/3/0/9","v":1}]', '/'));
    refused('unsupported', () => decode(format, '[{"n":"/3/0/9","s":1}]', '/'));
    expect(decode(format, '[{"bver":10,"n":"/3/0/9","v":1,"u":"%EL","x":1}]', '/')).to.have.length(1);
  });

  it('refuses names and values that make no sense', () => {
    const malformed = [
      '',
      'null',
      '{}',
      '[1]',
      '[[]]',
      '[{"n":1,"v":1}]',
      '[{"n":"/3/0/9","v":"1"}]',
      '[{"n":"/3/0/9","vb":1}]',
      '[{"n":"/3/0/9","v":1,"vs":"1"}]',
      '[{"n":"/3/0/9"}]',
      '[{"n":"/3/0/65535","v":1}]',
      '[{"n":"urn:x","v":1}]',
      '[{"n":"/3/0/9/0/0","v":1}]',
      '[{"n":"/3/0/9","t":"now","v":1}]',
      '[{"n":"/3/0/9","t":1e300,"v":1}]',
      '[{"n":"/3/0/9","v":null}]',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      '\u0000',
      '[{"v":1}]',
    ];
    for (const pack of malformed) refused('malformed', () => decode(format, pack, '/'));
    refused('malformed', () => decode(format, Buffer.from([0x5b, 0xff, 0x5d]), '/'));
  });

  it('rejects values of another path or type', () => {
    refused('mismatch', () => decode(format, '[{"n":"/3/1/9","v":1}]', '/3/0'));
    refused('mismatch', () => decode(format, '[{"n":"/3/0","v":1}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/1/0/6","v":2}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/3/0/9","v":1.5}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/3/0/9","vs":"1"}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/1/0/11","v":-1}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/5/0/0","vd":"*"}]', '/'));
    refused('mismatch', () => decode(format, '[{"n":"/3/0/13","v":1e20}]', '/'));
    expect(() => encode(format, '/3303/0', [record('/3303/0/5700', Number.NaN)])).to.throw(EncodeError);
  });

  it('is not moved by names of prototypes', () => {
    refused('unsupported', () => decode(format, '[{"__proto__":{"v":1},"n":"/3/0/9"}]', '/'));
    const pack = '[{"constructor":{"prototype":{"v":1}},"toString":1,"n":"/3/0/9","v":5}]';
    expect(decode(format, pack, '/')).to.deep.equal([record('/3/0/9', 5)]);
    expect(({} as Record<string, unknown>)['v']).to.equal(undefined);
  });

  it('refuses more records than its bound', () => {
    const pack = `[${Array.from({ length: 65_537 }, () => '{"n":"/3/0/9","v":1}').join(',')}]`;
    refused('too-large', () => decode(format, pack, '/'));
  });
});
