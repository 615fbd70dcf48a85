import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { appPerSuite } from '../../support/app-of-tests.ts';
import type { TestApp } from '../../support/app.ts';

interface Found {
  readonly response: IncomingMessage;
  readonly bytes: Buffer;
  readonly html: string;
  /** Anchors of the hits, in their order. */
  readonly anchors: readonly string[];
}

describe('the search of the reference page', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  async function get(path: string, encoding = 'identity', method = 'GET'): Promise<Found> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'accept-encoding': encoding };
      httpRequest(`${app.url}${path}`, { method, headers }, resolve).on('error', reject).end();
    });
    const bytes = await buffer(response);
    const html = encoding === 'identity' ? bytes.toString() : '';
    const links = html.matchAll(/<a href="\/docs#([^"]+)"/gu);
    return { response, bytes, html, anchors: Array.from(links, ([, one = '']) => decodeURIComponent(one)) };
  }

  const search = (words: string): Promise<Found> => get(`/docs?q=${encodeURIComponent(words)}`);
  /** A page without its tags, as it reads. */
  const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, '');

  it('finds operations, groups, schemas, members and error codes, and links to their place in the page', async () => {
    for (const [words, first] of [
      ['devices.create', 'devices.create'],
      ['DEVICES.CREATE', 'devices.create'],
      ['post /api/v3/hardwareDefinitions/import', 'hardwareDefinitions.import'],
      ['timeZones', 'timeZones'],
      ['ImportResponse', 'schema-ImportResponse'],
      ['ImportResultItem.Reason', 'schema-ImportResultItem.Reason'],
      ['idempotency-key-reused', 'error-idempotency-key-reused'],
    ] as const) {
      expect((await search(words)).anchors[0], words).to.equal(first);
    }
    const page = (await get('/docs')).html;
    const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/gu), ([, id]) => id));
    for (const words of ['e', 'a', 'response', 'not-found', 'device name']) {
      const { anchors } = await search(words);
      expect(anchors.length).to.be.within(10, 100);
      for (const anchor of anchors) expect(ids).to.include(anchor);
    }
  });

  it('requires all words, and puts IDs and paths before summaries, and summaries before descriptions', async () => {
    const { anchors, html } = await search('import');
    const at = (anchor: string): number => {
      expect(anchors).to.include(anchor);
      return anchors.indexOf(anchor);
    };
    // Its summary has the word, as has only the description of the other.
    expect(at('hardwareDefinitions.import')).to.be.below(at('schema-HardwareDefinitions'));
    expect(at('schema-HardwareDefinitions')).to.be.below(at('hardwareDefinitions.export'));
    expect(html).to.contain('<mark>import</mark>').and.to.contain('<mark>Import</mark>');
    const both = await search('import  preview ');
    expect(both.anchors.slice(0, 3)).to.include.members([
      'hardwareDefinitions.import',
      'smartObjectTypes.import',
    ]);
    expect(both.anchors.length).to.be.below(anchors.length);
    expect((await search('preview import')).anchors).to.deep.equal(both.anchors);
    expect((await search('import zzzz')).anchors).to.deep.equal([]);
  });

  it('says how many hits there are, when it leaves some out, and that there are none', async () => {
    expect(textOf((await search('idempotency-key-reused')).html)).to.contain('1 result for');
    const many = await search('id');
    expect(many.anchors).to.have.length(100);
    expect(textOf(many.html)).to.match(/\d{3,} results for id. These are the first 100\. Add a word/u);
    const none = await search('qwertz');
    expect(none.response.statusCode).to.equal(200);
    expect(textOf(none.html)).to.contain('Nothing contains all words of qwertz.');
    expect(none.html).to.contain('role="search"').and.to.contain('href="/docs"');
  });

  it('shows each text as text', async () => {
    for (const words of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      "' onfocus=alert(1) autofocus='",
      '</title><img src=x>',
      '&lt;b&gt;',
    ]) {
      const { html, response } = await search(words);
      expect(response.statusCode).to.equal(200);
      const tags = Array.from(html.matchAll(/<\/?([a-z0-9!]+)/giu), ([, name = '']) => name.toLowerCase());
      expect(tags).not.to.include('script').and.not.to.include('img');
      expect(html.replaceAll(/"[^"]*"/gu, '""')).not.to.match(/<[^>]*\son\w+=/u);
      const [, value = ''] = /<input[^>]* value="([^"]*)"/u.exec(html) ?? [];
      const shown = value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
      expect(shown.replaceAll('&#39;', "'").replaceAll('&amp;', '&')).to.equal(words);
    }
    // The contract has this text, and the words are marked in it.
    const { html } = await search('<API key>');
    expect(html).not.to.contain('<API');
    for (const words of ['.*', '(', '[a-z]', '\\', '%', 'a|b', '$&']) {
      expect((await search(words)).response.statusCode, words).to.equal(200);
    }
    expect((await search('.*')).anchors).to.deep.equal([]);
  });

  it('bounds the search, and shows the page itself without one', async () => {
    const page = (await get('/docs')).html;
    for (const path of ['/docs?q=', '/docs?q=%20%20', '/docs?other=1']) {
      expect((await get(path)).html === page, path).to.equal(true);
    }
    expect((await search('x'.repeat(100))).response.statusCode).to.equal(200);
    const long = await search('x'.repeat(101));
    expect(long.response.statusCode).to.equal(400);
    expect(textOf(long.html)).to.contain('The search has 101 characters. Search for at most 100.');
    expect((await get('/docs?q=%ff%00%')).response.statusCode).to.equal(200);
    const head = await get('/docs?q=devices', 'identity', 'HEAD');
    expect([head.response.statusCode, head.bytes.length]).to.deep.equal([200, 0]);
  });

  it('keeps the policy of the page, and is compressed', async () => {
    const plain = await search('device');
    const { headers } = plain.response;
    expect(headers['content-type']).to.equal('text/html; charset=utf-8');
    const [, style = ''] = /<style>([^]*?)<\/style>/u.exec(plain.html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).to.equal(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { response, bytes } = await get('/docs?q=device', encoding);
      expect(response.headers['content-encoding']).to.equal(encoding);
      expect(response.headers.vary).to.contain('Accept-Encoding');
      expect(bytes.length).to.be.below(plain.bytes.length / 3);
      expect(unpack(bytes).toString()).to.equal(plain.html);
    }
  });
});
