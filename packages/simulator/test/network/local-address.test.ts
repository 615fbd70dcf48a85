import { expect } from 'chai';
import { localAddressFor } from '../../src/network/local-address.ts';

describe('local addresses', () => {
  it('spread large fleets over 127.0.0.0/8, where the system has it', () => {
    expect(localAddressFor(1, '127.0.0.1', 'linux')).to.equal('127.0.0.1');
    expect(localAddressFor(16_000, '127.0.0.1', 'linux')).to.equal('127.0.0.1');
    expect(localAddressFor(16_001, '127.0.0.1', 'linux')).to.equal('127.0.0.2');
    expect(localAddressFor(16_000 * 250 + 1, '127.0.0.1', 'linux')).to.equal('127.0.1.1');
    expect(localAddressFor(16_001, '127.0.0.1', 'darwin')).to.equal('127.0.0.1');
  });

  it('leave the choice to the system elsewhere', () => {
    expect(localAddressFor(1, '192.0.2.1', 'linux')).to.equal('0.0.0.0');
    expect(localAddressFor(1, '::1', 'linux')).to.equal('::1');
    expect(localAddressFor(1, '2001:db8::1', 'linux')).to.equal('::');
  });
});
