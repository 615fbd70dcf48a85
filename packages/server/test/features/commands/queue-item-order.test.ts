import { expect } from 'chai';
import fc from 'fast-check';
import { QueueItemOrder } from '../../../src/features/commands/queue-item-order.ts';

describe('QueueItemOrder', () => {
  it('equals a list for each device, after any series of appends, removals and takes', () => {
    const deviceId = fc.constantFrom('a', 'b');
    const id = fc.integer({ min: 1, max: 4 }).map(String);
    const step = fc.record({ kind: fc.constantFrom('append', 'append', 'remove', 'take'), deviceId, id });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        const order = new QueueItemOrder();
        let expected: { deviceId: string; id: string }[] = [];
        const idsOf = (of: string): string[] =>
          expected.filter((one) => one.deviceId === of).map((one) => one.id);
        for (const { kind, ...one } of steps) {
          if (kind === 'append') {
            order.append(one.deviceId, one.id);
            expected.push(one);
          } else if (kind === 'remove') {
            order.remove(one.deviceId, one.id);
            expected = expected.filter((other) => other.deviceId !== one.deviceId || other.id !== one.id);
          } else {
            expect(order.take(one.deviceId)).to.deep.equal(idsOf(one.deviceId));
            expected = expected.filter((other) => other.deviceId !== one.deviceId);
          }
          expect(order.size).to.equal(expected.length);
          expect(order.devices()).to.have.members([...new Set(expected.map((other) => other.deviceId))]);
          for (const each of ['a', 'b']) {
            expect(order.of(each)).to.deep.equal(idsOf(each));
            expect(order.has(each)).to.equal(idsOf(each).length > 0);
          }
        }
      }),
      { seed: 52 },
    );
  });
});
