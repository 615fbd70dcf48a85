import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import { VirtualClock } from '@muster/testkit';
import { parsePath, type ClientOptions } from '../../../src/index.ts';
import { decode } from '../../codec/support.ts';
import { LockstepDevice } from '../lockstep-device.ts';

const { accept, contentFormat, observe } = OptionNumber;
const senmlJson = { [contentFormat]: 110, [accept]: 110 };

describe('composites to a device, in bytes', () => {
  let device: LockstepDevice;
  let clock: VirtualClock;

  async function open(options: Partial<ClientOptions> = {}): Promise<void> {
    clock = new VirtualClock();
    device = await LockstepDevice.open({ clock, ...options });
  }

  beforeEach(() => open());
  afterEach(() => device.close());

  const names = (...paths: string[]): string => JSON.stringify(paths.map((n) => ({ n })));

  it('FETCH answers in the format of the request where no Accept is given', async () => {
    const request = Buffer.from('81a100662f332f302f30', 'hex');
    for (const format of [112, 322]) {
      const answer = await device.ask('FETCH', '/', { [contentFormat]: format }, request);
      expect(answer).to.include({ code: '2.05', contentFormat: 112 });
    }
    const expected = { contentFormat: 110, payload: '[{"bn":"/","n":"3/0/0","vs":"Muster"}]' };
    expect(await device.ask('FETCH', '/', { [contentFormat]: 320 }, names('/3/0/0'))).to.include(expected);
    expect(
      await device.ask('FETCH', '/', { [contentFormat]: 110, [accept]: 11_544 }, names('/3/0/9')),
    ).to.include({ code: '2.05', contentFormat: 11_544 });
  });

  it('FETCH reads a repeated path once, and never shows the Security object', async () => {
    const { payload } = await device.ask('FETCH', '/', senmlJson, names('/3/0/7/1', '/3/0/7', '/0/0/5'));
    expect(decode(110, payload, '/')).to.deep.equal([
      { path: parsePath('/3/0/7/0'), value: 3800 },
      { path: parsePath('/3/0/7/1'), value: 5000 },
    ]);
    expect(await device.ask('FETCH', '/', senmlJson, names('/0/0/5'))).to.include({ code: '4.04' });
  });

  for (const [what, code, options, payload, expected] of [
    ['no Content-Format', 'FETCH', {}, '[{"n":"/3/0/0"}]', '4.00'],
    ['a format for one object', 'FETCH', { [contentFormat]: 11_542 }, 'x', '4.15'],
    ['an Accept for one value', 'FETCH', { ...senmlJson, [accept]: 0 }, '[{"n":"/3/0/0"}]', '4.06'],
    ['an Accept that is for requests', 'FETCH', { ...senmlJson, [accept]: 320 }, '[{"n":"/3/0/0"}]', '4.06'],
    ['no path', 'FETCH', senmlJson, '[]', '4.00'],
    ['values among the paths', 'FETCH', senmlJson, '[{"n":"/3/0/0","v":1}]', '4.00'],
    ['nothing to write', 'iPATCH', { [contentFormat]: 110 }, '[]', '4.00'],
    ['a value for an instance', 'iPATCH', { [contentFormat]: 110 }, '[{"n":"/3/0","v":1}]', '4.00'],
    ['the Security object', 'iPATCH', { [contentFormat]: 110 }, '[{"n":"/0/0/0","vs":"x"}]', '4.01'],
    ['text', 'iPATCH', { [contentFormat]: 0 }, 'x', '4.15'],
  ] as const) {
    it(`${code} with ${what} is ${expected}`, async () => {
      expect(await device.ask(code, '/', { ...options }, payload)).to.include({ code: expected });
    });
  }

  it('iPATCH restores written values when the application refuses a later one', async () => {
    const pack = '[{"n":"/3/0/14","vs":"+02:00"},{"n":"/3/0/15","vs":"refused"}]';
    expect(await device.ask('iPATCH', '/', { [contentFormat]: 110 }, pack)).to.include({ code: '4.00' });
    expect(device.tree.read(3, 0, 14)).to.equal('+01:00');
    expect(device.tree.read(3, 0, 15)).to.equal('Europe/Stockholm');
  });

  it('a device of LwM2M 1.0 has no composites', async () => {
    await device.close();
    await open({ lwm2mVersion: '1.0' });
    expect(await device.ask('FETCH', '/', senmlJson, names('/3/0/0'))).to.include({ code: '4.05' });
    expect(await device.ask('iPATCH', '/', { [contentFormat]: 110 }, '[]')).to.include({ code: '4.05' });
  });

  it('attributes of each path say when a composite is notified; then all of it is', async () => {
    await device.ask('PUT', '/3303/0/5700', { [OptionNumber.uriQuery]: ['pmin=10', 'gt=30'] });
    await device.ask('FETCH', '/', { ...senmlJson, [observe]: 0 }, names('/3303/0/5700', '/3/0/9'));
    device.set('/3303/0/5700', 25);
    await device.link.expectNothing();
    device.set('/3/0/9', 86);
    const message = await device.link.expect({ code: '2.05', token: 'cafe' });
    expect(decode(110, message.payload, '/').map(({ value }) => value)).to.deep.equal([86, 25]);
    device.set('/3303/0/5700', 31);
    await device.link.expectNothing();
    await clock.advance(10_000);
    await device.link.expect({ code: '2.05', token: 'cafe' });
  });

  it('a path that is not there yet is notified when it comes', async () => {
    await device.ask('FETCH', '/', { ...senmlJson, [observe]: 0 }, names('/3303/7/5700', '/3/0/9'));
    device.tree.set(3303, 7, 5700, 1.5);
    void device.client.objectsChanged();
    const update = await device.link.expect();
    const other = await device.link.expect();
    const notification = [update, other].find(({ token }) => token.toString('hex') === 'cafe');
    expect(decode(110, notification?.payload ?? '', '/').map(({ value }) => value)).to.deep.equal([87, 1.5]);
  });
});
