import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { FlightTransmitter, LAST_FLIGHT_KEPT_MS } from '../../src/flights/transmitter.ts';
import { CHANGE_CIPHER_SPEC } from '../../src/flights/flight.ts';

const flight = [CHANGE_CIPHER_SPEC];

function scene(retransmission: { initialMs?: number; maxMs?: number; attempts?: number } = {}) {
  const clock = new VirtualClock();
  const sentAt: number[] = [];
  const told: string[] = [];
  const transmitter = new FlightTransmitter({
    clock,
    retransmission: { initialMs: 1_000, maxMs: 60_000, attempts: 10, ...retransmission },
    transmit: () => void sentAt.push(clock.monotonic()),
    onGaveUp: () => void told.push('gave up'),
    onLastFlightForgotten: () => void told.push('forgotten'),
  });
  return { clock, sentAt, told, transmitter };
}

describe('flights: time-out and retransmission (RFC 6347 section 4.2.4)', () => {
  it('waits 1 s, then twice as long each time, up to 60 s; then gives up', async () => {
    const { clock, sentAt, told, transmitter } = scene({ attempts: 8 });
    expect(transmitter.state).to.equal('preparing');
    transmitter.send(flight);
    expect(transmitter.state).to.equal('waiting');
    await clock.advance(400_000);
    expect(sentAt).to.deep.equal([0, 1, 3, 7, 15, 31, 63, 123, 183].map((seconds) => seconds * 1_000));
    expect(told).to.deep.equal(['gave up']);
    expect(clock.pendingTimers).to.equal(0);
  });

  it('begins with 9 s where the network is slow (RFC 7925 section 11)', async () => {
    const { clock, sentAt, transmitter } = scene({ initialMs: 9_000 });
    transmitter.send(flight);
    await clock.advance(100_000);
    expect(sentAt).to.deep.equal([0, 9_000, 27_000, 63_000]);
  });

  it('answers a repeated flight at once, in WAITING; the timer runs on', async () => {
    const { clock, sentAt, transmitter } = scene();
    transmitter.send(flight);
    await clock.advance(500);
    transmitter.onRepeated();
    await clock.advance(600);
    expect(sentAt).to.deep.equal([0, 500, 1_000]);
  });

  it('stops when the next flight is there: PREPARING', async () => {
    const { clock, sentAt, transmitter } = scene();
    transmitter.send(flight);
    transmitter.prepare();
    transmitter.onRepeated();
    await clock.advance(10_000);
    expect(sentAt).to.deep.equal([0]);
    expect(transmitter.state).to.equal('preparing');
    expect(clock.pendingTimers).to.equal(0);
  });

  it('the last flight has no timer, and is repeated on demand for twice the MSL after the last time', async () => {
    const { clock, sentAt, told, transmitter } = scene();
    transmitter.sendLast(flight);
    expect(transmitter.state).to.equal('finished');
    await clock.advance(200_000);
    transmitter.onRepeated();
    await clock.advance(LAST_FLIGHT_KEPT_MS - 1);
    expect(sentAt).to.deep.equal([0, 200_000]);
    expect(told).to.deep.equal([]);
    await clock.advance(1);
    transmitter.onRepeated();
    expect(sentAt).to.deep.equal([0, 200_000]);
    expect(told).to.deep.equal(['forgotten']);
  });

  it('a peer that repeats for ever draws no more than 32 answers', () => {
    const { sentAt, transmitter } = scene();
    transmitter.sendLast(flight);
    for (let count = 0; count < 1_000; count += 1) transmitter.onRepeated();
    expect(sentAt).to.have.length(33);
    transmitter.finish();
  });
});
