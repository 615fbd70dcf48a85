import { expect } from 'chai';
import { Pair } from '../support/pair.ts';

describe('PSK handshake', () => {
  it('client and server agree, and application data goes both ways', async () => {
    const pair = new Pair();
    await pair.clock.advance(100);
    expect(pair.client.state).to.equal('established');
    expect(pair.server.state).to.equal('established');
    expect(pair.cookiesSent).to.equal(1);
    pair.client.send(Buffer.from('ping'));
    await pair.clock.advance(10);
    pair.server.send(Buffer.from('pong'));
    await pair.clock.advance(10);
    expect(pair.serverHost.received).to.deep.equal(['ping']);
    expect(pair.clientHost.received).to.deep.equal(['pong']);
    expect(pair.server.peerIdentity).to.deep.equal({ kind: 'psk', name: 'sensor-1' });
  });
});
