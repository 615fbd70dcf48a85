import { expect } from 'chai';
import { DeviceMemory } from '../../src/device/device-memory.ts';

describe('DeviceMemory', () => {
  it('is empty at first, and forgets by kind', () => {
    const memory = new DeviceMemory();
    expect(memory.size).to.equal(0);
    memory.keep('3/0/15', 'Europe/Stockholm');
    memory.remember('3303/0/extremes', { min: 1, max: 2 });
    expect(memory.size).to.equal(2);
    memory.clearVolatile();
    const expected = ['Europe/Stockholm', undefined];
    expect([memory.kept('3/0/15'), memory.remembered('3303/0/extremes')]).to.deep.equal(expected);
    memory.clearAll();
    expect(memory.size).to.equal(0);
  });

  it('forgets an instance that has gone, and no other', () => {
    const memory = new DeviceMemory();
    memory.keep('3303/1/5750', 'a');
    memory.keep('3303/11/5750', 'b');
    memory.remember('3303/1/extremes', {});
    memory.dropInstance(3303, 1);
    const expected = [undefined, 'b', 1];
    expect([memory.kept('3303/1/5750'), memory.kept('3303/11/5750'), memory.size]).to.deep.equal(expected);
  });
});
