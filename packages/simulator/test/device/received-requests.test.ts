import { until } from '@muster/testkit';
import { parsePath } from '@muster/lwm2m';
import { expect } from 'chai';
import {
  createFleet,
  createSimulatedDevice,
  NotReceivedError,
  type RequestFilter,
  type SimulatedDevice,
  type SimulatedDeviceOptions,
} from '../../src/index.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';

const name = 'press-7';

describe('device.received', () => {
  let server: RecordingServer;
  let device: SimulatedDevice;

  async function start(options: Partial<SimulatedDeviceOptions> = {}): Promise<void> {
    device = createSimulatedDevice({ serverUri: server.uri, endpointName: name, ...options });
    await device.start();
  }

  beforeEach(async () => {
    server = await RecordingServer.start();
  });

  afterEach(async () => {
    await device.stop();
    await server.close();
  });

  it('has the values of a Write, the arguments of an Execute, and the attributes of a Write-Attributes', async () => {
    await start();
    const before = Date.now();
    await server.write(name, '/3311/0/5851', 30);
    await server.write(name, '/3311/0/5851', 101);
    const target = server.target(name);
    const reboot = { type: 'execute', path: parsePath('/3/0/12'), arguments: '0' } as const;
    await server.lwm2m.perform(target, reboot);
    const path = parsePath('/3303/0/5700');
    await server.lwm2m.perform(target, { type: 'writeAttributes', path, attributes: { pmin: 5, gt: 30 } });

    const [write, refused, executed, attributes] = [...device.received];
    expect(write).to.deep.include({ operation: 'write', path: '/3311/0/5851', code: '2.04' });
    expect(write?.values).to.deep.equal({ '/3311/0/5851': 30 });
    expect(write?.timeMs).to.be.within(before, Date.now());
    expect(refused).to.deep.include({ code: '4.00', values: { '/3311/0/5851': 101 } });
    expect(executed).to.deep.include({ operation: 'execute', path: '/3/0/12', arguments: '0' });
    expect(attributes?.attributes).to.deep.equal({ pmin: 5, gt: 30 });
    expect(device.received.total).to.equal(4);
  });

  it('has the paths of an Observe-Composite', async () => {
    await start();
    await server.observeComposite(name, ['/3/0/9', '/3303/0/5700'], () => undefined);
    const [observed] = device.received.of({ operation: 'observeComposite', path: '/3303/0/5700' });
    expect(observed?.paths).to.deep.equal(['/3/0/9', '/3303/0/5700']);
  });

  it('finds a Write of a whole instance by the path of a value in it', async () => {
    await start();
    await server.lwm2m.perform(server.target(name), {
      type: 'write',
      path: parsePath('/3311/0'),
      mode: 'update',
      records: [{ path: parsePath('/3311/0/5851'), value: 35 }],
    });
    const { path, values } = await device.received.next({ operation: 'write', path: '/3311/0/5851' });
    expect(path).to.equal('/3311/0');
    expect(values).to.deep.equal({ '/3311/0/5851': 35 });
  });

  it('next returns each request once, whether it arrived before or after the call', async () => {
    await start();
    const filter: RequestFilter = { operation: 'write', path: '/3311/0/5851' };
    await server.read(name, '/3/0/0');
    await server.write(name, '/3311/0/5851', 1);
    expect((await device.received.next(filter)).values).to.deep.equal({ '/3311/0/5851': 1 });
    const second = device.received.next(filter);
    await server.write(name, '/3311/0/5851', 2);
    expect((await second).values).to.deep.equal({ '/3311/0/5851': 2 });
    expect((await device.received.next()).operation).to.equal('read');
    expect(device.received.of(filter)).to.have.length(2);
  });

  it('next says what the device did receive when the time is over', async () => {
    await start();
    await server.read(name, '/3/0/0');
    await server.read(name, '/3/0/99');
    const error = await rejection(
      device.received.next({ operation: 'write', path: '/3/0/14' }, { timeoutMs: 1 }),
    );
    expect(error).to.be.instanceOf(NotReceivedError);
    expect(error.message).to.equal(
      'press-7 received no write /3/0/14 within 1 ms. It received 2 requests:\n  read /3/0/0 2.05\n  read /3/0/99 4.04',
    );
    device.received.clear();
    const nothing = await rejection(device.received.next({}, { timeoutMs: 1 }));
    expect(nothing.message).to.equal(
      'press-7 received no request within 1 ms. It received no request at all.',
    );
  });

  it('next ends with its signal, and refuses a filter that can never match', async () => {
    await start();
    const stop = new AbortController();
    const waiting = rejection(device.received.next({}, { signal: stop.signal }));
    stop.abort(new Error('enough'));
    expect((await waiting).message).to.equal('enough');
    const misspelt = await rejection(device.received.next({ operation: 'Write' } as never));
    expect(misspelt.message).to.contain('Unknown operation "Write". Use one of read, write,');
    const unknown = await rejection(device.received.next({ uri: '/3/0/0' } as never));
    expect(unknown.message).to.contain('Unknown member "uri" of a request filter.');
  });

  it('keeps the newest requests within its bounds, and counts all', async () => {
    await start({ recordRequests: { maxRequests: 3, maxBytes: 100 } });
    for (const path of ['/3/0/0', '/3/0/1', '/3/0/2', '/3/0/3']) await server.read(name, path);
    expect([...device.received].map(({ path }) => path)).to.deep.equal(['/3/0/1', '/3/0/2', '/3/0/3']);
    await server.write(name, '/5/0/0', Buffer.alloc(200));
    expect([...device.received].map(({ path }) => path)).to.deep.equal(['/5/0/0']);
    expect(device.received.total).to.equal(5);
    const error = await rejection(device.received.next({ path: '/4' }, { timeoutMs: 1 }));
    expect(error.message).to.contain('It received the newest 1 of 5 requests:\n  write /5/0/0 2.04');
    expect(() =>
      createSimulatedDevice({ serverUri: server.uri, recordRequests: { maxRequests: 0 } }),
    ).to.throw(RangeError, 'recordRequests.maxRequests is 0. Give a whole number, 1 or more.');
  });

  it('goes on across a reboot of the device', async () => {
    await start();
    await server.execute(name, '/3/0/4');
    device.received.clear();
    await until(() => server.of('register').length === 2 && device.state === 'registered');
    await server.read(name, '/3/0/0');
    expect(await device.received.next()).to.include({ operation: 'read', path: '/3/0/0' });
  });

  it('needs an option in a fleet, since it takes memory', async () => {
    await start();
    const [plain] = createFleet({ devices: 1, serverUri: server.uri }).devices;
    expect(() => plain?.received).to.throw('Create the fleet with the option recordRequests: true.');
    const [recording] = createFleet({ devices: 1, serverUri: server.uri, recordRequests: true }).devices;
    expect(recording?.received.total).to.equal(0);
  });
});
