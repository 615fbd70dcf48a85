import { until } from '@muster/testkit';
import { Lwm2mRefusal, type BootstrapServer } from '@muster/lwm2m';
import { expect } from 'chai';
import {
  createFleet,
  createSimulatedDevice,
  fleetOptions,
  parseFleetFile,
  type Fleet,
  type FleetOptions,
} from '../../src/index.ts';
import { startBootstrap } from '../support/bootstrap.ts';
import { RecordingServer } from '../support/recording-server.ts';

describe('a fleet that is bootstrapped', () => {
  let server: RecordingServer;
  let bootstrap: BootstrapServer;
  let asked: string[];
  let refusal: Error | undefined;
  let fleet: Fleet | undefined;

  beforeEach(async () => {
    server = await RecordingServer.start();
    asked = [];
    refusal = undefined;
    bootstrap = await startBootstrap(server, (endpointName) => {
      if (refusal) throw refusal;
      asked.push(endpointName);
    });
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
    await bootstrap.close();
    await server.close();
  });

  const options = (changes: Partial<FleetOptions> = {}): FleetOptions => ({
    devices: 20,
    bootstrapUri: bootstrap.addresses[0] ?? '',
    startRatePerSecond: 1000,
    backOff: { initialSeconds: 0.05 },
    ...changes,
  });

  it('asks the bootstrap server first, then registers where that says', async () => {
    fleet = createFleet(options());
    const states = new Set<string>();
    fleet.on('state', (_, state) => states.add(state));
    await fleet.start();
    await fleet.whenRegistered();
    expect([...states]).to.deep.equal(['bootstrapping', 'registering', 'registered']);
    expect(fleet.stats).to.include({ registered: 20, registering: 0, failed: 0, troubles: 0 });
    expect(asked).to.have.length(20);
    expect(server.registered).to.deep.equal(fleet.devices.map(({ endpointName }) => endpointName));
    expect(fleet.devices[0]?.lifetimeSeconds).to.equal(77);
    const [first] = server.of('register');
    expect(first?.objects?.find(({ objectId }) => objectId === 1)?.instanceIds).to.deep.equal([0]);
  });

  it('keeps its account over a reboot, and loses it with a factory reset', async () => {
    fleet = createFleet(options({ devices: 1 }));
    await fleet.start();
    await fleet.whenRegistered();
    const [device] = fleet.devices;
    if (!device) throw new Error('no device');
    device.reboot();
    await until(() => server.of('register').length === 2);
    expect(asked).to.have.length(1);
    await until(() => device.state === 'registered');
    device.reboot('factory-reset');
    await until(() => server.of('register').length === 3);
    expect(asked).to.have.length(2);
  });

  it('counts a device that is refused as failed, and it tries again', async () => {
    refusal = new Lwm2mRefusal('4.04', 'nothing for this device');
    fleet = createFleet(options({ devices: 1 }));
    await fleet.start();
    expect(fleet.report().troubles[0]?.cause).to.equal('bootstrap: nothing for this device');
    refusal = undefined;
    await fleet.whenRegistered();
    expect(fleet.stats.registered).to.equal(1);
  });

  it('takes the bootstrap server from a fleet file, or from the options of one device', async () => {
    const file = parseFleetFile(
      'version: 1\nbootstrap: coap://127.0.0.1:5693\ncohorts:\n  - name: a\n    count: 1\n',
      'fleet.yaml',
    );
    expect(fleetOptions(file).bootstrapUri).to.equal('coap://127.0.0.1:5693');
    const device = createSimulatedDevice({ bootstrapUri: bootstrap.addresses[0] ?? '' });
    await device.start();
    expect(device.state).to.equal('registered');
    await device.stop();
  });

  it('refuses a fleet without any server', () => {
    expect(() => createFleet({ devices: 1 })).to.throw(TypeError, 'bootstrapUri');
    expect(() => parseFleetFile('version: 1\nbootstrap: x\ncohorts: []\n', 'fleet.yaml')).to.throw(
      'bootstrap',
    );
  });
});
