import { expect } from 'chai';
import { LockstepPeer } from '../src/index.ts';

async function failure(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('lockstep peer', () => {
  it('says what differed, and what came instead', async () => {
    const script = new LockstepPeer();
    const send = (hex: string): void => script.transport.send(Buffer.from(hex, 'hex'), script.peer);
    send('40017d34bb74656d7065726174757265');
    expect(await failure(script.expect({ type: 'ACK' }))).to.match(
      /^Expected type ACK, got CON; the endpoint sent CON GET id=32052/u,
    );
    expect(await failure(script.expect())).to.equal('The endpoint sent nothing');
    send('60457d34ff32322e332043');
    expect(await failure(script.expectNothing())).to.contain('Expected silence');
    const message = await script.expect({
      type: 'ACK',
      code: '2.05',
      id: 0x7d34,
      payload: '22.3 C',
      options: { 6: undefined },
    });
    expect(message.code).to.equal(0x45);
  });

  it('delivers its messages to the endpoint under test', () => {
    const script = new LockstepPeer();
    const received: string[] = [];
    script.transport.start({
      onDatagram: (datagram, peer) => received.push(`${datagram.toString('hex')} ${peer.key}`),
      onError: () => undefined,
    });
    script.send({ type: 'CON', code: 'GET', id: 0x7d34, path: ['temperature'] });
    script.send(Buffer.from([1, 2]), script.transport.peerOf('192.0.2.7', 9));
    expect(received).to.deep.equal(['40017d34bb74656d7065726174757265 192.0.2.99:5683', '0102 192.0.2.7:9']);
  });
});
