import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Request } from 'express';
import { BodyReader } from '../../../src/http/middleware/body.ts';
import type { ContractBody } from '../../../src/http/contract.ts';

const json: ContractBody = {
  required: true,
  schemas: new Map([['application/json', '#']]),
  streamed: new Set(),
  streamedWhenLarge: new Set(),
  checkedEach: new Set(),
};

describe('BodyReader', () => {
  it('parses one large body in a turn of the event loop, so that other requests get in between', async () => {
    const bodies = new BodyReader(1_048_576);
    const read = async (characters: number): Promise<void> => {
      const octets = Buffer.from(JSON.stringify('x'.repeat(characters)));
      const headers = { 'content-type': 'application/json', 'content-length': String(octets.length) };
      await bodies.read(Object.assign(Readable.from([octets]), { headers }) as unknown as Request, json);
    };
    const turns: number[] = [];
    let turn = 0;
    const counting = (): void => {
      turn += 1;
      if (turns.length < 6) setImmediate(counting);
    };
    setImmediate(counting);
    const sizes = [70_000, 70_000, 70_000, 10, 10, 10];
    await Promise.all(sizes.map((size) => read(size).then(() => turns.push(turn))));
    const large = turns.toSorted((one, other) => one - other).slice(-2);
    expect(new Set(large).size, turns.join(' ')).to.equal(2);
    expect(large[0]).to.be.greaterThan(turns[0]!);
  });
});
