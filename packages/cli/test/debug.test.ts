import { expect } from 'chai';
import { sendJson } from '@muster/testkit';
import { json, useService } from './support/cli.ts';
import { idOf } from './support/rows.ts';

describe('--debug', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'sesame-key' });

  it('shows requests and responses on standard error, and leaves standard output as it is', async () => {
    service.answer(json(200, { Id: idOf(1), Name: 'lab' }, { 'X-Request-Id': 'r1' }));
    const words = `tags get ${idOf(1)} -o json`;
    const plain = await sandbox.run(words);
    const { stdout, stderr } = await sandbox.run(`${words} --debug`);
    expect(stdout).to.equal(plain.stdout);
    expect(plain.stderr).to.equal('');
    expect(stderr)
      .to.contain(`> GET ${service.url}/api/v3/tags/${idOf(1)}\n`)
      .and.contain('> authorization: Bearer (hidden)\n')
      .and.match(/^< 200 OK after \d+ ms$/mu)
      .and.contain('< x-request-id: r1\n')
      .and.contain(`< {"Id":"${idOf(1)}","Name":"lab"}\n`)
      .and.not.contain('sesame');
    expect((await sandbox.run(words, { env: { MUSTER_DEBUG: '1' } })).stderr).to.contain('> GET ');
    // The function of the process is back.
    expect((await sandbox.run(words)).stderr).to.equal('');
  });

  it('hides the secrets of the contract in both bodies, in patches and in addresses', async () => {
    service.answer(({ path }, response) => {
      sendJson(response, 200, { Id: idOf(1), ...(/apikeys/iu.test(path) ? { Key: 'sesame' } : {}) });
    });
    const runs = [
      ['api-keys', 'get', idOf(1)],
      [
        'event-consumers',
        'create',
        '--data',
        '{"HttpPassword":"sesame","HttpHeaders":[{"Key":"X","Value":"sesame"}]}',
      ],
      ['api', 'POST', '/anything?access_token=sesame', '-F', 'PreSharedKey=sesame'],
      ['api', 'PATCH', `/devices/${idOf(1)}`, '-d', '[{"op":"add","path":"/Secret","value":"sesame"}]'],
      [
        'devices',
        'create',
        '--device-identifier',
        'd',
        '--device-type-id',
        idOf(2),
        '--data',
        '{"SettingCategories":[{"Category":"PSK","Settings":[{"Key":"preSharedKey","Value":"sesame"}]}]}',
      ],
    ];
    for (const words of runs) {
      const { stderr } = await sandbox.run([...words, '--debug']);
      expect(stderr, words.join(' '))
        .to.match(/^> (?:GET|POST|PATCH) /mu)
        .and.contain('(hidden)');
      expect(stderr, words.join(' ')).not.to.contain('sesame');
    }
    expect(service.received.map(({ body }) => body).join()).to.contain('sesame');
  });

  it('shows retries and failed connections, and leaves out long bodies and those that are not JSON', async () => {
    let count = 0;
    service.answer((_request, response) => {
      count += 1;
      if (count === 1) sendJson(response, 503, { Message: 'busy' }, { 'Retry-After': '0' });
      else sendJson(response, 200, { Id: idOf(1), Name: 'n'.repeat(6000) });
    });
    const { stderr } = await sandbox.run(`tags get ${idOf(1)} --debug`);
    expect(stderr)
      .to.match(/^< 503 /mu)
      .and.match(/^\* Attempt 1 failed: .*503.* Next attempt in \d+ ms\.$/mu)
      .and.match(/n… \(6\d+ characters\)\n/u);
    service.answer(
      (_request, response) => void response.setHeader('Content-Type', 'text/csv').end('a,sesame'),
    );
    const csv = await sandbox.run(['api', 'GET', '/x', '--debug']);
    expect(csv.stdout).to.equal('a,sesame');
    expect(csv.stderr).to.contain('(body of text/csv is not shown)').and.not.contain('sesame');
    const none = await sandbox.run(['api', 'GET', '/x', '--debug'], {
      env: { MUSTER_URL: 'http://127.0.0.1:1' },
    });
    expect(none.code).to.equal(7);
    expect(none.stderr).to.match(/^\* Failed after \d+ ms: /mu);
  });
});
