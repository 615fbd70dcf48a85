import { expect } from 'chai';
import { option, pathOf } from '../support/bytes-device.ts';
import { BytesWorld, type Row } from '../support/bytes-world.ts';

const TLV = 11_542;

/** In TLV a value carries no type; its definition does. */
describe('values of an object whose versions differ in a type, through the API', () => {
  let world: BytesWorld;

  before(async () => {
    world = await BytesWorld.start();
    world.answerOf = (request) =>
      pathOf(request) === '/33001/0/7'
        ? { code: '2.05', options: { [option.contentFormat]: TLV }, payload: Buffer.from('c2073132', 'hex') }
        : undefined;
    const definition = (version: string, type: string): unknown => ({
      id: 33_001,
      Name: `Mooring Line ${version}`,
      ObjectUrn: version === '1.0' ? 'urn:oma:lwm2m:x:33001' : `urn:oma:lwm2m:x:33001:${version}`,
      InstanceType: 'Multiple',
      resourcedefs: [{ id: 7, Name: 'Serial', Operations: 'RW', type }],
    });
    const definitions = [definition('1.0', 'String'), definition('1.1', 'Integer')];
    await world.call('POST', '/smartobjecttypes/import', definitions);
  });

  after(() => world.close());

  for (const [title, link, type, value, other] of [
    ['without ver it is version 1.0: the bytes are a text', '</33001/0>', 'String', { sv: '12' }, 'v'],
    [
      'with ver=1.1 the same bytes are an integer',
      '</33001>;ver=1.1,</33001/0>',
      'Integer',
      { v: 0x3132 },
      'sv',
    ],
    ['with ver=1.0 they are a text again', '</33001>;ver=1.0,</33001/0>', 'String', { sv: '12' }, 'v'],
  ] as const) {
    it(title, async () => {
      await world.register(`</>;ct=${TLV},</1/0>,${link}`, title.split(':')[0]!.replaceAll(/\W/gu, ''));
      const id = await world.resource(33_001, 0, 7);
      await world.call('GET', `/resources/${id}/read`);
      await world.answeredUntil((request) => pathOf(request) === '/33001/0/7');
      let shown: Row;
      do shown = await world.show(`/resources/${id}`);
      while (shown.LatestMeasurement === undefined);
      expect(shown.DataType).to.equal(type);
      expect(shown.LatestMeasurement).to.include(value).and.not.have.property(other);
    });
  }
});
