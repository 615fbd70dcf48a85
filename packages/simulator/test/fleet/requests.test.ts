import { until } from '@muster/testkit';
import { parsePath, type DeviceOperation } from '@muster/lwm2m';
import { expect } from 'chai';
import type { Fleet } from '../../src/index.ts';
import { FleetScene } from '../support/fleet-scene.ts';
import type { RecordingServer } from '../support/recording-server.ts';

const name = 'muster-sim-000001';

describe('a device of a fleet', () => {
  let scene: FleetScene;
  let server: RecordingServer;
  const start = (): Promise<Fleet> => scene.start();

  beforeEach(async () => {
    scene = await FleetScene.open();
    ({ server } = scene);
  });

  afterEach(() => scene.close());

  describe('answers', () => {
    it('Create and Delete of an object instance, and updates its object list', async () => {
      const { devices } = await start();
      const codeOf = async (operation: DeviceOperation): Promise<string> =>
        (await server.lwm2m.perform(server.target(name), operation)).code;
      const path = parsePath('/3303/7');
      const records = [{ path: parsePath('/3303/7/5750'), value: 'cellar' }];
      expect(await codeOf({ type: 'create', path, records })).to.equal('2.01');
      expect(devices[0]?.read('/3303/7/5750')).to.equal('cellar');
      expect(await codeOf({ type: 'delete', path })).to.equal('2.02');
      expect(devices[0]?.instanceIds(3303)).to.deep.equal([0, 1]);
      expect(await codeOf({ type: 'delete', path: parsePath('/3/0') })).to.equal('4.05');
    });

    it('counts its answers by code', async () => {
      const running = await start();
      const seen: string[] = [];
      running.on('request', (_, { operation, code }) => seen.push(`${operation} ${code}`));
      await server.read(name, '/3/0/0');
      await server.read(name, '/3/0/99');
      expect(running.stats).to.deep.include({ requestsAnswered: 2, answersByCode: { '2.05': 1, '4.04': 1 } });
      expect(seen).to.deep.equal(['read 2.05', 'read 4.04']);
    });
  });

  describe('executes', () => {
    it('Reboot: the device goes away and registers again from a new socket', async () => {
      const { devices } = await start();
      const port = devices[0]?.localPort;
      expect((await server.execute(name, '/3/0/4')).code).to.equal('2.04');
      await until(() => server.of('register').length === 2);
      await until(() => devices[0]?.state === 'registered');
      expect(devices[0]?.localPort).to.not.equal(port);
      expect(server.of('deregister')).to.have.length(0);
    });

    it('Factory Reset: written values are gone', async () => {
      const { devices } = await start();
      await server.write(name, '/3/0/15', 'Europe/Stockholm');
      await server.execute(name, '/3/0/5');
      await until(() => server.of('register').length === 2);
      expect(devices[0]?.read('/3/0/15')).to.equal('Etc/UTC');
    });

    it('Registration Update Trigger, and a Write of the lifetime, which an Update tells', async () => {
      await start();
      expect((await server.execute(name, '/1/0/8')).code).to.equal('2.04');
      await until(() => server.of('update').length === 1);
      expect((await server.write(name, '/1/0/1', 600)).code).to.equal('2.04');
      await until(() => server.of('update').length === 2);
      expect(server.of('update')[1]?.lifetimeSeconds).to.equal(600);
      expect((await server.read(name, '/1/0/1')).records?.[0]?.value).to.equal(600);
    });
  });
});
