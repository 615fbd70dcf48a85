import { expect } from 'chai';
import fc from 'fast-check';
import { parsePath, type DeviceOperation, type ResourceValue } from '@muster/lwm2m/core';
import type { StoredOperation } from '../../../src/features/commands/model.ts';
import { QueueItemOrder } from '../../../src/features/commands/command-queue.ts';
import { operationOf, storedOperation } from '../../../src/features/commands/model.ts';

const path = parsePath('/3/0/7');

/** Returns the operation as a store would: as plain JSON. */
function roundTrip(operation: DeviceOperation): DeviceOperation {
  return operationOf(JSON.parse(JSON.stringify(storedOperation(operation))) as StoredOperation);
}

describe('stored operations', () => {
  const values: readonly ResourceValue[] = [
    'text, "quoted"',
    '',
    21.5,
    -0.1,
    1e300,
    -7,
    2n ** 62n,
    -(2n ** 63n),
    2n ** 64n - 1n,
    true,
    false,
    new Date(1_700_000_000_000),
    Buffer.from([0, 255, 128]),
    { objectId: 3303, instanceId: 2 },
  ];

  const operations: readonly DeviceOperation[] = [
    ...values.map((value) => ({ type: 'write', path, mode: 'update', records: [{ path, value }] }) as const),
    { type: 'read', path },
    { type: 'discover', path: parsePath('/3') },
    { type: 'delete', path: parsePath('/3303/1') },
    { type: 'execute', path: parsePath('/3/0/4') },
    { type: 'execute', path: parsePath('/3/0/4'), arguments: "0='now',1" },
    { type: 'observe', path },
    { type: 'cancelObserve', path },
    { type: 'create', path: parsePath('/3303'), records: [{ path: parsePath('/3303/1/5701'), value: 'C' }] },
    { type: 'writeAttributes', path, attributes: { pmin: 1, gt: -2.5, con: 1, edge: 0, unset: ['pmax'] } },
  ];

  for (const [index, operation] of operations.entries()) {
    it(`an operation is restored unchanged: ${operation.type} (${index + 1})`, () => {
      expect(roundTrip(operation)).to.deep.equal(operation);
    });
  }

  it('an unknown kind of operation is a TypeError', () => {
    const stored = JSON.parse('{"type":"reboot","path":"/3/0"}') as StoredOperation;
    expect(() => operationOf(stored)).to.throw(TypeError);
  });
});

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
