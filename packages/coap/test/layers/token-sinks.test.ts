import { expect } from 'chai';
import type { ResponseSink } from '../../src/layers/sinks.ts';
import { TokenSinks } from '../../src/layers/token-sinks.ts';

const sink = (): ResponseSink => ({
  isObservation: false,
  onResponse: () => undefined,
  onClosed: () => undefined,
});

describe('the tokens of a peer', () => {
  it('are found, replaced and taken away like those of a map, in any order', () => {
    const tokens = ['a', 'b', 'c', ''];
    for (let seed = 1; seed <= 500; seed += 1) {
      const ours = new TokenSinks();
      const model = new Map<string, ResponseSink>();
      let random = seed;
      for (let step = 0; step < 30; step += 1) {
        random = (random * 48_271) % 0x7fff_ffff;
        const token = tokens[random % tokens.length] ?? '';
        if ((random >> 8) % 3 === 0) {
          ours.delete(token);
          model.delete(token);
        } else {
          const one = sink();
          ours.set(token, one);
          model.set(token, one);
        }
        expect(ours.size).to.equal(model.size);
        expect(ours.all()).to.have.members([...model.values()]);
        for (const each of tokens) expect(ours.get(each)).to.equal(model.get(each));
      }
    }
  });
});
