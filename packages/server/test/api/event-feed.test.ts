import { systemClock } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { setImmediate as turn } from 'node:timers/promises';
import { EventFeed } from '../../src/api/event-feed.ts';
import type { ApiThreadQuestions } from '../../src/api/protocol.ts';
import { EventBus } from '../../src/features/events/events.ts';

type Batch = ApiThreadQuestions['events']['ask'];

describe('EventFeed', () => {
  const deviceNetworkId = 'network';
  let bus: EventBus;
  let feed: EventFeed;
  let batches: Batch[];
  /** Resolves the read of the current batch. */
  let take: (() => void) | undefined;

  const emit = (count: number): void => {
    for (let index = 0; index < count; index += 1) {
      bus.emit({ type: 'device.updated', deviceNetworkId, deviceId: String(index), endpointName: 'e' });
    }
  };
  const takeAll = async (): Promise<void> => {
    for (;;) {
      await turn();
      if (take === undefined) return;
      const taken = take;
      take = undefined;
      taken();
    }
  };

  beforeEach(() => {
    bus = new EventBus({ clock: systemClock });
    batches = [];
    take = undefined;
    feed = new EventFeed(
      bus,
      (batch) => {
        batches.push(batch);
        return new Promise((resolve) => (take = resolve));
      },
      (error) => expect.fail(String(error)),
    );
  });

  it('sends events only while a client follows', async () => {
    emit(3);
    feed.follow(true);
    feed.follow(true);
    emit(2);
    await takeAll();
    feed.follow(false);
    emit(4);
    await takeAll();
    expect(batches.flatMap(({ events }) => events)).to.have.lengthOf(2);
  });

  it('sends events in order, each batch after the receiver has taken the one before', async () => {
    feed.follow(true);
    emit(2_500);
    await turn();
    expect(batches).to.have.lengthOf(1);
    await takeAll();
    const ids = batches.flatMap(({ events }) => events).map(({ event }) => event.deviceId);
    expect(ids).to.deep.equal(Array.from({ length: 2_500 }, (_, index) => String(index)));
  });

  it('drops and reports events that a slow receiver cannot take', async () => {
    feed.follow(true);
    emit(1);
    await turn();
    emit(20_000);
    await takeAll();
    expect(batches.map(({ isIncomplete }) => isIncomplete).slice(0, 2)).to.deep.equal([false, true]);
    expect(batches.flatMap(({ events }) => events).at(-1)?.event.deviceId).to.equal('19999');
    expect(batches.flatMap(({ events }) => events)).to.have.length.below(20_000);
  });
});
