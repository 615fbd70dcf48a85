import { expect } from 'chai';
import {
  createBootstrapClient,
  formatPath,
  parsePath,
  type ClientReport,
  type ValueRecord,
} from '../../../src/index.ts';
import { account, record } from '../bootstrap/support.ts';
import { collecting, Collector, MemoryTree, models, Pair } from '../support.ts';

const sensor = parsePath('/3303/0/5700');

/** A report in one line, such as `notification /3303/0/5700: /3303/0/5700=22`. */
function inWords({ kind, paths, records }: ClientReport): string {
  const values = records.map(({ path, value }) => `${formatPath(path)}=${JSON.stringify(value)}`);
  return `${kind} ${paths.map(formatPath).join(' ')}: ${values.join(' ')}`;
}

describe('onReport of a device', () => {
  let pair: Pair;
  let reports: Collector<string>;
  let notified: Collector<ValueRecord[]>;

  beforeEach(() => {
    reports = new Collector();
    notified = new Collector();
  });

  afterEach(() => pair.close());

  async function open(options: Parameters<typeof Pair.open>[0] = {}): Promise<void> {
    pair = await Pair.open({ hooks: { onReport: (report) => reports.add(inWords(report)) }, ...options });
  }

  const set = (value: number): void => pair.set('/3303/0/5700', value);

  it('has the values of answers and notifications, and of no other operation', async () => {
    await open();
    const { server, target } = pair.server;
    await server.perform(target, { type: 'read', path: parsePath('/3/0/7') });
    await server.perform(target, { type: 'discover', path: parsePath('/3/0') });
    await server.perform(target, { type: 'read', path: parsePath('/3303/9') });
    const { token } = await server.observe(target, sensor, collecting(notified));
    set(22);
    await notified.take(1);
    await server.cancelObservation(target, sensor, token ?? '', 'active');
    expect(reports.all).to.deep.equal([
      'read /3/0/7: /3/0/7/0=3800 /3/0/7/1=5000',
      'observe /3303/0/5700: /3303/0/5700=21.5',
      'notification /3303/0/5700: /3303/0/5700=22',
      'read /3303/0/5700: /3303/0/5700=22',
    ]);
  });

  it('has all values of an Observe-Composite', async () => {
    await open();
    const paths = [sensor, parsePath('/3/0/9')];
    await pair.server.server.observeComposite(pair.server.target, paths, collecting(notified));
    set(22);
    await notified.take(1);
    expect(reports.all).to.deep.equal([
      'observe /3/0/9 /3303/0/5700: /3/0/9=87 /3303/0/5700=21.5',
      'notification /3/0/9 /3303/0/5700: /3/0/9=87 /3303/0/5700=22',
    ]);
  });

  it('leaves out a notification that a newer one replaced before it was sent', async () => {
    await open({ confirmableNotifications: true });
    await pair.server.server.observe(pair.server.target, sensor, collecting(notified));
    // The first one waits for its acknowledgement; of the others only the latest is sent.
    for (const value of [22, 23, 24]) set(value);
    await notified.take(2);
    expect(reports.all.slice(1)).to.deep.equal([
      'notification /3303/0/5700: /3303/0/5700=22',
      'notification /3303/0/5700: /3303/0/5700=24',
    ]);
    expect(pair.client.counters.notifications, 'counted as sent').to.equal(2);
  });

  it('has a Send that the server accepted, and not one that it refused', async () => {
    await open();
    await pair.client.send([{ path: sensor, value: 20 }]);
    pair.server.refusal = new Error('full');
    await pair.client.send([{ path: sensor, value: 21 }]).catch(() => undefined);
    expect(reports.all).to.deep.equal(['send : /3303/0/5700=20']);
  });

  it('is called for a device that has been bootstrapped too', async () => {
    await open();
    const device = createBootstrapClient({
      endpointName: 'urn:dev:2',
      bootstrapUri: 'coap://127.0.0.1:9',
      provisioned: account(pair.server.uri).map(([path, value]) => record(path, value)),
      tree: new MemoryTree(),
      models,
      hooks: { onReport: (report) => reports.add(inWords(report)) },
    });
    try {
      await device.start();
      await pair.server.server.perform(pair.server.target, { type: 'read', path: sensor });
      expect(reports.all).to.deep.equal(['read /3303/0/5700: /3303/0/5700=21.5']);
    } finally {
      await device.close();
    }
  });
});
