import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendJson } from '@muster/testkit';
import { idOf } from '../support/rows.ts';
import { useService } from '../support/cli.ts';
import type { Finished } from '../support/run-cli.ts';

const names = ['press-1', 'press-2', 'press-3'];
const deviceId = (name: string): string => idOf(100 + names.indexOf(name));
const resourceId = (name: string): string => idOf(200 + names.indexOf(name));

describe('muster read -', () => {
  const { service, sandbox } = useService();
  /** Devices that refuse a Read. */
  let refusing: string[];
  /** Devices that do not answer. */
  let silent: string[];

  beforeEach(() => {
    service.received.length = 0;
    refusing = [];
    silent = [];
    service.answer(({ path, query }, response) => {
      const found = names.find((name) => {
        const own = [deviceId(name), resourceId(name), `object-${name}`, `activity-${name}`];
        return query['endpoint'] === name || own.some((id) => path.includes(id));
      });
      if (found === undefined) {
        sendJson(response, 404, { Message: 'There is no such thing.' });
        return;
      }
      if (/\/(?:read|write|execute|discover|observe)$/u.test(path))
        return void response.writeHead(204, { 'X-Activity-Id': `activity-${found}` }).end();
      sendJson(response, 200, answerOf(path, found));
    });
  });

  function answerOf(asked: string, name: string): unknown {
    const ids = { Id: resourceId(name), DeviceId: deviceId(name), SmartObjectId: `object-${name}` };
    // Newer than what the device returns to the Read.
    const LatestMeasurement = { v: 7, UnixTimestamp: 1_790_000_000_000 };
    const resource = { ...ids, Url: path, TypeId: 5700, Name: 'Sensor Value', LatestMeasurement };
    if (asked.includes('activity-')) {
      const isRefused = refusing.includes(name);
      if (silent.includes(name)) return { Id: `activity-${name}`, Status: 'InProgress' };
      return {
        Id: `activity-${name}`,
        Status: isRefused ? 'Failed' : 'Completed',
        ResponseCode: isRefused ? '4.05' : '2.05',
        Values: [{ ruri: path, v: names.indexOf(name) + 20, UnixTimestamp: 1_780_000_000_000 }],
      };
    }
    if (asked.includes('queueitems')) return { Rows: [] };
    if (asked.endsWith('/values')) return { Id: `object-${name}`, Resources: [resource] };
    if (asked.includes(resourceId(name))) return resource;
    const SmartObjects = [{ Id: `object-${name}`, TypeId: 3303, InstanceNumber: 0 }];
    return { Id: deviceId(name), DeviceIdentifier: name, Status: 'online', SmartObjects };
  }

  const read = (input: string, ...words: readonly string[]): Promise<Finished> =>
    sandbox.run(['read', '-', ...words, '-o', 'csv', '--columns', 'device,path,value'], { input });
  const both = 'Device,Path,Value\npress-1,/3303/0/5700,20\npress-2,/3303/0/5700,21\n';

  const path = '/3303/0/5700';
  const inputs: readonly [string, string, readonly string[]][] = [
    ['a device and a path a line', `press-1 ${path}\npress-2 ${path}\n`, []],
    ['CSV with Device and Path', `Name,Device,Path\n"a,b",press-1,${path}\nc,press-2,${path}\n`, []],
    [
      'ndjson with Device and Path',
      ['press-1', 'press-2'].map((Device) => JSON.stringify({ Device, Path: path })).join('\n'),
      [],
    ],
    [
      'a page of resources',
      JSON.stringify({ Rows: ['press-1', 'press-2'].map((one) => ({ Id: resourceId(one), Url: path })) }),
      [],
    ],
    ['ids of resources', `${resourceId('press-1')}\n${resourceId('press-2')}\n`, []],
    ['devices a line, with the path on the command line', 'press-1\npress-2\n', [path]],
    ['a lone column of devices', 'DeviceIdentifier\npress-1\npress-2\n', [path]],
    ['a list of devices', `Id,DeviceIdentifier\n${idOf(1)},press-1\n${idOf(2)},press-2\n`, [path]],
  ];
  for (const [name, input, words] of inputs) {
    it(`takes ${name}`, async () => {
      const { code, stdout, stderr } = await read(input, ...words);
      expect(code, stderr).to.equal(0);
      expect(stdout).to.equal(both);
    });
  }

  for (const words of [
    'read D P',
    'write D P 5',
    'execute D P',
    'observe D P',
    'discover D /3303/0',
    'read -',
  ]) {
    it(`a silent device is waited for longer with --wait-timeout, and not with --request-timeout: ${words}`, async () => {
      silent = ['press-1'];
      const line = words.replace('D', 'press-1').replace('P', path);
      const input = words === 'read -' ? `press-1 ${path}\n` : '';
      const stderr = await sandbox.fails(7, [...line.split(' '), '--wait-timeout', '1'], { input });
      expect(stderr)
        .to.contain('press-1')
        .and.to.contain('has not ended within 1 s')
        .and.to.contain('Wait longer with --wait-timeout')
        .and.to.contain('muster activity-logs get activity-press-1')
        .and.not.to.contain('--request-timeout');
    });
  }

  const refused: readonly [string, string, string][] = [
    [
      'a device without a path',
      'press-1\n',
      '"press-1" is neither a device with a path nor the id of a resource',
    ],
    ['a path that is not one', 'press-1 /3303/x\n', '"/3303/x" is not an LwM2M path'],
    ['CSV without a path', 'Device,Name\npress-1,a\n', 'no columns Device and Path, and no column Id'],
    ['a row without a device', `Device,Path\npress-1,${path}\n,${path}\n`, 'line 3: no id in'],
  ];
  for (const [name, input, text] of refused) {
    it(`refuses ${name} before anything is sent`, async () => {
      const { code, stderr } = await read(input);
      expect(code, stderr).to.equal(2);
      expect(stderr).to.contain(text);
      expect(service.received).to.have.length(0);
    });
  }

  it('goes on after a failure, and --failed-file can be fed back in', async () => {
    refusing = ['press-1'];
    const input = names.map((name) => `${name} ${path}\n`).join('');
    const first = await read(input, '--failed-file', 'failed', '--workers', '3');
    expect(first.code).to.equal(8);
    expect(first.stderr).to.contain('4.05').and.to.contain('1 of 3 failed.');
    const failed = await readFile(join(sandbox.folder, 'failed'), 'utf8');
    expect(failed).to.equal(`press-1 ${path}\n`);
    refusing = [];
    const second = await read(failed, '--failed-file', 'failed');
    expect(second.stdout).to.equal('Device,Path,Value\npress-1,/3303/0/5700,20\n');
  });

  it('other commands by path refuse -, and an empty device, in one sentence', async () => {
    for (const words of [
      ...[`write - ${path} 1`, 'execute - /3/0/4', `observe - ${path}`, 'discover -', `attributes - ${path}`],
      ...['devices show -', 'wait device -', `assert value - ${path} --for 1`],
    ]) {
      expect(await sandbox.fails(2, words))
        .to.contain('The argument device cannot be -.')
        .and.to.contain('muster read');
    }
    expect(await sandbox.fails(2, ['read', '', path])).to.contain('The argument device is empty.');
    expect(service.received).to.have.length(0);
  });

  it('an unknown column is an error', async () => {
    const stderr = await sandbox.fails(2, `read press-1 ${path} --columns device,valu`);
    expect(stderr).to.contain('Unknown column "valu".').and.to.contain('Did you mean Value?');
    expect(service.received).to.have.length(0);
  });
});
