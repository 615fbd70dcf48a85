import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { PcapFile } from '../src/index.ts';

/** `e2e/peers/tshark.test.ts` reads the files. */
describe('pcap file', () => {
  it('reports once that it cannot be written, and ends', function () {
    if (!existsSync('/dev/full')) this.skip();
    const errors: string[] = [];
    const pcap = new PcapFile('/dev/full', ({ message }) => errors.push(message));
    const address = { address: '127.0.0.1', port: 5683 };
    pcap.datagram(Buffer.alloc(1), address, address, 0);
    pcap.masterSecret(Buffer.alloc(32), Buffer.alloc(48));
    pcap.close();
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('ENOSPC');
  });
});
