import { once } from 'node:events';
import { expect } from 'chai';
import { sendJson } from '@muster/testkit';
import { json, useService } from '../support/cli.ts';
import { devices } from '../support/rows.ts';

describe('--jq', () => {
  const { service, sandbox } = useService();
  const Rows = devices(3);
  const page = { Rows, Page: 1, PageSize: 3, NbrOfPages: 1, NbrOfRows: 3 };

  beforeEach(() => service.answer(json(200, page)));

  it('prints one result per line, and strings without quotes', async () => {
    const names = await sandbox.prints(['devices', 'list', '--jq', '.Rows[] | .Name']);
    expect(names).to.equal('device 0\ndevice 1\ndevice 2\n');
    const objects = await sandbox.prints(['devices', 'list', '--jq', '.Rows[:2] | map({Name})']);
    expect(objects).to.equal('[{"Name":"device 0"},{"Name":"device 1"}]\n');
    expect(await sandbox.prints(['devices', 'list', '--jq', 'empty'])).to.equal('');
    expect(await sandbox.prints(['devices', 'list', '--jq', '-(.NbrOfRows)'])).to.equal('-3\n');
  });

  it('gets each row with -o ndjson, and otherwise one document', async () => {
    const each = await sandbox.prints(['devices', 'list', '-o', 'ndjson', '--jq', '.DeviceType.Name']);
    expect(each).to.equal('Mooring\nMooring\nMooring\n');
    const all = await sandbox.prints(['devices', 'list', '--all', '--columns', 'Name', '--jq', '.Rows[1]']);
    expect(all).to.equal('{"Name":"device 1"}\n');
    for (const [words, expected] of [
      [['--jq', '.NbrOfRows'], '3\n'],
      [['--paginate', '--jq', 'length'], '3\n'],
      [['--paginate', '--jsonl', '--jq', '.Name'], 'device 0\ndevice 1\ndevice 2\n'],
    ] as const)
      expect(await sandbox.prints(['api', 'GET', '/devices', ...words]), words.join(' ')).to.equal(expected);
  });

  it('overrides the format of profile and environment, but no flag', async () => {
    const env = { MUSTER_OUTPUT: 'table' };
    expect(await sandbox.prints('devices list --jq .NbrOfRows', { env })).to.equal('3\n');
    service.received.length = 0;
    const stderr = await sandbox.fails(2, 'devices list --jq .NbrOfRows -o csv');
    expect(stderr).to.contain('--jq filters JSON, not csv.').and.contain('-o json');
    expect(service.received).to.have.length(0);
  });

  it('works for commands with a text by default', async () => {
    const profiles = await sandbox.prints(['config', 'list', '--jq', 'length']);
    expect(profiles).to.equal('0\n');
    const status = await sandbox.run(['doctor', '--jq', 'length > 3']);
    expect(status.stdout).to.equal('true\n');
  });

  it('filters the rows of large lists, and the events of a stream as they arrive', async () => {
    const many = devices(2000);
    service.answer(json(200, { ...page, Rows: many, PageSize: 2000, NbrOfRows: 2000 }));
    const names = await sandbox.prints('devices list --all -o ndjson --jq .Name');
    expect(names).to.equal(many.map(({ Name }) => `${String(Name)}\n`).join(''));
    service.answer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('id: 1\nevent: tag\ndata: {"id":"1","type":"tag","data":{"Name":"first"}}\n\n');
    });
    const child = sandbox.start(['events', 'stream', '--jq', '.data.Name']);
    const [first] = (await once(child.stdout!, 'data')) as [Buffer];
    expect(String(first)).to.equal('first\n');
    child.kill();
    await once(child, 'close');
  });

  it('names the place of a fault in the filter before the first request', async () => {
    for (const [filter, message] of [
      ['.Rows[', 'unexpected end of file'],
      ['.Rows | nosuch(1)', 'nosuch/1 is not defined at <top-level>, line 1'],
      ['', 'The filter of --jq is empty'],
    ] as const) {
      const stderr = await sandbox.fails(2, ['devices', 'list', '--jq', filter]);
      expect(stderr).to.contain(message);
    }
    expect(service.received).to.have.length(0);
  });

  it('ends with exit code 2 if the filter fails on the output', async () => {
    const { code, stdout, stderr } = await sandbox.run(['devices', 'list', '--jq', '.Rows.Name']);
    expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
    expect(stderr).to.contain('Cannot index array with').and.contain('--jq .');
    expect(stderr).not.to.contain('undefined');
    service.answer((_request, response) => void response.end('<html>'));
    expect(await sandbox.fails(2, 'api GET /x --jq .')).to.contain('parse error');
  });

  it('keeps the exit code of a list that fails after its first page', async () => {
    service.answer(({ query }, response) => {
      if (query['Page'] === '2') sendJson(response, 400, { Message: 'Refused.' });
      else sendJson(response, 200, { ...page, NbrOfPages: 2 });
    });
    const { code, stdout, stderr } = await sandbox.run('devices list --all --jq .Incomplete');
    expect({ code, stdout }).to.deep.equal({ code: 5, stdout: 'true\n' });
    expect(stderr).to.contain('Refused.');
  });
});
