import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sendJson, tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import { FileReadError, type FileSource, type UploadOptions, type UploadProgress } from '../src/index.ts';
import { rejection, someId, withService } from './support/fixture.ts';

const text = 'firmware of a crane';
const bytes = new TextEncoder().encode(text);

describe('a file to upload', () => {
  let folder: TempDir;
  let file: string;

  before(async () => {
    folder = await tempDir();
    file = join(folder.path, 'image.bin');
    await writeFile(file, bytes);
  });
  after(() => folder[Symbol.asyncDispose]());

  const upload = (
    firmware: FileSource,
    use: (body: string, error: Error | undefined) => void,
    options: UploadOptions = {},
  ) =>
    withService(async (service, client) => {
      service.answer((_request, response) => sendJson(response, 201, { Id: someId }));
      const request = { DeviceTypeId: someId, Title: 'Crane', Version: '1' };
      const error = await client.firmwarePackages.create({ firmware, request }, options).then(
        () => undefined,
        (reason: unknown) => reason as Error,
      );
      use(service.received[0]?.body ?? '', error);
    });

  const sources: Readonly<Record<string, () => FileSource>> = {
    'a Blob': () => new Blob([bytes]),
    bytes: () => bytes,
    'a stream of the web platform': () => new Blob([bytes]).stream(),
    'a stream of Node': () => createReadStream(file),
    'a stream of Node as one of the web platform': () => Readable.toWeb(createReadStream(file)),
    'an asynchronous iterable': async function* () {
      yield* [bytes.subarray(0, 4), await Promise.resolve(bytes.subarray(4))];
    },
  };
  for (const [kind, make] of Object.entries(sources)) {
    it(`can be ${kind}`, () =>
      upload(make(), (body, error) => {
        expect(error).to.equal(undefined);
        expect(body).to.contain(`\r\n\r\n${text}\r\n`);
      }));
  }

  for (const [kind, make] of Object.entries(sources)) {
    it(`reports its progress if it is ${kind}`, async () => {
      const seen: UploadProgress[] = [];
      const check = (body: string, error: Error | undefined): void => {
        expect(error).to.equal(undefined);
        expect(body).to.contain(`\r\n\r\n${text}\r\n`);
      };
      await upload(make(), check, { onProgress: (progress) => seen.push(progress) });
      const isSized = kind === 'a Blob' || kind === 'bytes';
      expect(seen.at(-1)).to.deep.equal({
        sentBytes: bytes.length,
        totalBytes: isSized ? bytes.length : undefined,
      });
      if (kind === 'an asynchronous iterable') expect(seen[0]?.sentBytes).to.equal(4);
    });
  }

  it('fails with the error of onProgress', () => {
    const onProgress = (): void => {
      throw new RangeError('no bar of this name');
    };
    return upload(bytes, (_body, error) => expect(error).to.be.instanceOf(RangeError), { onProgress });
  });

  it('can be a stream of Node with a name', () =>
    upload({ stream: createReadStream(file), name: 'image.bin' }, (body, error) => {
      expect(error).to.equal(undefined);
      expect(body).to.contain('filename="image.bin"').and.contain(text);
    }));

  it('fails with the reason of a stream that cannot be read', async () => {
    const missing = createReadStream(join(folder.path, 'missing.bin'));
    await upload(missing, (_body, error) => {
      expect(error).to.be.instanceOf(FileReadError);

      expect(error?.message).to.match(/^The file "firmware" could not be read: ENOENT: .*missing\.bin/u);
    });
    await upload(createReadStream(file, 'utf8'), (_body, error) =>
      expect(error?.message).to.equal(
        'The file "firmware" could not be read: its stream gives text. Set no encoding.',
      ),
    );
  });

  it('is refused if it is nothing of these', () =>
    withService(async (_service, client) => {
      const request = { DeviceTypeId: someId, Title: 'Crane', Version: '1' };
      // @ts-expect-error a file is no text
      const error = await rejection(client.firmwarePackages.create({ firmware: 'image.bin', request }));
      expect(error).to.be.instanceOf(TypeError);
    }));
});
