import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { loadContract } from '../../../src/http/contract.ts';
import { appPerSuite } from '../../support/app-of-tests.ts';
import type { TestApp } from '../../support/app.ts';

describe('the reference page', () => {
  let app: TestApp;
  let text: string;
  let headers: Headers;

  appPerSuite(async (one) => {
    app = one;
    const answer = await fetch(`${app.url}/docs`);
    expect(answer.status).to.equal(200);
    ({ headers } = answer);
    text = await answer.text();
  });

  it('names every operation and every schema of the contract once, without a dead link', () => {
    const ids = [...text.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    const { operations, document } = loadContract();
    const schemas = Object.keys((document['components'] as { schemas: object }).schemas);
    expect(ids).to.include.members(operations.map((one) => one.operationId));
    expect(ids).to.include.members(schemas.map((name) => `schema-${name}`));
    const links = [...text.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
    expect(links).to.have.length.above(500);
    expect(ids).to.include.members([...new Set(links)]);
  });

  it('loads nothing and runs nothing: its policy permits its own style only', () => {
    expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
    expect(text).not.to.match(/<(?:script|link|img|iframe)|\son\w+=|https?:\/\/[^ ]*"/u);
    const style = /<style>([^]*?)<\/style>/u.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).to.contain("default-src 'none'").and.to.contain(`style-src 'sha256-${hash}'`);
  });

  it('the texts of the contract are escaped', () => {
    expect(text).to.contain('Authorization: Bearer &lt;API key&gt;');
    expect(text.split('<details').length).to.equal(text.split('</details>').length);
  });

  it('other methods and paths below it are not found', async () => {
    expect((await fetch(`${app.url}/docs`, { method: 'POST' })).status).to.equal(404);
    expect((await fetch(`${app.url}/docs/x`)).status).to.equal(404);
    expect((await fetch(`${app.url}/docs`, { method: 'HEAD' })).status).to.equal(200);
  });
});
