import { OptionNumber, type Message } from '@muster/coap';
import { LockstepPeer, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { parsePath, type ClientOptions, type ClientProblem } from '../../../src/index.ts';
import { LockstepDevice } from '../lockstep-device.ts';
import { MemoryTree } from '../support.ts';

const { observe, uriPath } = OptionNumber;
const sensor = '/3303/0/5700';

describe('a client that is suspended', () => {
  let clock: VirtualClock;
  let problems: ClientProblem[];
  let states: string[];
  let device: LockstepDevice;

  beforeEach(() => {
    clock = new VirtualClock();
    problems = [];
    states = [];
  });

  afterEach(async () => {
    await device.close();
    expect(clock.pendingTimers).to.equal(0);
  });

  async function open(options: Partial<ClientOptions> = {}): Promise<void> {
    device = await LockstepDevice.open({
      clock,
      random: () => 0,
      lifetimeSeconds: 300,
      hooks: {
        onProblem: (problem) => problems.push(problem),
        onState: (state) => states.push(state),
      },
      ...options,
    });
  }

  const kinds = (): string[] => problems.map(({ kind }) => kind);

  /** `/rd` of a Register, `/rd/x` of an Update. */
  function pathOf({ options }: Message): string {
    return options
      .filter(({ number }) => number === uriPath)
      .map(({ value }) => `/${value.toString()}`)
      .join('');
  }

  it('registers where an Update could arrive after the end of the lifetime', async () => {
    await open();
    device.client.suspend();
    await clock.advance(296_000);
    const resumed = device.client.resume();
    expect(pathOf(await device.answer('2.01', { 8: ['rd', 'y'] }))).to.equal('/rd');
    await resumed;
    expect(kinds()).to.deep.equal([]);
  });

  it('ends the Update under way, and sends it with its changes when it is resumed', async () => {
    await open();
    device.tree.set(3303, 4, 5700, 1);
    const changed = device.client.objectsChanged();
    await device.link.expect({ code: 'POST' });
    device.client.suspend();
    await clock.advance(100_000);
    await device.link.expectNothing();
    const resumed = device.client.resume();
    const update = await device.answer('2.04');
    expect(pathOf(update)).to.equal('/rd/x');
    expect(update.payload.toString()).to.contain('</3303/4>');
    await Promise.all([changed, resumed]);
    expect(kinds()).to.deep.equal([]);
  });

  it('goes on at once where it is resumed before the Update under way has ended', async () => {
    await open();
    const updated = device.client.update();
    await device.link.expect({ code: 'POST' });
    device.client.suspend();
    const resumed = device.client.resume();
    await device.answer('2.04');
    await Promise.all([updated, resumed]);
    await device.link.expectNothing();
  });

  it('registers when it is resumed where it was registering', async () => {
    const link = new LockstepPeer();
    device = LockstepDevice.make(link, { clock, random: () => 0 });
    const started = device.client.start();
    await link.expect({ code: 'POST' });
    device.client.suspend();
    await clock.advance(500_000);
    await link.expectNothing();
    void device.client.resume();
    await device.answer('2.01', { 8: ['rd', 'x'] });
    await started;
    expect(device.client.state).to.equal('registered');
  });

  it('reports that the server has lost the registration in between, and a lapse from before', async () => {
    await open();
    device.client.suspend();
    await clock.advance(100_000);
    void device.client.resume();
    await device.answer('4.04');
    await device.answer('2.01', { 8: ['rd', 'y'] });
    expect(kinds()).to.deep.equal(['registration-lost']);
    // No server answers the next Update, and the lifetime ends.
    await clock.advance(299_000);
    void device.client.update();
    await clock.advance(2_000);
    await device.link.discard();
    device.client.suspend();
    expect(kinds()).to.deep.equal(['registration-lost', 'update-unanswered', 'lifetime-lapsed']);
  });

  it('rejects a Send, and a Deregister when it is closed does not wait', async () => {
    await open();
    device.client.suspend();
    const records = [{ path: parsePath(sensor), value: 22 }];
    const error: unknown = await device.client.send(records).catch((reason: unknown) => reason);
    expect(error).to.include({ name: 'DeviceUnreachableError', kind: 'closed' });
    await device.client.close({ deregister: true });
    await device.link.expectNothing();
    await device.client.resume();
    expect(device.client.state).to.equal('closed');
  });

  describe('with an observation', () => {
    async function observed(options: Partial<ClientOptions> = {}): Promise<void> {
      await open(options);
      expect((await device.ask('GET', sensor, { [observe]: 0 })).code).to.equal('2.05');
    }

    it('notifies by pmax, whose time has come', async () => {
      await open();
      expect((await device.ask('PUT', sensor, { 15: ['pmax=60'] })).code).to.equal('2.04');
      await device.ask('GET', sensor, { [observe]: 0 });
      device.client.suspend();
      await clock.advance(130_000);
      await device.link.expectNothing();
      void device.client.resume();
      await device.answer('2.04');
      await device.link.expect({ token: 'cafe' });
      await device.link.expectNothing();
      await clock.advance(60_000);
      await device.link.expect({ token: 'cafe' });
    });

    it('drops what changed where the server wants no notifications stored', async () => {
      const tree = new MemoryTree();
      tree.set(1, 0, 6, false);
      await observed({ tree });
      device.client.suspend();
      device.set(sensor, 22);
      void device.client.resume();
      await device.answer('2.04');
      await device.link.expectNothing();
      device.set(sensor, 23);
      expect((await device.link.expect({ token: 'cafe' })).payload.toString()).to.equal('23');
    });

    it('sends a confirmable notification that was not acknowledged again', async () => {
      await observed({ confirmableNotifications: true });
      device.set(sensor, 22);
      await device.link.expect({ type: 'CON', token: 'cafe' });
      device.client.suspend();
      await clock.advance(150_000);
      await device.link.expectNothing();
      void device.client.resume();
      await device.answer('2.04');
      expect((await device.link.expect({ type: 'CON', token: 'cafe' })).payload.toString()).to.equal('22');
      expect(kinds()).to.deep.equal([]);
      await clock.advance(100_000);
      expect(kinds()).to.deep.equal(['notification-unanswered']);
    });
  });
});
