import { expect } from 'chai';
import { SecretBox, SecretBoxError } from '../../../src/features/security/secret-box.ts';

const first = Buffer.alloc(32, 1);
const second = Buffer.alloc(32, 2);

describe('secret box', () => {
  it('opens a sealed text in its context only', () => {
    const box = new SecretBox([first]);
    const sealed = box.seal('geheim ☂', 'here');
    expect(sealed).not.to.include('geheim');
    expect(box.open(sealed, 'here')).to.equal('geheim ☂');
    expect(() => box.open(sealed, 'there')).to.throw(SecretBoxError);
    expect(box.seal('geheim ☂', 'here'), 'each time').not.to.equal(sealed);
  });

  it('after a rotation the old key still opens and the new one seals', () => {
    const old = new SecretBox([first]).seal('x', 'here');
    const rotated = new SecretBox([second, first]);
    expect(rotated.open(old, 'here')).to.equal('x');
    expect(rotated.isCurrent(old)).to.equal(false);
    expect(rotated.isCurrent(rotated.seal('x', 'here'))).to.equal(true);
    expect(() => new SecretBox([second]).open(old, 'here')).to.throw(SecretBoxError, 'is missing');
  });

  it('does not open a modified text', () => {
    const box = new SecretBox([first]);
    const sealed = box.seal('secret', 'here');
    for (let at = sealed.lastIndexOf(':') + 1; at < sealed.length - 1; at += 7) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect(() => box.open(changed, 'here'), String(at)).to.throw(SecretBoxError);
    }
    for (const text of [sealed.slice(0, 30), '0011'])
      expect(() => box.open(text, 'here')).to.throw(SecretBoxError);
  });

  it('requires keys of 32 bytes', () => {
    expect(() => new SecretBox([])).to.throw(RangeError);
    expect(() => new SecretBox([Buffer.alloc(16)])).to.throw(RangeError);
  });
});
