/** Text in other encodings than UTF-8 is decoded as it declares, or refused with its line. */
import { expect } from 'chai';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, sendJson } from '@muster/testkit';
import { musterInProcess } from '../../../e2e/support/muster-in-process.ts';
import { useService } from './support/cli.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('encodings of files and standard input', () => {
  const { service, sandbox } = useService();

  beforeEach(() => {
    service.answer((request, response) => sendJson(response, 200, pageOf([], request.query)));
  });

  const run = async (words: string, bytes: Uint8Array) => {
    await writeFile(join(sandbox.folder, 'file'), bytes);
    return musterInProcess(words.split(' '), { ...sandbox.env, PWD: sandbox.folder }, bytes);
  };

  it('are refused with the line unless they are UTF-8, and nothing is sent', async () => {
    const faults: readonly (readonly [string, string])[] = [
      ['devices create-multiple --no-wait --data @file', 'DeviceIdentifier,Name\na,b\nc,M\xfcller\n'],
      ['devices create-multiple --no-wait --data -', '[{"DeviceIdentifier":\n"a"},\n{"Name":"M\xfcller"}]'],
      ['devices create --data @file', '{\n\n"Name":"M\xfcller"}'],
      ['api POST /tags --data @file', '{\n\n"Name":"M\xfcller"}'],
      ['api POST /tags --data -', '{\n\n"Name":"M\xfcller"}'],
      ['smart-object-types import --data @file', '<LWM2M>\n\n<Name>M\xfcller</Name></LWM2M>'],
      ['apply -f file', 'Version: 1\nTags:\n  - Name: M\xfcller\n'],
      ['apply -f -', 'Version: 1\nTags:\n  - Name: M\xfcller\n'],
      ['devices get -', 'a\nb\nM\xfcller\n'],
      ['read - /3/0/0', 'a\nb\nM\xfcller\n'],
    ];
    for (const [words, text] of faults) {
      service.received.length = 0;
      const { code, stdout, stderr } = await run(words, latin1(text));
      expect({ code, stdout }, `${words}: ${stderr}`).to.deep.equal({ code: 2, stdout: '' });
      expect(stderr).to.match(
        /(?:file|Standard input) is not UTF-8: line 3: ".*M\\xfcller.*"\.\nConvert it/u,
      );
      expect(service.received, words).to.deep.equal([]);
    }
  });

  it('of single lines for gateways are refused with the line, and the others are sent', async () => {
    service.answer((_request, response) => sendJson(response, 200, { Accepted: 2, Errors: [] }));
    const { code, stderr } = await run('gateways deliver g -', latin1('{"a":1}\n{"b":"\xfc"}\n{"c":1}\n'));
    expect(code).to.equal(8);
    expect(stderr).to.contain('line 2: The line is not UTF-8.');
    expect(JSON.parse(service.received.at(-1)!.body)).to.deep.equal([{ a: 1 }, { c: 1 }]);
  });

  it('of secrets are refused without showing them', async () => {
    for (const words of ['config set api-key -', 'version get --api-key-file file']) {
      const { code, stderr } = await run(words, latin1('key-\xfc'));
      expect(code).to.equal(2);
      expect(stderr).to.contain('is not UTF-8: line 1.').and.not.contain('key-\\x');
    }
  });

  it('are decoded as a byte order mark or an XML declaration says', async () => {
    const sent = async (words: string, bytes: Uint8Array): Promise<string> => {
      await run(words, bytes);
      return service.received.at(-1)!.body;
    };
    const text = '{"Name":"Müller"}';
    const marked = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await sent('api POST /tags --data @file', marked)).to.equal(text);
    expect(await sent('api POST /tags --data @file', Buffer.from(marked).swap16())).to.equal(text);
    expect(await sent('api POST /tags --data -', Buffer.from(`\ufeff${text}`))).to.equal(text);
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?>\n<LWM2M>M\xfcller</LWM2M>';
    expect(await sent('smart-object-types import --data @file', latin1(xml))).to.equal(
      '<?xml version="1.0" encoding="UTF-8"?>\n<LWM2M>Müller</LWM2M>',
    );
    expect(service.received.at(-1)).to.include({ contentType: 'application/xml' });
    const none = latin1(xml.replace('8859-1', 'none'));
    const unknown = await run('smart-object-types import --data @file', none);
    expect(unknown.stderr).to.contain('declares the encoding ISO-none, which is unknown.');
  });

  it('CSV with another separator or an empty column is refused with the reason', async () => {
    const faults: readonly (readonly [string, string])[] = [
      ['DeviceIdentifier;Name', 'separates its columns with semicolons: "DeviceIdentifier;Name"'],
      ['Id\tName', 'separates its columns with tabs'],
      ['DeviceIdentifier,Name,', 'column 3 of the header has no name: "DeviceIdentifier,Name,"'],
      ['Id,,Name', 'column 2 of the header has no name'],
    ];
    for (const [header, message] of faults) {
      for (const words of ['devices create-multiple --no-wait --data -', 'devices get -']) {
        service.received.length = 0;
        expect(await sandbox.fails(2, words, { input: `${header}\na,b,c\n` })).to.contain(message);
        expect(service.received).to.deep.equal([]);
      }
    }
  });
});
