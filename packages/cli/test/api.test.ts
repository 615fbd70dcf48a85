import { expect } from 'chai';
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

  it('refuses what cannot be sent', async () => {
    for (const [words, message] of [
      [['FETCH', '/x'], 'Allowed: GET, POST, PUT, PATCH, DELETE'],
      [['POST', '/x', '-F', 'novalue'], 'is not NAME=VALUE'],
      [['POST', '/x', '-F', 'a=b', '-d', '{}'], 'either with --data or with --field'],
      [['GET', '/x', '--url', 'http://127.0.0.1:1'], 'The API key of MUSTER_API_KEY'],
    ] as const) {
      const { code, stderr } = await sandbox.run(['api', ...words]);
      expect(code).to.be.oneOf([2, 7]);
      expect(stderr).to.contain(message);
    }
  });
});
