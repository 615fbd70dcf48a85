/** A process of the API with HTTPS only, beside others. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { natsServer, postgresServer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { muster } from '../support/muster.ts';
import { SeveralProcesses } from '../support/several-processes.ts';
import { TestAuthority } from '../support/test-authority.ts';

describe('a process of the API with HTTPS', () => {
  const authority = new TestAuthority();
  const closers = useClosers();
  let service: SeveralProcesses;

  const file = (name: string): string => join(service.place.dir, name);
  const issue = async (): Promise<void> => {
    const { cert, key } = authority.issue('127.0.0.1');
    await writeFile(file('api.pem'), cert);
    await writeFile(file('api.key'), key, { mode: 0o600 });
  };

  before(async function () {
    const postgres = await postgresServer(this);
    const nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    service = await SeveralProcesses.start(postgres, nats);
    closers.unshift(() => service.stop());
  });

  it('answers commands, reads and writes, and takes a new certificate', async () => {
    await issue();
    await writeFile(file('ca.pem'), authority.pem);
    const files = [`--https-certificate=${file('api.pem')}`, `--https-key=${file('api.key')}`];
    await service.addApi('api-3', ['--http=none', '--https=127.0.0.1:0', ...files]);
    const api = service.process('api-3');
    const { info } = api;
    expect(info.http).to.match(/^https:/u);
    const connection = { MUSTER_URL: info.http, MUSTER_API_KEY: info.apiKey };
    const env = { ...service.place.env, ...connection, NODE_EXTRA_CA_CERTS: file('ca.pem') };
    const run = (...words: string[]) => muster({ ...service.place, env }, words);
    const created = await run('tags', 'create', '--name', 'over TLS');
    expect(created.code, created.stderr).to.equal(0);
    await issue();
    api.child.kill('SIGHUP');
    await until(() => api.output().includes('the HTTPS certificate was loaded'));
    expect((await run('tags', 'list')).stdout).to.contain('over TLS');
    // Another process, over plain HTTP.
    expect((await service.client('api-1').tags.list()).NbrOfRows).to.equal(1);
  });
});
