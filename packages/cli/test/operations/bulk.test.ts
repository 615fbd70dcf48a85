import { expect } from 'chai';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, sendJson } from '@muster/testkit';
import { idOf } from '../support/rows.ts';
import { json, useService } from '../support/cli.ts';
import { finish } from '../support/run-cli.ts';

const ids = (...indexes: number[]): string => indexes.map((index) => `${idOf(index)}\n`).join('');

describe('commands over many ids (papercut 3)', () => {
  const { service, sandbox } = useService();

  beforeEach(() => {
    service.answer((request, response) => {
      if (/[24]$/u.test(request.path)) sendJson(response, 409, { Message: 'In use.' });
      else response.writeHead(204).end();
    });
  });

  const remove = (input: string, ...flags: string[]) =>
    sandbox.run(['devices', 'delete', '-', '--yes', '--failed-file', 'failed', ...flags], { input });
  const failedFile = () => readFile(join(sandbox.folder, 'failed'), 'utf8');

  it('--failed-file holds the ids that failed; it can be fed back in, and is empty when all worked', async () => {
    const first = await remove(ids(1, 2, 3, 4));
    expect(first.code).to.equal(8);
    expect(first.stderr).to.contain('2 of 4 failed');
    expect(await failedFile()).to.equal(ids(2, 4));
    service.answer((_request, response) => void response.writeHead(204).end());
    const second = await remove(await failedFile());
    expect(second.code).to.equal(0);
    expect(await failedFile()).to.equal('');
  });

  it('--abort-on-errors stops; the file has the failed and the untried IDs', async () => {
    const { code, stderr } = await remove(ids(1, 2, 3, 4, 5, 6), '--abort-on-errors', '1');
    expect(code).to.equal(8);
    expect(stderr).to.contain('1 done, 1 failed, 4 not tried');
    expect(service.received).to.have.length(2);
    expect(await failedFile()).to.equal(ids(2, 3, 4, 5, 6));
  });

  it('Ctrl-C ends with 130, a tally and a file to go on with', async () => {
    service.answer((request, response) => {
      if (request.path.endsWith('3')) child.kill('SIGINT');
      else response.writeHead(204).end();
    });
    const input = ids(1, 2, 3, 4, 5);
    const child = sandbox.start('devices delete - --yes --failed-file failed -o json', { input });
    const { code, stdout, stderr } = await finish(child);
    expect(code).to.equal(130);
    expect(JSON.parse(stdout)).to.deep.equal([{ Id: idOf(1) }, { Id: idOf(2) }]);
    expect(stderr).to.contain('2 done, 0 failed, 1 unfinished, 2 not tried');
    expect(await failedFile()).to.equal(ids(3, 4, 5));
  });

  it('a key that is not valid stops the run, and no id is lost', async () => {
    service.answer(json(401, { Message: 'Expired.' }));
    const { code, stdout, stderr } = await remove(ids(1, 2, 3));
    expect({ code, stdout }).to.deep.equal({ code: 3, stdout: '' });
    expect(stderr).to.contain('0 done, 1 failed, 2 not tried');
    expect(service.received).to.have.length(1);
    expect(await failedFile()).to.equal(ids(1, 2, 3));
  });

  it('errors keep one format, text unless a flag asks for JSON', async () => {
    const input = ids(1, 2, 3, 4);
    const text = await remove(input);
    expect(text.stderr).to.equal(`${idOf(2)}: In use.\n${idOf(4)}: In use.\nError: 2 of 4 failed.\n`);
    const json = await remove(input, '--json');
    const lines = json.stderr.trimEnd().split('\n');
    const members = lines.map((line) => Object.keys(JSON.parse(line) as object).join());
    expect(members).to.deep.equal(['id,error', 'id,error', 'error']);
    service.answer((_request, response) => sendJson(response, 401, { Message: 'Expired.' }));
    for (const format of ['json', 'ndjson']) {
      const { stderr } = await remove(input, '-o', format);
      for (const line of stderr.trimEnd().split('\n')) expect(JSON.parse(line)).to.be.an('object');
    }
  });

  it('--delay takes durations, and refuses others', async () => {
    const { code } = await remove(ids(1, 3), '--delay', '1ms', '--workers', '2');
    expect(code).to.equal(0);
    expect((await remove(ids(1), '--delay', 'soon')).code).to.equal(2);
    expect(service.received).to.have.length(2);
  });

  it('a file that cannot be written is an error before anything is sent', async () => {
    const { code, stderr } = await remove(ids(1), '--failed-file', 'no/such/folder');
    expect(code).to.equal(2);
    expect(stderr).to.contain('--failed-file');
    expect(service.received).to.deep.equal([]);
  });

  it('the file may be the input itself', async () => {
    await writeFile(join(sandbox.folder, 'failed'), ids(1, 2));
    const { code } = await remove(await failedFile());
    expect(code).to.equal(8);
    expect(await failedFile()).to.equal(ids(2));
  });
});

describe('--wait', () => {
  const { service, sandbox } = useService();
  let entry: Record<string, unknown>;
  let parts: Record<string, unknown>[];
  let queued: unknown;

  beforeEach(() => {
    entry = { Id: idOf(99), EntityType: 'Resource', EntityIdentifier: '/3303/0/5700', Status: 'Completed' };
    parts = [];
    queued = undefined;
    service.answer(({ path, method, query }, response) => {
      if (/activitylogs\/./iu.test(path)) sendJson(response, 200, entry);
      else if (/activitylogs$/iu.test(path)) sendJson(response, 200, pageOf(partsOf(query['Filter']), query));
      else if (/queueitems\/./iu.test(path)) {
        if (queued === undefined) sendJson(response, 404, { Message: 'No such item.' });
        else sendJson(response, 200, queued);
      } else if (method === 'GET' && !path.endsWith('/read')) sendJson(response, 200, resource);
      else response.writeHead(204, { 'X-Activity-Id': idOf(99) }).end();
    });
  });

  const partsOf = (filter = ''): unknown[] =>
    parts.filter(({ Status }) => !/Status/u.test(filter) || filter.includes(String(Status)));
  const resource = {
    ...{ Id: idOf(1), Url: '/3303/0/5700', Name: 'Sensor Value', TypeId: 5700, Units: 'Cel' },
    // Newer than what the device returns to the Read.
    LatestMeasurement: { v: 20, d: '2026-11-21T09:00:00Z' },
  };

  it('shows the value that a Read brought, with unit and time (papercut 12)', async () => {
    entry = { ...entry, Values: [{ ruri: '/3303/0/5700', v: 21.5, d: '2026-11-21T08:00:00Z' }] };
    expect(JSON.parse(await sandbox.prints(`resources read ${idOf(1)} --wait -o json`))).to.deep.equal({
      ...{ Id: idOf(1), ActivityId: idOf(99), Status: 'Completed', Path: '/3303/0/5700' },
      ...{ Name: 'Sensor Value', Value: 21.5, Units: 'Cel', Time: '2026-11-21T08:00:00Z' },
    });
  });

  it('CSV has the id of the resource, the activity and its status (papercut 12)', async () => {
    const { stdout } = await sandbox.run(`resources observe ${idOf(1)} --wait -o csv`);
    expect(stdout).to.equal(
      `Id,ActivityId,Status,EntityIdentifier,ResponseCode,ResponseMessage\n${idOf(1)},${idOf(99)},Completed,/3303/0/5700,,\n`,
    );
  });

  it('tells a queued command from one that timed out (papercut 13)', async () => {
    entry = { ...entry, Status: 'Pending' };
    const wait = ['resources', 'read', idOf(1), '--wait', '--wait-timeout', '1'];
    expect(await sandbox.fails(7, wait))
      .to.contain('--wait-timeout')
      .and.not.to.contain('--request-timeout');
    queued = { Id: idOf(99), ActivityLogId: idOf(99) };
    const asleep = await sandbox.run(wait);
    expect(asleep.code).to.equal(11);
    expect(asleep.stderr)
      .to.contain('stays queued')
      .and.to.contain(`queue-items get ${idOf(99)}`)
      .and.not.to.contain('--request-timeout');
    expect(JSON.parse(asleep.stdout)).to.include({ Status: 'Pending', QueueItemId: idOf(99) });
  });

  it('shows counts, and a reason for each device of a campaign (papercut 14)', async () => {
    entry = { ...entry, EntityType: 'Multiple', Status: 'Failed' };
    parts = [1, 2, 3].map((index) => ({
      Id: idOf(100 + index),
      EntityId: idOf(index),
      EntityIdentifier: `buoy-${index}`,
      Status: index === 1 ? 'Completed' : 'Failed',
      ResponseCode: index === 1 ? 'Result 1' : 'Result 8',
    }));
    const upgrade = ['firmware-packages', 'upgrade', idOf(7), '--filter', '', '--wait', '--yes'];
    const json = await sandbox.run([...upgrade, '-o', 'json']);
    expect(json.code).to.equal(8);
    expect(json.stderr).to.contain('2 of 3 failed').and.to.contain('Result 8 (2)');
    const value = JSON.parse(json.stdout) as { Parts: unknown[] };
    expect(value).to.include({ Id: idOf(7), Total: 3, Completed: 1, Failed: 2 });
    expect(value.Parts[1]).to.include({ Id: idOf(2), EntityIdentifier: 'buoy-2', ResponseCode: 'Result 8' });
    const csv = await sandbox.run([...upgrade, '-o', 'csv']);
    expect(csv.stdout.split('\n')[2]).to.equal(`${idOf(2)},${idOf(102)},Failed,buoy-2,Result 8,`);
  });

  it('Ctrl-C says that the command goes on', async () => {
    entry = { ...entry, Status: 'InProgress' };
    const child = sandbox.start(`resources read ${idOf(1)} --wait`);
    const asked = new Promise<void>((resolve) => {
      service.answer(({ path }, response) => {
        if (/activitylogs/iu.test(path)) {
          sendJson(response, 200, entry);
          resolve();
        } else response.writeHead(204, { 'X-Activity-Id': idOf(99) }).end();
      });
    });
    await Promise.race([asked, once(child, 'close')]);
    child.kill('SIGINT');
    const { code, stdout, stderr } = await finish(child);
    expect({ code, stdout }).to.deep.equal({ code: 130, stdout: '' });
    expect(stderr).to.contain('Interrupted');
  });
});
