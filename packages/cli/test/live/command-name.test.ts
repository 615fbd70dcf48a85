import { expect } from 'chai';
import { commandName } from '../../src/live/command-name.ts';

describe('commandName', () => {
  it('is what can be typed in the next terminal', () => {
    expect(commandName({})).to.equal('muster');
    expect(commandName({ npm_lifecycle_event: 'up' })).to.equal('npx muster');
  });
});
