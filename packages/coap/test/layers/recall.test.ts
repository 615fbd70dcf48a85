import { expect } from 'chai';
import { OptionNumber, type CoapResponse, type Endpoint, type Peer, type Recalled } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { closeAll, startLockstep, type Lockstep } from '../support/lockstep.ts';

const { observe } = OptionNumber;
const temperature = { method: 'GET', path: ['temp'] } as const;

interface Recalling extends Lockstep {
  /** Tokens that were asked for. */
  readonly asked: string[];
  readonly seen: string[];
  /** What the next recall does; it takes the observation up by default. */
  next: (endpoint: Endpoint, peer: Peer, token: Buffer) => Promise<Recalled>;
}

function start(maxRecalls = 100): Recalling {
  const asked: string[] = [];
  const seen: string[] = [];
  const handlers = { onNotification: ({ payload }: CoapResponse) => void seen.push(payload.toString()) };
  const lockstep = startLockstep({
    limits: { maxRecalls },
    recall: (peer, token) => {
      asked.push(token.toString('hex'));
      return recalling.next(lockstep.endpoint, peer, token);
    },
  });
  const recalling: Recalling = {
    ...lockstep,
    asked,
    seen,
    next: async (endpoint, peer, token) => {
      // It is looked up.
      await Promise.resolve();
      endpoint.resumeObservation(peer, token, temperature, handlers, 7);
      return 'resumed';
    },
  };
  return recalling;
}

const notification = (id: number, sequence: number, payload = String(sequence)) =>
  ({ type: 'CON', code: '2.05', id, token: 'c0ffee', options: { [observe]: sequence }, payload }) as const;

describe('recalling an observation', () => {
  afterEach(closeAll);

  it('an unmatched notification goes to the observation that the application resumes, and so do later ones', async () => {
    const { script, asked, seen } = start();
    script.send(notification(1, 8));
    await script.expect({ type: 'ACK', id: 1 });
    script.send(notification(2, 9));
    await script.expect({ type: 'ACK', id: 2 });
    expect(seen).to.deep.equal(['8', '9']);
    expect(asked).to.deep.equal(['c0ffee']);
  });

  it('two at once are handed over in their order, each once', async () => {
    const { script, seen } = start();
    script.send(notification(1, 8));
    script.send(notification(1, 8));
    script.send(notification(2, 9));
    await script.expect({ type: 'ACK', id: 1 });
    await script.expect({ type: 'ACK', id: 2 });
    await script.expectNothing();
    expect(seen).to.deep.equal(['8', '9']);
  });

  it('not resumed: a known peer gets a Reset, an unknown one no answer', async () => {
    for (const recalled of ['absent', 'unknown'] as const) {
      const recalling = start();
      recalling.next = async () => recalled;
      recalling.script.send(notification(1, 8));
      await settle();
      if (recalled === 'absent') await recalling.script.expect({ type: 'RST', id: 1 });
      else await recalling.script.expectNothing();
    }
  });

  it('an error that ends an observation is brought to it as well', async () => {
    const { script, seen, asked } = start();
    script.send({ type: 'CON', code: '4.04', id: 1, token: 'c0ffee', payload: 'gone' });
    await script.expect({ type: 'ACK', id: 1 });
    expect(seen).to.deep.equal(['gone']);
    script.send(notification(2, 9));
    await settle();
    expect(asked).to.have.length(2);
  });

  it('a recall that fails leaves the notification as if it had not come: its repetition is another try', async () => {
    const recalling = start();
    const takesUp = recalling.next;
    recalling.next = () => Promise.reject(new Error('the disk is full'));
    recalling.script.send(notification(1, 8));
    await recalling.script.expectNothing();
    expect(recalling.errors.map(({ message }) => message)).to.deep.equal(['the disk is full']);
    recalling.next = takesUp;
    recalling.script.send(notification(1, 8));
    await recalling.script.expect({ type: 'ACK', id: 1 });
    expect(recalling.seen).to.deep.equal(['8']);
  });

  it('an observation that ends between recall and delivery gets no Reset: the repetition is another try', async () => {
    const recalling = start();
    const takesUp = recalling.next;
    recalling.next = async () => 'resumed';
    recalling.script.send(notification(1, 8));
    await recalling.script.expectNothing();
    recalling.next = takesUp;
    recalling.script.send(notification(1, 8));
    await recalling.script.expect({ type: 'ACK', id: 1 });
    expect(recalling.seen).to.deep.equal(['8']);
  });

  it('more than maxRecalls at a time are dropped, and taken when they come again', async () => {
    const recalling = start(1);
    const takesUp = recalling.next;
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    recalling.next = (...recall) => pause.then(() => takesUp(...recall));
    recalling.script.send(notification(1, 8));
    recalling.script.send({ ...notification(2, 8), token: 'beef' });
    expect(recalling.asked).to.deep.equal(['c0ffee']);
    goOn();
    await recalling.script.expect({ type: 'ACK', id: 1 });
    await recalling.script.expectNothing();
    recalling.script.send({ ...notification(2, 8), token: 'beef' });
    await recalling.script.expect({ type: 'ACK', id: 2 });
    expect(recalling.endpoint.counters.dropped).to.equal(1);
  });

  it('an endpoint that is closed during a recall sends nothing', async () => {
    const recalling = start();
    recalling.next = async (endpoint) => {
      await endpoint.close();
      return 'resumed';
    };
    recalling.script.send(notification(1, 8));
    await recalling.script.expectNothing();
    expect(recalling.errors).to.deep.equal([]);
  });
});
