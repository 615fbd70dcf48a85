import { sendJson } from '@muster/testkit';
import { expect } from 'chai';
import { idOf } from './support/rows.ts';
import { json, useService } from './support/cli.ts';

describe('exit codes', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'a-secret-key' });

  it('come with everything that the service said, and without the key', async () => {
    const said = { Message: 'It exists.', Code: 'already-exists', RequestId: 'r-42' };
    service.answer(json(409, { ...said, ModelState: { Name: ['Taken.'] } }));
    const { code, stdout, stderr } = await sandbox.run(`devices get ${idOf(1)}`);
    expect({ code, stdout }).to.deep.equal({ code: 5, stdout: '' });
    for (const part of ['It exists.', 'Name: Taken.', 'already-exists', 'r-42'])
      expect(stderr).to.contain(part);
    expect(stderr).not.to.contain('a-secret-key');
  });

  it('come with the seconds of a busy service', async () => {
    service.answer((_request, response) => {
      response.setHeader('Retry-After', '7');
      sendJson(response, 429, { Message: 'Too many requests.', Code: 'rate-limited' });
    });
    for (const words of [`devices delete ${idOf(1)} --request-timeout 1s`, 'api GET /devices']) {
      expect(await sandbox.fails(6, words)).to.contain('Try again in 7 s.');
    }
  });

  it('come with errors as JSON under --json', async () => {
    service.answer(json(404, { Message: 'Gone.', Code: 'device-not-found', RequestId: 'r-1' }));
    for (const flag of [['--json'], ['-o', 'json']]) {
      const { code, stdout, stderr } = await sandbox.run(['devices', 'get', idOf(1), ...flag]);
      expect({ code, stdout }).to.deep.equal({ code: 4, stdout: '' });
      const said = { message: 'Gone.', status: 404, code: 'device-not-found', requestId: 'r-1' };
      expect(JSON.parse(stderr)).to.deep.equal({ error: { exitCode: 4, name: 'NotFoundError', ...said } });
    }
    const usage = await sandbox.run('devices list --json --bogus');
    expect(usage.code).to.equal(2);
    expect(JSON.parse(usage.stderr)).to.have.nested.property('error.name', 'UsageError');
  });

  it('are 2 for command lines that cannot be understood', async () => {
    const lines: readonly [string[], string][] = [
      [['devices', 'list', '--bogus'], '--bogus'],
      [['devices', 'list', '--page', 'first'], '--page must be a whole number'],
      [['devices', 'list', '-o', 'xml'], '--output'],
      [['devices', 'list', '-o', 'all.json'], 'For a file: … > all.json'],
      [['devices', 'list', '--filtr', 'x'], 'Did you mean --filter?'],
      [['hardware-definitions', 'import', '--device-types', 'x'], 'Did you mean --import-device-types?'],
      [['server', '--data-dri=x'], 'Did you mean --data-dir?'],
      [['devices', 'list', '--all', '--page', '2'], '--page'],
      [['devices', 'list', 'foo'], 'Unexpected argument "foo"'],
      [['devices', 'list', '-o', 'jsn'], 'Did you mean "json"?'],
      [['config', 'set', 'ulr', 'x'], 'Did you mean "url"?'],
      [['server', '--log-level', 'wran'], 'Did you mean "warn"?'],
      [['devcies', 'list'], 'Did you mean `muster devices list`?'],
      [['help', 'devices', 'lsit'], 'Did you mean `muster devices list`?'],
      [['--json', 'devices', '--all'], 'Missing command after'],
      [['constructor'], 'Unknown command "constructor"'],
      [['devices', 'lsit'], 'Did you mean `muster devices list`?'],
      [['devices', 'create', '--name', 'x'], '--device-identifier, --device-type-id'],
      [['devices', 'create'], '--data'],
      [['devices', 'create', '--position', '{'], 'Error: --position'],
      [['devices', 'create', '--data', '{'], 'not JSON'],
      [['devices', 'create', '--data', 'a,b'], '--data is not JSON'],
      [['devices', 'create', '--data', '@missing.json'], 'Cannot read --data'],
      [['fleet', 'run', '--devices', '1'], '--server'],
    ];
    await Promise.all(
      lines.map(async ([words, text]) => {
        const { code, stdout, stderr } = await sandbox.run(words);
        expect({ code, stdout }, words.join(' ')).to.deep.equal({ code: 2, stdout: '' });
        expect(stderr, words.join(' ')).to.contain(text);
      }),
    );
  });

  it('repeat no value of a flag that there is not, which may be a secret', async () => {
    for (const words of ['--api-key=s3cret', '--api-key s3cret', '--bogus=s3cret --apikey=s3cret']) {
      expect(await sandbox.fails(2, `devices list ${words}`))
        .to.contain(words.split(/[= ]/u)[0])
        .and.not.to.contain('s3cret');
    }
    expect((await sandbox.run('devices list --api-key=s3cret')).stderr).to.contain('MUSTER_API_KEY');
  });

  it('are 7 if there is no answer, with a remedy', async () => {
    const env = { MUSTER_URL: 'http://127.0.0.1:1' };
    expect(await sandbox.fails(7, 'version get', { env }))
      .to.contain('http://127.0.0.1:1')
      .and.to.contain('muster up');
  });

  it('are 7 when the answer takes too long, and 6 when it is something else', async () => {
    service.answer(() => undefined);
    expect((await sandbox.run('version get --request-timeout 1')).code).to.equal(7);
    service.answer((_request, response) => void response.end('<html></html>'));
    expect((await sandbox.run('version get')).code).to.equal(6);
  });
});
