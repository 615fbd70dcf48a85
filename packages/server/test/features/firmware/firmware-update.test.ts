import { expect } from 'chai';
import { firmwareUpdates } from '../../../src/features/firmware/model.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { deviceSource, record } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';
import { FirmwareScene, type FirmwareMachine } from '../../support/firmware-machine.ts';

const image = Buffer.from('a new firmware');

describe('the firmware update of a device', () => {
  let scene: FirmwareScene;
  let machine: FirmwareMachine;

  beforeEach(async () => {
    scene = await FirmwareScene.open(image);
    ({ machine } = scene);
  });

  afterEach(() => scene.close());

  const register = (): Promise<string> =>
    scene.world.register('updatable', FirmwareScene.objects, { lifetimeSeconds: 200_000 });

  /** Finishes the update on the device, which reports it. */
  async function complete(): Promise<void> {
    machine.updated();
    await notify(0);
    expect(await scene.now()).to.include({ isActive: false, result: 1 });
  }

  /** Notifies the server of a State. */
  async function notify(state: number): Promise<void> {
    machine.state = state;
    await scene.world.link.placed.get('/5/0/3')?.sink.onNotify([record('/5/0/3', state)]);
    await scene.world.settle();
  }

  /** The steps of an update: name, latest status and message. */
  const stepsOf = (activity: string): readonly (string | undefined)[][] =>
    scene.world.activity.entries
      .filter(({ parentId }) => parentId === activity)
      .map(({ description, statuses, responseMessage }) => [
        description.split(': ')[1],
        statuses.at(-1),
        responseMessage,
      ]);

  it('is pushed, executed, and completed when the device reports the result', async () => {
    const activity = await scene.start();
    expect(machine.received).to.deep.equal([image.toString()]);
    expect(machine.executes).to.equal(1);
    expect(await scene.now()).to.include({ phase: 'Executing', expectedState: 'Updating', isActive: true });
    await complete();
    expect(await scene.now()).to.include({ currentState: 'Idle', expectedState: 'Idle' });
    expect(scene.ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
  });

  it('has its steps as children, each with its end', async () => {
    const activity = await scene.start();
    expect(stepsOf(activity)).to.deep.equal([
      ['send the package', 'Completed', undefined],
      ['verify the package', 'Completed', undefined],
      ['install the package', 'InProgress', undefined],
    ]);
    await complete();
    expect(stepsOf(activity).at(-1)).to.deep.equal([
      'install the package',
      'Completed',
      'The firmware was updated.',
    ]);
  });

  it('fails when its device is deleted, and is not stored again', async () => {
    const activity = await scene.start();
    await scene.world.domain.deviceDeletion.delete(scene.world.deviceNetworkId, scene.deviceId);
    await scene.pass(31);
    expect(scene.ended(activity)).to.include({
      status: 'Failed',
      responseMessage: 'The device was deleted.',
    });
    expect(stepsOf(activity).at(-1)).to.deep.equal([
      'install the package',
      'Failed',
      'The device was deleted.',
    ]);
    expect(await scene.world.store.collection(firmwareUpdates).count()).to.equal(0);
  });

  it('continues after a lost notification, because the service reads the state', async () => {
    await scene.start();
    machine.updated();
    await scene.pass(31);
    expect(await scene.now()).to.include({ isActive: false, result: 1 });
  });

  it('is pulled from a signed address that expires', async () => {
    await scene.start('Pull');
    expect(machine.uris[0]).to.match(/^coap:\/\/127\.0\.0\.1:\d+\/fw\/[\w-]{43}$/u);
    const [, , , ...path] = machine.uris[0]!.split('/');
    const { downloads } = scene.world.domain.firmware;
    const body = (await downloads.fetch(path))!;
    expect(Buffer.from(await body.read(2, 3)).toString()).to.equal('new');
    const forged = path[1]!.replace(/^./u, (one) => (one === 'A' ? 'B' : 'A'));
    expect(await downloads.fetch(['fw', forged])).to.equal(undefined);
    const waiting = { expectedState: 'Downloaded', currentState: 'Idle', delivery: 'Pull' };
    expect(await scene.now()).to.include(waiting);
    await notify(2);
    expect(machine.executes).to.equal(1);
    await complete();
    await scene.world.clock.advance(86_500_000);
    expect(await downloads.fetch(path)).to.equal(undefined);
  });

  for (const [result, words] of [
    [2, 'flash'],
    [3, 'RAM'],
    [5, 'integrity'],
    [6, 'type of package'],
    [7, 'URI'],
    [9, 'protocol'],
    [10, 'cancelled on the device'],
    [12, 'unknown result 12'],
  ] as const) {
    it(`fails with the result ${result} of a download, each with its own message`, async () => {
      machine.onPackage = () => (machine.result = result);
      const activity = await scene.start();
      expect(await scene.now()).to.include({ isActive: false, result });
      const entry = scene.ended(activity);
      expect(entry).to.include({ status: 'Failed', responseCode: `Result ${result}` });
      expect(entry.responseMessage).to.contain(words);
    });
  }

  for (const delivery of ['Push', 'Pull'] as const) {
    for (const stale of [1, 8]) {
      it(`is not ended by the result ${stale} of an earlier update (${delivery})`, async () => {
        machine.result = stale;
        machine.isSlow = true;
        machine.onPackage = () => undefined;
        machine.onUpdate = () => undefined;
        await scene.start(delivery);
        await scene.pass(delivery === 'Push' ? 5 : 31);
        expect((await scene.now()).isActive).to.equal(true);
        await notify(1);
        await notify(2);
        await scene.pass(7);
        expect(machine.executes).to.equal(1);
        await scene.pass(5);
        expect(await scene.now()).to.include({ isActive: true, phase: 'Executing' });
        await notify(3);
        // The same result counts once the device has updated itself.
        await notify(0);
        expect(await scene.now()).to.include({ isActive: false, result: stale });
      });
    }
  }

  it('reports why the device refuses a package or Update, not the result of an earlier update', async () => {
    machine.result = 8;
    machine.isSlow = true;
    scene.world.link.uploaded = () => ({ code: '4.00', success: false, diagnostic: 'no' });
    expect(scene.ended(await scene.start('Push')).responseMessage).to.contain(
      'refused the package (4.00): no',
    );
    scene.play();
    const { answer } = machine;
    scene.world.link.answer = (operation) =>
      operation.type === 'execute' && operation.path.resourceId === 2
        ? { code: '4.05', success: false }
        : answer(operation);
    expect(scene.ended(await scene.start('Push')).responseMessage).to.contain('refused the update (4.05)');
  });

  it('fails with the result 8 when Update fails, and the service resets the device to Idle', async () => {
    machine.onUpdate = () => {
      machine.state = 2;
      machine.result = 8;
    };
    const activity = await scene.start();
    await scene.pass(31);
    expect(scene.ended(activity)).to.include({ status: 'Failed', responseCode: 'Result 8' });
    expect(machine.resets).to.equal(1);
  });

  it('waits while the device defers the update (result 11), and completes after it', async () => {
    machine.onUpdate = () => (machine.result = 11);
    const activity = await scene.start();
    await scene.pass(62);
    expect(machine).to.include({ executes: 1, resets: 0 });
    expect(await scene.now()).to.include({ isActive: true, currentState: 'Downloaded', result: 11 });
    await complete();
    expect(scene.ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
  });

  it('fails with the result 11 when the device defers the update until the deadline', async () => {
    machine.onUpdate = () => (machine.result = 11);
    const activity = await scene.start();
    await scene.pass(86_500);
    const entry = scene.ended(activity);
    expect(entry).to.include({ status: 'Failed', responseCode: 'Result 11' });
    expect(entry.responseMessage).to.contain('deferred').and.to.contain('timed out');
  });

  for (const [what, play] of [
    ['forgets the package again and again', () => (machine.state = 0)],
    ['has the package and does not begin', () => (machine.state = 2)],
  ] as const) {
    it(`fails with the result 0 of a device that ${what}`, async () => {
      machine.onPackage = play;
      machine.onUpdate = () => undefined;
      const activity = await scene.start();
      for (let tries = 0; tries < 8; tries += 1) await scene.pass(31);
      const entry = scene.ended(activity);
      expect(entry).to.include({ status: 'Failed', responseCode: 'Result 0' });
      expect(entry.responseMessage).to.match(/lost the package|did not start the update/u);
    });
  }

  it('executes Update again if it did not reach the device, after any time', async () => {
    machine.onUpdate = () => {
      machine.onUpdate = () => (machine.state = 3);
      throw new DeviceUnreachable('timeout', 'nobody answers');
    };
    await scene.start();
    await scene.pass(31);
    expect(machine).to.include({ executes: 2, state: 3 });
    await complete();
  });

  it('reads the State again when the device does not report it, as during a boot', async () => {
    await scene.start();
    machine.isMute = true;
    await scene.pass(31);
    expect(await scene.now()).to.include({ isActive: true, phase: 'Executing' });
    machine.isMute = false;
    machine.updated();
    await scene.pass(11);
    expect(await scene.now()).to.include({ isActive: false, result: 1 });
  });

  it('sends the package again after a lost connection (result 4), three times at most', async () => {
    machine.onPackage = () => (machine.result = 4);
    const activity = await scene.start();
    expect(machine.received, 'with pauses').to.have.length(1);
    for (let passes = 0; passes < 4; passes += 1) await scene.pass(11);
    expect(machine.received).to.have.length(3);
    expect(scene.ended(activity)).to.include({ status: 'Failed', responseCode: 'Result 4' });
  });

  it('survives a restart of the service in the middle', async () => {
    const activity = await scene.start();
    await scene.restart();
    machine.updated();
    await scene.pass(31);
    expect(await scene.now()).to.include({ isActive: false, result: 1, activityId: activity });
    expect(machine.received).to.have.length(1);
  });

  it('follows notifications after a restart without waiting for the next read', async () => {
    machine.onPackage = () => (machine.state = 1);
    await scene.start();
    const { token } = scene.world.link.placed.get('/5/0/3')!;
    await scene.restart();
    await scene.world.settle();
    await scene.world.recall(token);
    await notify(2);
    expect(machine.executes).to.equal(1);
    await complete();
  });

  it('continues after a reboot in which the device lost the package', async () => {
    machine.onPackage = () => undefined;
    machine.state = 0;
    await scene.start();
    expect(machine.received).to.have.length(1);
    machine.onPackage = () => (machine.state = 2);
    await scene.world.clock.advance(11_000);
    await register();
    await scene.pass(7);
    expect(machine.received).to.have.length(2);
    expect(machine.executes).to.equal(1);
  });

  it('waits for a device that needs time for the reset, and gives up on one that never leaves its State', async () => {
    machine.state = 2;
    machine.onReset = () => scene.world.clock.setTimer(3_000, () => (machine.state = 0));
    await scene.start();
    expect([machine.resets, machine.received.length]).to.deep.equal([1, 0]);
    await scene.pass(7);
    expect(machine).to.include({ resets: 1, executes: 1 });
    await complete();
    await register();
    machine.state = 2;
    machine.onReset = () => undefined;
    const activity = await scene.start();
    expect(machine.resets).to.equal(2);
    expect(scene.ended(activity).responseMessage).to.match(
      /stays in State 2 \(Downloaded\).*tries again at 20/u,
    );
    for (let minutes = 0; minutes < 120; minutes += 1) await scene.pass(60);
    const { status, responseMessage } = scene.ended(activity);
    // The last one is to leave the device without the package.
    expect({ status, resets: machine.resets }).to.deep.equal({ status: 'Failed', resets: 1 + 8 + 1 });
    expect(responseMessage).to.contain('State 2 (Downloaded)').and.to.contain('after 8 resets');
  });

  it('is not read without a pause from a device whose State changes with every read', async () => {
    machine.onUpdate = () => (machine.result = 11);
    await scene.start();
    const reads = (): number => scene.world.link.sent.filter((one) => one === 'read /5/0/3').length;
    const before = reads();
    const { answer } = machine;
    scene.world.link.answer = (operation) => {
      machine.state = 5 - machine.state;
      return answer(operation);
    };
    await scene.pass(60);
    expect(reads() - before).to.be.within(2, 4);
    scene.world.link.answer = answer;
    await complete();
  });

  it('is the only one of its device, can be cancelled until the device updates itself, and can be started again', async () => {
    machine.onPackage = () => (machine.state = 1);
    const activity = await scene.start();
    const again = await failureOf(scene.start());
    expect(again.code).to.equal('update-under-way');
    await scene.cancel();
    expect(machine.resets).to.equal(1);
    expect(scene.ended(activity)).to.include({ status: 'Failed' });
    machine.onPackage = () => (machine.state = 2);
    await scene.start();
    expect((await failureOf(scene.cancel())).code).to.equal('update-under-way');
  });

  it('is cancelled by Cancel (/5/0/10) if the device has it, and shows its result', async () => {
    machine.cancels = 0;
    machine.onPackage = () => (machine.state = 1);
    await scene.start();
    await scene.cancel();
    expect(machine).to.include({ cancels: 1, resets: 0 });
    const idle = { isActive: false, currentState: 'Idle', expectedState: 'Idle' };
    expect(await scene.now()).to.include({ ...idle, result: 10 });
  });

  it('can be cancelled while the device defers it', async () => {
    machine.onUpdate = () => (machine.result = 11);
    await scene.start();
    await scene.pass(31);
    await scene.cancel();
    expect(machine.resets).to.equal(1);
    expect(await scene.now()).to.include({ isActive: false, currentState: 'Idle', expectedState: 'Idle' });
  });

  it('waits for an offline device, and begins when it registers', async () => {
    await scene.world.domain.registrations.deregister({ source: deviceSource, location: scene.location });
    await scene.start();
    expect(machine.received).to.deep.equal([]);
    await register();
    await scene.world.settle();
    expect(machine.received).to.have.length(1);
  });

  it('prevents the deletion of its package', async () => {
    await scene.start();
    const { packages } = scene.world.domain.firmware;
    const refused = await failureOf(packages.delete(scene.world.deviceNetworkId, scene.packageId));
    expect(refused.code).to.equal('in-use');
    await complete();
    await packages.delete(scene.world.deviceNetworkId, scene.packageId);
  });
});
