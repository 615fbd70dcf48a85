import { expect } from 'chai';
import { MessageType, OptionNumber } from '@muster/coap';
import { VirtualClock } from '@muster/testkit';
import { formatPath, parsePath, SendMutedError } from '../../src/index.ts';
import { decode } from '../codec/support.ts';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import type { RawAnswer } from '../endpoint/raw-device.ts';
import { failureOf } from '../endpoint/support.ts';

const { accept, contentFormat, observe, uriQuery } = OptionNumber;
const composite = { [contentFormat]: 110, [accept]: 110 };

describe('reporting of the enabler test specification, in bytes, as device', () => {
  let device: LockstepDevice;
  let clock: VirtualClock;

  beforeEach(async () => {
    clock = new VirtualClock(1_767_225_600_000);
    device = await LockstepDevice.open({ clock });
  });

  afterEach(() => device.close());

  const names = (...paths: string[]): string => JSON.stringify(paths.map((n) => ({ n })));

  function valuesOf(payload: Uint8Array): Record<string, unknown> {
    return Object.fromEntries(decode(110, payload, '/').map(({ path, value }) => [formatPath(path), value]));
  }

  /** The values of the next notification. */
  async function notified(): Promise<Record<string, unknown>> {
    return valuesOf((await device.link.expect({ code: '2.05', token: 'cafe' })).payload);
  }

  async function observeComposite(...paths: string[]): Promise<Record<string, unknown>> {
    const answer = await device.ask('FETCH', '/', { ...composite, [observe]: 0 }, names(...paths));
    expect(answer).to.include({ code: '2.05', contentFormat: 110 });
    return valuesOf(answer.bytes);
  }

  it('LightweightM2M-1.1-int-301: notifies changed values, between pmin and pmax', async () => {
    await device.ask('PUT', '/3303/0/5700', { [uriQuery]: ['pmin=5', 'pmax=15'] });
    const first = await device.ask('GET', '/3303/0/5700', { [observe]: 0, [accept]: 0 });
    expect(first).to.include({ code: '2.05', payload: '21.5' });
    device.set('/3303/0/5700', 22);
    await device.link.expectNothing();
    await clock.advance(5_000);
    await device.link.expect({ code: '2.05', token: 'cafe', payload: '22' });
    await clock.advance(15_000);
    await device.link.expect({ code: '2.05', token: 'cafe', payload: '22' });
  });

  it('LightweightM2M-1.1-int-302: a Reset ends the observation', async () => {
    await device.ask('GET', '/3303/0/5700', { [observe]: 0 });
    device.set('/3303/0/5700', 22);
    const { messageId } = await device.link.expect({ code: '2.05', token: 'cafe' });
    device.link.send({ type: 'RST', id: messageId });
    device.set('/3303/0/5700', 23);
    await device.link.expectNothing();
  });

  it('LightweightM2M-1.1-int-303: a GET with Observe 1 ends the observation and reads', async () => {
    await device.ask('GET', '/3303/0/5700', { [observe]: 0 });
    const answer = await device.ask('GET', '/3303/0/5700', { [observe]: 1, [accept]: 0 });
    expect(answer).to.include({ code: '2.05', payload: '21.5' });
    device.set('/3303/0/5700', 23);
    await device.link.expectNothing();
  });

  it('LightweightM2M-1.1-int-304: Observe-Composite notifies all its values when one changes', async () => {
    const expected = { '/3/0/9': 87, '/3303/0/5700': 21.5 };
    expect(await observeComposite('/3/0/9', '/3303/0/5700')).to.deep.equal(expected);
    device.set('/3/0/9', 86);
    expect(await notified()).to.deep.equal({ '/3/0/9': 86, '/3303/0/5700': 21.5 });
  });

  it('tells several changes at once in one notification', async () => {
    await observeComposite('/3/0/9', '/3303/0/5700');
    device.tree.set(3, 0, 9, 80);
    device.tree.set(3303, 0, 5700, 25);
    device.client.changed(parsePath('/3/0/9'), parsePath('/3303/0/5700'));
    expect(await notified()).to.deep.equal({ '/3/0/9': 80, '/3303/0/5700': 25 });
    expect(device.client.counters.notifications).to.equal(1);
    await device.link.expectNothing();
  });

  it('LightweightM2M-1.1-int-305: a FETCH with Observe 1 ends it and reads', async () => {
    await observeComposite('/3/0/9', '/3303/0/5700');
    const options = { ...composite, [observe]: 1 };
    const answer = await device.ask('FETCH', '/', options, names('/3/0/9', '/3303/0/5700'));
    expect(valuesOf(answer.bytes)).to.deep.equal({ '/3/0/9': 87, '/3303/0/5700': 21.5 });
    device.set('/3/0/9', 86);
    await device.link.expectNothing();
  });

  it('LightweightM2M-1.1-int-306: Send of values of several objects', async () => {
    const records = [
      { path: parsePath('/3/0/9'), value: 87 },
      { path: parsePath('/3303/0/5700'), value: 21.5 },
    ];
    const sending = device.client.send(records, { format: 110 });
    const { payload } = await device.answer('2.04');
    expect(payload.toString()).to.equal('[{"bn":"/","n":"3/0/9","v":87},{"n":"3303/0/5700","v":21.5}]');
    await sending;
  });

  it('LightweightM2M-1.1-int-307: nothing is sent while /1/0/23 is true', async () => {
    device.tree.set(1, 0, 23, false);
    const records = [{ path: parsePath('/3/0/9'), value: 87 }];
    expect(await device.ask('PUT', '/1/0/23', { [contentFormat]: 0 }, '1')).to.include({ code: '2.04' });
    expect(await failureOf(device.client.send(records))).to.be.instanceOf(SendMutedError);
    await device.link.expectNothing();
    expect(await device.ask('PUT', '/1/0/23', { [contentFormat]: 0 }, '0')).to.include({ code: '2.04' });
    const sending = device.client.send(records);
    await device.answer('2.04');
    await sending;
  });

  it('LightweightM2M-1.1-int-308: an object instance that is created is in the next notification', async () => {
    await observeComposite('/3303', '/3/0/9');
    const pack = '[{"bn":"/3303/5/","n":"5700","v":3}]';
    const created = await device.ask('POST', '/3303', { [contentFormat]: 110 }, pack);
    expect(created).to.include({ code: '2.01' }).and.have.deep.property('location', ['3303', '5']);
    const expected = { '/3303/5/5700': 3, '/3303/0/5700': 21.5, '/3/0/9': 87 };
    expect(await notifiedBesideUpdate()).to.include(expected);
  });

  it('LightweightM2M-1.1-int-309: an object instance that is deleted is not', async () => {
    await observeComposite('/3303', '/3/0/9');
    expect(await device.ask('DELETE', '/3303/1')).to.include({ code: '2.02' });
    const values = await notifiedBesideUpdate();
    expect(values).to.include({ '/3303/0/5700': 21.5, '/3/0/9': 87 });
    expect(values).not.to.have.property('/3303/1/5700');
  });

  it('LightweightM2M-1.1-int-310: attributes written later hold for an Observe-Composite', async () => {
    await observeComposite('/1/0/1', '/3/0');
    expect(await device.ask('PUT', '/3', { [uriQuery]: 'pmax=5' })).to.include({ code: '2.04' });
    for (let round = 0; round < 3; round += 1) {
      await clock.advance(5_000);
      expect(await notified()).to.include({ '/1/0/1': 86_400, '/3/0/9': 87 });
    }
  });

  it('LightweightM2M-1.1-int-310: a Write-Composite to observed paths is notified after its response', async () => {
    await observeComposite('/3311/0/5851', '/3311/0/5850');
    const pack = '[{"n":"/3311/0/5851","v":7},{"n":"/3311/0/5850","vb":false}]';
    const options = { [contentFormat]: 110 };
    device.link.send({ type: 'CON', code: 'iPATCH', id: 900, token: 'beef', options, payload: pack });
    await device.link.expect({ code: '2.04', token: 'beef' });
    expect(await notified()).to.deep.equal({ '/3311/0/5851': 7, '/3311/0/5850': false });
  });

  it('LightweightM2M-1.1-int-311: Send of values of the Server and Device objects', async () => {
    const records = [
      { path: parsePath('/1/0/1'), value: 86_400 },
      { path: parsePath('/3/0/11/0'), value: 0 },
    ];
    const sending = device.client.send(records, { format: 110 });
    const { payload } = await device.answer('2.04');
    expect(valuesOf(payload)).to.deep.equal({ '/1/0/1': 86_400, '/3/0/11/0': 0 });
    await sending;
  });

  it('LightweightM2M-1.1-int-311: Send of earlier values, with their times', async () => {
    const path = parsePath('/3303/0/5700');
    const sending = device.client.send(
      [
        { path, value: 20, timeMs: 1_767_225_480_000 },
        { path, value: 21, timeMs: 1_767_225_540_000 },
      ],
      { format: 110 },
    );
    const { payload } = await device.answer('2.04');
    expect(payload.toString()).to.equal(
      '[{"bn":"/","n":"3303/0/5700","t":1767225480,"v":20},{"n":"3303/0/5700","t":1767225540,"v":21}]',
    );
    await sending;
  });

  describe('of LwM2M 1.2', () => {
    const voltages = (): Promise<RawAnswer> =>
      device.ask('GET', '/3/0/7', { [observe]: 0, [accept]: 110, [uriQuery]: ['pmin=5', 'pmax=15'] });

    beforeEach(async () => {
      await device.close();
      device = await LockstepDevice.open({ clock, lwm2mVersion: '1.2' });
    });

    it('LightweightM2M-1.2-int-312: attributes that an Observe carries hold for it alone', async () => {
      expect(await voltages()).to.include({ code: '2.05' });
      device.set('/3/0/7', new Map([[0, 1]]));
      await device.link.expectNothing();
      await clock.advance(5_000);
      expect(await notified()).to.deep.equal({ '/3/0/7/0': 1 });
      await clock.advance(15_000);
      expect(await notified()).to.deep.equal({ '/3/0/7/0': 1 });
      const found = await device.ask('GET', '/3/0/7', { [accept]: 40 });
      expect(found.payload).not.to.include('pmin');
    });

    it('LightweightM2M-1.2-int-313: they take precedence over attributes attached to the path, which are unchanged', async () => {
      await device.ask('PUT', '/3/0/7', { [uriQuery]: ['pmin=5', 'pmax=60'] });
      const query = ['pmin=5', 'pmax=10'];
      await device.ask('GET', '/3/0/7', { [observe]: 0, [accept]: 110, [uriQuery]: query });
      await clock.advance(10_000);
      expect(await notified()).to.deep.equal({ '/3/0/7/0': 3800, '/3/0/7/1': 5000 });
      await device.ask('PUT', '/3/0/7', { [uriQuery]: ['pmax=90'] });
      await clock.advance(10_000);
      await notified();
      const payload = '</3/0/7>;dim=2;pmin=5;pmax=90,</3/0/7/0>,</3/0/7/1>';
      expect(await device.ask('GET', '/3/0/7', { [accept]: 40 })).to.include({ payload });
    });

    it('holds for Observe-Composite as well', async () => {
      const options = { ...composite, [observe]: 0, [uriQuery]: 'pmax=20' };
      await device.ask('FETCH', '/', options, names('/3/0/9', '/3303/0/5700'));
      await clock.advance(20_000);
      expect(await notified()).to.deep.equal({ '/3/0/9': 87, '/3303/0/5700': 21.5 });
    });

    for (const [what, path, query] of [
      ['a name that is none', '/3/0/7', ['pmid=5']],
      ['a name without a value', '/3/0/7', ['pmin']],
      ['periods that contradict each other', '/3/0/7', ['pmin=5', 'pmax=2']],
      ['a threshold of an object', '/3', ['gt=5']],
    ] as const) {
      it(`refuses an Observe with ${what}`, async () => {
        const answer = await device.ask('GET', path, { [observe]: 0, [uriQuery]: query });
        expect(answer).to.include({ code: '4.00' });
      });
    }

    it('refuses a Discover with a depth that is none', async () => {
      for (const depth of ['depth=4', 'depth=', 'depth=-1', 'depth=1.5']) {
        const answer = await device.ask('GET', '/3', { [accept]: 40, [uriQuery]: depth });
        expect(answer, depth).to.include({ code: '4.00' });
      }
      const expected = { payload: '</3>' };
      expect(await device.ask('GET', '/3', { [accept]: 40, [uriQuery]: 'depth=0' })).to.include(expected);
    });
  });

  it('passes over attributes in an Observe, and a depth, as a device of LwM2M 1.1', async () => {
    const query = { [uriQuery]: ['pmin=5', 'pmax=2'] };
    expect(await device.ask('GET', '/3/0/9', { [observe]: 0, ...query })).to.include({ code: '2.05' });
    const found = await device.ask('GET', '/5', { [accept]: 40, [uriQuery]: 'depth=0' });
    expect(found).to.include({ payload: '</5>,</5/0>,</5/0/0>,</5/0/3>' });
  });

  /** The device tells its new object list as well. */
  async function notifiedBesideUpdate(): Promise<Record<string, unknown>> {
    const messages = [await device.link.expect(), await device.link.expect()];
    const update = messages.find(({ token }) => token.toString('hex') !== 'cafe');
    expect(update?.type).to.equal(MessageType.confirmable);
    const notification = messages.find(({ token }) => token.toString('hex') === 'cafe');
    return valuesOf(notification?.payload ?? Buffer.alloc(0));
  }
});
