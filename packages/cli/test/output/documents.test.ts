import { expect } from 'chai';
import { once } from 'node:events';
import { pageOf, sendJson } from '@muster/testkit';
import { devices, idOf } from '../support/rows.ts';
import { json, useService } from '../support/cli.ts';
import { finish } from '../support/run-cli.ts';

interface Document {
  readonly Rows: readonly Readonly<Record<string, unknown>>[];
  readonly [member: string]: unknown;
}

describe('documents on standard output', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: 'key', TZ: 'Europe/Berlin' });

  const list = (...flags: string[]) => sandbox.run(['devices', 'list', ...flags]);
  const documentOf = async (...flags: string[]): Promise<Document> =>
    JSON.parse((await list(...flags, '-o', 'json')).stdout) as Document;
  const serve = (count: number): void =>
    service.answer((request, response) => sendJson(response, 200, pageOf(devices(count), request.query)));

  describe('when a list fails (papercut 2)', () => {
    for (const [what, status, code] of [
      ['a bad key', 401, 3],
      ['a bad filter', 400, 5],
    ] as const) {
      it(`stay empty with ${what}, in every format`, async () => {
        service.answer(json(status, { Message: 'No.' }));
        for (const format of ['json', 'yaml', 'ndjson', 'csv', 'table']) {
          const result = await list(...(format === 'yaml' ? ['--limit', '2'] : ['--all']), '-o', format);
          expect({ code: result.code, stdout: result.stdout }).to.deep.equal({ code, stdout: '' });
          expect(result.stderr).to.contain('No.');
        }
      });
    }

    it('are closed and marked Incomplete if a later page fails', async () => {
      service.answer((request, response) =>
        request.query['Page'] === '2'
          ? sendJson(response, 400, { Message: 'The page is gone.' })
          : sendJson(response, 200, pageOf(devices(45), request.query)),
      );
      const { code, stdout, stderr } = await list('--all', '--page-size', '20', '-o', 'json');
      const document = JSON.parse(stdout) as Document;
      expect(code).to.equal(5);
      expect(document.Rows).to.have.length(20);
      expect(document).to.include({ NbrOfRows: 45, PageSize: 20, Incomplete: true });
      expect(stderr).to.contain('The page is gone.');
    });

    it('are closed at Ctrl-C, with exit code 130', async () => {
      service.answer((request, response) => {
        if (request.query['Page'] === '1') sendJson(response, 200, pageOf(devices(45), request.query));
        else child.kill('SIGINT');
      });
      const child = sandbox.start('devices list --all --page-size 20 -o json');
      const { code, stdout, stderr } = await finish(child);
      expect(code).to.equal(130);
      expect((JSON.parse(stdout) as Document)['Incomplete']).to.equal(true);
      expect(stderr).to.contain('Interrupted');
    });

    it('are whole lines in NDJSON', async () => {
      service.answer((request, response) =>
        request.query['Page'] === '2'
          ? sendJson(response, 400, { Message: 'No.' })
          : sendJson(response, 200, pageOf(devices(3), request.query)),
      );
      const { code, stdout } = await list('--all', '--page-size', '2', '-o', 'ndjson');
      expect(code).to.equal(5);
      expect(stdout.trimEnd().split('\n').map(idIn)).to.deep.equal([idOf(0), idOf(1)]);
    });
  });

  it('NDJSON is a record a line, flushed as it comes', async () => {
    service.answer((request, response) => {
      if (request.query['Page'] === '1') sendJson(response, 200, pageOf(devices(2), request.query));
      // Answered once the first row has been read.
      else void first.then(() => sendJson(response, 200, pageOf(devices(2), request.query)));
    });
    const child = sandbox.start('devices list --all --page-size 1 -o ndjson');
    const first = once(child.stdout!, 'data');
    const { code, stdout } = await finish(child);
    expect(code).to.equal(0);
    expect(stdout.trimEnd().split('\n').map(idIn)).to.deep.equal([idOf(0), idOf(1)]);
  });

  it('events stream writes one JSON array with -o json, closed at Ctrl-C', async () => {
    service.answer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`id: 1\ndata: ${JSON.stringify({ id: '1', type: 'measurement', time: 1 })}\n\n`);
    });
    const child = sandbox.start('events stream -o json');
    child.stdout?.once('data', () => child.kill('SIGINT'));
    const { code, stdout } = await finish(child);
    expect(code).to.equal(130);
    expect(JSON.parse(stdout)).to.have.length(1);
  });

  describe('have one shape (papercut 8)', () => {
    it('--limit says how many rows there are; JSON and YAML have the envelope with and without it', async () => {
      serve(25);
      const limited = await documentOf('--limit', '2');
      expect(limited).to.include({ Page: 1, PageSize: 2, NbrOfPages: 13, NbrOfRows: 25 });
      expect(limited.Rows).to.have.length(2);
      for (const flags of [[], ['--limit', '2'], ['--all']]) {
        const { stdout } = await list(...flags, '-o', 'yaml');
        expect(stdout)
          .to.match(/^Rows:$/mu)
          .and.to.match(/^NbrOfRows: 25$/mu);
      }
    });
  });

  describe('--columns (papercut 7)', () => {
    beforeEach(() => serve(1));

    it('counts for every format, in any case', async () => {
      const columns = ['--columns', 'NAME,devicetype.name'];
      const row = { Name: 'device 0', 'DeviceType.Name': 'Mooring' };
      const json = await documentOf(...columns);
      expect(json.Rows).to.deep.equal([row]);
      const all = await documentOf('--all', ...columns);
      expect(all.Rows).to.deep.equal([row]);
      expect(JSON.parse((await list(...columns, '-o', 'ndjson')).stdout)).to.deep.equal(row);
      for (const [format, text] of [
        ['csv', /^Name,DeviceType.Name\ndevice 0,Mooring\n$/u],
        ['yaml', / {2}- Name: device 0\n {4}DeviceType.Name: M/u],
        ['table', /^Name +DeviceType.Name\ndevice 0 +Mooring\n$/u],
      ] as const)
        expect((await list(...columns, '-o', format)).stdout).to.match(text);
    });

    it('an unknown one is an error that names the others; nothing is sent', async () => {
      service.received.length = 0;
      for (const format of ['json', 'ndjson', 'csv', 'yaml', 'table']) {
        const { code, stdout, stderr } = await list('--columns', 'Name,stats', '-o', format);
        expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
        expect(stderr).to.contain('stats').and.to.contain('Status').and.to.contain('DeviceType.Name');
      }
      expect(service.received).to.deep.equal([]);
    });
  });

  describe('readable values (papercut 17)', () => {
    it('CSV has a column for each member of an object, and times as of ISO 8601', async () => {
      serve(1);
      const { stdout } = await list('-o', 'csv');
      const [head = '', row = ''] = stdout.split('\n');
      const cells = Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]));
      expect(cells).to.include({
        'DeviceType.Id': idOf(900),
        'DeviceType.Name': 'Mooring',
        LatestRegistrationTime: '2026-09-21T14:13:20.000Z',
      });
      expect(stdout).not.to.contain('{');
    });

    it('tables have local times with their offset', async () => {
      serve(1);
      const { stdout } = await list('-o', 'table', '--columns', 'LatestRegistrationTime');
      expect(stdout).to.contain('2026-09-21 16:13:20 +02:00');
    });

    it('tables have the unit beside a measured value', async () => {
      const row = { Id: idOf(1), Units: 'Cel', LatestMeasurement: { v: 21.5, UnixTimestamp: 1 } };
      service.answer((request, response) => sendJson(response, 200, pageOf([row], request.query)));
      const { stdout } = await sandbox.run('resources list -o table');
      expect(stdout).to.contain('21.5 Cel');
    });
  });

  it('the last of several -o wins', async () => {
    serve(1);
    const { code, stdout } = await list('-o', 'table', '--output=json', '-ocsv', '--columns', 'Id');
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: `Id\n${idOf(0)}\n` });
    const json = await list('-o', 'csv', '--json');
    expect(JSON.parse(json.stdout)).to.have.property('Rows');
  });

  it('--resolution takes durations, within the bounds of the contract', async () => {
    service.answer(json(200, { id: idOf(1), v: [] }));
    service.received.length = 0;
    for (const resolution of ['1m', '60000'])
      await sandbox.run(`measurements aggregations ${idOf(1)} --resolution ${resolution}`);
    expect(service.received.map(({ query }) => query['resolution'])).to.deep.equal(['60000', '60000']);
    for (const wrong of ['fast', '900w']) {
      const words = `measurements aggregations ${idOf(1)} --resolution ${wrong}`;
      expect(await sandbox.fails(2, words)).to.contain('--resolution');
    }
  });

  it('hardware-definitions export without ids is a usage error', async () => {
    service.received.length = 0;
    for (const more of [[], ['--data', '{"DeviceTypeIds":[]}']]) {
      expect(await sandbox.fails(2, ['hardware-definitions', 'export', ...more])).to.contain(
        '--device-type-ids',
      );
    }
    expect(service.received).to.deep.equal([]);
  });
});

const idIn = (line: string): unknown => (JSON.parse(line) as { Id: string }).Id;
