import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { TestApp } from '../../support/app.ts';

/** What browsers send when they open an address. */
const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const INDEX = '<!doctype html><title>Dashboard</title>';
const SCRIPT = 'export const dashboard = true;\n'.repeat(50);

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('the dashboard', () => {
  let parent: string;
  let folder: string;
  let app: TestApp;

  beforeEach(async () => {
    parent = mkdtempSync(join(tmpdir(), 'muster-dashboard-'));
    folder = join(parent, 'site');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(parent, 'secret.txt'), 'secret');
    write('index.html', INDEX);
    write('assets/main-4f2a.js', SCRIPT);
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, '.env'), 'secret');
    app = await TestApp.start({ dashboardFolder: folder });
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
    rmSync(parent, { recursive: true });
  });

  function write(name: string, text: string): void {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }

  /** Sends the path as it is: fetch would tidy it up. */
  async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, method, headers, agent: false });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  }

  it('opens at / in a browser, and at the addresses of its pages', async () => {
    for (const path of ['/', '/devices', '/devices/0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44/', '/?x=1']) {
      const { status, headers, body } = await get(path, PAGE);
      expect([status, body.toString()], path).to.deep.equal([200, INDEX]);
      expect(headers).to.include({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('may load and connect to nothing but the server itself, and runs no inline code', async () => {
    for (const path of ['/', '/assets/main-4f2a.js']) {
      expect((await get(path, PAGE)).headers['content-security-policy']).to.equal(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('leaves programs their 404, and the API all its paths', async () => {
    for (const accept of [undefined, '*/*', 'application/json', 'application/problem+json'])
      for (const path of ['/', '/devices', '/nothing'])
        expect((await get(path, accept === undefined ? {} : { accept })).status, path).to.equal(404);
    for (const path of ['/api', '/api/v3/nothing', '/API/v3/nothing', '/api/']) {
      const { status, headers } = await get(path, PAGE);
      expect([status, headers['content-type']], path).to.deep.equal([404, 'application/json; charset=utf-8']);
    }
    expect((await get('/api/v3/devices', PAGE)).status).to.equal(401);
    expect((await get('/docs', PAGE)).body.toString()).to.include('devices.tree');
    expect((await get('/devices', PAGE, 'POST')).status).to.equal(404);
  });

  it('sends compressed files to those who accept them, and keeps bundles in caches for good', async () => {
    const plain = await get('/assets/main-4f2a.js', { accept: '*/*' });
    expect(plain.body.toString()).to.equal(SCRIPT);
    expect(plain.headers).to.not.have.property('content-encoding');
    const gzipped = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzipped.body).toString()).to.equal(SCRIPT);
    const brotli = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotliDecompressSync(brotli.body).toString()).to.equal(SCRIPT);
    for (const { headers } of [plain, gzipped, brotli]) {
      expect(headers).to.include({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
    }
    expect(new Set([plain, gzipped, brotli].map(({ headers }) => headers.etag)).size).to.equal(3);
    const icon = await get('/icon.svg', { 'accept-encoding': 'br' });
    expect(icon.headers).to.include({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  });

  it('answers HEAD and conditional requests, and ignores ranges', async () => {
    const head = await get('/', PAGE, 'HEAD');
    expect([head.status, head.body.length]).to.deep.equal([200, 0]);
    expect(head.headers['content-length']).to.equal(String(INDEX.length));
    const etag = String(head.headers.etag);
    expect((await get('/', { ...PAGE, 'if-none-match': etag })).status).to.equal(304);
    write('index.html', `${INDEX}<p>new`);
    expect((await get('/', { ...PAGE, 'if-none-match': etag })).body.toString()).to.equal(`${INDEX}<p>new`);
    for (const range of ['0-5', '99999-', '9-1', '-', '0-1,'.repeat(900)]) {
      const whole = await get('/assets/main-4f2a.js', { range: `bytes=${range}` });
      expect([whole.status, whole.body.toString()], range).to.deep.equal([200, SCRIPT]);
    }
  });

  it('serves no file beside its own', async () => {
    symlinkSync('/nowhere', join(folder, 'assets', 'dangling.js'));
    const paths =
      String.raw`/../secret.txt /assets/../../secret.txt /..%2fsecret.txt /assets/..%2f..%2fsecret.txt
      /%2e%2e/secret.txt /assets/%2e%2e/%2e%2e/secret.txt /..\secret.txt /..%5csecret.txt
      /.env /assets/.env /index.html%00.js /assets/%00 /%c0%ae%c0%ae/secret.txt /assets/main-4f2a.js/
      /assets/main-4f2a.js.br /assets/missing.js /assets/dangling.js /assets/`.split(/\s+/u);
    expect(paths).to.have.length(18);
    for (const path of [...paths, `/${'a'.repeat(5_000)}`, `/${'a/'.repeat(900)}`]) {
      for (const headers of [{ accept: '*/*' }, PAGE]) {
        const { status, body } = await get(path, headers);
        expect(status, path).to.be.oneOf([400, 404]);
        expect(body.toString(), path).not.to.include('<title>');
      }
    }
    for (const path of ['/secret.txt', '//secret.txt'])
      expect((await get(path, PAGE)).body.toString()).to.equal(INDEX);
  });

  it('survives files that vanish while a build replaces them', async () => {
    rmSync(join(folder, 'assets', 'main-4f2a.js.br'));
    const answer = await get('/assets/main-4f2a.js', { 'accept-encoding': 'br' });
    expect(answer.body.toString()).to.equal(SCRIPT);
    rmSync(folder, { recursive: true });
    expect((await get('/assets/main-4f2a.js', {})).status).to.equal(404);
    expect((await get('/', PAGE)).body.toString()).to.include('<code>npm run dashboard</code>');
    expect((await get('/devices', PAGE)).status).to.equal(404);
  });
});

describe('a server without the dashboard', () => {
  it('says in a browser how to get it', async () => {
    const app = await TestApp.start();
    const page = await fetch(app.url, { headers: PAGE });
    const text = await page.text();
    expect([page.status, page.headers.get('content-type')]).to.deep.equal([200, 'text/html; charset=utf-8']);
    expect(text).to.include('muster server').and.include('href="/docs"');
    expect(page.headers.get('content-security-policy')).to.include("default-src 'none'; style-src 'sha256-");
    expect((await fetch(app.url)).status).to.equal(404);
    await app.close();
  });

  it('answers 404 everywhere if it is switched off', async () => {
    const app = await TestApp.start({ noDashboard: true, dashboardFolder: tmpdir() });
    expect((await fetch(app.url, { headers: PAGE })).status).to.equal(404);
    await app.close();
  });
});
