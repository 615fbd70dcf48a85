import { expect } from 'chai';
import { settingCategories } from '../../../src/features/settings/model.ts';
import type { UplinkRefusal } from '../../../src/kernel/errors.ts';
import type { DeviceDomainOptions } from '../../../src/application/device-options.ts';
import type { SettingValue } from '../../../src/features/settings/setting-plan.ts';
import type { UplinkSource } from '../../../src/gateway/ports/uplink-requests.ts';
import { DeviceWorld } from '../../support/device-world.ts';
import { refusalOf } from '../../support/failure-of.ts';

const at = { category: 'c', key: 'k', value: 'v' };
const value = (categoryName: string, key: string, text: string): SettingValue => ({
  categoryName,
  key,
  value: text,
  at,
});
const psk = (identity: string): SettingValue[] => [
  value('PSK', 'identity', identity),
  value('PSK', 'preSharedKey', '00112233445566778899aabbccddeeff'),
];

function secured(identity: string, session = 'dtls:1', port = 40_001): UplinkSource {
  return { listener: 'coaps://127.0.0.1:5684', address: '127.0.0.1', port, identity, session };
}

describe('registrations and identities', () => {
  let world: DeviceWorld;

  const open = async (options: Partial<DeviceDomainOptions> = {}): Promise<void> => {
    world = await DeviceWorld.create(options);
  };

  beforeEach(() => open());

  afterEach(async () => {
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  const device = async (name: string, settings: readonly SettingValue[] = []): Promise<string> => {
    const { deviceTypeId } = world;
    const input = { deviceIdentifier: name, deviceTypeId, settings };
    return (await world.domain.deviceCreation.create(world.deviceNetworkId, input)).id;
  };

  async function refused(endpointName: string, source?: UplinkSource): Promise<UplinkRefusal> {
    const request = world.registerRequest(endpointName, ['/3/0'], source === undefined ? {} : { source });
    return refusalOf(world.domain.registrations.register(request));
  }

  it('identity and endpoint name must match; other devices are refused and recorded once', async () => {
    await device('a', psk('buoy-a'));
    await device('b', psk('buoy-b'));
    await world.register('a', ['/3/0'], { source: secured('psk:buoy-a') });
    expect((await refused('a', secured('psk:buoy-b'))).coapCode).to.equal('4.03');
    expect((await refused('a', secured('psk:buoy-b'))).coapCode).to.equal('4.03');
    expect((await refused('nobody', secured('psk:buoy-b'))).coapCode).to.equal('4.03');
    expect((await refused('b', secured('psk:gone'))).coapCode).to.equal('4.03');
    await world.settle();
    const noted = world.activity.entries.map((one) => `${one.entityIdentifier}: ${one.description}`);
    expect(noted).to.deep.equal([
      'b: Register as a with the identity psk:buoy-b',
      'b: Register as nobody with the identity psk:buoy-b',
      'b: Register as b with the identity psk:gone',
    ]);
    // The registration of the device itself is unchanged.
    expect(world.domain.live.from(secured('psk:buoy-a'))?.endpointName).to.equal('a');
  });

  it('a key for the bootstrap server is invalid for the gateway', async () => {
    const settings = [
      value('BootstrapPSK', 'identity', 'first'),
      value('BootstrapPSK', 'preSharedKey', '00112233445566778899aabbccddeeff'),
    ];
    await device('a', settings);
    const { credentials } = world.admin;
    expect(await credentials.preSharedKey('first')).to.equal(undefined);
    expect(await credentials.preSharedKey('first', true)).to.have.length(16);
    expect((await refused('a', secured('psk:first'))).coapCode).to.equal('4.03');
    // It has no credentials for the gateway, so it may register without security.
    await world.register('a', ['/3/0']);
  });

  it('a device with credentials must use them', async () => {
    await device('a', psk('buoy-a'));
    await device('b');
    expect((await refused('a')).coapCode).to.equal('4.03');
    await world.register('b', ['/3/0']);
    await world.settle();
    expect(world.activity.entries.map((one) => one.description)).to.deep.equal(['Register without security']);
  });

  it('as soon as it has credentials, and as long as it has them', async () => {
    const id = await device('a');
    await world.register('a', ['/3/0']);
    const update = (settings: readonly SettingValue[]): Promise<void> =>
      world.domain.deviceUpdate.update(world.deviceNetworkId, id, {
        deviceIdentifier: 'a',
        deviceTypeId: world.deviceTypeId,
        settings,
      });
    await update(psk('buoy-a'));
    await refused('a');
    await update(['identity', 'preSharedKey'].map((key) => ({ categoryName: 'PSK', key, at })));
    await world.register('a', ['/3/0']);
  });

  it('unless its setting allows it, or that of its network', async () => {
    await device('a', [...psk('buoy-a'), value('Security', 'allowUnsecured', 'TRUE')]);
    await device('b', psk('buoy-b'));
    await world.register('a', ['/3/0']);
    await refused('b');
    const categories = world.admin.settingCategories;
    const [security] = await world.store
      .collection(settingCategories)
      .find({ where: [{ field: 'name', op: 'eq', value: 'Security' }] });
    const defaultSettings = security!.defaultSettings.map((one) => ({ ...one, value: 'true' }));
    await categories.update(world.deviceNetworkId, security!.id, { ...security!, defaultSettings });
    await world.register('b', ['/3/0']);
  });

  it('all: no device may register without security; none: every device may', async () => {
    await world.close();
    await open({ requireSecurity: 'all' });
    await device('a', [value('Security', 'allowUnsecured', 'true')]);
    await refused('a');
    await world.close();
    await open({ requireSecurity: 'none' });
    await device('a', psk('buoy-a'));
    await world.register('a', ['/3/0']);
  });

  it('an Update over another session of its identity moves a registration to that session', async () => {
    const id = await device('a', psk('buoy-a'));
    const location = await world.register('a', ['/3/0'], { source: secured('psk:buoy-a') });
    const { live } = world.domain;
    // A registration belongs to the same device in any other session.
    expect(live.from(secured('psk:buoy-a', 'dtls:2', 40_003))?.session).to.equal('dtls:1');
    expect(live.ofDevice(id)).to.include({ port: 40_001, session: 'dtls:1' });
    await world.update(location, { source: secured('psk:buoy-a', 'dtls:2', 40_004) });
    expect(live.ofDevice(id)).to.include({ id: location, port: 40_004, session: 'dtls:2' });
    const other = world.update(location, { source: secured('psk:buoy-b', 'dtls:2', 40_004) });
    expect((await refusalOf(other)).coapCode).to.equal('4.04');
  });
});
