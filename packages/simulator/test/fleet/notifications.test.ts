import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Fleet, FleetOptions } from '../../src/index.ts';
import { FleetScene } from '../support/fleet-scene.ts';
import type { RecordingServer } from '../support/recording-server.ts';

describe('a fleet that is observed', () => {
  let scene: FleetScene;
  let server: RecordingServer;
  const start = (options: Partial<FleetOptions> = {}): Promise<Fleet> => scene.start(options);

  beforeEach(async () => {
    scene = await FleetScene.open();
    ({ server } = scene);
  });

  afterEach(() => scene.close());

  it('notifies who observes several values at once, again after a reboot', async () => {
    const running = await start({ notifyIntervalSeconds: 0.1 });
    const observesAll = async (): Promise<number> => {
      const before = running.stats.notifications;
      const paths = ['/3303/0/5700', '/3/0/9'];
      let heard = 0;
      const answer = await server.observeComposite('muster-sim-000001', paths, () => (heard += 1));
      expect(answer.code).to.equal('2.05');
      await until(() => heard >= 2);
      return running.stats.notifications - before;
    };
    expect(await observesAll()).to.be.at.least(2);
    running.devices[0]?.reboot();
    await until(() => running.stats.registrations === 2);
    expect(await observesAll()).to.be.at.least(2);
  });

  it('tells who observes a whole instance once, however many of its values have moved', async () => {
    await start({ notifyIntervalSeconds: 0.1 });
    const heard: string[] = [];
    await server.observe('muster-sim-000001', '/3/0', (records) => heard.push(JSON.stringify(records)));
    await until(() => heard.length >= 4);
    expect(new Set(heard).size).to.equal(heard.length);
  });

  it('notifies an observation of six values once per change, however many of them change', async () => {
    const instances = [0, 1, 2, 3, 4, 5];
    const thermometers = { name: 'six', count: 1, objects: [3, { id: 3303, instances }] };
    const running = await start({ devices: [{ ...thermometers, notifyIntervalSeconds: 0.1 }] });
    const heard: string[] = [];
    const paths = instances.map((id) => `/3303/${id}/5700`);
    await server.observeComposite('muster-sim-000001', paths, (records) =>
      heard.push(JSON.stringify(records)),
    );
    await until(() => heard.length >= 4);
    expect(new Set(heard).size).to.equal(heard.length);
    expect(running.stats.notifications).to.be.below(heard.length + 2);
  });

  it('sends no notification for unchanged values', async () => {
    const steady = { name: 'steady', count: 1, values: { '/3303/0/5700': 21 }, notifyIntervalSeconds: 0.02 };
    const running = await start({ devices: [steady] });
    let notified = 0;
    await server.observe('muster-sim-000001', '/3303/0/5700', () => (notified += 1));
    await server.observe('muster-sim-000001', '/3/0/13', () => (notified += 1000));
    await until(() => notified >= 2000);
    expect(notified % 1000).to.equal(0);
    running.devices[0]?.set('/3303/0/5700', 22);
    await until(() => notified % 1000 === 1);
  });
});
