import { randomBytes } from 'node:crypto';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { ResumableCache } from '../../src/session/resumable-cache.ts';
import type { ResumableSession } from '../../src/session/resumable-session.ts';

const session = (name = 'device'): ResumableSession => ({
  sessionId: randomBytes(32),
  suite: 0xc0a8,
  masterSecret: randomBytes(48),
  extendedMasterSecret: true,
  peerIdentity: { kind: 'psk', name },
});

describe('cache of resumable sessions', () => {
  it('forgets the oldest when it is full', () => {
    const cache = new ResumableCache({ clock: new VirtualClock(), capacity: 2, lifetimeSeconds: 60 });
    const [first, second, third] = [session(), session(), session()];
    for (const one of [first, second, third]) cache.put(one);
    expect(cache.size).to.equal(2);
    expect(cache.find(first.sessionId)).to.equal(undefined);
    expect(cache.find(third.sessionId)).to.deep.equal(third);
  });

  it('forgets a session after its lifetime, which a resumption does not prolong (RFC 5246 F.1.4)', async () => {
    const clock = new VirtualClock();
    const cache = new ResumableCache({ clock, capacity: 2, lifetimeSeconds: 60 });
    const one = session();
    cache.put(one);
    await clock.advance(59_000);
    cache.put(one);
    expect(cache.find(one.sessionId)).to.deep.equal(one);
    await clock.advance(1_000);
    expect(cache.find(one.sessionId)).to.equal(undefined);
    expect(cache.size).to.equal(0);
  });

  it('forgets what belongs to an identity', () => {
    const cache = new ResumableCache({ clock: new VirtualClock(), capacity: 9, lifetimeSeconds: 60 });
    const [gone, stays] = [session('left'), session('right')];
    cache.put(gone);
    cache.put(stays);
    cache.removeIdentity('psk:left');
    expect(cache.find(gone.sessionId)).to.equal(undefined);
    expect(cache.find(stays.sessionId)).to.deep.equal(stays);
  });

  it('keeps nothing with no capacity', () => {
    const cache = new ResumableCache({ clock: new VirtualClock(), capacity: 0, lifetimeSeconds: 60 });
    cache.put(session());
    expect(cache.size).to.equal(0);
  });
});
