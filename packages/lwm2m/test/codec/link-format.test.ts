import { expect } from 'chai';
import { formatLinkFormat, parseLinkFormat } from '../../src/core.ts';
import { refused } from './support.ts';

function plain(payload: string) {
  const { links, warnings } = parseLinkFormat(payload);
  return { links: links.map(({ target, attributes }) => [target, Object.fromEntries(attributes)]), warnings };
}

describe('link format', () => {
  it('reads quoted values with separators and escapes, and attributes without a value', () => {
    const expected = [['/a', { title: 'x, "y"; <z> \\', hb: true, Q: true }]];
    expect(plain('</a>;title="x, \\"y\\"; <z> \\\\";hb;Q').links).to.deep.equal(expected);
  });

  const bent: [what: string, payload: string, links: string, warning: RegExp][] = [
    ['white space', ' </1/0> , </3/0> ; ver = 1.1 \r\n', '</1/0>,</3/0>;ver=1.1', /white space/],
    ['a trailing comma', '</1/0>,</3/0>,', '</1/0>,</3/0>', /separator/],
    ['stray semicolons', '</1/0>;;ct=40;,</3/0>;', '</1/0>;ct=40,</3/0>', /semicolon/],
    ['empty links', ',,</1/0>,,</3/0>', '</1/0>,</3/0>', /separator/],
    ['a missing comma', '</1/0></3/0>', '</1/0>,</3/0>', /comma missing/],
    ['repeated ct', '</>;ct=110;ct=112', '</>;ct="110 112"', /"ct" given more than once/],
    ['another repeated attribute', '</>;rt="a";rt="b"', '</>;rt="a"', /"rt" given more than once/],
    ['an unquoted list', '</>;ct=60 110 112,</1/0>', '</>;ct="60 110 112",</1/0>', /^$/],
  ];
  for (const [what, payload, links, warning] of bent) {
    it(`takes ${what}`, () => {
      const parsed = parseLinkFormat(payload);
      expect(formatLinkFormat(parsed.links)).to.equal(links);
      expect(parsed.warnings.join()).to.match(warning);
    });
  }

  it('reads nothing from nothing', () => {
    expect(plain('')).to.deep.equal({ links: [], warnings: [] });
    expect(parseLinkFormat(new Uint8Array()).links).to.deep.equal([]);
  });

  it('rejects truncated and malformed text, with the position', () => {
    const hopeless: [string, number][] = [
      ['</1/0', 0],
      ['</1/0>,</3', 7],
      ['</>;rt="oma', 7],
      ['1/0', 0],
      ['</1/0>x', 6],
      ['</1/0>;=1', 7],
      ['</1/0</3/0>', 0],
      ['</1>;a<', 6],
      ['</1>;a=b"c"', 8],
      ['\u0000\u0001', 0],
      ['</1>;a="\\', 7],
      ['</1/0>,garbage', 7],
    ];
    for (const [payload, offset] of hopeless) {
      expect(refused('malformed', () => parseLinkFormat(payload)).offset, payload).to.equal(offset);
    }
  });

  it('keeps to its limits', () => {
    refused('too-large', () => parseLinkFormat('</1/0>,'.repeat(8193)));
    refused('too-large', () => parseLinkFormat(`<${'a'.repeat(300_000)}>`));
    refused('too-large', () =>
      parseLinkFormat(`</1>${Array.from({ length: 33 }, (_, i) => `;a${i}`).join('')}`),
    );
    refused('too-large', () => parseLinkFormat('</1>,</2>', { maxLinks: 1 }));
    expect(parseLinkFormat(`</1>${';a'.repeat(1000)}`).warnings).to.have.length.below(21);
  });

  it('writes links, with quotation marks where they are due', () => {
    const text = '</>;rt="oma.lwm2m";ct="60 110";hb,</3303>;ver=1.1,</a>;title="x \\"y\\" \\\\"';
    expect(formatLinkFormat(parseLinkFormat(text).links)).to.equal(text);
  });
});
