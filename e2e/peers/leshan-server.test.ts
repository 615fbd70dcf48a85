/** Our simulated device at a server made with Eclipse Leshan. */
import { expect } from 'chai';
import { createSimulatedDevice, type SimulatedDevice } from '@muster/simulator';
import { leshan } from './leshan.ts';
import { freeUdpPort } from '@muster/testkit';
import type { PeerProcess } from '../support/peer-process.ts';

for (const lwm2mVersion of ['1.0', '1.1'] as const) {
  const endpoint = `muster-at-leshan-${lwm2mVersion}`;

  describe(`a simulated device of LwM2M ${lwm2mVersion} at a server of Leshan`, () => {
    const open = new AsyncDisposableStack();
    let server: PeerProcess;
    let device: SimulatedDevice;

    before(async function () {
      const peers = await leshan(this);
      const port = await freeUdpPort();
      server = peers.server(port);
      open.defer(() => server.stop());
      await server.next('listening');
      device = createSimulatedDevice({
        serverUri: `coap://127.0.0.1:${port}`,
        endpointName: endpoint,
        lwm2mVersion,
        notifyIntervalSeconds: 1,
        objects: [1, 3, 6, 3303, 3308],
        values: { '/3/0/0': 'Muster', '/3/0/9': 80, '/6/0/0': -40 },
      });
      open.use(device);
      await device.start();
    });

    after(() => open.disposeAsync());

    it('registers with its objects', async () => {
      const registered = await server.next('registered');
      expect(registered).to.include({ endpoint, version: lwm2mVersion, lifetime: 300 });
      expect(registered['objects']).to.include.members(['/3/0', '/3303/0', '/3303/1']);
    });

    it('is read: resource, resource with instances, object instance', async () => {
      expect(await server.ask('read', endpoint, '/3/0/0')).to.include({ code: 'CONTENT', value: 'Muster' });
      expect((await server.ask('read', endpoint, '/3/0/6'))['value']).to.deep.equal({ 0: 1, 1: 5 });
      expect((await server.ask('read', endpoint, '/3/0'))['value']).to.include({ 0: 'Muster', 9: 80 });
      expect(await server.ask('read', endpoint, '/3/0/99')).to.include({ code: 'NOT_FOUND' });
    });

    const formats = lwm2mVersion === '1.0' ? ['TLV', 'JSON', 'TEXT'] : ['SENML_JSON', 'SENML_CBOR', 'TEXT'];
    for (const format of formats) {
      it(`is read in ${format}: Floats that are whole numbers`, async () => {
        for (const value of [-40, 0, 21, 2 ** 53, 1e300, 0.1, 59.33]) {
          device.set('/6/0/0', value);
          const answer = await server.ask('read', endpoint, '/6/0/0', format);
          expect(answer).to.include({ code: 'CONTENT', value });
        }
        device.set('/6/0/0', -40);
      });
    }

    if (lwm2mVersion === '1.1') {
      it('is read as a whole instance that has Floats, and has Floats written, in SenML-CBOR', async () => {
        const answer = await server.ask('read', endpoint, '/6/0', 'SENML_CBOR');
        expect(answer).to.include({ code: 'CONTENT' });
        expect(answer['value']).to.include({ 0: -40 });
        for (const value of [-40, 21, 0.5]) {
          expect(await server.ask('write-float', endpoint, '/3308/0/5900', String(value))).to.include({
            code: 'CHANGED',
          });
          expect(device.read('/3308/0/5900')).to.equal(value);
        }
        const composite = await server.ask('write-composite', endpoint, '/3308/0/5900=float:-40');
        expect(composite).to.include({ code: 'CHANGED' });
        expect(device.read('/3308/0/5900')).to.equal(-40);
        const read = await server.ask('read-composite', endpoint, '/6/0/0,/3308/0/5900');
        expect(read['value']).to.include({ '/6/0/0': -40, '/3308/0/5900': -40 });
      });

      it('is read: a resource instance', async () => {
        expect((await server.ask('read', endpoint, '/3/0/6/1'))['value']).to.equal(5);
      });

      it('answers Read-Composite, Write-Composite and Observe-Composite', async () => {
        const paths = '/3/0/0,/3/0/9,/3/0/14';
        const read = await server.ask('read-composite', endpoint, paths);
        expect(read).to.include({ code: 'CONTENT' });
        expect(read['value']).to.include({ '/3/0/0': 'Muster', '/3/0/9': 80 });
        const written = ['/3/0/14=+02:00', '/3/0/15=Europe/Stockholm'];
        expect(await server.ask('write-composite', endpoint, ...written)).to.include({ code: 'CHANGED' });
        expect(device.read('/3/0/14')).to.equal('+02:00');
        expect(device.read('/3/0/15')).to.equal('Europe/Stockholm');
        const observed = await server.ask('observe-composite', endpoint, paths);
        expect(observed['value']).to.include({ '/3/0/9': 80, '/3/0/14': '+02:00' });
        device.set('/3/0/9', 79);
        const { value } = await server.next('notified');
        expect(value).to.deep.equal({ '/3/0/0': 'Muster', '/3/0/9': 79, '/3/0/14': '+02:00' });
        device.set('/3/0/9', 80);
        await server.next('notified');
      });
    }

    it('is written and executed, and refuses what cannot be', async () => {
      expect(await server.ask('write', endpoint, '/3/0/14', '+05:30')).to.include({ code: 'CHANGED' });
      expect(device.read('/3/0/14')).to.equal('+05:30');
      expect(await server.ask('write', endpoint, '/3/0/0', 'x')).to.include({ code: 'METHOD_NOT_ALLOWED' });
      expect(await server.ask('execute', endpoint, '/3/0/12')).to.include({ code: 'CHANGED' });
    });

    it('is discovered, with the attributes that it was given', async () => {
      const given = await server.ask('attributes', endpoint, '/3/0/9', 'pmin=1&pmax=60');
      expect(given).to.include({ code: 'CHANGED' });
      const { value } = await server.ask('discover', endpoint, '/3/0/9');
      expect(String(value)).to.contain('</3/0/9>').and.to.contain('pmin=1').and.to.contain('pmax=60');
    });

    it('is observed, until that is cancelled', async () => {
      expect((await server.ask('observe', endpoint, '/3/0/9'))['value']).to.equal(80);
      device.set('/3/0/9', 41);
      await server.next('notified', ({ path, value }) => path === '/3/0/9' && value === 41);
      expect(await server.ask('cancel', endpoint, '/3/0/9')).to.include({ code: 'CONTENT' });
    });

    it('updates its registration, and deregisters', async () => {
      await device.update();
      expect(await server.next('updated')).to.include({ endpoint });
      await device.stop();
      expect(await server.next('deregistered')).to.include({ endpoint, expired: false });
    });
  });
}
