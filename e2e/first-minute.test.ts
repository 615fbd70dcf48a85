/** Journey 1: `muster up` (what `npm start` runs) brings all of it up, and Ctrl-C takes all of it down. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { freeUdpPort } from '@muster/testkit';
import { createWorkplace, muster, startMuster, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

describe('journey 1, the first minute: muster up', () => {
  let place: Workplace;
  const up = () =>
    startMuster(place, [
      'up',
      '--devices=25',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
  const devicesOf = async (info: { http: string; apiKey: string }) => {
    const client = createClient({ baseUrl: info.http, apiKey: info.apiKey });
    const page = await until(
      () => client.devices.list({ PageSize: 100 }),
      ({ Rows }) => Rows.length >= 25 && Rows.every((device) => device.Status === 'online'),
    );
    return new Map(page.Rows.map((device) => [device.DeviceIdentifier, device.Id]));
  };

  beforeEach(async () => (place = await createWorkplace()));
  afterEach(() => place.remove());

  it('serves a live fleet, stops cleanly on Ctrl-C, and continues with the stored devices', async () => {
    const first = await up();
    const before = await devicesOf(first.info);
    expect(before.size).to.equal(25);
    expect(await first.stop('SIGINT')).to.equal(0);
    const output = first.output();
    expect(output)
      .to.contain(first.info.http)
      .and.to.contain(first.info.coap)
      .and.to.contain(first.info.apiKey);
    const leftovers = await readdir(join(place.dir, 'data'));
    expect(leftovers.filter((name) => name.includes('lock'))).to.deep.equal([]);
    expect(() => process.kill(first.info.pid, 0)).to.throw(/ESRCH/);

    const second = await up();
    expect(second.info.apiKey).to.equal(first.info.apiKey);
    expect(await devicesOf(second.info)).to.deep.equal(before);
    expect(await second.stop('SIGTERM')).to.equal(0);
  });

  it('refuses a second server on the same data, and says what to do', async () => {
    const first = await up();
    const { code, stderr } = await muster(place, [
      ...[
        'server',
        '--http=127.0.0.1:0',
        '--coap=coap://127.0.0.1:0',
        `--data-dir=${join(place.dir, 'data')}`,
      ],
    ]);
    expect(code).to.not.equal(0);
    expect(stderr).to.contain(String(first.info.pid)).and.to.contain('--data-dir');
    await first.stop();
  });

  it('names the flag to change when a port is taken', async () => {
    const first = await up();
    const { host } = new URL(first.info.http);
    const { code, stderr } = await muster(place, [
      ...['server', `--http=${host}`, '--coap=coap://127.0.0.1:0', `--data-dir=${join(place.dir, 'other')}`],
    ]);
    expect(code).to.not.equal(0);
    expect(stderr).to.contain('--http').and.to.contain(host);
    await first.stop();
  });

  it('names the flag of a gateway or bootstrap port that another server has, whose successor starts at once after kill -9', async () => {
    const [coap, bootstrap] = [await freeUdpPort(), await freeUdpPort()];
    const server = (data: string, ...ports: readonly number[]): string[] => [
      ...['server', '--http=127.0.0.1:0', `--data-dir=${join(place.dir, data)}`],
      ...[`--coap=127.0.0.1:${ports[0]}`, `--bootstrap=127.0.0.1:${ports[1]}`],
    ];
    const first = await startMuster(place, server('data', coap, bootstrap));
    for (const [flag, port, args] of [
      ['--coap', coap, server('other', coap, 0)],
      ['--bootstrap', bootstrap, server('other', 0, bootstrap)],
    ] as const) {
      const { code, stderr } = await muster(place, args);
      expect(code).to.equal(10);
      expect(stderr)
        .to.contain(`127.0.0.1:${port} is in use by another process.`)
        .and.to.contain(`Give another address with ${flag} `);
    }
    expect(await first.stop('SIGKILL')).to.equal(null);
    const successor = await startMuster(place, server('data', coap, bootstrap));
    expect(await successor.stop()).to.equal(0);
  });
});
