import { OptionNumber } from '@muster/coap';
import { expect } from 'chai';
import { formatPath, parsePath, type ResourceValue } from '../../../src/index.ts';
import { DeviceStage } from './device-stage.ts';
import type { RawAnswer } from '../raw-device.ts';
import { account, record } from './support.ts';

const { accept } = OptionNumber;

describe('what a bootstrap server writes and reads on a device', () => {
  let stage: DeviceStage;

  beforeEach(async () => {
    stage = await DeviceStage.open();
  });

  afterEach(() => stage.close());

  it('takes keys of a secured server, and keeps them from every LwM2M Server', async () => {
    stage.create();
    const registered = stage.client.start();
    await stage.requested();
    await stage.putAccount();
    const put = await stage.put('/0/1', ['/0/1/3', Buffer.from('me')], ['/0/1/5', Buffer.from('key')]);
    expect(put.code).to.equal('2.04');
    await stage.finish();
    await registered;
    const paths = stage.client.provisioned.map(({ path }) => formatPath(path));
    expect(paths).to.include.members(['/0/1/3', '/0/1/5']);
    const answer = await stage.registrar.perform({ type: 'read', path: parsePath('/0/1') });
    expect(answer).to.include({ code: '4.01' });
  });

  it('LightweightM2M-1.1-int-4: a delete takes all but the account of the bootstrap server', async () => {
    const before = [
      record('/0/0/0', `coap://127.0.0.1:${stage.server.udp.port}`),
      record('/0/0/1', true),
      ...account('coap://192.0.2.9', 7).map(([path, value]) => record(path, value)),
    ];
    stage.create({ provisioned: before });
    void stage.client.bootstrap().catch(() => undefined);
    await stage.requested();
    expect((await stage.server.ask({ code: 'DELETE', path: ['0', '0'] })).code).to.equal('4.00');
    expect((await stage.server.ask({ code: 'DELETE', path: ['0', '9'] })).code).to.equal('4.04');
    expect((await stage.server.ask({ code: 'DELETE', path: ['3', '0'] })).code).to.equal('4.00');
    expect((await stage.server.ask({ code: 'DELETE', path: [] })).code).to.equal('2.02');
    const left = await stage.server.ask({ code: 'GET', path: [], options: { [accept]: 40 } });
    expect(left.payload).to.equal(
      `</>;lwm2m=1.1,</0/0>;uri="coap://127.0.0.1:${stage.server.udp.port}",</3/0>,</3303/0>,</3303/1>`,
    );
    // Before the Finish none of it holds.
    expect(stage.client.provisioned).to.have.length(before.length);
  });

  it('LightweightM2M-1.1-int-8: lets the Server object be read, and never the Security object', async () => {
    await stage.begin();
    await stage.putAccount();
    const read = (...path: string[]): Promise<RawAnswer> =>
      stage.server.ask({ code: 'GET', path, options: { [accept]: 110 } });
    const answer = await read('1', '1');
    expect(answer).to.include({ code: '2.05', contentFormat: 110 });
    expect(answer.payload).to.include('"n":"0","v":101');
    expect((await read('1')).code).to.equal('2.05');
    expect((await read('1', '9')).code).to.equal('4.04');
    expect((await read('0', '1')).code).to.equal('4.05');
    expect((await read('3', '0')).code).to.equal('4.05');
  });

  for (const [what, values] of [
    ['nothing at all', []],
    ['no Security instance', [['/1/0/5', 86_400]]],
    ['no Server instance', account('coap://192.0.2.1').filter(([path]) => path.startsWith('/0/'))],
    ['a Server instance of nobody', [...account('coap://192.0.2.1'), ['/1/5/0', 9], ['/1/5/1', 60]]],
    ['a URI that is none', account('http://192.0.2.1')],
    ['a secured server, which it cannot reach', account('coaps://192.0.2.1')],
    ['a Short Server ID out of range', account('coap://192.0.2.1', 0)],
    [
      'two accounts of one Short Server ID',
      [...account('coap://192.0.2.1'), ...account('coap://192.0.2.2', 101, 2)],
    ],
    [
      'a lifetime of nothing',
      account('coap://192.0.2.1').map(([path, value]) => [path, path === '/1/1/1' ? 0 : value]),
    ],
  ] as [string, [string, ResourceValue][]][]) {
    it(`LightweightM2M-1.1-int-9: answers the finish with 4.06 for ${what}`, async () => {
      await stage.begin({ backOff: { initialSeconds: 60 } });
      for (const object of ['/0', '/1']) {
        const own = values.filter(([path]) => path.startsWith(`${object}/`));
        if (own.length > 0) expect((await stage.put(object, ...own)).code).to.equal('2.04');
      }
      const answer = await stage.finish();
      expect(answer.code).to.equal('4.06');
      expect(answer.payload.length).to.be.greaterThan(0);
      await stage.until(() => stage.states.some((state) => state.startsWith('failed')));
      expect(stage.stored).to.have.length(0);
      expect(stage.client.provisioned).to.have.length(0);
    });
  }

  it('LightweightM2M-1.1-int-0: answers Bootstrap-Discover with its objects', async () => {
    await stage.begin();
    await stage.putAccount();
    const discover = (...path: string[]): Promise<RawAnswer> =>
      stage.server.ask({ code: 'GET', path, options: { [accept]: 40 } });
    expect((await discover()).payload).to.equal(
      `</>;lwm2m=1.1,</0/1>;ssid=101;uri="${stage.registrar.uri}",</1/1>;ssid=101,</3/0>,</3303/0>,</3303/1>`,
    );
    expect((await discover('1')).payload).to.equal('</>;lwm2m=1.1,</1/1>;ssid=101');
    expect((await discover('9')).code).to.equal('4.04');
    expect((await discover('1', '1')).code).to.equal('4.05');
  });

  it('writes to the objects of the application when the finish has come, not before', async () => {
    stage.create();
    const registered = stage.client.start();
    await stage.requested();
    await stage.putAccount();
    expect((await stage.put('/3/0/14', ['/3/0/14', '+02:00'])).code).to.equal('2.04');
    expect((await stage.server.ask({ code: 'DELETE', path: ['3303', '1'] })).code).to.equal('2.02');
    expect((await stage.put('/9999/0', ['/9999/0/1', 'x'])).code).to.equal('4.04');
    expect(stage.tree.read(3, 0, 14)).to.equal('+01:00');
    await stage.finish();
    await registered;
    expect(stage.tree.read(3, 0, 14)).to.equal('+02:00');
    expect(stage.tree.read(3303, 1, 5700)).to.equal(undefined);
  });

  it('answers a finish with 4.06 when its configuration cannot be stored', async () => {
    await stage.begin({
      onProvisioned: () => {
        throw new Error('disk full');
      },
      backOff: { initialSeconds: 60 },
    });
    await stage.putAccount();
    const answer = await stage.finish();
    expect(answer.code).to.equal('4.06');
    expect(answer.payload).not.to.include('disk');
    expect(stage.client.provisioned).to.have.length(0);
  });
});
