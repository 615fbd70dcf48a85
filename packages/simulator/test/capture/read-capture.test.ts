import { writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import fc from 'fast-check';
import { CaptureFileError, readCapture } from '../../src/index.ts';
import { describeOptions, parseOptions } from '../../src/capture/option-text.ts';
import { describePayload, parsePayload } from '../../src/capture/payload-text.ts';
import { rejection } from '../support/rejection.ts';

const header =
  '{"format":"muster-capture","version":1,"startedAt":"2026-01-01T00:00:00.000Z","listen":"coap://127.0.0.1:5783","server":"coap://127.0.0.1:5683"}';
const message = '{"ms":1.5,"device":"m","link":1,"from":"device","type":"CON","code":"GET","id":1}';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('readCapture', () => {
  let place: TempDir;
  let file: string;

  beforeEach(async () => {
    place = await tempDir();
    file = place.join('capture.ndjson');
  });

  afterEach(() => place.remove());

  const faultOf = async (text: string | Buffer): Promise<string> => {
    await writeFile(file, text);
    const error = await rejection(readCapture(file));
    expect(error).to.be.instanceOf(CaptureFileError);
    return error.message.replace(file, 'FILE');
  };

  it('names the file, the line and the fault', async () => {
    const second = (line: string): Promise<string> => faultOf(`${header}\n${line}\n${message}\n`);
    expect(await faultOf('')).to.contain('FILE:1: the header is missing');
    expect(await faultOf('version: 1\n')).to.contain('FILE:1: the line is not valid JSON');
    expect(await faultOf(`${message}\n`)).to.contain('FILE:1: the file is not a capture');
    expect(await faultOf(`${header.replace('"version":1', '"version":2')}\n`)).to.contain(
      'FILE:1: unknown version 2 of the format. This release reads version 1',
    );
    expect(await faultOf('{"format":"muster-capture","version":1}\n')).to.contain('"startedAt"');
    expect(await second('{"ms":')).to.contain('FILE:2: the line is not valid JSON');
    const latin = Buffer.from(`${header}\n${message.replace('"m"', '"m\xfcnchen"')}\n`, 'latin1');
    expect(await faultOf(latin)).to.contain('FILE:2: the line is not UTF-8');
    expect(await faultOf(latin.subarray(0, -1))).to.contain('FILE:2: the line is not UTF-8');
    expect(await second('[]')).to.contain('FILE:2: a line must be a JSON object');
    expect(await second('{}')).to.contain('FILE:2: "ms" must be a number');
    expect(await second(message.replace('CON', 'CAN'))).to.contain('FILE:2: "type" must be one of CON');
    expect(await second(message.replace('GET', 'GOT'))).to.contain('FILE:2: unknown code "GOT"');
    expect(await second(message.replace('"id":1', '"id":65536'))).to.contain('"id" must be a number from 0');
    expect(await second(message.replace('}', ',"options":{"Uri-Pth":"/3"}}'))).to.contain(
      'FILE:2: unknown option "Uri-Pth"',
    );
    expect(await second(message.replace('}', ',"payload":{"hex":"abc"}}'))).to.contain('even number');
    expect(await second(message.replace('"link":1', '"link":1.5'))).to.contain('"link" must be a whole');
  });

  it('names a file that is not there', async () => {
    const error = await rejection(readCapture(place.join('none')));
    expect(error).to.be.instanceOf(CaptureFileError);
    expect(error).to.have.property('message').that.contains('There is no such file');
  });

  it('leaves out a last line that a crash has cut off, and says which', async () => {
    await writeFile(file, `${header}\n${message}\n${message.slice(0, 30)}`);
    const capture = await readCapture(file);
    expect(capture).to.deep.include({ complete: false, truncatedLine: 3, durationMs: 1.5 });
    expect(capture.messages).to.have.length(1);
  });

  it('reads a whole last line without a newline', async () => {
    await writeFile(file, `${header}\n${message}\n{"ms":9,"note":"end"}`);
    const expected = { complete: true, truncatedLine: undefined, durationMs: 9 };
    expect(await readCapture(file)).to.deep.include(expected);
  });

  it('refuses a file with too many messages', async () => {
    await writeFile(file, `${header}\n${message}\n${message}\n`);
    const error = await rejection(readCapture(file, { maxMessages: 1 }));
    expect(error.message).to.contain(':3: the file has more than 1 messages');
  });

  it('throws CaptureFileError and nothing else for any lines', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          ms: fc.anything(),
          link: fc.nat(),
          device: fc.string(),
          from: fc.constant('device'),
          type: fc.constant('CON'),
          code: fc.constantFrom('GET', '2.05', 'EMPTY'),
          id: fc.nat(65_535),
          options: fc.anything(),
          payload: fc.anything(),
        })
        .map((value) =>
          JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? String(one) : one)),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 4 }), fc.boolean(), async (lines, hasHeader) => {
        await writeFile(file, [...(hasHeader ? [header] : []), ...lines].join('\n'));
        await readCapture(file).catch((error: unknown) => {
          if (!(error instanceof CaptureFileError)) throw error;
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('the words of a capture', () => {
  const bytes = (maxLength: number): fc.Arbitrary<Buffer> =>
    fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
  const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map((one) => Buffer.from(one));

  it('hold every option and payload exactly', () => {
    const numbers = fc.oneof(
      fc.constantFrom(1, 3, 4, 5, 6, 7, 8, 11, 12, 14, 15, 17, 20, 23, 27, 28, 60),
      fc.nat(65_535),
    );
    const option = fc.record({ number: numbers, value: fc.oneof(bytes(9), text) });
    fc.assert(
      fc.property(fc.array(option, { maxLength: 6 }), bytes(400), (options, payload) => {
        const ordered = options.toSorted((a, b) => a.number - b.number);
        const read = parseOptions(JSON.parse(JSON.stringify(describeOptions(ordered))));
        expect(read.map(({ number, value }) => [number, value.toString('hex')])).to.deep.equal(
          ordered.map(({ number, value }) => [number, value.toString('hex')]),
        );
        expect(parsePayload(JSON.parse(JSON.stringify(describePayload(payload))))).to.deep.equal(payload);
      }),
    );
  });
});
