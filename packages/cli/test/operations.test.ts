import { expect } from 'chai';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, sendJson, type FakeService } from '@muster/testkit';
import { devices, idOf } from './support/rows.ts';
import { json, useService } from './support/cli.ts';
import { finish } from './support/run-cli.ts';

const key = 'a-secret-key';

describe('commands of operations', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: key });

  beforeEach(() => {
    service.answer((request, response) => sendJson(response, 200, pageOf(devices(45), request.query)));
  });

  describe('output', () => {
    it('is the page as JSON without a terminal', async () => {
      const words = ['devices', 'list', '--filter', 'Status eq online', '--page-size', '5'];
      const { code, stdout, stderr } = await sandbox.run(words);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      expect(JSON.parse(stdout)).to.deep.include({ Page: 1, PageSize: 5, NbrOfRows: 45 });
      expect(service.received[0]?.query).to.deep.equal({ Filter: 'Status eq online', PageSize: '5' });
      expect(service.received[0]?.authorization).to.equal(`Bearer ${key}`);
    });

    it('says on stderr how many rows a first page lacks, unless the command chooses its rows', async () => {
      for (const format of ['json', 'ndjson', 'yaml', 'csv', 'table']) {
        for (const list of ['devices list', `activity-logs list`, `locations list-devices ${idOf(1)}`]) {
          const { code, stderr } = await sandbox.run(`${list} -o ${format}`);
          const expected = { code: 0, stderr: '20 of 45 rows; --all shows all.\n' };
          expect({ code, stderr }, list).to.deep.equal(expected);
        }
        for (const flags of ['--all', '--limit 3', '--page 2', '--page-size 10']) {
          expect((await sandbox.run(`devices list -o ${format} ${flags}`)).stderr, flags).to.equal('');
        }
      }
      service.answer((request, response) => sendJson(response, 200, pageOf(devices(20), request.query)));
      expect((await sandbox.run('devices list')).stderr).to.equal('');
    });

    it('is one JSON document with --all, for any number of pages', async () => {
      const { stdout } = await sandbox.run('devices list --all --page-size 20');
      const document = JSON.parse(stdout) as { Rows: { Id: string }[]; NbrOfRows: number };
      expect(document.Rows.map((row) => row.Id)).to.deep.equal(devices(45).map((row) => row['Id']));
      expect(document.NbrOfRows).to.equal(45);
      expect(service.received).to.have.length(3);
      service.answer((request, response) => sendJson(response, 200, pageOf([], request.query)));
      const none = await sandbox.run('devices list --all');
      expect(JSON.parse(none.stdout)).to.deep.include({ Rows: [], NbrOfRows: 0 });
    });

    it('can be a table, without control characters from devices', async () => {
      const rows = [{ ...devices(1)[0], Name: 'bad\u001b[2Jname' }];
      service.answer((request, response) => sendJson(response, 200, pageOf(rows, request.query)));
      const { stdout } = await sandbox.run('devices list -o table');
      const [head, row] = stdout.split('\n');
      expect(head).to.match(/^Name +DeviceIdentifier +Status +DeviceType.* Id$/m);
      expect(row)
        .to.contain('bad\\u001b[2Jname')
        .and.to.contain('Mooring')
        .and.to.match(/2026-09-2[12] \d\d:\d\d:\d\d [+-]\d\d:\d\d/u);
    });

    it('can be CSV and YAML, with columns of choice', async () => {
      const csv = await sandbox.run('devices list --limit 2 -o csv --columns Name,DeviceType.Name');
      expect(csv.stdout).to.equal('Name,DeviceType.Name\ndevice 0,Mooring\ndevice 1,Mooring\n');
      const yaml = await sandbox.run('devices list --page-size 1 -o yaml');
      expect(yaml.stdout).to.contain('Rows:\n  - Id: ').and.to.contain('NbrOfRows: 45\n');
    });

    it('says on standard error that a preview imported nothing, in a table', async () => {
      service.answer(json(200, { Rows: [] }));
      await writeFile(join(sandbox.folder, 'buoys.json'), '{}');
      const words = ['hardware-definitions', 'import', '--import-device-types', 'buoys.json'];
      const says = async (...more: string[]): Promise<string> =>
        (await sandbox.run([...words, ...more])).stderr;
      expect(await says('--preview', '-o', 'table')).to.contain('This is a preview: nothing was imported.');
      expect(await says('--preview', '-o', 'json')).to.equal('');
      expect(await says('-o', 'table')).to.equal('');
    });

    it('leaves no formula for a spreadsheet in CSV; numbers stay numbers', async () => {
      const formulas = ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\uff1d1', "'=1"];
      const cells = [
        ...formulas.map((text) => [text, `'${text}`]),
        ...['-5.5', '-', 'a=b'].map((text) => [text, text]),
        ['\r=1', '"\'\r=1"'],
      ];
      const rows = cells.map(([Name]) => ({ ...devices(1)[0], Name, DeviceType: { NbrOfInstances: -7 } }));
      service.answer((request, response) => sendJson(response, 200, pageOf(rows, request.query)));
      const { stdout } = await sandbox.run('devices list -o csv --columns Name,DeviceType.NbrOfInstances');
      expect(stdout.split('\n').slice(1, -1)).to.deep.equal(cells.map(([, cell]) => `${cell},-7`));
    });

    it('hides the value of an API key unless it is asked for', async () => {
      service.answer(json(200, { Id: idOf(1), Name: 'reporting', Key: 'the-value' }));
      for (const format of ['json', 'ndjson', 'yaml', 'csv']) {
        const hidden = await sandbox.run(`api-keys get ${idOf(1)} -o ${format}`);
        expect(hidden.stdout).not.to.contain('the-value').and.not.to.contain('--show-secrets');
        expect(hidden.stderr).to.equal('Key is hidden; --show-secrets shows it.\n');
        if (format.endsWith('json')) expect(JSON.parse(hidden.stdout)).to.include({ Key: null });
      }
      const table = await sandbox.run(`api-keys get ${idOf(1)} -o table`);
      expect(table).to.include({ stderr: '' }).and.property('stdout').contains('--show-secrets shows it');
      expect((await sandbox.run(`api-keys get ${idOf(1)} --columns Name`)).stderr).to.equal('');
      const shown = await sandbox.run(`api-keys get ${idOf(1)} --show-secrets`);
      expect(JSON.parse(shown.stdout)).to.include({ Key: 'the-value' });
    });

    it('ends quietly when its reader has seen enough', async () => {
      service.answer((request, response) => sendJson(response, 200, pageOf(devices(5000), request.query)));
      const child = sandbox.start('devices list --all');
      child.stdout?.once('data', () => child.stdout?.destroy());
      const { code, stderr } = await finish(child);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    });
  });

  describe('words that look like flags', () => {
    it('are values after = and arguments after --', async () => {
      service.answer((_request, response) => sendJson(response, 200, { Id: idOf(7) }));
      for (const value of ['-y', '-yes', '--json', '-o=json', '--name', '-5']) {
        await sandbox.run(['tags', 'update', idOf(1), `--name=${value}`, '--yes']);
        expect(service.received.at(-1)?.body, value).to.contain(JSON.stringify(value));
        await sandbox.run(['devices', 'list', `--search=${value}`]);
        expect(service.received.at(-1)?.query, value).to.include({ Search: value });
      }
      await sandbox.run(['devices', 'get', '--', '--help']);
      expect(JSON.stringify(service.received.at(-1)?.query)).to.contain('--help');
      expect(await sandbox.run('devices list --output=-x')).to.include({ code: 2 });
    });
  });

  describe('bodies', () => {
    beforeEach(() => service.answer(json(201, { Id: idOf(7) })));

    it('are made from flags, from --data, and from both', async () => {
      const body = JSON.stringify({ DeviceIdentifier: 'from-file', Name: 'old' });
      await writeFile(join(sandbox.folder, 'body.json'), body);
      const words = ['devices', 'create', '--device-type-id', idOf(3), '--name', 'new'];
      const one = await sandbox.run([...words, '--device-identifier', 'from-flag']);
      expect(JSON.parse(one.stdout)).to.deep.equal({ Id: idOf(7) });
      await sandbox.run([...words, '--data', '@body.json']);
      for (const stdin of ['-', '@-']) {
        const input = '{"DeviceIdentifier":"from-stdin","Surplus":1}';
        await sandbox.run([...words, '-d', stdin], { input });
      }
      expect(service.received.map((request) => JSON.parse(request.body) as unknown)).to.deep.equal([
        { Name: 'new', DeviceTypeId: idOf(3), DeviceIdentifier: 'from-flag' },
        { Name: 'new', DeviceTypeId: idOf(3), DeviceIdentifier: 'from-file' },
        { Name: 'new', DeviceTypeId: idOf(3), DeviceIdentifier: 'from-stdin', Surplus: 1 },
        { Name: 'new', DeviceTypeId: idOf(3), DeviceIdentifier: 'from-stdin', Surplus: 1 },
      ]);
    });

    it('take lists and booleans as flags', async () => {
      await sandbox.run(`api-keys create --name x --role-ids ${idOf(1)} --role-ids ${idOf(2)}`);
      const SmartObjectTypeInstanceIds = [{ SmartObjectTypeId: idOf(3) }];
      const list = ['--smart-object-type-instance-ids', JSON.stringify(SmartObjectTypeInstanceIds)];
      await sandbox.run(['device-types', 'create', '--name', 'x', '--no-is-request-discovery', ...list]);
      expect(service.received.map((request) => JSON.parse(request.body) as unknown)).to.deep.equal([
        { Name: 'x', RoleIds: [idOf(1), idOf(2)] },
        { Name: 'x', IsRequestDiscovery: false, SmartObjectTypeInstanceIds },
      ]);
    });
  });

  describe('ids on standard input', () => {
    const answerWithId: Parameters<FakeService['answer']>[0] = (request, response) =>
      sendJson(response, 200, { Id: request.path.split('/')[4], Name: 'x' });

    it('are worked on one after the other, in their order', async () => {
      service.answer(answerWithId);
      const ids = [idOf(3), idOf(1), idOf(2)];
      const input = `${ids.join('\n')}\n\n`;
      const stdout = await sandbox.prints('devices get - --workers 3', { input });
      expect((JSON.parse(stdout) as { Id: string }[]).map((row) => row.Id)).to.deep.equal(ids);
    });

    it('go before the other arguments', async () => {
      service.answer((request, response) =>
        sendJson(response, 200, { id: request.path.split('/')[4], v: [{ UnixTimestamp: 1, v: 2.5 }] }),
      );
      const words = 'measurements since - 2026-11-21T00:00:00Z -o csv --columns id,v';
      const { stdout } = await sandbox.run(words, { input: `${idOf(1)}\n${idOf(2)}\n` });
      expect(stdout).to.equal(`id,v\n${idOf(1)},2.5\n${idOf(2)},2.5\n`);
      expect(service.received[0]?.path).to.equal(`/api/v3/measurements/${idOf(1)}/since/1795219200000`);
    });

    it('say at the end how many failed, and which on the way', async () => {
      service.answer((request, response) => {
        if (request.path.includes(idOf(2)))
          sendJson(response, 404, { Message: 'No such resource.', Code: 'resource-not-found' });
        else response.writeHead(204, { 'X-Activity-Id': idOf(99) }).end();
      });
      const input = `${idOf(1)}\n${idOf(2)}\n${idOf(3)}\n`;
      const some = await sandbox.run('resources read -', { input });
      expect(some.code).to.equal(8);
      expect(JSON.parse(some.stdout)).to.deep.equal([
        { Id: idOf(1), ActivityId: idOf(99) },
        { Id: idOf(3), ActivityId: idOf(99) },
      ]);
      expect(some.stderr)
        .to.contain(idOf(2))
        .and.to.contain('No such resource.')
        .and.to.contain('1 of 3 failed');
      const all = await sandbox.run('resources read -', { input: `${idOf(2)}\n` });
      expect(all.code).to.equal(4);
    });

    it('leave standard input to the body, and are one for a file', async () => {
      const both = await sandbox.run(['tags', 'update', '-', '--data', '-'], { input: `${idOf(1)}\n` });
      expect(both).to.include({ code: 2 });
      expect(both.stderr).to.contain('Standard input cannot hold both the ids and the body.');
      const files = await sandbox.run(['firmware-packages', 'download', '-'], { input: `${idOf(1)}\n` });
      expect(files).to.include({ code: 2 });
      expect(files.stderr).to.contain('A file is downloaded by one id.');
    });

    it('may be none when a dash asks for them, and are missing otherwise', async () => {
      expect(await sandbox.run('devices get -')).to.include({ code: 0, stdout: '[]\n' });
      expect(await sandbox.fails(2, 'devices get')).to.contain('Missing argument: id');
    });
  });

  describe('--wait', () => {
    it('gives the end of a command, and fails with it', async () => {
      let status = 'Completed';
      service.answer((request, response) => {
        if (request.path.includes('activitylogs')) {
          const reason = { ResponseCode: '4.05', ResponseMessage: 'Not allowed' };
          sendJson(response, 200, { Id: idOf(99), Status: status, ...reason });
        } else {
          response.writeHead(204, { 'X-Activity-Id': idOf(99) }).end();
        }
      });
      const good = await sandbox.run(`resources execute ${idOf(1)} --wait`);
      expect(good.code).to.equal(0);
      expect(JSON.parse(good.stdout)).to.include({ Status: 'Completed' });
      status = 'Failed';
      expect(await sandbox.fails(9, `resources execute ${idOf(1)} --wait`)).to.contain('4.05 Not allowed');
    });
  });

  it('warn on standard error when they are deprecated', async () => {
    const answer = { Id: idOf(1) };
    service.answer(json(200, answer));
    const command = ['devices', 'get-data-collector-internal', idOf(1)];
    const { code, stdout, stderr } = await sandbox.run(command);
    expect({ code, answer: JSON.parse(stdout) as unknown }).to.deep.equal({ code: 0, answer });
    expect(stderr).to.equal(
      'Warning: "muster devices get-data-collector-internal" is deprecated and is removed after 2019-03-31. Use "muster data-collectors get".\n',
    );
  });

  describe('rules try', () => {
    const event = { ResourceName: 'Sensor Value', RaisedTimestamp: 1, Value: 31 };
    const trial = {
      ...{ FromTimestamp: 0, ToTimestamp: 86_400_000, Values: 10_080, Raised: 2, Reset: 1 },
      Events: ['oven', 'stove'].map((DeviceName, at) => ({ DeviceId: idOf(at), DeviceName, ...event })),
    };

    it('says in a sentence what the rule would have done, then lists the events', async () => {
      service.answer(json(200, trial));
      const stdout = await sandbox.prints(`rules try ${idOf(3)} 24h now -o table`);
      const [sentence, empty, head, ...rows] = stdout.trimEnd().split('\n');
      expect(sentence).to.equal('Would have raised 2 events and reset 1, from 10,080 values.');
      expect([empty, head?.split(/ {2,}/u)[0], rows.length]).to.deep.equal(['', 'DeviceName', 2]);
      expect(rows.map((row) => row.split(' ')[0])).to.deep.equal(['oven', 'stove']);
    });

    it('says that it would have raised none, and prints the result as JSON with -o json', async () => {
      service.answer(json(200, { ...trial, Raised: 0, Reset: 0, Values: 1, Events: [] }));
      const table = await sandbox.run(`rules try ${idOf(3)} 24h now -o table`);
      expect(table.stdout).to.equal('Would have raised no events, from 1 value.\n');
      const plain = await sandbox.run(`rules try ${idOf(3)} 24h now -o json`);
      expect(JSON.parse(plain.stdout)).to.include({ Raised: 0, Values: 1 });
    });
  });

  describe('events stream', () => {
    it('prints one event a line', async () => {
      service.answer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        for (const id of ['1', '2']) {
          const data = JSON.stringify({ id, type: 'measurement', time: 1, data: { v: 1 } });
          response.write(`id: ${id}\ndata: ${data}\n\n`);
        }
      });
      const stdout = await sandbox.prints('events stream --type measurement --max 2');
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).to.deep.equal(['1', '2']);
      expect(service.received[0]?.query).to.deep.equal({ types: 'measurement' });
    });

    it('-o text shows an event of a rule with its severity, rule, device, value and information', async () => {
      const data = {
        SeverityLevel: 2,
        RuleName: 'Too hot',
        DeviceName: 'oven\u001b[2J',
        ResourceName: 'Sensor Value',
        Information: 'oven is at 31.5',
        Measurement: { UnixTimestamp: 1, DateTime: '1970-01-01T00:00:00.001Z', v: 31.5 },
      };
      service.answer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        const active = { id: '1', type: 'event.active', time: 1, data };
        const rest = { ...data, Measurement: undefined, Information: undefined };
        const reset = { id: '2', type: 'event.reset', time: 2, data: rest };
        for (const one of [active, reset]) response.write(`id: ${one.id}\ndata: ${JSON.stringify(one)}\n\n`);
      });
      const types = ['--type', 'event.active', '--type', 'event.reset'];
      const stdout = await sandbox.prints(['events', 'stream', ...types, '--max', '2', '-o', 'text']);
      expect(stdout.trimEnd().split('\n')).to.deep.equal([
        '1970-01-01T00:00:00.001Z  event.active  severity 2  Too hot  oven\\u001b[2J  Sensor Value = 31.5  oven is at 31.5',
        '1970-01-01T00:00:00.002Z  event.reset  severity 2  Too hot  oven\\u001b[2J  Sensor Value',
      ]);
      expect(service.received[0]?.query).to.deep.equal({ types: 'event.active,event.reset' });
    });
  });
});
