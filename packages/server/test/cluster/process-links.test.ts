import { expect } from 'chai';
import { serialize } from 'node:v8';
import { encodeEnvelope } from '../../src/cluster/reliable-link.ts';
import { Other, VERSION, Worker } from '../support/bus-processes.ts';
import { BusStage } from '../support/bus-stage.ts';
import { failureOf } from '../support/failure-of.ts';

const unexpected = (error: unknown): never => {
  throw error;
};

describe('WorkerLink and ProcessLinks', () => {
  let stage: BusStage;
  let worker: Worker;
  let other: Other;
  let workers: Worker[];
  const never = new AbortController().signal;

  const work = (name: string, version?: number): Worker => {
    const one = new Worker(stage, name, version);
    workers.push(one);
    return one;
  };

  /** Asks the worker that is linked, and requires the answer of the named one. */
  const hears = async (name: string, text: string): Promise<void> => {
    const answer = other.ask(text);
    await stage.turns();
    expect(await answer).to.equal(`${name} heard ${text}`);
  };

  beforeEach(() => {
    stage = new BusStage();
    workers = [];
    worker = work('w1');
    other = new Other(stage, 'g1');
  });

  afterEach(async () => {
    other.link.close();
    for (const one of workers) {
      one.release();
      void one.links.close(0);
    }
    await stage.pass(100);
  });

  it('links by the announcement of the worker, and asks both ways', async () => {
    expect(other.link.isLinked).to.equal(false);
    expect(() => other.link.currentChannel())
      .to.throw()
      .with.property('code', 'gateway-unreachable');
    await stage.pass(5_000);
    expect(other.course).to.deep.equal(['linked']);
    expect(other.link.isLinked).to.equal(true);
    expect([worker.links.size, worker.said], 'it has nothing to say yet').to.deep.equal([1, []]);
    await hears('w1', 'hello');
    const [process] = worker.links.all();
    expect(process?.processId).to.equal('g1');
    expect(process?.silentMs).to.be.below(500);
    const name = process?.channel.ask('name', undefined);
    await stage.turns();
    expect(await name).to.equal('g1');
    expect(worker.links.size).to.equal(1);
  });

  it('stays with the worker that became active last, while an earlier one still announces itself', async () => {
    await stage.pass(300);
    const second = work('w2');
    await stage.pass(3_000);
    expect(other.course).to.deep.equal(['linked', 'lost', 'linked']);
    await hears('w2', 'hello');
    second.bus.isDead = true;
    await stage.pass(3_000);
    await hears('w1', 'hello');
  });

  it('sends what the link begins with before the questions that have waited', async () => {
    other.greeting = 'I am g1';
    const waiting = ['a', 'b'].map((text) => other.askNext(text, never));
    await stage.pass(300);
    expect(await Promise.all(waiting)).to.deep.equal(['w1 heard a', 'w1 heard b']);
    expect(worker.said).to.deep.equal(['g1: I am g1', 'g1: a', 'g1: b']);
  });

  it('waits for a worker until the signal, and with 4,096 questions at most', async () => {
    const abort = new AbortController();
    worker.bus.isDead = true;
    const waiting = Array.from({ length: 4_096 }, (_, index) =>
      failureOf(other.askNext(`${index}`, abort.signal)),
    );
    expect(await failureOf(other.askNext('one more', abort.signal))).to.have.property(
      'code',
      'gateway-unreachable',
    );
    abort.abort();
    const codes = (await Promise.all(waiting)).map(({ code }) => code);
    expect(new Set(codes)).to.deep.equal(new Set(['gateway-unreachable']));
    expect(await failureOf(other.askNext('later', abort.signal))).to.have.property(
      'code',
      'gateway-unreachable',
    );
  });

  it('answers 4,096 questions at once, and refuses more', async () => {
    await stage.pass(300);
    const { channel } = other.link.currentChannel();
    const held = Array.from({ length: 4_096 }, (_, index) => channel.ask('say', String(index)));
    expect(await failureOf(channel.ask('say', 'more'))).to.have.property('code', 'overloaded');
    await stage.pass(1_000);
    const answers = await Promise.all(held);
    expect(answers[4_095]).to.equal('w1 heard 4095');
    expect(new Set(answers).size).to.equal(4_096);
  });

  it('says what needs no answer even while 4,096 questions wait', async () => {
    await stage.pass(300);
    const { channel } = other.link.currentChannel();
    const waiting = Array.from({ length: 4_096 }, () => failureOf(channel.ask('hold', undefined)));
    channel.tell('say', 'told', unexpected);
    await stage.pass(500);
    expect(worker.said).to.deep.equal(['g1: told']);
    worker.bus.isDead = true;
    await stage.pass(31_000);
    expect((await Promise.all(waiting)).map(({ code }) => code)).to.include('outcome-unknown');
  });

  it('carries questions of several messages of the bus, over a bus that loses some', async () => {
    await stage.pass(300);
    let count = 0;
    stage.network.loses = () => (count += 1) % 3 === 0;
    const large = other.link.currentChannel().channel.ask('length', Buffer.alloc(5_000_000));
    const small = other.ask('after');
    await stage.pass(20_000);
    expect(await large).to.equal(5_000_000);
    expect(await small).to.equal('w1 heard after');
  });

  it('a question larger than a link carries ends the link alone: the next one works', async () => {
    await stage.pass(300);
    const huge = failureOf(other.link.currentChannel().channel.ask('length', Buffer.alloc(65 * 1024 * 1024)));
    expect(await huge).to.have.property('code', 'outcome-unknown');
    await stage.pass(1_000);
    await hears('w1', 'again');
  });

  it('keeps the link while the bus is away, and goes on when it is back', async () => {
    await stage.pass(300);
    other.bus.isConnected = false;
    const answer = other.ask('kept');
    await stage.pass(3_000);
    expect(other.link.isLinked).to.equal(false);
    expect(worker.said).to.deep.equal([]);
    expect(other.course.at(-1)).to.equal('lost');
    other.bus.isConnected = true;
    await stage.pass(500);
    expect(await answer).to.equal('w1 heard kept');
    expect(other.link.isLinked).to.equal(true);
    expect(worker.said).to.deep.equal(['g1: kept']);
    expect(worker.dropped).to.deep.equal([]);
  });

  it('a worker that is replaced leaves the outcome of questions unknown; waiting ones go to the next', async () => {
    await stage.pass(300);
    const held = failureOf(other.link.currentChannel().channel.ask('hold', undefined));
    worker.bus.isDead = true;
    await stage.pass(3_000);
    const waiting = other.askNext('for the next', never);
    const next = work('w2');
    await stage.pass(300);
    expect(await held).to.have.property('code', 'outcome-unknown');
    expect(await waiting).to.equal('w2 heard for the next');
    expect(other.course).to.deep.equal(['linked', 'lost', 'linked']);
    expect(next.said).to.deep.equal(['g1: for the next']);
  });

  it('a process that is dead is dropped after half a minute: its handlers are aborted', async () => {
    await stage.pass(300);
    void failureOf(other.link.currentChannel().channel.ask('hold', undefined));
    await stage.turns();
    other.bus.isDead = true;
    await stage.pass(29_000);
    expect(worker.dropped).to.deep.equal([]);
    await stage.pass(2_000);
    expect(worker.dropped).to.deep.equal(['g1']);
    expect(worker.aborted).to.deep.equal(['w1']);
    expect(worker.links.size).to.equal(0);
  });

  it('a process that says goodbye is dropped at once, and does not come back', async () => {
    await stage.pass(300);
    const [process] = worker.links.all();
    const asked = failureOf(process?.channel.ask('name', undefined) ?? Promise.resolve());
    other.link.close();
    await stage.turns();
    expect(worker.dropped).to.deep.equal(['g1']);
    expect(await asked).to.have.property('code', 'shutting-down');
    await stage.pass(1_000);
    expect(worker.links.size, 'it hears announcements, and has ended').to.equal(0);
    expect(other.course.filter((one) => one === 'linked')).to.have.length(1);
    expect(await failureOf(other.askNext('too late', AbortSignal.abort()))).to.have.property(
      'code',
      'gateway-unreachable',
    );
  });

  it('a worker of another version is not linked, and the next one with this version is', async () => {
    await stage.pass(300);
    await worker.links.close(0);
    await stage.turns();
    work('w2', VERSION + 1);
    await stage.pass(600);
    expect(other.course).to.deep.equal(['linked', 'lost', `version ${VERSION + 1}`]);
    expect(other.link.isLinked).to.equal(false);
    work('w3');
    await stage.pass(300);
    expect(other.link.isLinked).to.equal(true);
  });

  it('close says that nothing new is taken, waits for work under way, and ends the links', async () => {
    await stage.pass(300);
    const held = other.link.currentChannel().channel.ask('hold', undefined);
    await stage.turns();
    const closing = worker.links.close(60_000);
    await stage.pass(300);
    expect(worker.links.isClosing).to.equal(true);
    const waiting = other.askNext('for the next', never);
    await stage.turns();
    worker.release();
    await stage.turns();
    await closing;
    expect(await held).to.equal('w1 is done');
    const next = work('w2');
    await stage.pass(300);
    expect(await waiting).to.equal('w2 heard for the next');
    expect(worker.said).to.deep.equal([]);
    expect(next.links.size).to.equal(1);
  });

  it('close does not wait beyond its deadline, for work or for a process that is gone', async () => {
    await stage.pass(300);
    const held = failureOf(other.link.currentChannel().channel.ask('hold', undefined));
    await stage.turns();
    stage.network.loses = (_subject, from) => from === other.bus;
    await worker.links.close(1);
    expect(worker.dropped).to.deep.equal(['g1']);
    await stage.turns();
    expect(await held).to.have.property('code', 'outcome-unknown');
    await stage.pass(1_000);
    expect(worker.links.size).to.equal(0);
  });

  it('opens no link while it closes', async () => {
    const frame = { link: 'late', seq: 1, ack: 0, data: serialize(1), isLast: true };
    await worker.links.close(0);
    other.bus.publish(stage.names.inboxOf('w1'), encodeEnvelope({ from: 'g1', frame }));
    await stage.turns();
    expect(worker.links.size).to.equal(0);
  });

  it('tells a process whose link it does not know, which links again', async () => {
    other.greeting = 'hello';
    await stage.pass(600);
    const [process] = worker.links.all();
    const frame = { link: process?.id ?? '', seq: 0, ack: 0, isLast: true };
    const goodbye = encodeEnvelope({ from: 'g1', frame, isUnknown: true });
    other.bus.publish(stage.names.inboxOf('w1'), goodbye);
    await stage.turns();
    expect(worker.links.size).to.equal(0);
    await stage.pass(1_000);
    expect(worker.links.size).to.equal(1);
    await hears('w1', 'again');
    expect([...worker.links.all()].map(({ id }) => id)).not.to.include(process?.id);
  });

  it('an ID of a link that has ended can be used again', async () => {
    await stage.pass(300);
    const inbox = stage.names.inboxOf('w1');
    const frame = { link: 'again', seq: 1, ack: 0, data: serialize(0), isLast: false };
    const gone = { link: 'again', seq: 0, ack: 0, isLast: true };
    for (let time = 0; time < 2; time += 1) {
      other.bus.publish(inbox, encodeEnvelope({ from: 'x', frame }));
      await stage.turns();
      expect(worker.links.size).to.equal(2);
      other.bus.publish(inbox, encodeEnvelope({ from: 'x', frame: gone, isUnknown: true }));
      await stage.turns();
      expect(worker.links.size).to.equal(1);
    }
  });
});
