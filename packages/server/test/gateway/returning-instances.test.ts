import { expect } from 'chai';
import { BytesWorld, pathsIn } from '../support/bytes-world.ts';

const both = '</>;ct=110,</1/0>,</3303/0>,</3303/1>';
const withoutFirst = '</>;ct=110,</1/0>,</3303/1>';
const first = '/3303/0/5700';

describe('observations of object instances that disappear and return', () => {
  let world: BytesWorld;

  beforeEach(async () => {
    world = await BytesWorld.start({ observeComposite: 'never' });
  });

  afterEach(() => world.close());

  /** Resolves with the token of the observation. */
  async function observeFirst(): Promise<string> {
    await world.register(both);
    await world.observe(0);
    return (await world.observed(first)).token;
  }

  async function expectObservedAgain(): Promise<void> {
    const { token } = await world.observed(first);
    expect(await world.notify(token, 2, { [first]: 33 })).to.equal('ACK');
    expect([await world.isObserved(), await world.latest()]).to.deep.equal([true, 33]);
  }

  it('an observation of PUT /resources/{id}/observe is sent again; the old token is reset', async () => {
    const token = await observeFirst();
    expect(await world.notify(token, 2, { [first]: 21 })).to.equal('ACK');
    await world.update(withoutFirst);
    expect(await world.isObserved()).to.equal(false);
    expect(await world.notify(token, 3, { [first]: 22 })).to.equal('RST');
    await world.update(both);
    await expectObservedAgain();
  });

  it('an observation of a template is, too', async () => {
    const [type] = (await world.show('/smartobjecttypes?Filter=TypeId eq 3303')).Rows;
    const { ResourceTypes: types } = await world.show(`/smartobjecttypes/${type!.Id}`);
    const ResourceTypeId = types.find((one) => one.TypeId === 5700)!.Id;
    const template = await world.call('POST', '/smartobjecttemplates', {
      Name: 'Observed',
      SmartObjectTypeId: type!.Id,
      ResourceTemplates: [{ ResourceTypeId, IsRequestObserve: true }],
    });
    const DeviceTypeId = (await world.show("/devicetypes?Filter=Name eq 'Generic LwM2M'")).Rows[0]!.Id;
    const { Id } = await world.call('POST', '/devicetemplates', {
      Name: 'Observed',
      DeviceTypeId,
      SmartObjectTypeInstanceTemplates: [
        { SmartObjectTypeId: type!.Id, InstanceId: 0, SmartObjectTemplateId: template.Id },
      ],
    });
    const device = { DeviceIdentifier: 'bytes', DeviceTypeId, DeviceTemplateId: Id };
    await world.call('POST', '/devices', device);
    await world.register(both);
    await world.observed(first);
    await world.update(withoutFirst);
    await world.update(both);
    await expectObservedAgain();
  });

  it('after a restart in between', async () => {
    await observeFirst();
    await world.update(withoutFirst);
    await world.restart({ observeComposite: 'never' });
    await world.update(both);
    await expectObservedAgain();
  });

  it('after a Register without the instance, and an Update with it', async () => {
    await observeFirst();
    await world.register(withoutFirst);
    await world.update(both);
    await expectObservedAgain();
  });

  it('a device that ends an observation gets it again after its next Update', async () => {
    const token = await observeFirst();
    await world.device.send(world.coap, { type: 'NON', code: '4.04', id: 0x7fff, token });
    while (await world.isObserved()) await new Promise((resolve) => setImmediate(resolve));
    await world.update(both);
    await expectObservedAgain();
  });

  it('an observation cancelled during the absence is not sent again', async () => {
    await observeFirst();
    await world.observe(1);
    const { token } = await world.observed('/3303/1/5700');
    await world.update(withoutFirst);
    await world.cancelObserve(0);
    await world.update(both);
    expect(await world.notify(token, 2, { '/3303/1/5700': 5 })).to.equal('ACK');
    expect(await world.isObserved()).to.equal(false);
  });

  it('the others of a composite observation continue, and it joins them again', async () => {
    await world.restart({ observeComposite: 'auto' });
    const all = '</>;ct=110,</1/0>,</3303/0>,</3303/1>,</3303/2>';
    await world.register(all);
    await world.observe(0, 1, 2);
    expect(pathsIn(await world.composed())).to.have.length(3);
    await world.update('</>;ct=110,</1/0>,</3303/1>,</3303/2>');
    expect(pathsIn(await world.composed())).to.have.members(['/3303/1/5700', '/3303/2/5700']);
    await world.update(all);
    const request = await world.composed();
    expect(pathsIn(request)).to.have.length(3);
    expect(await world.notify(request.token, 2, { [first]: 44 })).to.equal('ACK');
    expect(await world.latest()).to.equal(44);
  });
});
