import { expect } from 'chai';
import { settle } from '@muster/testkit';
import type { DeviceRequest, FrontObservation } from '@muster/lwm2m';
import { MusterError } from '../../src/kernel/errors.ts';
import type { Gateways } from '../../src/cluster/gateways/gateways.ts';
import { RemoteWorker } from '../../src/cluster/gateways/worker.ts';
import { codeOf, FakeServer, GatewayStage, responseOf, type FakeGateway } from '../support/gateway-stage.ts';
import type { MemoryBus } from '../support/memory-bus.ts';

const place = {
  listener: 'coap://127.0.0.1:5683#g1',
  peer: { key: '127.0.0.1 1', address: '127.0.0.1', port: 1 },
};
const observation: FrontObservation = { ...place, token: 'aa' };
const register = { ...place, method: 'POST', path: ['rd'], query: ['ep=a'] } as unknown as DeviceRequest;

const unexpected = (error: unknown): never => {
  throw error;
};

describe('RemoteWorker', () => {
  let stage: GatewayStage;
  let gateway: FakeGateway;
  let server: FakeServer;
  let gateways: Gateways;
  let bus: MemoryBus;

  const textOf = ({ payload = Buffer.of() }: { readonly payload?: Uint8Array }): string =>
    Buffer.from(payload).toString();

  beforeEach(async () => {
    stage = await GatewayStage.open();
    server = new FakeServer('w1');
    ({ gateways, bus } = stage.work(server));
    gateway = await stage.listen('g1');
  });

  afterEach(() => stage.close());

  it('asks the server of the worker', async () => {
    const { worker } = gateway;
    expect(textOf(await stage.over(worker.request(register)))).to.equal('w1');
    worker.sent('7');
    expect(await stage.over(worker.recall(observation))).to.equal('resumed');
    expect(await stage.over(worker.notification(observation, responseOf('1')))).to.equal(true);
    expect(Buffer.from(await stage.over(worker.bodyPart('3', 1_024, 64))).toString()).to.equal('3 1024 64');
    expect(server.asked).to.deep.equal(['request rd', 'sent 7', 'recall aa', 'notification aa']);
    await worker.idle();
  });

  it('asks for credentials', async () => {
    const credentials = gateway.worker.credentials({});
    for (const [question, answer] of [
      [credentials.psk?.('known'), Buffer.from('key')],
      [credentials.psk?.('unknown'), undefined],
      [credentials.verifyRawPublicKey?.(undefined as never, Buffer.from('spki')), true],
      [credentials.verifyRawPublicKey?.(undefined as never, Buffer.of(1)), false],
      [credentials.trustedCertificates?.('name'), []],
    ] as const)
      expect(await stage.over(Promise.resolve<unknown>(question))).to.deep.equal(answer);
  });

  it('repeats a question to the next worker when the one that has it ends', async () => {
    server.answer = () => new Promise(() => undefined);
    const answered = gateway.worker.request(register);
    await stage.turns();
    expect(server.asked).to.deep.equal(['request rd']);
    bus.isDead = true;
    await stage.pass(3_000);
    const next = new FakeServer('w2');
    stage.work(next);
    await stage.pass(300);
    expect(textOf(await answered)).to.equal('w2');
    expect(next.asked).to.deep.equal(['request rd']);
  });

  it('tells the next worker that an earlier one may have stored a notification', async () => {
    server.answer = () => new Promise(() => undefined);
    const answered = gateway.worker.notification(observation, responseOf('1'));
    await stage.turns();
    bus.isDead = true;
    await stage.pass(3_000);
    const next = new FakeServer('w2');
    stage.work(next);
    await stage.pass(300);
    expect(await answered).to.equal(true);
    expect(await stage.over(gateway.worker.notification(observation, responseOf('2'), true))).to.equal(true);
    expect(server.asked).to.deep.equal(['notification aa']);
    expect(next.asked).to.deep.equal(['notification aa again', 'notification aa again']);
  });

  it('a worker that ends answers its questions; new ones go to the next', async () => {
    let finish = (): void => undefined;
    server.answer = () => new Promise((resolve) => (finish = resolve));
    const first = gateway.worker.request(register);
    await stage.turns();
    const closing = gateways.close(60_000);
    await stage.turns();
    const second = gateway.worker.request(register);
    await stage.turns();
    finish();
    expect(textOf(await stage.over(first))).to.equal('w1');
    await closing;
    stage.work(new FakeServer('w2'));
    await stage.pass(300);
    expect(textOf(await second)).to.equal('w2');
    expect(server.asked).to.deep.equal(['request rd']);
  });

  it('questions wait for a worker that has not started', async () => {
    await gateways.close(1);
    bus.isDead = true;
    const late = new FakeServer('late');
    const starting = stage.work(null);
    await stage.pass(300);
    const waiting = [gateway.worker.request(register), gateway.worker.recall(observation)] as const;
    await stage.pass(2_000);
    expect(late.asked).to.deep.equal([]);
    starting.gateways.serve(late);
    await stage.pass(300);
    expect(textOf(await stage.over(waiting[0]))).to.equal('late');
    expect(await stage.over(waiting[1])).to.equal('resumed');
    expect(textOf(await stage.over(gateway.worker.request(register)))).to.equal('late');
  });

  it('gives a failure of the worker back, without a second question', async () => {
    server.answer = () => Promise.reject(new MusterError('in-use', 'It is used.'));
    expect(await codeOf(stage.over(gateway.worker.request(register)))).to.equal('in-use');
    expect(server.asked).to.have.length(1);
  });

  /** A worker that does not come, unless the members of its link say otherwise. */
  const workerWith = (link: Partial<ConstructorParameters<typeof RemoteWorker>[0]>): RemoteWorker =>
    new RemoteWorker(
      {
        noteLeaving: () => undefined,
        currentChannel: () => gateway.link.currentChannel(),
        nextChannel: () => Promise.reject(new MusterError('gateway-unreachable')),
        ...link,
      },
      unexpected,
    );
  const saveAt = (worker: RemoteWorker): Promise<string | undefined> =>
    codeOf(Promise.resolve(worker.sessionStore().save({ id: 'a', generation: 1, blob: Buffer.of() }, 1)));

  it('what matters to the present worker only is dropped without one', () => {
    const worker = workerWith({
      currentChannel: () => {
        throw new MusterError('gateway-unreachable');
      },
    });
    expect(() => worker.sent('1')).not.to.throw();
  });

  it('fails when no worker comes in time', async () => {
    const worker = workerWith({});
    expect(await codeOf(worker.request(register))).to.equal('gateway-unreachable');
    expect(await saveAt(worker)).to.equal('gateway-unreachable');
  });

  it('waits once for a worker when the gateway ends, not with each of the last saves', async () => {
    const signals = new Set<AbortSignal>();
    const worker = workerWith({
      nextChannel: (ended) => {
        signals.add(ended);
        return Promise.reject(new MusterError('gateway-unreachable'));
      },
    });
    const save = (): Promise<string | undefined> => saveAt(worker);
    expect([await save(), await save()]).to.deep.equal(['gateway-unreachable', 'gateway-unreachable']);
    expect(signals.size).to.equal(2);
    worker.stopping();
    for (let left = 3; left > 0; left -= 1) await save();
    expect(signals.size).to.equal(3);
  });

  it('idle waits for the messages of devices that are handled', async () => {
    let finish = (): void => undefined;
    server.answer = () => new Promise((resolve) => (finish = resolve));
    const answered = gateway.worker.request(register);
    await stage.turns();
    const course: string[] = [];
    const idle = gateway.worker.idle().then(() => course.push('idle'));
    await stage.turns();
    expect(course).to.deep.equal([]);
    finish();
    await stage.over(idle);
    await answered;
    expect(course).to.deep.equal(['idle']);
  });

  it('handles 4,096 messages of devices at once, and refuses more', async () => {
    const finish: (() => void)[] = [];
    server.answer = () => new Promise((resolve) => finish.push(resolve));
    const all = Array.from({ length: 4_100 }, () => codeOf(gateway.worker.request(register)));
    while (finish.length < 4_096) await settle();
    // The responses of others can be reported even so.
    gateway.worker.sent('7');
    await stage.turns();
    expect(server.asked.at(-1)).to.equal('sent 7');
    for (const one of finish) one();
    const codes = await stage.over(Promise.all(all));
    expect(codes.filter((code) => code === undefined)).to.have.length(4_096);
    expect(codes.filter((code) => code === 'overloaded')).to.have.length(4);
  });
});
