import { expect } from 'chai';
import { seededRandom } from '@muster/testkit';
import type { FirmwareOptions } from '../../../src/features/firmware/firmware.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { BusyDevice, type BusyDeviceOptions } from '../../support/busy-device.ts';
import { FirmwareScene, type FirmwareMachine } from '../../support/firmware-machine.ts';

const image = Buffer.from(Array.from({ length: 6_000 }, (_, at) => at % 251));

describe('a firmware update of a device that is temporarily busy', () => {
  let scene: FirmwareScene;

  const open = (options: Partial<FirmwareOptions>): Promise<FirmwareScene> =>
    FirmwareScene.open(image, { random: seededRandom(3), ...options });

  afterEach(() => scene.close());

  describe('over a link that loses 10 %, without deduplication', () => {
    let device: BusyDevice;

    const meet = async (options: Partial<BusyDeviceOptions>, timeoutSeconds = 86_400): Promise<string> => {
      scene = await open({ timeoutSeconds });
      device = new BusyDevice(scene.world.clock, { lossRate: 0.1, seed: 1, busyRate: 0.05, ...options });
      device.serve(scene.world.link);
      return scene.start('Push');
    };

    afterEach(() => device.close());

    for (const seed of [1, 2, 3, 4, 5]) {
      it(`completes despite some 5.03 (seed ${seed})`, async () => {
        const activity = await meet({ seed });
        for (let minutes = 0; (await scene.now()).isActive && minutes < 120; minutes += 1)
          await scene.pass(60);
        expect(scene.ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
        expect(device.packages.at(-1)!.equals(image)).to.equal(true);
        expect(device.executes).to.equal(1);
        // This seed produces the responses that the test needs.
        expect(device.answered.get('5.03')).to.be.greaterThan(0);
        expect(device.answered.get('4.08')).to.be.greaterThan(0);
      });
    }

    it('is retried at growing intervals while all responses are 5.03, and fails with that code at the deadline', async () => {
      const activity = await meet({ lossRate: 0, busyRate: 1 }, 7_200);
      await scene.pass(3_600);
      expect(await scene.now()).to.include({ isActive: true, currentState: 'Idle' });
      await scene.pass(3_700);
      const { responseMessage, ...end } = scene.ended(activity);
      expect(end).to.deep.equal({ status: 'Failed', responseCode: '5.03' });
      expect(responseMessage).to.contain('timed out').and.to.contain('(5.03): flash is busy');
      expect((await scene.now()).message).to.equal(responseMessage);
      expect(device.answered.get('5.03')).to.equal(14);
    });
  });

  describe('with a package, an address or Update', () => {
    let machine: FirmwareMachine;
    let refusals: number;

    beforeEach(async () => {
      scene = await open({});
      ({ machine } = scene);
      machine.onUpdate = () => machine.updated();
      refusals = 0;
    });

    /** Refuses requests to a path this number of times. */
    function refuse(path: string, times: number, code: string, retryAfterSeconds?: number): void {
      const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      const busy = { code, success: false, diagnostic: 'later', ...wait };
      scene.world.link.answer = (operation) => {
        const { objectId, instanceId, resourceId } = operation.path;
        const isRefused = `/${objectId}/${instanceId}/${resourceId}` === path && refusals < times;
        if (isRefused) refusals += 1;
        return isRefused ? busy : machine.answer(operation);
      };
      scene.world.link.uploaded = (bytes) => {
        if (path !== '/5/0/0' || refusals >= times) return machine.take(bytes);
        refusals += 1;
        return busy;
      };
    }

    async function finishes(activity: string): Promise<void> {
      for (let tries = 0; (await scene.now()).isActive && tries < 40; tries += 1) await scene.pass(60);
      expect(refusals).to.be.greaterThan(0);
      expect(scene.ended(activity)).to.include({ status: 'Completed', responseCode: 'Result 1' });
    }

    for (const code of ['5.03', '4.29', '4.08']) {
      for (const [what, path, delivery] of [
        ['its State', '/5/0/3', 'Push'],
        ['its Result', '/5/0/5', 'Push'],
        ['the package', '/5/0/0', 'Push'],
        ['the Package URI', '/5/0/1', 'Pull'],
        ['Update', '/5/0/2', 'Push'],
        ['its delivery method', '/5/0/9', 'Push'],
      ] as const) {
        it(`continues after ${code} to ${what}, more often than a package may be lost`, async () => {
          refuse(path, 5, code);
          const activity = await scene.start(delivery);
          if (delivery === 'Pull') {
            for (let tries = 0; machine.uris.length === 0 && tries < 40; tries += 1) await scene.pass(60);
            machine.state = 2;
          }
          await finishes(activity);
          expect(refusals).to.equal(5);
        });
      }
    }

    it('waits for the time in Max-Age, even if the device wakes it earlier', async () => {
      refuse('/5/0/3', 1, '5.03', 300);
      await scene.start();
      const { length } = scene.world.link.sent;
      await scene.pass(299);
      scene.world.domain.firmware.followUp({ deviceId: scene.deviceId });
      await scene.world.settle();
      expect(scene.world.link.sent).to.have.length(length);
      await scene.pass(80);
      expect(machine.received).to.have.length(1);
    });

    it('waits no longer than the setting allows', async () => {
      refuse('/5/0/3', 1, '5.03', 86_000);
      await scene.start();
      await scene.pass(899);
      expect(machine.received).to.deep.equal([]);
      await scene.pass(230);
      expect(machine.received).to.have.length(1);
    });

    it('continues to wait after a restart of the service', async () => {
      refuse('/5/0/3', 1, '5.03', 300);
      await scene.start();
      await scene.restart();
      await scene.pass(290);
      expect(machine.received).to.deep.equal([]);
      await scene.pass(90);
      expect(machine.received).to.have.length(1);
      for (let tries = 0; (await scene.now()).isActive && tries < 5; tries += 1) await scene.pass(60);
      expect(await scene.now()).to.include({ isActive: false, result: 1 });
    });

    for (const [kind, message, trouble] of [
      ['timeout', 'no acknowledgement', 'The device stopped responding during the transfer of the package.'],
      ['faulty', 'it sent block 1', 'The response of the device cannot be used: it sent block 1.'],
    ] as const) {
      it(`sends the package again, until the deadline, when the device fails in the middle: ${kind}`, async () => {
        let failures = 6;
        scene.world.link.uploaded = (bytes) => {
          failures -= 1;
          if (failures < 0) return machine.take(bytes);
          throw new DeviceUnreachable(kind, message);
        };
        refusals = 1;
        const activity = await scene.start();
        expect((await scene.now()).trouble).to.equal(trouble);
        await finishes(activity);
        expect(machine.received).to.have.length(1);
      });
    }

    for (const [what, takesBlock0, openSeconds, seconds] of [
      ['takes a new block 0 at once', true, Infinity, 10],
      ['takes a new block 0 soon after it has dropped the transfer', false, 200, 230],
    ] as const) {
      it(`a device that answers 5.03 while a push that was cut is open ${what}`, async () => {
        let pushes = 0;
        let isOpen = false;
        const endsAtMs = scene.world.clock.now() + openSeconds * 1000;
        const busy = { code: '5.03', success: false, diagnostic: 'transfer open' };
        const isBusy = (): boolean => isOpen && scene.world.clock.now() < endsAtMs;
        scene.world.link.answer = (operation) =>
          operation.type === 'write' && isBusy() ? busy : machine.answer(operation);
        scene.world.link.uploaded = (bytes) => {
          pushes += 1;
          if (pushes === 1) {
            isOpen = true;
            machine.state = 1;
            throw new DeviceUnreachable('timeout', 'killed');
          }
          if (isBusy() && !takesBlock0) return busy;
          isOpen = false;
          return machine.take(bytes);
        };
        refusals = 1;
        const activity = await scene.start();
        for (let passed = 0; passed < seconds; passed += 5) await scene.pass(5);
        expect(machine.received).to.have.length(1);
        await finishes(activity);
      });
    }

    it('continues when the device refuses the last block of a package that it has', async () => {
      refusals = 1;
      scene.world.link.uploaded = (bytes) => {
        machine.take(bytes);
        return { code: '4.08', success: false };
      };
      const activity = await scene.start();
      await finishes(activity);
      expect(machine.received).to.have.length(1);
    });

    it('shows the response of the device while it waits, and after it is cancelled', async () => {
      refuse('/5/0/3', 1, '5.03');
      const activity = await scene.start();
      const trouble = 'The device refused the read of /5/0/3 (5.03): later.';
      expect((await scene.now()).trouble).to.equal(trouble);
      await scene.cancel();
      const responseMessage = `The update was cancelled. Last failure: ${trouble}`;
      expect(scene.ended(activity)).to.deep.equal({
        status: 'Failed',
        responseCode: '5.03',
        responseMessage,
      });
    });

    for (const [code, path] of [
      ['5.03', '/5/0/10'],
      ['4.05', '/5/0/1'],
    ] as const) {
      it(`can be cancelled despite a refusal: ${code} to ${path}`, async () => {
        machine.onPackage = () => (machine.state = 1);
        const activity = await scene.start();
        refuse(path, 9, code);
        const answer = scene.world.link.answer;
        scene.world.link.answer = (operation, target) =>
          operation.type === 'write' && operation.path.resourceId === 0
            ? { code: '4.05', success: false }
            : answer(operation, target);
        await scene.cancel();
        const { responseMessage, ...end } = scene.ended(activity);
        expect(end).to.deep.equal({ status: 'Failed', responseCode: code });
        expect(responseMessage).to.contain('The device did not discard the package');
        expect(responseMessage).to.contain(`(${code}): later`);
        expect(await scene.now()).to.include({ isActive: false, message: responseMessage });
      });
    }
  });
});
