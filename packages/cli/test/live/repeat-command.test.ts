import { expect } from 'chai';
import { repeatCommand } from '../../src/live/repeat-command.ts';

describe('repeatCommand', () => {
  const nothing = { server: undefined, bootstrap: undefined, seed: 7 };

  it('gives the words quoted for a shell, with the seed', () => {
    const words = ['my fleet.yaml', '--endpoint-prefix', "it's-", '--duration', '5s'];
    expect(repeatCommand('muster', words, nothing)).to.equal(
      "muster fleet run 'my fleet.yaml' --endpoint-prefix 'it'\\''s-' --duration 5s --seed 7",
    );
  });

  it('adds what came from the environment, and nothing that is given', () => {
    const flags = { server: 'coap://127.0.0.1', bootstrap: undefined, seed: 7 };
    expect(repeatCommand('npx muster', ['--devices', '2', '--seed=7'], flags)).to.equal(
      'npx muster fleet run --devices 2 --seed=7 --server coap://127.0.0.1',
    );
  });

  it('leaves secrets out', () => {
    const words = ['f.yaml', '--api-key', 'secret', '--api-key=secret', '--seed', '7'];
    expect(repeatCommand('muster', words, nothing)).to.equal('muster fleet run f.yaml --seed 7');
  });
});
