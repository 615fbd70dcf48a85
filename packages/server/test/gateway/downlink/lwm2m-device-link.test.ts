import { expect } from 'chai';
import { DeviceUnreachableError } from '@muster/lwm2m';
import type { DeviceTarget, Lwm2mServer, ObserveHandlers } from '@muster/lwm2m';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { Lwm2mDeviceLink } from '../../../src/gateway/lwm2m-device-link.ts';

const address = {
  deviceId: 'd',
  deviceNetworkId: 'n',
  listener: 'coap://127.0.0.1:5683',
  address: '127.0.0.1',
  port: 40_000,
  rootPath: '/',
  lwm2mVersion: '1.1',
  contentFormats: [],
};
const path = { objectId: 3 };

/** A server of which a test uses these members only. */
const server = (addresses: readonly string[], members: Partial<Lwm2mServer>): Lwm2mServer =>
  ({ addresses, ...members }) as Lwm2mServer;

describe('Lwm2mDeviceLink', () => {
  it('reaches a device from the listener of its registration, or from a matching one after a restart', async () => {
    const targets: DeviceTarget[] = [];
    const perform: Lwm2mServer['perform'] = async (target) => {
      targets.push(target);
      return { code: '2.05', success: true };
    };
    const link = new Lwm2mDeviceLink();
    link.attach(server(['coap://[::1]:5683', 'coap://127.0.0.1:5683'], { perform }));
    await link.perform(address, { type: 'read', path });
    link.attach(server(['coap://[::1]:6000', 'coap://127.0.0.1:6001'], { perform }));
    await link.perform(address, { type: 'read', path });
    await link.perform({ ...address, listener: 'coap://[::1]:5683', address: '::1' }, { type: 'read', path });
    expect(targets.map((one) => one.listener)).to.deep.equal([
      'coap://127.0.0.1:5683',
      'coap://127.0.0.1:6001',
      'coap://[::1]:6000',
    ]);
    expect(targets[0]).to.not.have.any.keys('deviceId', 'deviceNetworkId');
  });

  it('no response becomes an error of the domain, and so does a stopped gateway', async () => {
    const link = new Lwm2mDeviceLink();
    const kind = async (): Promise<string> => {
      try {
        await link.perform(address, { type: 'read', path });
      } catch (error) {
        expect(error).to.be.instanceOf(DeviceUnreachable);
        return (error as DeviceUnreachable).kind;
      }
      return 'answered';
    };
    expect(await kind()).to.equal('closed');
    const perform: Lwm2mServer['perform'] = async () => {
      throw new DeviceUnreachableError('timeout', 'no answer');
    };
    link.attach(server(['coap://127.0.0.1:5683'], { perform }));
    expect(await kind()).to.equal('timeout');
  });

  it('an observation that ends with the gateway is kept; one that the device ends is lost', async () => {
    const ends: string[] = [];
    let handlers: ObserveHandlers | undefined;
    const resumeObservation: Lwm2mServer['resumeObservation'] = (_target, _path, _token, _accept, given) => {
      handlers = given;
    };
    const link = new Lwm2mDeviceLink();
    link.attach(server(['coap://127.0.0.1:5683'], { resumeObservation }));
    const sink = { onNotify: async () => undefined, onEnd: (reason: string) => ends.push(reason) };
    link.resumeObservation(address, path, '01', undefined, sink);
    handlers!.onEnd('reset');
    handlers!.onEnd('closed');
    link.attach(undefined);
    handlers!.onEnd('timeout');
    expect(ends).to.deep.equal(['reset']);
  });
});
