/** libcoap's own client against the gateway: software that we did not write must find its way. */
import { expect } from 'chai';
import { Gateway } from '../support/gateway.ts';
import { libcoapClient, type CoapClient } from '../support/libcoap.ts';

describe("libcoap's client against the gateway", () => {
  const open = new AsyncDisposableStack();
  let gateway: Gateway;
  let coap: CoapClient;

  before(async function () {
    coap = libcoapClient(this);
    gateway = await Gateway.open();
    open.defer(() => gateway.close());
  });

  after(() => open.disposeAsync());

  const register = (links: string, query: string, ...args: string[]) =>
    coap('-m', 'post', '-t', '40', ...args, '-e', links, `${gateway.info.coap}/rd?${query}`);

  it('TD_COAP_BLOCK_02 gets /.well-known/core in blocks as small as it wants', async () => {
    const whole = await coap(`${gateway.info.coap}/.well-known/core`);
    expect(whole.body).to.contain('</rd>').and.to.contain('rt="core.rd"');
    const inBlocks = await coap('-b', '16', `${gateway.info.coap}/.well-known/core`);
    expect(inBlocks.body).to.equal(whole.body);
    expect(inBlocks.log).to.match(/Block2:1\//);
  });

  it('LightweightM2M-1.1-int-101 103: registers and deregisters a hand-made device', async () => {
    const { log } = await register(
      '</>;rt="oma.lwm2m",</1/0>,</3/0>,</3303/0>,</3303/1>',
      'ep=hand-made&lt=300&lwm2m=1.1&b=U',
    );
    expect(log).to.match(/2\.01/);
    const location = locationOf(log);

    const device = await gateway.device('hand-made');
    const listed = device.SmartObjects.map((object) => `/${object.TypeId}/${object.InstanceNumber}`);
    expect(listed).to.include.members(['/3/0', '/3303/0', '/3303/1']);

    expect((await coap('-m', 'delete', gateway.info.coap + location)).log).to.match(/2\.02/);
    const gone = await gateway.client.devices.getByEndpoint('hand-made');
    expect(gone.Status).to.equal('Deregistered');
    expect(gone.DeregistrationTime).to.be.a('number');
  });

  for (const [how, ...args] of [['by its size'], ['of 64 bytes', '-b', '64']]) {
    it(`TD_COAP_BLOCK_04 registers with a payload in blocks ${how}, and each object instance arrives`, async () => {
      const endpoint = `many-objects-${args.length}`;
      const instances = Array.from({ length: 300 }, (_, at) => `/3303/${at}`);
      const links = ['</>;rt="oma.lwm2m"', ...['/1/0', '/3/0', ...instances].map((path) => `<${path}>`)];
      const payload = links.join(',');
      expect(payload.length).to.be.above(1024);
      const { log } = await register(payload, `ep=${endpoint}&lt=300&lwm2m=1.1&b=U`, ...args);
      // The client's log shows the first block and the last answer.
      expect(log).to.match(/Block1:0\/M\//);
      expect(log).to.match(/c:2\.01 .*Block1:\d+\/_\//);
      const { SmartObjects } = await gateway.device(endpoint);
      const listed = SmartObjects.map((object) => `/${object.TypeId}/${object.InstanceNumber}`);
      expect(listed).to.include.members(instances);
      expect((await coap('-m', 'delete', gateway.info.coap + locationOf(log))).log).to.match(/2\.02/);
    });
  }

  it('gets a diagnostic for an invalid registration', async () => {
    expect((await register('</3/0>', 'lt=300')).log).to.match(/4\.00/);
    expect((await register('not link format <', 'ep=broken&lt=300')).log).to.match(/4\.00/);
    expect((await coap('-m', 'delete', `${gateway.info.coap}/rd/unknown`)).log).to.match(/4\.04/);
  });
});

function locationOf(log: string): string {
  const found = /Location-Path:(\w+), Location-Path:([\w-]+)/.exec(log);
  if (!found) throw new Error(`no Location-Path in ${log}`);
  return `/${found[1]}/${found[2]}`;
}
