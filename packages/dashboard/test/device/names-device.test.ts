import { expect } from 'chai';
import { namesDevice } from '../../app/device/names-device.ts';

describe('namesDevice', () => {
  it('finds the name as a whole, at any place', () => {
    for (const text of [
      'Read /3/0 on press-1',
      'press-1: updated',
      'Update "press-1".',
      'press-10 and press-1',
    ])
      expect(namesDevice(text, 'press-1'), text).to.equal(true);
    for (const text of ['Read /3/0 on press-10', 'on my-press-1', 'nothing', ''])
      expect(namesDevice(text, 'press-1'), text).to.equal(false);
    expect(namesDevice('on a+b (x)', 'a+b (x)')).to.equal(true);
  });
});
