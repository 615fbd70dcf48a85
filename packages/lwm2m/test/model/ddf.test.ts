import { expect } from 'chai';
import { parseDdf } from '../../src/core.ts';
import { refused } from '../codec/support.ts';

interface Parts {
  id?: string;
  item?: string;
  items?: string;
  before?: string;
  type?: string;
  operations?: string;
}

function resource({ item = '1', type = 'Float', operations = 'R' }: Parts): string {
  return `<Item ID="${item}"><Name>Level &amp; more</Name><Operations>${operations}</Operations>
    <MultipleInstances>Single</MultipleInstances><Mandatory>Mandatory</Mandatory><Type>${type}</Type>
    <RangeEnumeration>0..100</RangeEnumeration><Units>%</Units><Description><![CDATA[A <level> & more]]></Description></Item>`;
}

function ddf(parts: Parts = {}): string {
  return `<?xml version="1.0" encoding="utf-8"?>${parts.before ?? '<!-- any <!DOCTYPE in a comment is text -->'}
    <LWM2M xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Object ObjectType="MODefinition">
    <Name>Tank</Name><Description1>A tank</Description1><ObjectID>${parts.id ?? '33000'}</ObjectID>
    <ObjectURN>urn:oma:lwm2m:x:33000:1.2</ObjectURN><LWM2MVersion>1.1</LWM2MVersion><ObjectVersion>1.2</ObjectVersion>
    <MultipleInstances>Multiple</MultipleInstances><Mandatory>Optional</Mandatory>
    <Resources>${parts.items ?? resource(parts)}</Resources><Description2/></Object></LWM2M>`;
}

describe('object definitions in XML', () => {
  it('reads an object', () => {
    const [model] = parseDdf(ddf());
    expect(model).to.deep.equal({
      id: 33_000,
      name: 'Tank',
      urn: 'urn:oma:lwm2m:x:33000:1.2',
      version: '1.2',
      lwm2mVersion: '1.1',
      multiple: true,
      mandatory: false,
      description: 'A tank',
      resources: new Map([
        [
          1,
          {
            id: 1,
            name: 'Level & more',
            operations: 'R',
            type: 'Float',
            multiple: false,
            mandatory: true,
            range: '0..100',
            units: '%',
            description: 'A <level> & more',
          },
        ],
      ]),
    });
  });

  it('reads bytes with a byte order mark, several objects, every type, and no resources', () => {
    expect(parseDdf(Buffer.from(`\uFEFF${ddf()}`))).to.have.length(1);
    const one = ddf().slice(ddf().indexOf('<Object '), ddf().indexOf('</LWM2M>'));
    expect(
      parseDdf(`<LWM2M>${one}${one.replace('33000<', '33001<')}</LWM2M>`).map(({ id }) => id),
    ).to.deep.equal([33_000, 33_001]);
    const types = 'String,Integer,Unsigned Integer,Float,Boolean,Opaque,Time,Objlnk,Corelnk,'.split(',');
    const items = types.map((type, i) =>
      resource({ item: i.toString(), type, operations: type === '' ? 'E' : 'RW' }),
    );
    expect(
      [...(parseDdf(ddf({ items: items.join('') }))[0]?.resources.values() ?? [])].map(({ type }) => type),
    ).to.deep.equal(types.map((type) => (type === '' ? 'None' : type.replace(' ', ''))));
    expect(parseDdf(ddf({ items: '' }))[0]?.resources.size).to.equal(0);
  });

  it('says which object and resource is wrong, and how', () => {
    const cases: [string, RegExp][] = [
      [ddf({ id: '65535' }), /object 65535: ObjectID is "65535", expected a number in 0..65534/],
      [ddf({ id: '' }), /object 1 of the file: ObjectID/],
      [ddf({ item: 'x' }), /object 33000, resource x: ID/],
      [ddf({ type: 'Double' }), /object 33000, resource 1: Type is "Double"/],
      [ddf({ operations: 'X' }), /Operations is "X"/],
      [ddf({ items: resource({}) + resource({}) }), /resource 1 twice/],
      [ddf().replace('Single', 'Some'), /MultipleInstances is "Some", expected Multiple or Single/],
      [ddf().replace('<Name>Tank</Name>', ''), /object 33000: Name/],
      [ddf().replace('<Name>Tank</Name>', '<Name>Ta&#0;nk</Name>'), /object 33000: Name has a control/],
      [ddf().replace('<ObjectVersion>1.2', '<ObjectVersion>new'), /ObjectVersion is "new"/],
      ['<html/>', /no LWM2M element/],
      [ddf().replace('</Resources>', ''), /no well-formed XML, line/],
      ['{}', /no well-formed XML/],
      ['', /no well-formed XML/],
    ];
    for (const [xml, message] of cases)
      expect(refused('malformed', () => parseDdf(xml)).message).to.match(message);
  });

  it('refuses document types and entities', () => {
    const bombs = [
      '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
      '<!doctype x>',
      '<!ENTITY x "y">',
    ];
    for (const before of bombs)
      expect(refused('malformed', () => parseDdf(ddf({ before }))).message).to.match(/refused/);
  });

  it('expands character references and the predefined entities, and leaves any other reference as it is', () => {
    const xml = ddf().replace('A tank', '&xxe; &#65;&#x42; &lt;');
    expect(parseDdf(xml)[0]?.description).to.equal('&xxe; AB <');
  });

  it('keeps to its limits', () => {
    refused('too-large', () => parseDdf(' '.repeat(1_048_577)));
    refused('too-large', () => parseDdf(ddf(), { maxBytes: 100 }));
    const many = Array.from({ length: 1025 }, (_, i) => `<Item ID="${i}"/>`).join('');
    refused('too-large', () => parseDdf(ddf({ items: many })));
    refused('malformed', () => parseDdf(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`));
    refused('malformed', () => parseDdf('<!--'.repeat(200_000)));
    refused('malformed', () => parseDdf('<![CDATA['.repeat(100_000)));
    refused('malformed', () => parseDdf('<a>'.repeat(100_000)));
    refused('malformed', () => parseDdf(Buffer.from([0x3c, 0xff, 0x3e])));
  });

  it('refuses a file of many tags, attributes or other parts before it is parsed', () => {
    const tags = (write: (i: number) => string, count: number): string =>
      `<LWM2M>${Array.from({ length: count }, (_, i) => write(i)).join('')}</LWM2M>`;
    const attributes = tags((i) => ` a${i}="1"`, 500)
      .replace('<LWM2M>', '<a')
      .replace('</LWM2M>', '/>');
    const tooMany = [
      tags((i) => `<a${i}/>`, 30_001),
      tags(() => attributes, 60),
      tags(() => '&lt;', 30_001),
      tags(() => '<!---->', 30_001),
      tags(() => '<?a?>', 30_001),
      tags(() => '<![CDATA[]]>', 30_001),
    ];
    for (const xml of tooMany)
      expect(refused('too-large', () => parseDdf(xml)).message).to.match(/more than 30000/);
    const wide = `<LWM2M ${Array.from({ length: 85_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`;
    for (const xml of [wide, `<a ${'b '.repeat(100_000)}`, '<'.repeat(100_000)])
      expect(refused('malformed', () => parseDdf(xml)).message).to.match(
        /line 1: a tag has no end within 8192/,
      );
    const full = Array.from({ length: 1024 }, (_, i) => resource({ item: i.toString() })).join('');
    expect(parseDdf(ddf({ items: full }))[0]?.resources.size).to.equal(1024);
  });

  it('is not moved by names of prototypes', () => {
    refused('malformed', () => parseDdf('<LWM2M><__proto__><Object/></__proto__></LWM2M>'));
    refused('malformed', () => parseDdf('<LWM2M><constructor/><toString/></LWM2M>'));
    expect(({} as Record<string, unknown>)['Object']).to.equal(undefined);
  });
});
