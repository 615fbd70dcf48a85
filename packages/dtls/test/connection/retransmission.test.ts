import { expect } from 'chai';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { ContentType, records } from '../../src/record/record.ts';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { Pair, type PairOptions } from '../support/pair.ts';

/** A pair with TLS_PSK_WITH_AES_128_CCM_8. */
const lockstep = (options: PairOptions = {}): Pair =>
  new Pair({ ...options, client: { suites: [suiteById(0xc0a8)!], ...options.client } });

/** What a datagram holds, such as "1", "2 14", "16 ccs fin". */
function describeDatagram(datagram: Buffer): string {
  const names = [...records(datagram, 0)].map(({ type, epoch, fragment }) => {
    if (type === ContentType.changeCipherSpec) return 'ccs';
    if (type === ContentType.alert) return 'alert';
    if (type === ContentType.applicationData) return 'data';
    return epoch === 1 ? 'fin' : String(fragment[0]);
  });
  return names.join(' ');
}

/** Drops the first `count` datagrams that look like this. */
function dropping(what: string, count = 1): (datagram: Buffer) => Buffer | undefined {
  let left = count;
  return (datagram) => {
    if (left === 0 || describeDatagram(datagram) !== what) return datagram;
    left -= 1;
    return undefined;
  };
}

const sent = (datagrams: readonly Buffer[]): string[] => datagrams.map(describeDatagram);

describe('lockstep: flights on a link that loses one of them', () => {
  it('nothing lost: six flights', async () => {
    const pair = lockstep();
    await pair.clock.advance(300);
    expect(sent(pair.clientHost.sent)).to.deep.equal(['1', '1', '16 ccs fin']);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '2 14', 'ccs fin']);
    // The records of HelloVerifyRequest and of the first ServerHello repeat the number of the ClientHello.
    const numbers = (datagrams: readonly Buffer[]) =>
      datagrams.slice(0, 2).map((datagram) => [...records(datagram, 0)][0]!.sequence);
    expect(numbers(pair.serverHost.sent)).to.deep.equal(numbers(pair.clientHost.sent));
  });

  it('the HelloVerifyRequest is never repeated by itself', async () => {
    const pair = lockstep({ toClient: dropping('3', 2) });
    await pair.clock.advance(2_900);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '3']);
    expect(sent(pair.clientHost.sent)).to.deep.equal(['1', '1']);
    await pair.expectEstablished(1_000);
  });

  it('flight 4 lost: the server repeats it after a second', async () => {
    const pair = lockstep({ toClient: dropping('2 14'), client: { retransmission: { initialMs: 9_000 } } });
    await pair.clock.advance(900);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '2 14']);
    await pair.clock.advance(300);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '2 14', '2 14', 'ccs fin']);
    await pair.expectEstablished();
  });

  it('flight 4 lost: the server repeats it when the client repeats flight 3', async () => {
    const pair = lockstep({ toClient: dropping('2 14'), server: { retransmission: { initialMs: 9_000 } } });
    await pair.clock.advance(1_200);
    expect(sent(pair.clientHost.sent)).to.deep.equal(['1', '1', '1', '16 ccs fin']);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '2 14', '2 14', 'ccs fin']);
    await pair.expectEstablished();
  });

  it('flight 5 lost: repeated whole, with new record sequence numbers', async () => {
    const pair = lockstep({
      toServer: dropping('16 ccs fin'),
      server: { retransmission: { initialMs: 9_000 } },
    });
    await pair.clock.advance(1_200);
    expect(sent(pair.clientHost.sent)).to.deep.equal(['1', '1', '16 ccs fin', '16 ccs fin']);
    const numbers = pair.clientHost.sent.flatMap((datagram) =>
      [...records(datagram, 0)].map(({ epoch, sequence }) => `${epoch}.${sequence}`),
    );
    expect(new Set(numbers).size).to.equal(numbers.length);
    await pair.expectEstablished();
  });

  it('flight 6 lost: the server, established, repeats it when the client repeats flight 5', async () => {
    const pair = lockstep({ toClient: dropping('ccs fin', 2) });
    await pair.clock.advance(900);
    expect(pair.server.state).to.equal('established');
    expect(pair.client.state).to.equal('handshaking');
    await pair.clock.advance(2_400);
    expect(sent(pair.serverHost.sent)).to.deep.equal(['3', '2 14', 'ccs fin', 'ccs fin', 'ccs fin']);
    await pair.expectEstablished();
    expect(pair.server.counters.retransmissions).to.equal(2);
  });

  it('application data that overtakes the server’s Finished waits for it', async () => {
    const pair = lockstep({ toClient: dropping('ccs fin') });
    await pair.clock.advance(100);
    const [held] = pair.serverHost.sent.slice(-1);
    pair.server.send(Buffer.from('early'));
    await pair.clock.advance(100);
    expect(pair.clientHost.received).to.deep.equal([]);
    pair.deliverToClient(held!);
    await pair.clock.advance(1);
    expect(pair.clientHost.received).to.deep.equal(['early']);
  });

  it('Finished before ClientKeyExchange: kept until its keys are known', async () => {
    const pair = lockstep({
      toServer: (datagram) => {
        const parts = [...records(datagram, 0)].map((record) =>
          Buffer.concat([record.header, record.fragment]),
        );
        return describeDatagram(datagram) === '16 ccs fin' ? parts.reverse() : datagram;
      },
    });
    await pair.expectEstablished(200);
    expect(pair.client.counters.retransmissions).to.equal(0);
  });

  it('no answer: the client gives up after its retransmissions, or at its deadline', async () => {
    const few = lockstep({ toServer: () => undefined, client: { retransmission: { attempts: 2 } } });
    await few.clock.advance(8_000);
    expect(few.clientHost.error).to.include({ kind: 'timeout' });
    expect(few.clientHost.sent).to.have.length(3);
    const short = lockstep({ toServer: () => undefined, client: { handshakeTimeoutMs: 2_000 } });
    await short.clock.advance(2_000);
    expect(short.clientHost.error).to.include({ kind: 'timeout' });
    expect(short.clock.pendingTimers).to.equal(0);
  });

  it('later repetitions are cut smaller, in case the path takes no large datagrams', async () => {
    const lengths: number[] = [];
    const pair = lockstep({
      server: { credentials: { psk: () => Buffer.alloc(16), pskIdentityHint: 'h'.repeat(1_000) } },
      toClient: (datagram) => {
        if (datagram[13] === HandshakeType.helloVerifyRequest) return datagram;
        lengths.push(datagram.length);
        return undefined;
      },
      client: { retransmission: { initialMs: 50_000 } },
    });
    await pair.clock.advance(8_000);
    expect(Math.max(...lengths.slice(0, 3))).to.be.greaterThan(1_000);
    expect(Math.max(...lengths.slice(-2))).to.be.at.most(548);
  });
});
