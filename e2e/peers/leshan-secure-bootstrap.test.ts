/** A device made with Eclipse Leshan's client that comes with a pre-shared key for our bootstrap server, over coaps. */
import { expect } from 'chai';
import { leshan } from './leshan.ts';
import { Gateway } from '../support/gateway.ts';
import { Parties } from '../support/parties.ts';

describe('a blank device of Leshan at the bootstrap server over coaps', () => {
  const open = new AsyncDisposableStack();

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-1 is given its key, registers over coaps with that, and is read', async function () {
    const peers = await leshan(this);
    const gateway = await Gateway.openSecured(new Parties('gateway'));
    open.defer(() => gateway.close());
    const parties = new Parties('leshan-blank');
    const { endpoint } = parties;
    await gateway.addBlankDevice(parties);

    const bootstrapUri = `coaps://127.0.0.1:${gateway.bootstrapPort}`;
    const device = peers.blankDevice(bootstrapUri, endpoint, ...parties.firstWords());
    open.defer(() => device.stop());
    await device.next('bootstrapped');
    await device.next('registered');
    expect(await gateway.read(endpoint, '/1/0/1')).to.equal(240);
    expect(await gateway.figure('muster_bootstrap_dtls_handshakes_total')).to.equal(1);
    expect(await gateway.figure('muster_gateway_dtls_handshakes_total')).to.equal(1);
  });
});
