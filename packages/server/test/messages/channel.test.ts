import { expect } from 'chai';
import { MessageChannel } from 'node:worker_threads';
import { Channel, type Answers } from '../../src/messages/channel.ts';
import { MusterError } from '../../src/kernel/errors.ts';
import { StoreError } from '../../src/store/port.ts';
import { ClientGone, ReplayedRefusal } from '../../src/http/errors.ts';
import { StartError } from '../../src/lifecycle/start-error.ts';

type Questions = {
  readonly double: { readonly ask: number; readonly answer: number };
  readonly fail: { readonly ask: string; readonly answer: undefined };
  readonly wait: { readonly ask: undefined; readonly answer: string };
};
type None = Record<string, never>;

const failures: Readonly<Record<string, Error>> = {
  muster: new MusterError('invalid-request', 'Wrong.', {
    modelState: { Name: ['Is missing.'] },
    retryAfterSeconds: 3,
  }),
  replayed: new ReplayedRefusal(new MusterError('in-use', 'Used.')),
  store: new StoreError('disk-full', 'The disk is full.', 'Free some space.'),
  start: new StartError('The port is taken.', 'Take another.', '--http'),
  gone: new ClientGone(),
  other: new TypeError('no function'),
};

describe('Channel', () => {
  let ports: MessageChannel;
  let asking: Channel<Questions, None>;
  let answering: Channel<None, Questions>;
  let signals: AbortSignal[];

  const answers: Answers<Questions> = {
    double: async (value) => value * 2,
    fail: async (kind) => {
      throw failures[kind] ?? new Error(kind);
    },
    wait: (_ask, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        const end = (): void => resolve('aborted');
        if (signal.aborted) end();
        else signal.addEventListener('abort', end);
      });
    },
  };

  const failureOf = (kind: string): Promise<unknown> =>
    asking.ask('fail', kind).then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeEach(() => {
    ports = new MessageChannel();
    signals = [];
    asking = new Channel<Questions, None>(ports.port1, {}, 2);
    answering = new Channel<None, Questions>(ports.port2, answers);
  });

  afterEach(() => {
    ports.port1.close();
  });

  it('gives each question its own answer', async () => {
    expect(await Promise.all([asking.ask('double', 2), asking.ask('double', 5)])).to.deep.equal([4, 10]);
  });

  for (const [kind, error] of Object.entries(failures)) {
    it(`rejects with an error of the same class and content: ${kind}`, async () => {
      const thrown = await failureOf(kind);
      expect(thrown).to.have.property('message', error.message);
      expect(thrown).to.have.property('name', error.name);
      if (kind !== 'other') expect(thrown).to.be.instanceOf(error.constructor);
      for (const member of ['code', 'modelState', 'retryAfterSeconds', 'flag', 'remedy'] as const) {
        if (kind !== 'store' || member !== 'remedy') {
          expect(Reflect.get(thrown as object, member), member).to.deep.equal(Reflect.get(error, member));
        }
      }
    });
  }

  it('keeps the cause of an internal error for the log', async () => {
    const cause = new RangeError('deep inside');
    Object.assign(failures, { caused: new MusterError('internal', undefined, { cause }) });
    const thrown = (await failureOf('caused')) as Error;
    expect((thrown.cause as Error).stack).to.contain('deep inside');
  });

  it('passes an abort to the handler', async () => {
    const client = new AbortController();
    const answer = asking.ask('wait', undefined, { signal: client.signal });
    client.abort();
    expect(await answer).to.equal('aborted');
    expect(signals).to.have.lengthOf(1);
  });

  it('reports the failure of each message that needs no answer, and bounds none of them', async () => {
    const failed: string[] = [];
    const done = Promise.withResolvers<undefined>();
    for (const kind of ['one', 'two', 'three']) {
      asking.tell('fail', kind, ({ message }) => {
        failed.push(message);
        if (failed.length === 3) done.resolve(undefined);
      });
    }
    await done.promise;
    expect(failed).to.deep.equal(['one', 'two', 'three']);
  });

  it('its end aborts the handlers of all messages that need no answer', async () => {
    const ignored = (): undefined => undefined;
    for (let number = 0; number < 2; number += 1) asking.tell('wait', undefined, ignored);
    asking.tell('double', 1, ignored);
    await asking.ask('double', 1);
    answering.close();
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, true]);
  });

  it('refuses questions beyond its bound, and takes new ones later', async () => {
    const client = new AbortController();
    const waiting = [1, 2].map(() => asking.ask('wait', undefined, { signal: client.signal }));
    const refused = await asking.ask('double', 1).catch((error: unknown) => error);
    expect(refused).to.have.property('code', 'overloaded');
    client.abort();
    await Promise.all(waiting);
    expect(await asking.ask('double', 1)).to.equal(2);
  });

  it('rejects pending questions, and every later one, after the other side has ended', async () => {
    const waiting = asking.ask('wait', undefined).catch((error: unknown) => error);
    asking.close(new Error('The thread ended.'));
    expect(await waiting).to.have.property('message', 'The thread ended.');
    expect(await failureOf('muster')).to.have.property('message', 'The thread ended.');
  });
});
