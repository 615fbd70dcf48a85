/** Our simulated device at a server made with lwm2m-node-lib. */
import { join } from 'node:path';
import { expect } from 'chai';
import { createSimulatedDevice, type SimulatedDevice } from '@muster/simulator';
import { freeUdpPort } from '@muster/testkit';
import { PeerProcess } from '../support/peer-process.ts';

const program = join(import.meta.dirname, 'lwm2m-node-lib', 'server.ts');
const endpoint = 'muster-at-node-lib';

describe('a simulated device at a server of lwm2m-node-lib', () => {
  const open = new AsyncDisposableStack();
  let server: PeerProcess;
  let device: SimulatedDevice;

  before(async () => {
    const port = await freeUdpPort();
    server = new PeerProcess(process.execPath, [program, String(port)], import.meta.dirname);
    open.defer(() => server.stop());
    await server.next('listening');
    device = createSimulatedDevice({
      serverUri: `coap://127.0.0.1:${port}`,
      endpointName: endpoint,
      lwm2mVersion: '1.0',
      notifyIntervalSeconds: 1,
      values: { '/3/0/0': 'Muster', '/3303/0/5700': 21.5 },
    });
    open.use(device);
    await device.start();
  });

  after(() => open.disposeAsync());

  it('registers with its objects', async () => {
    const registered = await server.next('registered');
    expect(registered).to.include({ endpoint, version: '1.0' });
    expect(registered['payload']).to.contain('</3/0>').and.to.contain('</3303/1>');
    expect(device.state).to.equal('registered');
  });

  it('is read, and says so when there is nothing', async () => {
    expect((await server.ask('read', endpoint, '/3/0/0'))['value']).to.equal('Muster');
    expect((await server.ask('read', endpoint, '/3303/0/5700'))['value']).to.equal('21.5');
    const failure = await server.ask('read', endpoint, '/3/0/99').catch(String);
    expect(failure).to.contain('4.04');
  });

  it('is written and executed', async () => {
    await server.ask('write', endpoint, '/3/0/14', '+05:30');
    expect(device.read('/3/0/14')).to.equal('+05:30');
    await server.ask('execute', endpoint, '/3303/0/5605', '');
    const refused = await server.ask('write', endpoint, '/3/0/0', 'x').catch(String);
    expect(refused).to.contain('4.05');
  });

  it('is discovered, with the attributes that it was given', async () => {
    await server.ask('attributes', endpoint, '/3303/0/5700', JSON.stringify({ pmin: 1, pmax: 60 }));
    const { value } = await server.ask('discover', endpoint, '/3303/0/5700');
    expect(value).to.contain('</3303/0/5700>').and.to.contain('pmin=1').and.to.contain('pmax=60');
  });

  it('is observed', async () => {
    const { value } = await server.ask('observe', endpoint, '/3303/0/5700');
    expect(value).to.equal('21.5');
    device.set('/3303/0/5700', 30);
    expect(await server.next('notified')).to.include({ path: '/3303/0/5700', value: '30' });
  });

  it('updates its registration, and deregisters', async () => {
    await device.update();
    expect(await server.next('updated')).to.include({ endpoint });
    await device.stop();
    expect(await server.next('deregistered')).to.include({ endpoint });
  });
});
