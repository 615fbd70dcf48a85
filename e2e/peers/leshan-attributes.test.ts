/** Write-Attributes, Discover and Observe of our LwM2M server towards a device made with Eclipse Leshan's client. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import {
  createLwm2mServer,
  ModelRegistry,
  omaCatalogue,
  parsePath,
  type DeviceTarget,
  type Lwm2mServer,
  type RegisterRequest,
} from '@muster/lwm2m';
import { leshan } from './leshan.ts';
import type { PeerProcess } from '../support/peer-process.ts';

const path = parsePath('/3/0/9');
const pminSeconds = 2;
const pmaxSeconds = 4;

describe('notification attributes of a device of Leshan', function () {
  this.bail(true);
  const open = new AsyncDisposableStack();
  let server: Lwm2mServer;
  let device: PeerProcess;
  let target: DeviceTarget;

  before(async function () {
    const peers = await leshan(this);
    const registered = Promise.withResolvers<RegisterRequest>();
    server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models: new ModelRegistry(omaCatalogue),
      handlers: {
        register: (request) => {
          registered.resolve(request);
          return Promise.resolve({ location: 'only' });
        },
        update: () => Promise.resolve({}),
        deregister: () => Promise.resolve({}),
        send: () => Promise.resolve(),
      },
    });
    open.defer(() => server.close());
    device = peers.device(server.addresses[0]!, 'leshan-attributes');
    open.defer(() => device.stop());
    const { source, rootPath, lwm2mVersion, contentFormats } = await registered.promise;
    target = { ...source, rootPath, lwm2mVersion, contentFormats };
    await device.next('registered');
  });

  after(() => open.disposeAsync());

  it('Write-Attributes is taken, and Discover shows what was written', async () => {
    const attributes = { pmin: pminSeconds, pmax: pmaxSeconds };
    expect(await server.perform(target, { type: 'writeAttributes', path, attributes })).to.include({
      code: '2.04',
    });
    const { links } = await server.perform(target, { type: 'discover', path });
    const shown = links?.find((link) => link.target === '/3/0/9');
    expect(Object.fromEntries(shown?.attributes ?? [])).to.include({
      pmin: String(pminSeconds),
      pmax: String(pmaxSeconds),
    });
  });

  it('notifications keep at least pmin apart, and come by themselves before pmax is over', async () => {
    const notified: { value: unknown; atMs: number }[] = [];
    const { answer } = await server.observe(target, path, {
      onNotify: (records) => {
        notified.push({ value: records[0]?.value, atMs: performance.now() });
        return Promise.resolve();
      },
      onEnd: () => undefined,
    });
    expect(answer.code).to.equal('2.05');
    for (const value of ['70', '71', '72', '73']) {
      await device.ask('set', '/3/0/9', value);
      await delay(200);
    }
    // The first comes after pmin, with the latest value; the next, without any change, after pmax.
    await delay((pminSeconds + pmaxSeconds) * 1000 + 1500);
    const values = notified.map(({ value }) => value);
    expect(values.at(-1)).to.equal(73);
    expect(values, 'a change and a report by pmax').to.have.lengthOf.within(2, 4);
    for (const [at, { atMs }] of notified.entries()) {
      const before = notified[at - 1];
      if (before) expect(atMs - before.atMs).to.be.above(pminSeconds * 1000 - 500);
    }
  });
});
