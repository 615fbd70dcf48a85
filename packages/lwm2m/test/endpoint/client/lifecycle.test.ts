import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import { LockstepPeer, VirtualClock } from '@muster/testkit';
import {
  createLwm2mClient,
  DeviceUnreachableError,
  InvalidResponseError,
  Lwm2mRefusal,
  parsePath,
  type ClientExchange,
  type ClientOptions,
  type ClientProblem,
  type ClientState,
  type Lwm2mClient,
  type NotificationEvent,
} from '../../../src/index.ts';
import { LockstepDevice } from '../lockstep-device.ts';
import { failureOf, MemoryTree, models, TestServer } from '../support.ts';

describe('life of a registration', () => {
  let server: TestServer;
  let client: Lwm2mClient;
  let clock: VirtualClock;
  let tree: MemoryTree;
  let states: string[];
  let waiting: (() => void)[];

  beforeEach(async () => {
    server = await TestServer.open();
    clock = new VirtualClock();
    tree = new MemoryTree();
    states = [];
    waiting = [];
  });

  afterEach(async () => {
    await client.close();
    await server.close();
  });

  function create(options: Partial<ClientOptions> = {}): Lwm2mClient {
    client = createLwm2mClient({
      endpointName: 'urn:dev:1',
      serverUri: server.uri,
      tree,
      models,
      clock,
      random: () => 0,
      lifetimeSeconds: 300,
      hooks: {
        onState: (state, detail) => {
          states.push(detail === undefined ? state : `${state}: ${detail}`);
          for (const wake of waiting.splice(0)) wake();
        },
      },
      ...options,
    });
    return client;
  }

  async function untilState(state: ClientState): Promise<void> {
    while (client.state !== state) await new Promise<void>((resolve) => waiting.push(resolve));
  }

  it('LightweightM2M-1.0: queue mode stands in the binding', async () => {
    await create({ queueMode: true, lwm2mVersion: '1.0' }).start();
    expect(server.registers[0]).to.include({ binding: 'UQ', queueMode: true, lwm2mVersion: '1.0' });
  });

  it('simultaneous changes share one Update', async () => {
    await create().start();
    await Promise.all([client.update(), client.objectsChanged(), client.update({ lifetimeSeconds: 90 })]);
    expect(server.updates.length).to.be.below(3);
    expect(server.updates.some(({ objects }) => objects !== undefined)).to.equal(true);
    expect(server.updates.at(-1)?.lifetimeSeconds).to.equal(90);
  });

  it('LightweightM2M-1.1-int-103: deregisters, and can register again', async () => {
    await create().start();
    expect(states).to.deep.equal(['registering', 'registered']);
    await client.deregister();
    expect(server.deregisters[0]).to.include({ location: 'r1' });
    await clock.advance(1_000_000);
    expect(server.updates).to.have.length(0);
    await client.start();
    expect(server.registers).to.have.length(2);
  });

  it('another refusal of an Update leaves the registration, and is tried again', async () => {
    await create().start();
    server.refusal = new Lwm2mRefusal('4.00', 'no');
    const error = await failureOf(client.update());
    expect(error).to.be.instanceOf(Lwm2mRefusal).and.include({ coapCode: '4.00', message: 'no' });
    expect(client.state).to.equal('registered');
    await clock.advance(2_000);
    await server.until(() => server.updates.length === 1);
    expect(server.registers).to.have.length(1);
  });

  for (const [code, isListed] of [
    ['5.03', true],
    // The server would refuse this list again, and the registration would end.
    ['4.00', false],
  ] as const)
    it(`after ${code} to an Update with the object list, the next one has it: ${isListed}`, async () => {
      await create().start();
      server.refusal = new Lwm2mRefusal(code);
      await client.update({ withObjects: true }).catch(() => undefined);
      await client.update();
      expect(server.updates.map(({ objects }) => objects !== undefined)).to.deep.equal([isListed]);
      await client.update();
      expect(server.updates.at(-1)?.objects).to.equal(undefined);
    });

  it('a refused Register is tried again, with growing pauses', async () => {
    server.refusal = new Lwm2mRefusal('4.03', 'unknown endpoint');
    const started = create().start();
    await untilState('failed');
    expect(states).to.deep.equal(['registering', 'failed: refused with 4.03: unknown endpoint']);
    server.refusal = new Lwm2mRefusal('4.03', 'unknown endpoint');
    await clock.advance(2_000);
    await untilState('failed');
    await clock.advance(3_999);
    expect(client.state).to.equal('failed');
    await clock.advance(1);
    await started;
    expect(client.counters).to.include({ registrations: 1, failures: 2 });
  });

  it('a server that is busy is not asked before its Max-Age is over', async () => {
    server.refusal = new Lwm2mRefusal('5.03', 'busy', 60);
    const started = create().start();
    await untilState('failed');
    await clock.advance(59_000);
    expect(client.state).to.equal('failed');
    await clock.advance(1_000);
    await started;
  });

  it('a server that is away is tried until it is back, and hears of the objects of that moment', async () => {
    const { uri } = server;
    await server.close();
    const started = create({ parameters: { ackTimeoutMs: 1_000, maxRetransmit: 1 } }).start();
    await clock.advance(60_000);
    expect(states).to.include('registering');
    expect(client.counters.failures).to.be.above(1);
    const updated = client.objectsChanged();
    tree.set(3303, 9, 5700, 1);
    server = await TestServer.open({ listen: [uri] });
    await clock.advance(120_000);
    await started;
    await updated;
    expect(server.registers[0]?.objects.find(({ objectId }) => objectId === 3303)?.instanceIds).to.include(9);
  });

  it('close ends the wait for a server that does not answer', async () => {
    await server.close();
    const started = create().start();
    await clock.advance(10);
    await client.close();
    expect(await failureOf(started))
      .to.be.instanceOf(DeviceUnreachableError)
      .with.property('kind', 'closed');
    expect(client.state).to.equal('closed');
    expect(clock.pendingTimers).to.equal(0);
  });

  it('close deregisters where it is asked to, and does not wait for long', async () => {
    await create().start();
    await client.close({ deregister: true });
    expect(server.deregisters).to.have.length(1);
    expect(states.at(-1)).to.equal('closed');

    await create().start();
    await server.close();
    const closed = client.close({ deregister: true });
    await clock.advance(5_000);
    await closed;
    expect(client.state).to.equal('closed');
  });

  it('deregisters what a Register under way has registered', async () => {
    const device = LockstepDevice.make(new LockstepPeer(), { clock });
    client = device.client;
    const started = client.start().catch((reason: unknown) => (reason as DeviceUnreachableError).kind);
    const register = await device.link.expect({ type: 'CON' });
    const closed = client.close({ deregister: true });
    expect(await started).to.equal('closed');
    device.respond(register, '2.01', { [OptionNumber.locationPath]: ['rd', 'late'] });
    const request = await device.answer('2.02');
    expect(request.code).to.equal(0x04);
    const path = request.options.filter(({ number }) => number === OptionNumber.uriPath);
    expect(path.map(({ value }) => value.toString())).to.deep.equal(['rd', 'late']);
    await closed;
  });

  it('sends no Deregister if a Register under way is refused, or not answered soon', async () => {
    const device = LockstepDevice.make(new LockstepPeer(), { clock });
    client = device.client;
    void client.start().catch(() => undefined);
    const refused = await device.link.expect({ type: 'CON' });
    const deregistered = client.deregister();
    device.respond(refused, '4.00');
    await deregistered;
    void client.start().catch(() => undefined);
    await device.link.expect({ type: 'CON', code: '0.02' });
    const closed = client.close({ deregister: true });
    await clock.advance(5_000);
    await closed;
    expect(clock.pendingTimers).to.equal(0);
  });

  it('nothing is updated before start, nor after close', async () => {
    const kind = (): Promise<unknown> =>
      client.update().catch((reason: unknown) => (reason as DeviceUnreachableError).kind);
    create();
    expect(await kind()).to.equal('closed');
    await client.start();
    await client.close();
    expect(await kind()).to.equal('closed');
    await client.close();
  });

  it('a socket that cannot be opened rejects the start, which may be tried again', async () => {
    let fail = true;
    create({
      transportFactory: async () => {
        if (fail) throw new Error('no sockets left');
        const { createUdpTransport } = await import('../../../src/index.ts');
        return createUdpTransport();
      },
    });
    expect(await failureOf(client.start())).to.have.property('message', 'no sockets left');
    fail = false;
    await client.start();
    expect(client.state).to.equal('registered');
  });

  it('options that make no sense are refused at once', () => {
    create();
    expect(() => create({ serverUri: 'http://127.0.0.1' })).to.throw(TypeError);
    expect(() => create({ serverUri: 'coaps://127.0.0.1' })).to.throw(TypeError);
    expect(() => create({ endpointName: '' })).to.throw(TypeError);
    expect(() => create({ lifetimeSeconds: 0 })).to.throw(RangeError);
  });
});

describe('problems that a client reports', () => {
  let device: LockstepDevice;
  let clock: VirtualClock;
  let problems: ClientProblem[];
  let exchanges: ClientExchange[];
  let notifications: NotificationEvent[];
  let openedAtMs: number;

  beforeEach(() => open(300));

  async function open(lifetimeSeconds: number): Promise<void> {
    clock = new VirtualClock();
    problems = [];
    exchanges = [];
    notifications = [];
    openedAtMs = clock.now();
    device = await LockstepDevice.open({
      clock,
      random: () => 0,
      lifetimeSeconds,
      hooks: {
        onProblem: (problem) => problems.push(problem),
        onExchange: (exchange) => exchanges.push(exchange),
        onNotification: (event) => notifications.push(event),
      },
    });
  }

  afterEach(() => device.close());

  const kinds = (): string[] => problems.map(({ kind }) => kind);

  /** Answers the latest message; those before it are lost. */
  async function answerLatest(code: string): Promise<void> {
    let latest = await device.link.expect();
    for (let left = await device.link.expect().catch(() => undefined); left !== undefined;) {
      latest = left;
      left = await device.link.expect().catch(() => undefined);
    }
    const token = latest.token.toString('hex');
    device.link.send({ type: 'ACK', code, id: latest.messageId, token, options: { 8: ['rd', 'y'] } });
    await clock.advance(0);
  }

  it('are none while Updates are accepted', async () => {
    await clock.advance(200_000);
    await answerLatest('2.04');
    await clock.advance(200_000);
    await answerLatest('2.04');
    await device.close();
    expect(problems).to.deep.equal([]);
  });

  it('an Update without an answer, and the lifetime that lapses until the next Register is accepted', async () => {
    await clock.advance(295_000);
    expect(kinds()).to.deep.equal(['update-unanswered']);
    await clock.advance(10_000);
    await answerLatest('2.01');
    expect(kinds()).to.deep.equal(['update-unanswered', 'lifetime-lapsed']);
    expect(problems[1]?.timeMs).to.equal(openedAtMs + 300_000);
  });

  it('a lifetime that lapsed while an Update still waits for its answer, when the client closes', async () => {
    await device.close();
    await open(100);
    await clock.advance(105_000);
    expect(problems).to.deep.equal([]);
    await device.close();
    expect(kinds()).to.deep.equal(['lifetime-lapsed']);
    expect(problems[0]?.timeMs).to.equal(openedAtMs + 100_000);
  });

  it('a registration that the server no longer knows is lost, and does not lapse', async () => {
    await clock.advance(200_000);
    await answerLatest('4.04');
    await clock.advance(150_000);
    await answerLatest('2.01');
    expect(new Set(kinds())).to.deep.equal(new Set(['registration-lost', 'register-unanswered']));
    expect(problems[0]?.message).to.contain('4.04');
  });

  it('a confirmable notification that is never acknowledged', async () => {
    await device.ask('GET', '/3303/0/5700', { [OptionNumber.observe]: 0 });
    await device.ask('PUT', '/3303/0/5700', { [OptionNumber.uriQuery]: ['con=1'] });
    device.set('/3303/0/5700', 25);
    await clock.advance(100_000);
    expect(kinds()).to.deep.equal(['notification-unanswered']);
    expect(problems[0]?.message).to.contain('/3303/0/5700');
  });

  it('a registration that the server no longer knows when the device deregisters', async () => {
    const done = device.client.deregister();
    await device.answer('4.04');
    await done;
    expect(kinds()).to.deep.equal(['registration-lost']);
    expect(problems[0]?.message).to.contain('Deregister');
  });

  it('an Update that the server refuses while the registration stands, unless it puts the device off', async () => {
    const busy = device.client.update().catch(() => undefined);
    await device.answer('5.03');
    await busy;
    expect(problems).to.deep.equal([]);
    const refused = device.client.update().catch(() => undefined);
    await device.answer('5.00');
    await refused;
    expect(kinds()).to.deep.equal(['update-refused']);
  });

  it('a Register that the server refuses, and one that it does not answer', async () => {
    await device.close();
    const link = new LockstepPeer();
    const hooks = { onProblem: (problem: ClientProblem) => problems.push(problem) };
    problems = [];
    device = LockstepDevice.make(link, { clock, hooks });
    const started = device.client.start().catch(() => undefined);
    await device.answer('4.03');
    await clock.advance(0);
    expect(kinds()).to.deep.equal(['register-refused']);
    await clock.advance(110_000);
    expect(kinds()).to.deep.equal(['register-refused', 'register-unanswered']);
    await device.close();
    await started;
  });

  it('a Send that the server refuses', async () => {
    const sent = failureOf(device.client.send([{ path: parsePath('/3303/0/5700'), value: 1 }]));
    await device.answer('4.00');
    expect(await sent)
      .to.be.instanceOf(Lwm2mRefusal)
      .with.property('coapCode', '4.00');
    expect(kinds()).to.deep.equal(['send-refused']);
    expect(exchanges.at(-1)).to.include({ operation: 'send', code: '4.00' });
  });

  it('a success with the code of another operation', async () => {
    const updated = failureOf(device.client.update());
    await device.answer('2.05');
    expect(await updated)
      .to.be.instanceOf(InvalidResponseError)
      .and.include({ coapCode: '2.05' });
    const sent = failureOf(device.client.send([{ path: parsePath('/3303/0/5700'), value: 1 }]));
    await device.answer('2.01');
    expect(await sent).to.have.property('message', 'the server answered with 2.01 instead of 2.04');
    expect(kinds()).to.deep.equal(['response-invalid', 'response-invalid']);
  });

  it('reports how long exchanges and acknowledgements of notifications took', async () => {
    expect(exchanges.map(({ operation, code }) => [operation, code])).to.deep.equal([['register', '2.01']]);
    const updated = device.client.update();
    await clock.advance(50);
    await device.answer('2.04');
    await updated;
    const took = { operation: 'update', code: '2.04', isAccepted: true, tookMs: 50 };
    expect(exchanges.at(-1)).to.deep.equal(took);
    await device.ask('GET', '/3303/0/5700', { [OptionNumber.observe]: 0 });
    await device.ask('PUT', '/3303/0/5700', { [OptionNumber.uriQuery]: ['con=1'] });
    device.set('/3303/0/5700', 25);
    await clock.advance(70);
    const { messageId: id } = await device.link.expect({ type: 'CON' });
    device.link.send({ type: 'ACK', code: '0.00', id });
    await clock.advance(0);
    expect(notifications).to.deep.equal([{ type: 'sent' }, { type: 'acknowledged', tookMs: 70 }]);
    device.set('/3303/0/5700', 26);
    await clock.advance(0);
    const next = await device.link.expect({ type: 'CON' });
    device.link.send({ type: 'RST', code: '0.00', id: next.messageId });
    await clock.advance(0);
    expect(notifications.at(-1)).to.deep.equal({ type: 'reset' });
  });
});
