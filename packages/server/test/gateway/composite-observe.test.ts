import { expect } from 'chai';
import { observeOf } from '../support/bytes-device.ts';
import { BytesWorld, pathsIn } from '../support/bytes-world.ts';

const links = '</>;ct=110,</1/0>,</3303/0>,</3303/1>';
const [first, second] = ['/3303/0/5700', '/3303/1/5700'] as const;

describe('Observe-Composite, from the API to the bytes of a device', () => {
  let world: BytesWorld;

  beforeEach(async () => {
    world = await BytesWorld.start();
    await world.register(links);
  });

  afterEach(() => world.close());

  const values = async (): Promise<unknown> => [await world.latest(0), await world.latest(1)];

  it('one request for both, whose notifications are the values of both, also after a restart', async () => {
    await world.observe(0, 1);
    const request = await world.composed();
    expect(pathsIn(request)).to.have.members([first, second]);
    expect(await world.notify(request.token, 2, { [first]: 31, [second]: 32 })).to.equal('ACK');
    expect(await values()).to.deep.equal([31, 32]);
    await world.restart();
    expect(await world.notify(request.token, 3, { [first]: 41, [second]: 42 })).to.equal('ACK');
    expect(await values()).to.deep.equal([41, 42]);
  });

  it('after a new registration it is observed again, and the old token is reset', async () => {
    await world.observe(0, 1);
    const { token } = await world.composed();
    await world.register(links);
    const again = await world.composed();
    expect(pathsIn(again)).to.have.members([first, second]);
    expect(await world.notify(again.token, 2, { [first]: 51, [second]: 52 })).to.equal('ACK');
    expect(await values()).to.deep.equal([51, 52]);
    expect(await world.notify(token, 9, { [first]: 0, [second]: 0 })).to.equal('RST');
  });

  it('one resource is cancelled: the composite ends with Observe 1, the other gets its own observation', async () => {
    await world.observe(0, 1);
    const { token } = await world.composed();
    expect(await world.notify(token, 2, { [first]: 1, [second]: 2 })).to.equal('ACK');
    await world.cancelObserve(0);
    const cancellation = await world.composed(1);
    expect(cancellation.token).to.equal(token);
    expect(pathsIn(cancellation)).to.have.members([first, second]);
    await world.observed(second);
    expect(await world.isObserved(0)).to.equal(false);
  });

  it('a device that refuses gets an observation for each', async () => {
    world.isComposite = false;
    await world.observe(0, 1);
    const tokens = [(await world.observed(first)).token, (await world.observed(second)).token];
    await world.composed();
    expect(await world.notify(tokens[0]!, 2, { [first]: 61 })).to.equal('ACK');
    expect(await world.notify(tokens[1]!, 2, { [second]: 62 })).to.equal('ACK');
    expect(await values()).to.deep.equal([61, 62]);
    await world.register(links);
    // None of the requests this time is composite.
    await world.answeredUntil((request) => {
      expect(request.code).not.to.equal('0.05');
      return observeOf(request) === 0;
    });
  });
});
