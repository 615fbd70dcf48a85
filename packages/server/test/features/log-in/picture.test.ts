import { startFakeService, type FakeService } from '@muster/testkit';
import { expect } from 'chai';
import { fetchPicture } from '../../../src/features/log-in/http/picture.ts';

const start = {
  'image/png': '89504e470d0a1a0a',
  'image/jpeg': 'ffd8ffe0',
  'image/gif': '474946383961',
  'image/webp': '524946460000000057454250',
};

describe('the picture of a person in the directory', () => {
  let directory: FakeService;
  beforeEach(async () => {
    directory = await startFakeService();
  });
  afterEach(() => directory[Symbol.asyncDispose]());

  const pictureAt = (picture: unknown): ReturnType<typeof fetchPicture> =>
    fetchPicture(directory.url, { claims: { picture }, accessToken: 'token' });
  const serve = (body: Buffer, status = 200): void =>
    directory.answer((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    });

  it('is one of the formats of browsers, by its first bytes', async () => {
    for (const [mediaType, hex] of Object.entries(start)) {
      const body = Buffer.from(`${hex}00112233`, 'hex');
      serve(body);
      expect(await pictureAt(`${directory.url}/me`)).to.deep.equal({
        mediaType,
        data: body.toString('base64'),
      });
    }
    expect(directory.received[0]?.authorization).to.equal(undefined);
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'GIF88a']) {
      serve(Buffer.from(other));
      expect(await pictureAt(`${directory.url}/me`), other).to.equal(undefined);
    }
  });

  it('has 256 KiB at most', async () => {
    const png = Buffer.from(start['image/png'], 'hex');
    serve(Buffer.concat([png, Buffer.alloc(262_144 - png.length)]));
    expect((await pictureAt(`${directory.url}/me`))?.mediaType).to.equal('image/png');
    serve(Buffer.concat([png, Buffer.alloc(262_145 - png.length)]));
    expect(await pictureAt(`${directory.url}/me`)).to.equal(undefined);
  });

  it('is not fetched from addresses that only the server reaches, nor over redirects', async () => {
    const other = await startFakeService();
    const { port } = new URL(other.url);
    for (const url of [
      `${other.url}/me`,
      `https://127.0.0.1:${port}/me`,
      `https://localhost:${port}/me`,
      `https://[::1]:${port}/me`,
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/',
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      'picture',
      '',
      5,
      undefined,
    ])
      expect(await pictureAt(url), String(url)).to.equal(undefined);
    directory.answer((_request, response) => {
      response.writeHead(302, { location: `${other.url}/me` }).end();
    });
    const failure: unknown = await pictureAt(`${directory.url}/me`).catch((error: unknown) => error);
    expect(String(failure)).to.equal('TypeError: fetch failed');
    expect(other.received).to.deep.equal([]);
    await other[Symbol.asyncDispose]();
  });

  it('is left out if the directory answers with an error', async () => {
    serve(Buffer.from(start['image/png'], 'hex'), 404);
    expect(await pictureAt(`${directory.url}/me`)).to.equal(undefined);
  });
});
