/** A server that stands by takes over the store, the devices and the API of one that ends. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort, postgresServer, type PostgresServer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { createWorkplace, startMuster, type Workplace } from '../support/muster.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { runMuster } from '../support/running.ts';

const DEVICES = 10;
const KEYS = ['api-key.secret', 'secrets.keys', 'sessions.keys', 'gateway-key.pem'];

interface Twin {
  readonly args: readonly string[];
  readonly http: string;
}

describe('a server that stands by', () => {
  let postgres: PostgresServer;
  let place: Workplace;
  let store: string;
  let addresses: readonly string[];
  const closers = useClosers();

  before(async function () {
    postgres = await postgresServer(this);
    place = await createWorkplace();
    closers.unshift(() => place.remove());
    store = postgres.freshUrl();
    // One address for both, as a floating address or a load balancer gives them.
    addresses = [
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`,
    ];
  });

  async function twin(name: string, listen = addresses, url = store): Promise<Twin> {
    const port = await freeTcpPort();
    const args = [
      ...['server', '--standby', `--store=${url}`, `--data-dir=${join(place.dir, name)}`],
      ...[`--http=127.0.0.1:${port}`, ...listen],
    ];
    return { args, http: `http://127.0.0.1:${port}` };
  }

  async function probe({ http }: Twin, path: string): Promise<readonly [number, unknown]> {
    const response = await fetch(http + path);
    return [response.status, await response.json()];
  }

  /** What `/readyz` says while another server is active. */
  async function standingBy(one: Twin): Promise<unknown> {
    const [, body] = await until(
      () => probe(one, '/readyz'),
      ([status]) => status === 503,
      { tolerate: () => true },
    );
    return body;
  }

  it('loses nothing, and no device notices, when the active one is killed and when it stops', async () => {
    const [first, second] = [await twin('one'), await twin('two')];
    let active = await startMuster(place, first.args);
    closers.unshift(() => active.stop());
    const { apiKey, coaps = '' } = active.info;
    await mkdir(join(place.dir, 'two'), { recursive: true });
    for (const name of KEYS) await cp(join(place.dir, 'one', name), join(place.dir, 'two', name));
    const clientOf = ({ http }: Twin): MusterClient => createClient({ baseUrl: http, apiKey, retries: 5 });
    const meters = await NotifyingFleet.open(clientOf(first), metersOf(coaps, DEVICES), closers);
    const sinceMs = Date.now() - 1;
    const notifying = setInterval(() => meters.notifyAll(), 100);
    closers.unshift(async () => clearInterval(notifying));

    for (const [from, to, signal] of [
      [first, second, 'SIGKILL'],
      [second, first, 'SIGTERM'],
    ] as const) {
      let isReady = false;
      const starting = startMuster(place, to.args).finally(() => (isReady = true));
      starting.catch(() => undefined);
      expect(await standingBy(to)).to.deep.equal({ status: 'not ready', checks: { standby: 'failed' } });
      expect((await probe(to, '/healthz'))[0]).to.equal(200);
      expect(isReady).to.equal(false);
      expect((await probe(from, '/readyz'))[0]).to.equal(200);
      await active.stop(signal);
      active = await starting;
      expect((await probe(to, '/readyz'))[0]).to.equal(200);
      const before = meters.acknowledged;
      await until(() => meters.acknowledged > before + 2 * DEVICES);
      expect((await clientOf(to).devices.list({ PageSize: 1 })).NbrOfRows).to.equal(DEVICES);
    }
    clearInterval(notifying);
    await meters.whenQuiet();
    expect(await meters.compare(clientOf(first), sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    for (const { counters } of meters.fleet.devices) {
      expect(counters).to.include({ registrations: 1, handshakes: 1, handshakeFailures: 0 });
    }
  });

  it('ends on SIGTERM while it waits, and takes over from one that hangs, which ends by itself when it wakes', async () => {
    const url = postgres.freshUrl();
    const listen = async (): Promise<readonly string[]> => [`--coap=coap://127.0.0.1:${await freeUdpPort()}`];
    // Both have the same data folder.
    const hung = await twin('shared', await listen(), url);
    const next = await twin('shared-too', await listen(), url);
    const active = await startMuster(place, hung.args);
    closers.unshift(() => active.stop('SIGKILL'));
    await cp(join(place.dir, 'shared'), join(place.dir, 'shared-too'), {
      recursive: true,
      filter: (name) => !name.includes('muster.'),
    });
    const waiting = await twin('shared', addresses, url);
    const idle = runMuster(place, waiting.args);
    await standingBy(waiting);
    idle.child.kill('SIGTERM');
    expect(await idle.ended).to.include({ code: 0 });

    const starting = startMuster(place, next.args);
    await standingBy(next);
    // Nothing but its silence shows that it hangs: its connections stay.
    active.child.kill('SIGSTOP');
    const taken = await starting;
    closers.unshift(() => taken.stop());
    active.child.kill('SIGCONT');
    expect(await active.ended).to.not.equal(0);
    expect(active.output()).to.include('Another server has taken over the store.');
    expect((await probe(next, '/readyz'))[0]).to.equal(200);
  });
});
