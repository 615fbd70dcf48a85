import { OptionNumber, type Message } from '@muster/coap';
import { LockstepPeer, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { createBootstrapClient, createLwm2mClient, type ClientOptions } from '../../../src/index.ts';
import { LockstepDevice } from '../lockstep-device.ts';
import { MemoryTree, models } from '../support.ts';

const queryOf = ({ options }: Message): string[] =>
  options.filter(({ number }) => number === OptionNumber.uriQuery).map(({ value }) => value.toString());

describe('what a Register says, in bytes', () => {
  let device: LockstepDevice | undefined;

  const register = async (options: Partial<ClientOptions>): Promise<Message> => {
    device = await LockstepDevice.open(options);
    return device.register;
  };

  const rootLink = ({ payload }: Message): string | undefined =>
    payload
      .toString()
      .split(',')
      .find((link) => link.startsWith('</>'));

  afterEach(async () => {
    await device?.close();
    device = undefined;
  });

  for (const lwm2mVersion of ['1.0', '1.1'] as const) {
    it(`announces the Content-Formats that were set (LwM2M ${lwm2mVersion})`, async () => {
      const one = await register({ announcedFormats: [112], lwm2mVersion });
      expect(rootLink(one)).to.equal('</>;rt="oma.lwm2m";ct=112');
      await device?.close();
      const two = await register({ announcedFormats: [11542, 11543], lwm2mVersion });
      expect(rootLink(two)).to.equal('</>;rt="oma.lwm2m";ct="11542 11543"');
    });
  }

  it('leaves ct out when the set is empty', async () => {
    const { payload } = await register({ announcedFormats: [] });
    expect(payload.toString())
      .to.match(/^<\/1>|^<\/1\/0>/)
      .and.not.to.contain('ct=');
  });

  it('leaves ep out at a coaps: server when the identity is to say it', async () => {
    const named = await register({ serverUri: 'coaps://192.0.2.99:5683' });
    expect(queryOf(named)).to.include('ep=a');
    await device?.close();
    const unnamed = await register({ serverUri: 'coaps://192.0.2.99:5683', omitEndpointName: true });
    expect(queryOf(unnamed)).to.deep.equal(['lt=86400', 'lwm2m=1.1', 'b=U']);
  });

  for (const pack of [false, true]) {
    it(`leaves ep out of a Bootstrap-${pack ? 'Pack-' : ''}Request too`, async () => {
      const link = new LockstepPeer();
      const client = createBootstrapClient({
        endpointName: 'a',
        omitEndpointName: true,
        bootstrapUri: 'coaps://192.0.2.99:5683',
        bootstrapTransportFactory: async () => link.transport,
        tree: new MemoryTree(),
        models,
        clock: new VirtualClock(),
        pack,
      });
      client.start().catch(() => undefined);
      const request = await link.expect({ type: 'CON' });
      await client.close();
      expect(queryOf(request)).to.deep.equal(pack ? [] : ['pct=112']);
    });
  }

  it('refuses to leave ep out without security, and formats that are none', () => {
    const options = { endpointName: 'a', tree: new MemoryTree(), models };
    const serverUri = 'coap://192.0.2.99';
    const unnamed = { ...options, omitEndpointName: true };
    expect(() => createLwm2mClient({ ...unnamed, serverUri })).to.throw(TypeError, 'coaps:');
    expect(() => createBootstrapClient({ ...unnamed, bootstrapUri: serverUri })).to.throw(
      TypeError,
      'coaps:',
    );
    for (const announcedFormats of [[-1], [65_536], [1.5]]) {
      expect(() => createLwm2mClient({ ...options, serverUri, announcedFormats })).to.throw(RangeError);
    }
  });
});
