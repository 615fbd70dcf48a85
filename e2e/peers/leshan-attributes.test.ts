/** Write-Attributes, Discover and Observe of our LwM2M server towards a device made with Eclipse Leshan's client. */
import { until } from '@muster/testkit';
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

  it('Write-Attributes is accepted, and Discover shows the written attributes', async () => {
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

  // That a report comes by pmax without a change is not asked for: this version of Leshan's client sends none.
  it('of quick changes the latest is notified, once pmin is over', async () => {
    const notified: unknown[] = [];
    const { answer } = await server.observe(target, path, {
      onNotify: (records) => {
        notified.push(records[0]?.value);
        return Promise.resolve();
      },
      onEnd: () => undefined,
    });
    expect(answer.code).to.equal('2.05');
    for (const value of ['70', '71', '72', '73']) await device.ask('set', '/3/0/9', value);
    await until(() => notified.includes(73));
    expect(notified).to.deep.equal([73]);
  });
});
