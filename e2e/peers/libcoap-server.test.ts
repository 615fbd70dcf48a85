/** libcoap's server as the peer of our CoAP client. */
import { expect } from 'chai';
import { createEndpoint, createUdpTransport, type Endpoint, type Peer } from '@muster/coap';
import { libcoapServer } from '../support/libcoap.ts';

describe("our CoAP client against libcoap's server", () => {
  const open = new AsyncDisposableStack();
  let endpoint: Endpoint;
  let peer: Peer;

  before(async function () {
    const server = await libcoapServer(this);
    open.defer(() => server.stop());
    endpoint = createEndpoint({ transport: await createUdpTransport() });
    open.defer(() => endpoint.close());
    peer = endpoint.transport.peerOf('127.0.0.1', server.port);
  });

  after(() => open.disposeAsync());

  it('pings it, and gets its front page', async () => {
    await endpoint.ping(peer);
    const { code, payload } = await endpoint.request(peer, { method: 'GET', path: [] });
    expect(code).to.equal('2.05');
    expect(payload.toString()).to.contain('libcoap');
  });

  it('gets a separate response of a slow resource', async () => {
    const { code, payload } = await endpoint.request(peer, { method: 'GET', path: ['async'], query: ['1'] });
    expect([code, payload.toString()]).to.deep.equal(['2.05', 'done']);
  });

  it('TD_COAP_BLOCK_02 gets the list of resources in blocks as small as asked for', async () => {
    const whole = await endpoint.request(peer, { method: 'GET', path: ['.well-known', 'core'] });
    const inBlocks = await endpoint.request(peer, {
      method: 'GET',
      path: ['.well-known', 'core'],
      blockSize: 16,
    });
    expect(inBlocks.contentFormat).to.equal(40);
    expect(inBlocks.payload.toString()).to.contain('</async>');
    expect(inBlocks.payload.equals(whole.payload)).to.equal(true);
  });

  it('creates, reads and removes a resource with PUT, GET and DELETE', async () => {
    const path = ['muster', 'note'];
    const created = await endpoint.request(peer, { method: 'PUT', path, payload: Buffer.from('first') });
    expect(created.code).to.equal('2.01');
    const changed = await endpoint.request(peer, { method: 'PUT', path, payload: Buffer.from('second') });
    expect(changed.code).to.equal('2.04');
    const read = await endpoint.request(peer, { method: 'GET', path });
    expect([read.code, read.payload.toString()]).to.deep.equal(['2.05', 'second']);
    expect((await endpoint.request(peer, { method: 'DELETE', path })).code).to.equal('2.02');
    expect((await endpoint.request(peer, { method: 'GET', path })).code).to.equal('4.04');
  });

  it('TD_COAP_BLOCK_04 stores a long body in blocks, and gets the same body back in blocks', async () => {
    const path = ['muster', 'long'];
    const payload = Buffer.from(Array.from({ length: 700 }, (_, at) => `line ${at}`).join('\n'));
    expect((await endpoint.request(peer, { method: 'PUT', path, payload })).code).to.equal('2.01');
    const read = await endpoint.request(peer, { method: 'GET', path, blockSize: 256 });
    expect(read.payload.equals(payload)).to.equal(true);
  });

  it('TD_COAP_OBS_01 observes its clock, and TD_COAP_OBS_02 stops', async () => {
    const states: string[] = [];
    let enough: () => void = () => undefined;
    const twoMore = new Promise<void>((resolve) => (enough = resolve));
    const { response, observation } = await endpoint.observe(
      peer,
      { method: 'GET', path: ['time'] },
      {
        onNotification: ({ payload }) => {
          states.push(payload.toString());
          if (states.length === 2) enough();
        },
      },
    );
    expect(response.code).to.equal('2.05');
    expect(response.observe).to.be.a('number');
    await twoMore;
    expect(new Set([response.payload.toString(), ...states]))
      .to.have.property('size')
      .at.least(2);
    await observation!.cancel('active');
    expect(observation!.active).to.equal(false);
  });
});
