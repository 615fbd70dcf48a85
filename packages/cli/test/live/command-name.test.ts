import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { commandName } from '../../src/live/command-name.ts';

const clone = join(import.meta.dirname, '..', '..', '..', '..');

describe('commandName', () => {
  it('is what can be typed in the next terminal', () => {
    expect(commandName({}, clone)).to.equal('muster');
    expect(commandName({ npm_lifecycle_event: 'up' }, clone)).to.equal('npx muster');
  });

  it('is not npx muster in a folder without it, where npx would run another package', () => {
    expect(commandName({ npm_lifecycle_event: 'npx' }, tmpdir())).to.equal('muster');
  });
});
