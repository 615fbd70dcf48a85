import { expect } from 'chai';
import { firmwareUpdates } from '../../../src/features/firmware/model/firmware-update.ts';
import type { FirmwareUpdate } from '../../../src/features/firmware/model/firmware-update.ts';
import type { ActivityResponse } from '../../../src/features/activity/activity.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { MemoryFirmwareFiles } from '../../../src/features/firmware/files/memory-files.ts';
import { deviceSource, DeviceWorld, record } from '../../support/device-world.ts';
import { failureOf } from '../../support/failure-of.ts';
import { FirmwareMachine } from '../../support/firmware-machine.ts';
import { addFirmware } from '../../support/firmware-package.ts';

const ENDPOINT = 'updatable';
const OBJECTS = ['/1/0', '/3/0', '/5/0'];
const image = Buffer.from('a new firmware');

describe('the firmware update of a device', () => {
  let world: DeviceWorld;
  let machine: FirmwareMachine;
  let deviceId: string;
  let packageId: string;
  let location: string;

  beforeEach(begin);

  afterEach(async () => {
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  async function begin(): Promise<void> {
    world = await DeviceWorld.create({ firmware: { files: new MemoryFirmwareFiles() } });
    machine = new FirmwareMachine();
    play(world);
    ({ id: deviceId } = await world.addDevice(ENDPOINT));
    location = await world.register(ENDPOINT, OBJECTS);
    await world.settle();
    packageId = await addFirmware(world, image);
  }

  async function restart(): Promise<void> {
    await world.domain.close();
    world = await world.restarted();
    play(world);
  }

  function play({ link }: DeviceWorld): void {
    link.answer = machine.answer;
    link.uploaded = (bytes) => machine.take(bytes);
  }

  function updates(): DeviceWorld['domain']['firmware']['updates'] {
    return world.domain.firmware.updates;
  }

  async function cancel(): Promise<void> {
    await updates().cancel(world.deviceNetworkId, deviceId);
    await world.settle();
  }

  async function pass(ms: number): Promise<void> {
    await world.clock.advance(ms);
    await world.settle();
  }

  /** Finishes the update on the device, which reports it. */
  async function complete(): Promise<void> {
    machine.updated();
    await notify(0);
    expect(await now()).to.include({ isActive: false, result: 1 });
  }

  async function start(delivery?: 'Push' | 'Pull'): Promise<string> {
    const id = await updates().start(world.deviceNetworkId, deviceId, packageId, delivery);
    await world.settle();
    return id;
  }

  /** Returns the last status and the response of an activity log entry. */
  function ended(id: string): ActivityResponse & { status: string | undefined } {
    const { statuses, responseCode, responseMessage } = world.activity.entry(id);
    return {
      status: statuses.at(-1),
      ...(responseCode === undefined ? {} : { responseCode }),
      ...(responseMessage === undefined ? {} : { responseMessage }),
    };
  }

  async function now(): Promise<FirmwareUpdate> {
    return (await world.store.collection(firmwareUpdates).get(deviceId))!;
  }

  /** Notifies the server of a State. */
  async function notify(state: number): Promise<void> {
    machine.state = state;
    await world.link.placed.get('/5/0/3')?.sink.onNotify([record('/5/0/3', state)]);
    await world.settle();
  }

  it('is pushed, executed, and completed when the device reports the result', async () => {
    const activity = await start();
    expect(machine.received).to.deep.equal([image.toString()]);
    expect(machine.executes).to.equal(1);
    expect(await now()).to.include({ phase: 'Executing', expectedState: 'Updating', isActive: true });
    await complete();
    expect(await now()).to.include({ currentState: 'Idle', expectedState: 'Idle' });
    expect(ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
  });

  it('fails when its device is deleted, and is not stored again', async () => {
    const activity = await start();
    await world.domain.deviceDeletion.delete(world.deviceNetworkId, deviceId);
    await pass(31_000);
    expect(ended(activity)).to.deep.equal({ status: 'Failed', responseMessage: 'The device was deleted.' });
    expect(await world.store.collection(firmwareUpdates).count()).to.equal(0);
  });

  it('continues after a lost notification, because the service reads the state', async () => {
    await start();
    machine.updated();
    await pass(31_000);
    expect(await now()).to.include({ isActive: false, result: 1 });
  });

  it('is pulled from a signed address that expires', async () => {
    await start('Pull');
    expect(machine.uris[0]).to.match(/^coap:\/\/127\.0\.0\.1:\d+\/fw\/[\w-]{43}$/u);
    const [, , , ...path] = machine.uris[0]!.split('/');
    const { downloads } = world.domain.firmware;
    const body = (await downloads.fetch(path))!;
    expect(Buffer.from(await body.read(2, 3)).toString()).to.equal('new');
    const forged = path[1]!.replace(/^./u, (one) => (one === 'A' ? 'B' : 'A'));
    expect(await downloads.fetch(['fw', forged])).to.equal(undefined);
    expect(await now()).to.include({ expectedState: 'Downloaded', currentState: 'Idle', delivery: 'Pull' });
    await notify(2);
    expect(machine.executes).to.equal(1);
    await complete();
    await world.clock.advance(86_500_000);
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
      const activity = await start();
      expect(await now()).to.include({ isActive: false, result });
      const entry = ended(activity);
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
        await start(delivery);
        await pass(delivery === 'Push' ? 5_000 : 31_000);
        expect((await now()).isActive).to.equal(true);
        await notify(1);
        await notify(2);
        await pass(7_000);
        expect(machine.executes).to.equal(1);
        await pass(5_000);
        expect(await now()).to.include({ isActive: true, phase: 'Executing' });
        await notify(3);
        // The same result counts once the device has updated itself.
        await notify(0);
        expect(await now()).to.include({ isActive: false, result: stale });
      });
    }
  }

  it('reports why the device refuses a package or Update, not the result of an earlier update', async () => {
    machine.result = 8;
    machine.isSlow = true;
    world.link.uploaded = () => ({ code: '4.00', success: false, diagnostic: 'no' });
    expect(ended(await start('Push')).responseMessage).to.contain('refused the package (4.00): no');
    play(world);
    const { answer } = machine;
    world.link.answer = (operation) =>
      operation.type === 'execute' && operation.path.resourceId === 2
        ? { code: '4.05', success: false }
        : answer(operation);
    expect(ended(await start('Push')).responseMessage).to.contain('refused the update (4.05)');
  });

  it('fails with the result 8 when Update fails, and the service resets the device to Idle', async () => {
    machine.onUpdate = () => {
      machine.state = 2;
      machine.result = 8;
    };
    const activity = await start();
    await pass(31_000);
    expect(ended(activity)).to.include({ status: 'Failed', responseCode: 'Result 8' });
    expect(machine.resets).to.equal(1);
  });

  it('waits while the device defers the update (result 11), and completes after it', async () => {
    machine.onUpdate = () => (machine.result = 11);
    const activity = await start();
    await pass(62_000);
    expect(machine).to.include({ executes: 1, resets: 0 });
    expect(await now()).to.include({ isActive: true, currentState: 'Downloaded', result: 11 });
    await complete();
    expect(ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
  });

  it('fails with the result 11 when the device defers the update until the deadline', async () => {
    machine.onUpdate = () => (machine.result = 11);
    const activity = await start();
    await pass(86_500_000);
    const entry = ended(activity);
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
      const activity = await start();
      for (let tries = 0; tries < 8; tries += 1) await pass(31_000);
      const entry = ended(activity);
      expect(entry).to.include({ status: 'Failed', responseCode: 'Result 0' });
      expect(entry.responseMessage).to.match(/lost the package|did not start the update/u);
    });
  }

  it('executes Update again if it did not reach the device, after any time', async () => {
    machine.onUpdate = () => {
      machine.onUpdate = () => (machine.state = 3);
      throw new DeviceUnreachable('timeout', 'nobody answers');
    };
    await start();
    await pass(31_000);
    expect(machine).to.include({ executes: 2, state: 3 });
    await complete();
  });

  it('reads the State again when the device does not report it, as during a boot', async () => {
    await start();
    machine.isMute = true;
    await pass(31_000);
    expect(await now()).to.include({ isActive: true, phase: 'Executing' });
    machine.isMute = false;
    machine.updated();
    await pass(11_000);
    expect(await now()).to.include({ isActive: false, result: 1 });
  });

  it('sends the package again after a lost connection (result 4), three times at most', async () => {
    machine.onPackage = () => (machine.result = 4);
    const activity = await start();
    expect(machine.received, 'with pauses').to.have.length(1);
    for (let passes = 0; passes < 4; passes += 1) await pass(11_000);
    expect(machine.received).to.have.length(3);
    expect(ended(activity)).to.include({ status: 'Failed', responseCode: 'Result 4' });
  });

  it('survives a restart of the service in the middle', async () => {
    const activity = await start();
    await restart();
    machine.updated();
    await pass(31_000);
    expect(await now()).to.include({ isActive: false, result: 1, activityId: activity });
    expect(machine.received).to.have.length(1);
  });

  it('follows notifications after a restart without waiting for the next read', async () => {
    machine.onPackage = () => (machine.state = 1);
    await start();
    const { token } = world.link.placed.get('/5/0/3')!;
    await restart();
    await world.settle();
    await world.recall(token);
    await notify(2);
    expect(machine.executes).to.equal(1);
    await complete();
  });

  it('continues after a reboot in which the device lost the package', async () => {
    machine.onPackage = () => undefined;
    machine.state = 0;
    await start();
    expect(machine.received).to.have.length(1);
    machine.onPackage = () => (machine.state = 2);
    await world.clock.advance(11_000);
    await world.register(ENDPOINT, OBJECTS);
    await pass(7_000);
    expect(machine.received).to.have.length(2);
    expect(machine.executes).to.equal(1);
  });

  it('begins with a reset if an earlier update was incomplete', async () => {
    machine.state = 2;
    await start();
    expect(machine.resets).to.equal(1);
    expect(machine.received).to.have.length(1);
  });

  it('waits for a device that needs time for the reset, and gives up on one that never leaves its State', async () => {
    machine.state = 2;
    machine.onReset = () => world.clock.setTimer(3_000, () => (machine.state = 0));
    await start();
    expect([machine.resets, machine.received.length]).to.deep.equal([1, 0]);
    await pass(7_000);
    expect(machine).to.include({ resets: 1, executes: 1 });
    await complete();
    await world.register(ENDPOINT, OBJECTS, { lifetimeSeconds: 200_000 });
    machine.state = 2;
    machine.onReset = () => undefined;
    const activity = await start();
    expect(machine.resets).to.equal(2);
    expect(ended(activity).responseMessage).to.match(/stays in State 2 \(Downloaded\).*tries again at 20/u);
    for (let minutes = 0; minutes < 120; minutes += 1) await pass(60_000);
    const { status, responseMessage } = ended(activity);
    // The last one is to leave the device without the package.
    expect({ status, resets: machine.resets }).to.deep.equal({ status: 'Failed', resets: 1 + 8 + 1 });
    expect(responseMessage).to.contain('State 2 (Downloaded)').and.to.contain('after 8 resets');
  });

  it('is not read without a pause from a device whose State changes with every read', async () => {
    machine.onUpdate = () => (machine.result = 11);
    await start();
    const reads = (): number => world.link.sent.filter((one) => one === 'read /5/0/3').length;
    const before = reads();
    const { answer } = machine;
    world.link.answer = (operation) => {
      machine.state = 5 - machine.state;
      return answer(operation);
    };
    await pass(60_000);
    expect(reads() - before).to.be.within(2, 4);
    world.link.answer = answer;
    await complete();
  });

  it('is the only one of its device, can be cancelled until the device updates itself, and can be started again', async () => {
    machine.onPackage = () => (machine.state = 1);
    const activity = await start();
    const again = await failureOf(updates().start(world.deviceNetworkId, deviceId, packageId));
    expect(again.code).to.equal('update-under-way');
    await cancel();
    expect(machine.resets).to.equal(1);
    expect(ended(activity)).to.include({ status: 'Failed' });
    machine.onPackage = () => (machine.state = 2);
    await start();
    expect((await failureOf(cancel())).code).to.equal('update-under-way');
  });

  it('is cancelled by Cancel (/5/0/10) if the device has it, and shows its result', async () => {
    machine.cancels = 0;
    machine.onPackage = () => (machine.state = 1);
    await start();
    await cancel();
    expect(machine).to.include({ cancels: 1, resets: 0 });
    const idle = { isActive: false, currentState: 'Idle', expectedState: 'Idle' };
    expect(await now()).to.include({ ...idle, result: 10 });
  });

  it('can be cancelled while the device defers it', async () => {
    machine.onUpdate = () => (machine.result = 11);
    await start();
    await pass(31_000);
    await cancel();
    expect(machine.resets).to.equal(1);
    expect(await now()).to.include({ isActive: false, currentState: 'Idle', expectedState: 'Idle' });
  });

  it('waits for an offline device, and begins when it registers', async () => {
    await world.domain.registrations.deregister({ source: deviceSource, location });
    await start();
    expect(machine.received).to.deep.equal([]);
    await world.register(ENDPOINT, OBJECTS);
    await world.settle();
    expect(machine.received).to.have.length(1);
  });

  it('prevents the deletion of its package', async () => {
    await start();
    const { packages } = world.domain.firmware;
    const refused = await failureOf(packages.delete(world.deviceNetworkId, packageId));
    expect(refused.code).to.equal('in-use');
    await complete();
    await packages.delete(world.deviceNetworkId, packageId);
  });
});
