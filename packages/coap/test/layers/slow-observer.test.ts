import { expect } from 'chai';
import { OptionNumber, type CoapResponse, type Observation } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { answer, closeAll, startLockstep, tokenOf, type Lockstep } from '../support/lockstep.ts';

const { observe } = OptionNumber;

interface Slow extends Lockstep {
  readonly observation: Observation | undefined;
  /** Payloads that were handed over, in order. */
  readonly seen: string[];
  /** Ends the work on the oldest that is not done; with an error, when one is given. */
  readonly finish: (error?: Error) => Promise<void>;
  /** A confirmable notification: the number is Message ID, sequence and payload. */
  readonly notify: (number: number, code?: '2.05' | '4.04') => void;
}

/** An observation whose `onNotification` takes as long as the test wants; two calls may be under way. */
async function observeSlowly(): Promise<Slow> {
  const lockstep = startLockstep({ limits: { maxNotificationsUnderWay: 2 } });
  const { endpoint, script } = lockstep;
  const seen: string[] = [];
  const working: PromiseWithResolvers<undefined>[] = [];
  const onNotification = ({ payload }: CoapResponse): Promise<undefined> => {
    seen.push(payload.toString());
    const work = Promise.withResolvers<undefined>();
    working.push(work);
    return work.promise;
  };
  const pending = endpoint.observe(script.peer, { method: 'GET', path: ['temp'] }, { onNotification });
  const sent = await script.expect({ type: 'CON', code: 'GET' });
  const token = tokenOf(sent);
  answer(script, sent, '2.05', { [observe]: 0 });
  const { observation } = await pending;
  const notify = (number: number, code: '2.05' | '4.04' = '2.05'): void => {
    const options = code === '2.05' ? { [observe]: number } : {};
    script.send({ type: 'CON', code, id: number, token, options, payload: String(number) });
  };
  const finish = async (error?: Error): Promise<void> => {
    const work = working.shift();
    if (error) work?.reject(error);
    else work?.resolve(undefined);
    await settle();
  };
  return { ...lockstep, observation, seen, finish, notify };
}

describe('an onNotification that is slower than the notifications (RFC 7641 section 1.3)', () => {
  afterEach(closeAll);

  it('beyond maxNotificationsUnderWay only the latest waits; those passed over are acknowledged', async () => {
    const { script, endpoint, seen, finish, notify } = await observeSlowly();
    for (let number = 1; number <= 1_000; number += 1) notify(number);
    await settle();
    expect(seen).to.deep.equal(['1', '2']);
    for (let number = 3; number <= 999; number += 1) await script.expect({ type: 'ACK', id: number });
    await script.expectNothing();
    expect(endpoint.counters.notificationsSuperseded).to.equal(997);
    await finish();
    await script.expect({ type: 'ACK', id: 1 });
    expect(seen).to.deep.equal(['1', '2', '1000']);
    await finish();
    await script.expect({ type: 'ACK', id: 2 });
    await finish();
    await script.expect({ type: 'ACK', id: 1_000 });
    notify(1_001);
    await settle();
    expect(seen.at(-1)).to.equal('1001');
  });

  it('one that fails makes room too, and is not acknowledged', async () => {
    const { script, seen, finish, notify } = await observeSlowly();
    for (let number = 1; number <= 3; number += 1) notify(number);
    await settle();
    await finish(new Error('disk full'));
    await script.expectNothing();
    expect(seen).to.deep.equal(['1', '2', '3']);
  });

  it('nothing that waits is handed over once the observation is cancelled', async () => {
    const { observation, script, seen, finish, notify } = await observeSlowly();
    for (let number = 1; number <= 3; number += 1) notify(number);
    await settle();
    await observation?.cancel('passive');
    await finish();
    await script.expect({ type: 'ACK', id: 1 });
    expect(seen).to.deep.equal(['1', '2']);
  });

  it('the last word waits like the rest, and ends the observation', async () => {
    const { observation, script, seen, finish, notify } = await observeSlowly();
    for (let number = 1; number <= 3; number += 1) notify(number);
    notify(4, '4.04');
    await script.expect({ type: 'ACK', id: 3 });
    await finish();
    await script.expect({ type: 'ACK', id: 1 });
    expect(seen).to.deep.equal(['1', '2', '4']);
    expect(observation?.active).to.equal(true);
    await finish();
    await finish();
    expect(observation?.active).to.equal(false);
  });
});
