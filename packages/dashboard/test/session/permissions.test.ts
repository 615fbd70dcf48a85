import { expect } from 'chai';
import { hasPermission } from '../../app/session/permissions.ts';
import { codeOf } from '../../app/session/code-of-fragment.ts';

describe('permissions of a key', () => {
  it('are granted one by one or all at once', () => {
    const permissions = { Device: 'Read, Update', Tag: 'All' };
    expect(hasPermission(permissions, 'Device.Update')).to.equal(true);
    expect(hasPermission(permissions, 'Device.Delete')).to.equal(false);
    expect(hasPermission(permissions, 'Tag.Delete')).to.equal(true);
    for (const name of ['Role.Read', 'constructor.Read', '__proto__.Read', ''])
      expect(hasPermission(permissions, name), name).to.equal(false);
  });
});

describe('codeOf', () => {
  it('finds the one-time code in a fragment', () => {
    expect(codeOf('#code=abc-_1')).to.equal('abc-_1');
    for (const fragment of ['', '#', '#code=', '#content'])
      expect(codeOf(fragment), fragment).to.equal(undefined);
  });
});
