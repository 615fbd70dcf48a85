/** libcoap's own client against the gateway: software that we did not write must find its way. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { foreignPeer } from './support/peers.ts';
import { until } from './support/until.ts';

const run = promisify(execFile);

describe('libcoap against the gateway', () => {
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  let coapClient: string;

  const coap = async (...args: string[]) => {
    const { stdout, stderr } = await run(coapClient, ['-v', '6', '-B', '10', ...args]);
    return stdout + stderr;
  };

  before(async function () {
    coapClient = foreignPeer(this, 'coap-client-notls', 'libcoap3-bin');
    place = await createWorkplace();
    server = await startMuster(place, [
      'server',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
      '--auto-enroll=Generic LwM2M',
    ]);
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  it('walks /.well-known/core', async () => {
    const answer = await coap('-m', 'get', `${server.info.coap}/.well-known/core`);
    expect(answer).to.contain('</rd>').and.to.contain('rt="core.rd"');
  });

  it('LightweightM2M-1.1-int-101 103: registers and deregisters a hand-made device', async () => {
    const created = await coap(
      ...['-m', 'post', '-t', '40', '-e', '</>;rt="oma.lwm2m",</1/0>,</3/0>,</3303/0>,</3303/1>'],
      `${server.info.coap}/rd?ep=hand-made&lt=300&lwm2m=1.1&b=U`,
    );
    expect(created).to.match(/2\.01/);
    const location = /Location-Path:(\w+), Location-Path:([\w-]+)/.exec(created);
    expect(location, created).to.not.equal(null);

    const device = await until(
      () => client.devices.getByEndpoint('hand-made'),
      (found) => found.Status === 'online',
    );
    const listed = device.SmartObjects.map((object) => `/${object.TypeId}/${object.InstanceNumber}`);
    expect(listed).to.include.members(['/3/0', '/3303/0', '/3303/1']);

    expect(await coap('-m', 'delete', `${server.info.coap}/${location![1]}/${location![2]}`)).to.match(
      /2\.02/,
    );
    const gone = await client.devices.getByEndpoint('hand-made');
    expect(gone.Status).to.equal('Deregistered');
    expect(gone.DeregistrationTime).to.be.a('number');
  });

  it('is told what is wrong with a bad registration', async () => {
    expect(await coap('-m', 'post', '-t', '40', '-e', '</3/0>', `${server.info.coap}/rd?lt=300`)).to.match(
      /4\.00/,
    );
    expect(
      await coap(
        '-m',
        'post',
        '-t',
        '40',
        '-e',
        'not link format <',
        `${server.info.coap}/rd?ep=broken&lt=300`,
      ),
    ).to.match(/4\.00/);
    expect(await coap('-m', 'delete', `${server.info.coap}/rd/unknown`)).to.match(/4\.04/);
  });
});
