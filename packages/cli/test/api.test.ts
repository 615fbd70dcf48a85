import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { sendJson } from '@muster/testkit';
import { json, useService } from './support/cli.ts';

describe('muster api', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'k1' });

  beforeEach(() => service.answer(json(200, { Id: 'x' })));

  it('sends a request with the key and prints the answer', async () => {
    const fields = ['-F', 'PageSize=5', '-F', 'Filter=a eq b'];
    const run = await sandbox.run(['api', 'GET', '/devices?Page=2', ...fields]);
    expect(run).to.deep.include({ code: 0, stderr: '', stdout: '{"Id":"x"}' });
    expect(service.received.at(-1)).to.deep.include({
      method: 'GET',
      path: '/api/v3/devices',
      query: { Page: '2', PageSize: '5', Filter: 'a eq b' },
      authorization: 'Bearer k1',
      body: '',
    });
  });

  it('makes a body of fields, or takes it as it is', async () => {
    await sandbox.run('api PATCH api/v3/devices/1 -F Name=a=b -F N=3 -F On=true -F T=2x');
    expect(service.received.at(-1)).to.include({ method: 'PATCH', path: '/api/v3/devices/1' });
    const expected = { Name: 'a=b', N: 3, On: true, T: '2x' };
    expect(JSON.parse(service.received.at(-1)?.body ?? '')).to.deep.equal(expected);
    await sandbox.run('api POST /types -d - --content-type application/xml', { input: '<a/>' });
    expect(service.received.at(-1)).to.include({ body: '<a/>', contentType: 'application/xml' });
  });

  it('ends with the exit code of the status, and the message of the service', async () => {
    service.answer(json(404, { Message: 'No such device.', Code: 'gone' }));
    const run = await sandbox.run('api GET /devices/1');
    expect(run).to.include({ code: 4, stdout: '' });
    expect(run.stderr).to.contain('No such device.').and.to.contain('gone');
  });

  it('sends the key to no other service', async () => {
    for (const path of [service.url, 'https://example.com/x', 'javascript:1'])
      expect((await sandbox.run(`api GET ${path}`)).code, path).to.equal(2);
    for (const path of ['//example.com/x', '@example.com/x', '\\\\example.com'])
      await sandbox.run(`api GET ${path}`);
    for (const { path } of service.received) expect(path).to.match(/^\/api\/v3\//u);
    expect(service.received).to.have.length(3);
  });

  it('builds nested members and arrays of fields, and reads @FILE and @-', async () => {
    await writeFile(join(sandbox.folder, 'note.txt'), 'one\ntwo');
    const fields = ['a.b=1', 'a.c.d=x', 't[]=red', 't[]=null', 'l[].n=1', 'l[].m=2', 'l[].n=3', 'q="5"'];
    const files = ['note=@note.txt', 'input=@-', '__proto__.x=1', 'at="@x"'];
    const words = [...fields, ...files].flatMap((field) => ['-F', field]);
    const run = await sandbox.run(['api', 'POST', '/x', ...words], { input: 'typed' });
    expect(run).to.include({ code: 0, stderr: '' });
    expect(service.received.at(-1)?.body).to.equal(
      '{"a":{"b":1,"c":{"d":"x"}},"t":["red",null],"l":[{"n":1,"m":2},{"n":3}],"q":"5",' +
        '"note":"one\\ntwo","input":"typed","__proto__":{"x":1},"at":"@x"}',
    );
  });

  it('sends headers, which replace its own, but no credentials', async () => {
    await sandbox.run(['api', 'POST', '/x', '-d', 'a', '-H', 'Content-Type: text/plain', '-H', 'X-One:1']);
    expect(service.received.at(-1)).to.include({ contentType: 'text/plain', authorization: 'Bearer k1' });
    expect(service.received.at(-1)?.headers).to.include({ 'x-one': '1' });
    service.received.length = 0;
    for (const [header, message] of [
      ['authorization: Bearer sesame', 'name a file by --api-key-file'],
      ['Cookie: s=sesame', 'name a file by --api-key-file'],
      ['Host: sesame', 'belongs to the connection'],
      ['X: sesame\ny', 'characters that a header cannot have'],
      ['sesame', 'must be NAME:VALUE'],
    ] as const) {
      const { code, stderr } = await sandbox.run(['api', 'GET', '/x', '-H', header]);
      expect(code, header).to.equal(2);
      expect(stderr).to.contain(message).and.not.to.contain('sesame');
    }
    expect(service.received).to.have.length(0);
  });

  it('prints the status line and the headers, also of an error', async () => {
    service.answer(json(200, { Id: 'x' }, { 'X-Request-Id': 'r1' }));
    const { stdout } = await sandbox.run('api GET /x -i');
    expect(stdout)
      .to.match(/^HTTP\/1\.1 200 OK\n/u)
      .and.match(/\nx-request-id: r1\n/u);
    expect(stdout.endsWith('\n\n{"Id":"x"}')).to.equal(true);
    service.answer(json(404, { Message: 'Gone.' }));
    const failed = await sandbox.run('api GET /x --include');
    expect(failed.code).to.equal(4);
    expect(failed.stdout).to.match(/^HTTP\/1\.1 404 Not Found\n[^]*\n\n\{"Message":"Gone\."\}$/u);
    expect(failed.stderr).to.contain('Gone.');
  });

  it('prints the rows of all pages as one array, or one a line', async () => {
    service.answer(({ query }, response) => {
      const page = Number(query['Page']);
      const Rows = [{ Id: `a${page}` }, { Id: `b${page}` }];
      sendJson(response, 200, { Page: page, PageSize: 2, NbrOfPages: 3, NbrOfRows: 6, Rows });
    });
    const array = await sandbox.run(['api', 'GET', '/tags', '--paginate', '-F', 'Filter=a eq b']);
    const ids = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'];
    expect(JSON.parse(array.stdout)).to.deep.equal(ids.map((Id) => ({ Id })));
    expect(service.received.map(({ query }) => query)).to.deep.equal(
      ['1', '2', '3'].map((Page) => ({ Filter: 'a eq b', PageSize: '500', Page })),
    );
    const lines = await sandbox.run('api GET /tags?page=2&pagesize=2 --paginate --jsonl');
    expect(lines.stdout).to.equal(['a2', 'b2', 'a3', 'b3'].map((Id) => `{"Id":"${Id}"}\n`).join(''));
    expect(service.received.at(-1)?.query).to.deep.equal({ pagesize: '2', Page: '3' });
  });

  it('closes the array of a list that fails, and ends with the code of the failure', async () => {
    service.answer(({ query }, response) => {
      const page = Number(query['Page']);
      if (page === 2) sendJson(response, 503, { Message: 'Later.' });
      else
        sendJson(response, 200, { Page: 1, PageSize: 1, NbrOfPages: 2, NbrOfRows: 2, Rows: [{ Id: 'a' }] });
    });
    const run = await sandbox.run('api GET /tags --paginate');
    expect(run.code).to.equal(6);
    expect(JSON.parse(run.stdout)).to.deep.equal([{ Id: 'a' }]);
    expect(run.stderr).to.contain('Later.');
    service.answer(json(200, [1]));
    const other = await sandbox.run('api GET /tags --paginate');
    expect(other).to.include({ code: 6, stdout: '' });
    expect(other.stderr).to.contain('not a page of a list');
  });

  it('refuses what cannot be sent', async () => {
    for (const [words, message] of [
      [['FETCH', '/x'], 'Allowed: GET, POST, PUT, PATCH, DELETE'],
      [['POST', '/x', '-F', 'novalue'], 'is not NAME=VALUE'],
      [['POST', '/x', '-F', 'a=1', '-F', 'a.b=1'], '"a" is not an object'],
      [['POST', '/x', '-F', 'a=1', '-F', 'a[]=1'], '"a" is not an array'],
      [['POST', '/x', '-F', 'a..b=1'], 'is not a name of --field'],
      [['POST', '/x', '-F', 'a=@no-such-file'], 'Cannot read --field a'],
      [['POST', '/x', '--paginate'], '--paginate works with GET'],
      [['GET', '/x?Page=x', '--paginate'], 'Page must be a number from 1, not "x"'],
      [['GET', '/x', '--jsonl'], '--paginate'],
      [['GET', '/x', '-i', '--paginate'], '--paginate'],
      [['POST', '/x', '-F', 'a=b', '-d', '{}'], 'either with --data or with --field'],
      [['GET', '/x', '--url', 'http://127.0.0.1:1'], 'The API key of MUSTER_API_KEY'],
    ] as const) {
      const { code, stderr } = await sandbox.run(['api', ...words]);
      expect(code).to.be.oneOf([2, 7]);
      expect(stderr).to.contain(message);
    }
  });
});
