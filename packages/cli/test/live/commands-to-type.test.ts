import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { commandName } from '../../src/live/command-name.ts';
import { repeatCommand } from '../../src/live/repeat-command.ts';

const clone = join(import.meta.dirname, '..', '..', '..', '..');

describe('commandName', () => {
  it('is what can be typed in the next terminal', () => {
    expect(commandName({}, clone)).to.equal('muster');
    expect(commandName({ npm_lifecycle_event: 'up' }, clone)).to.equal('npx muster');
    // In a folder without it, npx would run another package.
    expect(commandName({ npm_lifecycle_event: 'npx' }, tmpdir())).to.equal('muster');
  });
});

describe('repeatCommand', () => {
  const flags = { server: undefined, bootstrap: undefined, seed: 7 };

  it('gives the words quoted for a shell, with the seed, what came from the environment, and no secrets', () => {
    const words = ['my fleet.yaml', '--endpoint-prefix', "it's-", '--duration', '5s'];
    expect(repeatCommand('muster', words, flags)).to.equal(
      "muster fleet run 'my fleet.yaml' --endpoint-prefix 'it'\\''s-' --duration 5s --seed 7",
    );
    const withServer = { ...flags, server: 'coap://127.0.0.1' };
    expect(repeatCommand('npx muster', ['--devices', '2', '--seed=7'], withServer)).to.equal(
      'npx muster fleet run --devices 2 --seed=7 --server coap://127.0.0.1',
    );
    const secret = ['f.yaml', '--api-key', 'secret', '--api-key=secret', '--seed', '7'];
    expect(repeatCommand('muster', secret, flags)).to.equal('muster fleet run f.yaml --seed 7');
  });
});
