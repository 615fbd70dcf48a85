import { expect } from 'chai';
import {
  discoverLink,
  formatLinkFormat,
  objectLinks,
  parseLinkFormat,
  parseNotificationAttributes,
  parseObjectLinks,
  parsePath,
} from '../../src/core.ts';

const parse = (payload: string) => parseObjectLinks(parseLinkFormat(payload).links);

describe('object links', () => {
  it('LightweightM2M-1.1-int-101: reads the list of a Register', () => {
    expect(
      parse('</>;rt="oma.lwm2m";ct="60 110 112",</1/0>,</3/0>,</3303>;ver=1.1,</3303/1>,</3303/0>'),
    ).to.deep.equal({
      rootPath: '/',
      contentFormats: [60, 110, 112],
      objects: [
        { objectId: 1, instanceIds: [0] },
        { objectId: 3, instanceIds: [0] },
        { objectId: 3303, version: '1.1', instanceIds: [0, 1] },
      ],
      warnings: [],
    });
  });

  it('reads objects without an instance, and instances given twice', () => {
    const expected = [
      { objectId: 3, instanceIds: [0] },
      { objectId: 5, instanceIds: [] },
    ];
    expect(parse('</5>,</3/0>,</3/0>').objects).to.deep.equal(expected);
  });

  it('follows an alternate root path', () => {
    expect(parse('</lwm2m/>;rt="x oma.lwm2m";ct=11543,</lwm2m/1/0>,</lwm2m/3/0>')).to.deep.equal({
      rootPath: '/lwm2m',
      contentFormats: [11_543],
      objects: [
        { objectId: 1, instanceIds: [0] },
        { objectId: 3, instanceIds: [0] },
      ],
      warnings: [],
    });
  });

  const versions: [what: string, payload: string, warned: boolean][] = [
    ['without quotation marks', '</3>;ver=1.1,</3/0>', false],
    ['in quotation marks', '</3>;ver="1.1",</3/0>', false],
    ['in quotation marks twice', '</3>;ver="\\"1.1\\"",</3/0>', false],
    ['on the instance', '</3/0>;ver="1.1"', true],
  ];
  for (const [what, payload, warned] of versions) {
    it(`takes ver ${what}`, () => {
      const { objects, warnings } = parse(payload);
      expect(objects).to.deep.equal([{ objectId: 3, version: '1.1', instanceIds: [0] }]);
      expect(warnings).to.have.length(warned ? 1 : 0);
    });
  }

  it('warns about ignored links, and accepts the device', () => {
    const parsed = parse(
      '</>;ct="x 110",</3/0>;ver=new,</65535/0>,</3/65535>,</sensor>,</3/0/1>,</4/0/>,<5/0>',
    );
    expect(parsed.objects).to.deep.equal([
      { objectId: 3, instanceIds: [0] },
      { objectId: 4, instanceIds: [0] },
      { objectId: 5, instanceIds: [0] },
    ]);
    expect(parsed.contentFormats).to.deep.equal([110]);
    expect(parsed.warnings).to.have.length(8);
    expect(parsed.warnings.join()).to.contain('/65535/0').and.contain('no version').and.contain('/3/0/1');
  });

  it('bounds its warnings', () => {
    const payload = Array.from({ length: 500 }, (_, i) => `</x${i}${'y'.repeat(100)}>`).join(',');
    const { warnings } = parse(payload);
    expect(warnings).to.have.length(20);
    expect(Math.max(...warnings.map(({ length }) => length))).to.be.below(200);
  });

  it('reads values made to be slow to match as fast as any', () => {
    const quotes = "'".repeat(200_000);
    expect(parse(`</3/0>;ver="${quotes}x"`).warnings).to.have.length(1);
    expect(parse(`</${'/'.repeat(200_000)}x>;rt="oma.lwm2m"`).objects).to.deep.equal([]);
    expect(parse(`</>;rt="${' '.repeat(200_000)}"`).objects).to.deep.equal([]);
    expect(parse(`</>;rt="oma.lwm2m";ct="${' '.repeat(200_000)}x"`).contentFormats).to.deep.equal([]);
    expect(parse(`</3/0${'/'.repeat(200_000)}x>`).objects).to.deep.equal([]);
  });

  it('encodes its own decoding', () => {
    const objects = [
      { objectId: 1, instanceIds: [0] },
      { objectId: 3303, version: '1.1', instanceIds: [0, 1] },
      { objectId: 5, instanceIds: [] },
    ];
    expect(formatLinkFormat(objectLinks(objects))).to.equal(
      '</1/0>,</3303>;ver=1.1,</3303/0>,</3303/1>,</5>',
    );
    const text = formatLinkFormat(objectLinks(objects, { rootPath: '/a', contentFormats: [110, 112] }));
    expect(text).to.equal(
      '</a>;rt="oma.lwm2m";ct="110 112",</a/1/0>,</a/3303>;ver=1.1,</a/3303/0>,</a/3303/1>,</a/5>',
    );
    expect(parse(text).rootPath).to.equal('/a');
    expect(parse(text).objects.map(({ objectId }) => objectId)).to.deep.equal([1, 5, 3303]);
  });

  it('writes and reads the links of a Discover answer', () => {
    const link = discoverLink(parsePath('/3/0/7'), { dim: 2, pmin: 10, pmax: 60, gt: 4.5, con: 1 });
    expect(formatLinkFormat([link])).to.equal('</3/0/7>;dim=2;pmin=10;pmax=60;gt=4.5;con=1');
    const expected = { pmin: 10, pmax: 60, gt: 4.5, con: 1 };
    expect(parseNotificationAttributes(link.attributes)).to.deep.equal(expected);
    const odd = new Map<string, string | true>([
      ['pmin', 'x'],
      ['pmax', true],
      ['con', '2'],
      ['st', ''],
    ]);
    expect(parseNotificationAttributes(odd)).to.deep.equal({});
  });
});
