import { expect } from 'chai';
import { parse } from 'yaml';
import { sendJson } from '@muster/testkit';
import { useService } from '../support/cli.ts';
import { idOf } from '../support/rows.ts';

const [device, object, resource, activity] = [idOf(1), idOf(2), idOf(3), idOf(4)];

describe('commands by path', () => {
  const { service, sandbox } = useService();
  const commands = () =>
    service.received.filter(({ method, path }) => method !== 'GET' || path.endsWith('/read'));

  beforeEach(() => {
    service.answer(({ method, path }, response) => {
      if (method !== 'GET' || path.endsWith('/read'))
        response.writeHead(204, { 'X-Activity-Id': activity }).end();
      else if (!path.endsWith('/events/stream')) sendJson(response, 200, answerOf(path));
      else {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': connected\n\n');
        for (const sv of ['-05:00', '=1+1']) {
          const data = { ruri: '/3/0/14', sv, UnixTimestamp: 1_790_000_000_000 };
          const event = { id: `a-${sv}`, type: 'measurement', time: 0, deviceId: device, data };
          response.write(`id: ${event.id}\nevent: measurement\ndata: ${JSON.stringify(event)}\n\n`);
        }
      }
    });
  });

  function answerOf(path: string): unknown {
    if (path.endsWith('/observestate')) return { IsObserveState: false };
    const LatestMeasurement = { ruri: '/3/0/14', sv: '-05:00', UnixTimestamp: 1_790_000_000_000 };
    if (path.includes(activity)) return { Id: activity, Status: 'Completed', Values: [LatestMeasurement] };
    if (path.endsWith('/resourceattributes')) return [];
    const ids = { Id: resource, DeviceId: device, SmartObjectId: object };
    const Resources = [{ ...ids, Url: '/3/0/14', TypeId: 14, Name: 'UTC Offset', LatestMeasurement }];
    if (path.endsWith('/resources')) return { Rows: Resources, NbrOfRows: 1, NbrOfPages: 1, Page: 1 };
    if (path.endsWith('/values')) return { Id: object, Resources };
    const SmartObjects = [{ Id: object, TypeId: 3, InstanceNumber: 0 }];
    return { Id: device, DeviceIdentifier: 'press-7', Status: 'online', SmartObjects };
  }

  it('print values as they are, also text that starts like a formula', async () => {
    const csv = ['-o', 'csv', '--columns', 'Path,Value'];
    for (const command of ['read', 'observe']) {
      const { stdout } = await sandbox.run([command, 'press-7', '/3/0/14', ...csv]);
      expect(stdout, command).to.equal('Path,Value\n/3/0/14,-05:00\n');
    }
    expect((await sandbox.run(['devices', 'show', 'press-7', ...csv])).stdout).to.equal(
      'Path,Value\n/3/0/14,-05:00\n',
    );
    const list = await sandbox.run('resources list -o csv --columns LatestMeasurement.sv');
    expect(list.stdout).to.equal('LatestMeasurement.sv\n-05:00\n');
  });

  it('follow values in each format', async () => {
    const follow = async (...flags: readonly string[]): Promise<string> => {
      const run = await sandbox.run(['observe', 'press-7', '/3/0/14', '-f', '--max', '2', ...flags]);
      expect(run).to.include({ code: 0, stderr: '' });
      return run.stdout;
    };
    const values = ['-05:00', '=1+1'];
    const valueOf = (row: unknown): unknown => (row as { Value: unknown }).Value;
    for (const flags of [[], ['-o', 'table']])
      expect(await follow(...flags)).to.equal(`${values.join('\n')}\n`);
    expect(await follow('-o', 'csv', '--columns', 'path,value')).to.equal(
      'Path,Value\n/3/0/14,-05:00\n/3/0/14,=1+1\n',
    );
    expect((parse(await follow('-o', 'yaml')) as unknown[]).map(valueOf)).to.deep.equal(values);
    for (const format of ['json', 'ndjson']) {
      const lines = (await follow('-o', format)).trimEnd().split('\n');
      expect(lines.map((line) => valueOf(JSON.parse(line)))).to.deep.equal(values);
    }
  });

  it('print an outcome where there are no values, if a format is requested', async () => {
    for (const [words, Operation] of [
      ['write press-7 /3/0/14 +01:00', 'Write'],
      ['execute press-7 /3/0/14', 'Execute'],
      ['observe press-7 /3/0/14 --cancel', 'Cancel Observe'],
    ] as const) {
      const outcome = { Device: 'press-7', Path: '/3/0/14', Operation, Status: 'Completed' };
      expect(await sandbox.run(words)).to.include({ code: 0, stdout: '', stderr: '' });
      for (const flags of ['--json', '-o json'])
        expect(JSON.parse((await sandbox.run(`${words} ${flags}`)).stdout)).to.deep.equal(outcome);
      expect((await sandbox.run(`${words} -o csv --columns operation,status`)).stdout).to.equal(
        `Operation,Status\n${Operation},Completed\n`,
      );
    }
    service.received.length = 0;
    expect(await sandbox.run('write press-7 /3/0/14 1 --columns Value')).to.include({ code: 2 });
    expect(service.received).to.have.length(0);
  });

  it('write a value from standard input', async () => {
    for (const [input, Value] of [
      ['+01:00\n', '+01:00'],
      ['two\nlines\r\n', 'two\nlines'],
      ['-5.5', '-5.5'],
    ] as const) {
      expect(await sandbox.run('write press-7 /3/0/14 -', { input })).to.include({ code: 0 });
      expect(JSON.parse(commands().at(-1)!.body)).to.deep.equal({ Value });
    }
  });

  it('send nothing with --dry-run, and print the requests', async () => {
    const path = `/api/v3/resources/${resource}`;
    const runs: readonly (readonly [string, readonly string[], string?])[] = [
      ['read press-7 /3/0/14', [`GET ${path}/read`]],
      ['read press-7 /3/0', [`GET /api/v3/smartobjects/${object}/resources/read`]],
      ['read - /3/0/14', [`GET ${path}/read`, `GET ${path}/read`], 'press-7\npress-7\n'],
      ['write press-7 /3/0/14 1', [`PUT ${path}/write`]],
      ['execute press-7 /3/0/14', [`POST ${path}/execute`]],
      ['observe press-7 /3/0/14', [`PUT ${path}/observe`]],
      ['observe press-7 /3/0/14 --follow', [`PUT ${path}/observe`]],
      ['observe press-7 /3/0/14 --cancel', [`PUT ${path}/cancelobserve`]],
      ['discover press-7', [`POST /api/v3/resourceattributes/${device}/read`]],
      ['attributes press-7 /3/0 --refresh', [`POST /api/v3/resourceattributes/${device}/3/0/read`]],
      ['api POST /tags -F Name=x', ['POST /api/v3/tags']],
      ['api GET /tags', ['GET /api/v3/tags']],
      [`gateways deliver ${idOf(5)} -`, [`POST /api/v3/datacollectors/${idOf(5)}/measurements`], '{}\n{}\n'],
    ];
    for (const [words, requests, input = ''] of runs) {
      service.received.length = 0;
      const { code, stdout, stderr } = await sandbox.run(
        `${words} --dry-run -o json`.replace(/^(api.*) -o/u, '$1 --json --dry-run-format'),
        { input },
      );
      const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
      expect({ code, stderr }, words).to.deep.equal({ code: 0, stderr: `Dry run: ${count}, none sent.\n` });
      const planned = JSON.parse(stdout) as { method: string; url: string; headers: object }[];
      expect(
        planned.map(({ method, url }) => `${method} ${new URL(url).pathname}`.toLowerCase()),
        words,
      ).to.deep.equal(requests.map((request) => request.toLowerCase()));
      for (const { headers } of planned)
        expect(headers).to.have.property('authorization', 'Bearer $MUSTER_API_KEY');
      expect(commands(), words).to.deep.equal([]);
    }
  });
});
