import { expect } from 'chai';
import { OptionNumber, type EndpointOptions, type Observer } from '../../src/index.ts';
import { optionUint, settle } from '@muster/testkit';
import { closeAll, startLockstep, text, type Lockstep } from '../support/lockstep.ts';

const { observe } = OptionNumber;
const con = { confirmable: true } as const;
const get = { type: 'CON', code: 'GET', id: 1, token: '0b', path: ['temp'] } as const;
const register = { ...get, options: { [observe]: 0 } };

interface Observed extends Lockstep {
  readonly observers: Observer[];
  readonly ends: string[];
}

function start(options: Partial<EndpointOptions> = {}): Observed {
  const observers: Observer[] = [];
  const ends: string[] = [];
  const lockstep = startLockstep({
    handler: (request) => {
      const observer = request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
      if (observer) observers.push(observer);
      return text('first');
    },
    ...options,
  });
  return { ...lockstep, observers, ends };
}

/** The same, with one observer, whose first response has been taken. */
async function registered(options: Partial<EndpointOptions> = {}): Promise<Observed> {
  const observed = start(options);
  observed.script.send(register);
  await observed.script.expect({ type: 'ACK' });
  return observed;
}

describe('being observed (RFC 7641 section 4)', () => {
  afterEach(closeAll);

  it('withdraws an unacknowledged notification, and notifies the same observer later', async () => {
    const { script, observers, ends, clock } = await registered();
    expect(observers[0]?.withdraw()).to.equal(false);
    observers[0]?.notify(text('a'), con);
    await script.expect({ type: 'CON', payload: 'a' });
    observers[0]?.notify(text('b'), con);
    expect(observers[0]?.withdraw()).to.equal(true);
    await clock.advance(100_000);
    await script.expectNothing();
    expect(ends).to.deep.equal([]);
    observers[0]?.notify(text('c'));
    await script.expect({ token: '0b', payload: 'c' });
  });

  it('sends no Observe where the handler takes no observer, the method knows none, or a bound is reached', async () => {
    const plain = startLockstep({ handler: () => text('plain') });
    plain.script.send(register);
    await plain.script.expect({ options: { [observe]: undefined } });
    const { script, observers } = start({ limits: { maxObserversPerPeer: 2, maxObservers: 3 } });
    script.send({ ...register, code: 'POST', id: 2 });
    await script.expect({ options: { [observe]: undefined } });
    for (const token of ['01', '02', '03']) {
      script.send({ ...register, id: Number(token) + 10, token });
      await script.expect({ options: { [observe]: token === '03' ? undefined : 1 } });
    }
    for (const host of ['192.0.2.21', '192.0.2.22'])
      script.send({ ...register, id: 30 }, script.transport.peerOf(host, 5683));
    expect(observers).to.have.length(3);
  });

  it('does not register when the handler answers with an error', async () => {
    const ends: string[] = [];
    const { script } = startLockstep({
      handler: (request) => {
        request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
        return { code: '4.04' };
      },
    });
    script.send(register);
    await script.expect({ code: '4.04', options: { [observe]: undefined } });
    expect(ends).to.deep.equal(['cancelled']);
  });

  it('holds notifications until the first response was sent', async () => {
    const { script } = startLockstep({
      handler: (request) => {
        request.acceptObserve({ onEnd: () => undefined })?.notify(text('second'));
        return text('first');
      },
    });
    script.send(register);
    await script.expect({ type: 'ACK', payload: 'first' });
    await script.expect({ type: 'NON', payload: 'second' });
  });

  it('registering again with the same token takes the place of the former, and counts on', async () => {
    const { script, observers, ends } = await registered();
    observers[0]?.notify(text('x'));
    const before = optionUint(await script.expect(), observe)!;
    script.send({ ...register, id: 2 });
    const again = await script.expect({ type: 'ACK' });
    expect(optionUint(again, observe)).to.be.greaterThan(before);
    expect(ends).to.deep.equal(['replaced']);
    observers[0]?.notify(text('old'));
    observers[1]?.notify(text('new'));
    await script.expect({ payload: 'new' });
    await script.expectNothing();
  });

  it('keeps one notification outstanding and only the latest state behind it', async () => {
    const { script, observers } = start();
    const after: string[] = [];
    const reply = (payload: string) => ({ ...text(payload), afterSent: () => after.push(payload) });
    script.send(register);
    await script.expect();
    observers[0]?.notify(reply('1'), con);
    const first = await script.expect({ type: 'CON', payload: '1' });
    for (const payload of ['2', '3', '4']) observers[0]?.notify(reply(payload), con);
    await script.expectNothing();
    script.send({ type: 'ACK', id: first.messageId });
    const second = await script.expect({ type: 'CON', payload: '4' });
    script.send({ type: 'ACK', id: second.messageId });
    await script.expectNothing();
    expect(after).to.deep.equal(['1', '4']);
  });

  it('repeats with the latest state, a new Message ID and the count of repetitions going on', async () => {
    const { script, observers, ends, clock } = await registered();
    observers[0]?.notify(text('old'), con);
    const first = await script.expect({ type: 'CON', payload: 'old' });
    await clock.advance(1_000);
    observers[0]?.notify(text('new'));
    await clock.advance(1_000);
    const second = await script.expect({ type: 'CON', payload: 'new' });
    expect(second.messageId).to.not.equal(first.messageId);
    expect(optionUint(second, observe)).to.be.greaterThan(optionUint(first, observe)!);
    await clock.advance(60_000);
    expect(await script.discard()).to.equal(3);
    expect(ends).to.deep.equal(['timeout']);
    expect(clock.pendingTimers).to.equal(0);
  });

  it('sends a confirmable notification at least once in 24 hours', async () => {
    const { script, observers, clock } = await registered();
    const types: string[] = [];
    for (let hour = 1; hour <= 50; hour += 1) {
      await clock.advance(3_600_000);
      observers[0]?.notify(text(String(hour)));
      const sent = await script.expect();
      if (sent.type === 0) {
        types.push(`${hour}`);
        script.send({ type: 'ACK', id: sent.messageId });
      }
    }
    expect(types).to.deep.equal(['24', '48']);
  });

  it('a non-confirmable error is the last word, too', async () => {
    const { script, observers, ends } = await registered();
    observers[0]?.notify({ code: '4.04' });
    await script.expect({ type: 'NON', code: '4.04', options: { [observe]: undefined } });
    expect(ends).to.deep.equal(['cancelled']);
  });

  it('end without a reply sends nothing, and stops retransmissions', async () => {
    const { script, observers, ends, clock } = await registered();
    observers[0]?.notify(text('x'), con);
    await script.expect();
    observers[0]?.end();
    await clock.advance(100_000);
    await script.expectNothing();
    expect(ends).to.deep.equal(['cancelled']);
  });

  it('waits its turn behind other messages to the peer, and carries the state of that moment (NSTART)', async () => {
    const { script, observers, endpoint } = await registered();
    const ping = endpoint.ping(script.peer);
    const sent = await script.expect({ code: '0.00' });
    observers[0]?.notify(text('early'), con);
    observers[0]?.notify(text('late'), con);
    await script.expectNothing();
    script.send({ type: 'RST', id: sent.messageId });
    await ping;
    await script.expect({ type: 'CON', payload: 'late' });
    await script.expectNothing();
  });

  it('notify from within afterSent does no harm', async () => {
    const { script, observers } = await registered();
    const again = { ...text('1'), afterSent: () => observers[0]?.notify(text('2'), con) };
    observers[0]?.notify(again, con);
    const first = await script.expect({ type: 'CON', payload: '1' });
    script.send({ type: 'ACK', id: first.messageId });
    await script.expect({ type: 'CON', payload: '2' });
  });

  it('ends with the endpoint', async () => {
    const { script, endpoint, ends, clock } = start();
    script.send(register);
    await settle();
    await endpoint.close();
    expect(ends).to.deep.equal(['closed']);
    expect(clock.pendingTimers).to.equal(0);
  });
});
