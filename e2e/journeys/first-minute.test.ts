/** Journey 1: `muster up` (what `npm start` runs) brings all of it up, and Ctrl-C takes all of it down. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { freeUdpPort, until } from '@muster/testkit';
import { createWorkplace, muster, startMuster, type Workplace } from '../support/muster.ts';
import { useServer } from '../support/test-server.ts';

describe('journey 1, the first minute: muster up', () => {
  const server = useServer({ each: true, devices: 25 });

  const devices = async (): Promise<ReadonlyMap<string, string>> => {
    const { Rows } = await until(
      () => server.client.devices.list({ PageSize: 100 }),
      (page) => page.Rows.length >= 25 && page.Rows.every((device) => device.Status === 'online'),
    );
    return new Map(Rows.map((device) => [device.DeviceIdentifier, device.Id]));
  };

  it('serves a live fleet, stops cleanly on Ctrl-C, and continues with the stored devices', async () => {
    const { info, process: first, place } = server;
    const before = await devices();
    expect(before.size).to.equal(25);
    expect(await server.stop('SIGINT')).to.equal(0);
    const shown = first.output();
    expect(shown).to.contain(info.http).and.to.contain(info.coap).and.to.contain(info.apiKey);
    const leftovers = await readdir(join(place.dir, 'data'));
    expect(leftovers.filter((name) => name.includes('lock'))).to.deep.equal([]);
    expect(() => process.kill(info.pid, 0)).to.throw(/ESRCH/);

    await server.start();
    expect(server.info.apiKey).to.equal(info.apiKey);
    expect(await devices()).to.deep.equal(before);
    expect(await server.stop('SIGTERM')).to.equal(0);
  });
});

describe('a server whose ports are taken', () => {
  let place: Workplace;

  beforeEach(async () => (place = await createWorkplace()));
  afterEach(() => place.remove());

  it('names the flags of the gateway and bootstrap ports that another server has, whose successor starts at once after kill -9', async () => {
    const [coap, bootstrap] = [await freeUdpPort(), await freeUdpPort()];
    const server = (data: string, ...ports: readonly number[]): string[] => [
      ...['server', '--http=127.0.0.1:0', `--data-dir=${join(place.dir, data)}`],
      ...[`--coap=127.0.0.1:${ports[0]}`, `--bootstrap=127.0.0.1:${ports[1]}`],
    ];
    const first = await startMuster(place, server('data', coap, bootstrap));
    const both = await muster(place, server('other', coap, bootstrap));
    expect(both.code).to.equal(10);
    expect(both.stderr).to.contain(
      `127.0.0.1:${coap} (--coap, MUSTER_COAP) and 127.0.0.1:${bootstrap} (--bootstrap, MUSTER_BOOTSTRAP) are in use`,
    );
    expect(await first.stop('SIGKILL')).to.equal(null);
    const successor = await startMuster(place, server('data', coap, bootstrap));
    expect(await successor.stop()).to.equal(0);
  });
});
