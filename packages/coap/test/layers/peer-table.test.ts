import { expect } from 'chai';
import { PeerTable } from '../../src/layers/peer-table.ts';
import type { ResponseSink } from '../../src/layers/sinks.ts';
import { TokenSinks } from '../../src/layers/token-sinks.ts';
import type { PeerState } from '../../src/layers/peer-state.ts';

const peer = (port: number): PeerState['peer'] => ({ key: `192.0.2.1:${port}`, address: '192.0.2.1', port });

describe('the table of peers', () => {
  it('is bounded: new peers displace idle ones, but neither busy nor frequent ones', () => {
    const table = new PeerTable(100);
    const busy = Array.from({ length: 40 }, (_, index) => table.obtain(peer(index + 1)));
    for (const state of busy) state!.openRequests = 1;
    // The search must pass all peers once before it can find idle ones.
    for (let port = 500; port < 900; port += 1) {
      table.obtain(peer(port));
      table.obtain(peer(101 + (port % 20)));
    }
    const frequent = Array.from({ length: 20 }, (_, index) => table.obtain(peer(index + 101)));
    for (let port = 1_000; port < 21_000; port += 1) {
      expect(table.obtain(peer(port))).to.not.equal(undefined);
      expect(table.size).to.be.at.most(100);
      expect(table.obtain(peer(101 + (port % 20)))).to.equal(frequent[port % 20]);
    }
    busy.forEach((state, index) => expect(table.find(peer(index + 1).key)).to.equal(state));
  });

  it('of one place takes a new peer for an idle one', () => {
    const table = new PeerTable(1);
    const first = table.obtain(peer(1))!;
    expect(table.obtain(peer(1))).to.equal(first);
    expect(table.obtain(peer(2))!.peer.port).to.equal(2);
    table.find(peer(2).key)!.openRequests = 1;
    expect(table.obtain(peer(3))).to.equal(undefined);
  });

  it('keeps the state of a peer whose connection has come back, and sends over the new one', () => {
    const table = new PeerTable(10);
    const [before, after] = [peer(1), peer(1)];
    const state = table.obtain(before)!;
    state.wasQueried = true;
    expect(table.obtain(after)).to.equal(state);
    expect(state).to.include({ peer: after, wasQueried: true });
  });
});

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
