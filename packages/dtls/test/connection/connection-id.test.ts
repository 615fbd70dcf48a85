import { expect } from 'chai';
import { ContentType, records } from '../../src/record/record.ts';
import { Pair } from '../support/pair.ts';
import { changeRecord } from '../support/raw-record.ts';

const serverCid = Buffer.from('5e12e2', 'hex');
const clientCid = Buffer.from('c11e', 'hex');
const none = Buffer.alloc(0);

/** Types of the records of epoch 1 in datagrams. */
const protectedTypes = (datagrams: readonly Buffer[], cidBytes: number): Set<number> => {
  const all = datagrams.flatMap((datagram) => [...records(datagram, cidBytes)]);
  return new Set(all.filter(({ epoch }) => epoch === 1).map(({ type }) => type));
};

/** An established pair with these Connection IDs. */
async function established(client: Buffer | undefined, server: Buffer | undefined): Promise<Pair> {
  const pair = new Pair({
    client: { cid: client && (() => client) },
    server: { cid: server && (() => server) },
  });
  await pair.expectEstablished();
  return pair;
}

describe('Connection ID (RFC 9146)', () => {
  it('both directions: every protected record, Finished included, has type tls12_cid and the CID', async () => {
    const pair = await established(clientCid, serverCid);
    expect(pair.server).to.deep.include({ ownCid: serverCid, peerCid: clientCid });
    expect(pair.client).to.deep.include({ ownCid: clientCid, peerCid: serverCid });
    expect([...protectedTypes(pair.clientHost.sent, 3)]).to.deep.equal([ContentType.tls12Cid]);
    expect([...protectedTypes(pair.serverHost.sent, 2)]).to.deep.equal([ContentType.tls12Cid]);
  });

  it('to the server only, as devices do: the client sends an empty one', async () => {
    const pair = await established(none, serverCid);
    expect([...protectedTypes(pair.clientHost.sent, 3)]).to.deep.equal([ContentType.tls12Cid]);
    const { handshake, applicationData } = ContentType;
    expect([...protectedTypes(pair.serverHost.sent, 0)]).to.have.members([handshake, applicationData]);
    expect(pair.client.ownCid).to.have.length(0);
    expect(pair.client.peerCid).to.deep.equal(serverCid);
  });

  it('to the client only', async () => {
    const pair = await established(clientCid, none);
    expect([...protectedTypes(pair.serverHost.sent, 2)]).to.deep.equal([ContentType.tls12Cid]);
  });

  for (const [name, client, server] of [
    ['a client that does not offer one', undefined, serverCid],
    ['a server that does not want any', clientCid, undefined],
  ] as const) {
    it(`${name}: none`, async () => {
      const pair = await established(client, server);
      expect(pair.server.ownCid).to.have.length(0);
      expect(pair.client.peerCid).to.have.length(0);
      expect(pair.client.exportState()).not.to.have.property('ownCid');
    });
  }

  it('a record without the CID is dropped where one was negotiated', async () => {
    const pair = await established(none, serverCid);
    const before = pair.serverHost.received.length;
    pair.client.send(Buffer.from('hello'));
    const [record] = records(pair.clientHost.sent.at(-1)!, 3);
    const bare = changeRecord(record, { type: ContentType.applicationData, cid: none });
    expect(pair.server.receive(bare)).to.deep.equal({ authenticated: false, newest: false });
    const other = changeRecord(record, { cid: Buffer.from('000000', 'hex') });
    expect(pair.server.receive(other)).to.deep.equal({ authenticated: false, newest: false });
    expect(pair.serverHost.received).to.have.length(before);
    await pair.clock.advance(10);
    expect(pair.serverHost.received.at(-1)).to.equal('hello');
  });

  it('says of each record whether it is authenticated and strictly newest (section 6)', async () => {
    const pair = await established(none, serverCid);
    for (const text of ['one', 'two']) pair.client.send(Buffer.from(text));
    const [one, two] = pair.clientHost.sent.slice(-2).map((datagram) => [...records(datagram, 3)][0]!);
    expect(pair.server.receive(two!)).to.deep.equal({ authenticated: true, newest: true });
    expect(pair.server.receive(one!)).to.deep.equal({ authenticated: true, newest: false });
    expect(pair.server.receive(two!)).to.deep.equal({ authenticated: false, newest: false });
    expect(pair.server.counters.replayed).to.equal(1);
  });
});
