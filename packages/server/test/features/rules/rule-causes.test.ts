import { expect } from 'chai';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import { devices } from '../../../src/features/devices/model.ts';
import { metConditions } from '../../../src/features/rules/model.ts';
import { deviceSource } from '../../support/device-world.ts';
import { addFirmware } from '../../support/firmware-package.ts';
import { FirmwareMachine } from '../../support/firmware-machine.ts';
import { TimedRuleWorld } from '../../support/timed-rule-world.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

describe('rules on causes other than values', () => {
  let rules: TimedRuleWorld;

  perTest(TimedRuleWorld, (one) => (rules = one));

  /** Registers a device whose registration ends after 5 minutes, and a grace. */
  const register = async (name = 'buoy-2', paths = ['/1/0', '/3303/0'], init = {}): Promise<string> => {
    const { world } = rules;
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: name }] as const;
    if ((await world.store.collection(devices).count({ where })) === 0) await world.addDevice(name);
    return world.register(name, paths, init);
  };
  const lose = async (name = 'buoy-2'): Promise<void> => {
    const { clock, domain } = rules.world;
    const { id } = await rules.world.device(name);
    const { expiresAt = 0 } = domain.live.ofDevice(id) ?? {};
    await rules.advance(expiresAt - clock.now());
  };
  /** Registers a device, loses it and waits until it counts as offline. */
  const goOffline = async (): Promise<void> => {
    await register();
    await lose();
    await rules.advance(110 * SECOND);
  };
  const reportBoth = async (): Promise<void> => {
    for (const instance of [0, 1]) await rules.report(`/3303/${instance}/5700`, 20);
  };
  const count = (): Promise<number> => rules.world.store.collection(metConditions).count();

  describe('NoValue', () => {
    const silent = { TriggerOn: 'NoValue', TriggerAfterSeconds: 100 };

    it('is raised when the last value is old enough, and reset by the next value', async () => {
      await reportBoth();
      await rules.rule(silent);
      await rules.advance(99 * SECOND);
      expect(await rules.events()).to.deep.equal([]);
      await rules.report('/3303/1/5700', 20);
      await rules.advance(11 * SECOND);
      expect(await rules.states()).to.deep.equal(['resource active']);
      const [event] = await rules.listed();
      expect(event).to.include({ DeviceName: 'buoy-1', ResourceName: 'Sensor Value', Status: 'Active' });
      await rules.report('/3303/0/5700', 20);
      expect(await rules.states()).to.deep.equal(['resource reset']);
      expect(await count()).to.equal(0);
    });

    it('a resource without values is silent from the time when the rule was switched on', async () => {
      await rules.advance(HOUR);
      await rules.rule(silent);
      await rules.advance(99 * SECOND);
      expect(await rules.events()).to.deep.equal([]);
      await rules.advance(11 * SECOND);
      expect(await rules.states()).to.deep.equal(['resource active', 'resource active']);
    });

    it('a device that enrols later is silent from then', async () => {
      await rules.rule({ ...silent, TriggerAfterSeconds: 1000 });
      await reportBoth();
      await rules.advance(900 * SECOND);
      await register();
      await reportBoth();
      await rules.advance(900 * SECOND);
      expect(await rules.events()).to.deep.equal([]);
      await rules.advance(200 * SECOND);
      expect((await rules.events()).map(({ deviceName }) => deviceName)).to.include('buoy-2');
    });

    it('OnlyFirstTime raises one event for a device, and resets it when all resources have values', async () => {
      await rules.rule({ ...silent, TriggerType: 'OnlyFirstTime', TriggerByDevice: true });
      await rules.advance(110 * SECOND);
      expect(await rules.states()).to.deep.equal(['resource active']);
      await rules.report('/3303/0/5700', 20);
      expect(await rules.states()).to.deep.equal(['resource active']);
      await rules.report('/3303/1/5700', 20);
      expect(await rules.states()).to.deep.equal(['resource reset']);
    });

    it('an event that is reset by hand is not raised again before the next value', async () => {
      const id = await rules.rule(silent);
      await rules.report('/3303/1/5700', 20);
      await rules.advance(110 * SECOND);
      await expectDone(rules.app.post(`/rules/${id}/reset`, {}));
      await rules.report('/3303/1/5700', 20);
      await rules.advance(90 * SECOND);
      expect((await rules.states()).filter((one) => one.endsWith('active'))).to.deep.equal([]);
      await rules.report('/3303/0/5700', 20);
      await rules.advance(110 * SECOND);
      expect((await rules.states()).filter((one) => one.endsWith('active'))).to.have.lengthOf(2);
    });

    it('values reset it after a restart, and devices get the time of a sweep to send them', async () => {
      await rules.rule(silent);
      await rules.advance(50 * SECOND);
      await rules.report('/3303/0/5700', 20);
      await rules.advance(55 * SECOND);
      expect(await rules.states()).to.deep.equal(['resource active']);
      await rules.restart(HOUR);
      expect(await rules.states()).to.deep.equal(['resource active']);
      await rules.report('/3303/1/5700', 20);
      expect(await rules.states()).to.deep.equal(['resource reset']);
      await rules.advance(10 * SECOND);
      expect(await rules.states()).to.deep.equal(['resource reset', 'resource active']);
    });

    it('is over when the resource leaves the collection', async () => {
      await rules.rule(silent);
      await rules.advance(110 * SECOND);
      const path = `/resourcecollections/${rules.collectionId}`;
      await expectDone(rules.app.put(path, { Name: 'nothing' }));
      await rules.settle();
      expect(await rules.states()).to.deep.equal(['resource reset', 'resource reset']);
      expect(await count()).to.equal(0);
    });
  });

  describe('DeviceOffline', () => {
    const offline = { TriggerOn: 'DeviceOffline', TriggerAfterSeconds: 100 };

    it('is raised some time after the registration is lost, and reset when the device registers', async () => {
      await rules.rule(offline);
      await goOffline();
      const { contactLostTime = 0 } = await rules.world.device('buoy-2');
      const [event] = await rules.events();
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
      expect(event!.createdAt - contactLostTime).to.be.within(100 * SECOND, 120 * SECOND);
      expect(event).to.not.have.any.keys('smartObjectId', 'resourceId', 'value');
      await register();
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
    });

    it('counts a Deregister, and a device that has never registered from its creation', async () => {
      await rules.world.addDevice('buoy-3');
      const location = await register();
      const all = { Name: 'all', DeviceTemplateIds: [rules.templateId] };
      const ResourceCollectionId = await rules.app.create('/resourcecollections', all);
      await rules.rule({ ...offline, ResourceCollectionId });
      await rules.world.domain.registrations.deregister({ source: deviceSource, location });
      await rules.advance(99 * SECOND);
      expect(await rules.events()).to.deep.equal([]);
      await rules.advance(11 * SECOND);
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
    });

    it('is raised when the rule is switched on later, and lasts over a restart', async () => {
      await goOffline();
      await rules.rule(offline);
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
      await rules.restart(HOUR);
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
      await register();
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
    });

    it('OnlyFirstTime raises one event while any device is offline', async () => {
      await rules.rule({ ...offline, TriggerType: 'OnlyFirstTime' });
      await register('buoy-2');
      await register('buoy-3');
      await lose();
      await rules.advance(110 * SECOND);
      expect(await rules.events()).to.have.lengthOf(1);
      await register('buoy-2');
      expect((await rules.states())[0]).to.match(/active$/u);
      await register('buoy-3');
      expect((await rules.states())[0]).to.match(/reset$/u);
      expect(await rules.events()).to.have.lengthOf(1);
    });

    it('stays until it is reset by hand if the rule says so', async () => {
      const id = await rules.rule({ ...offline, TriggerResetMethod: 'Manually' });
      await goOffline();
      await register();
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
      await expectDone(rules.app.post(`/rules/${id}/reset`, {}));
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
    });

    it('a device that is deleted during a sweep leaves nothing', async () => {
      await rules.rule(offline);
      await goOffline();
      const { id } = await rules.world.device('buoy-2');
      const deleted = rules.app.delete(`/devices/${id}`);
      await rules.advance(10 * SECOND);
      expect((await deleted).status).to.equal(204);
      await rules.advance(20 * SECOND);
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
      expect(await count()).to.equal(0);
    });

    it('a rule that is switched off does nothing, and its events are reset', async () => {
      const id = await rules.rule(offline);
      await goOffline();
      const { Name, ResourceCollectionId, TriggerType } = (await rules.app.get(`/rules/${id}`)).body;
      const body = { Name, ResourceCollectionId, TriggerType, ...offline, IsDeactivated: true };
      await expectDone(rules.app.put(`/rules/${id}`, body));
      await rules.settle();
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
      await rules.advance(HOUR);
      expect(await rules.events()).to.have.lengthOf(1);
      expect(await count()).to.equal(0);
    });
  });

  describe('RegistrationLost', () => {
    it('is raised at once, and reset when the device registers', async () => {
      await rules.rule({ TriggerOn: 'RegistrationLost' });
      await register();
      await lose();
      const { contactLostTime } = await rules.world.device('buoy-2');
      const [event] = await rules.events();
      expect(event).to.include({ deviceName: 'buoy-2', isActive: true, createdAt: contactLostTime });
      await register();
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
    });

    it('a Deregister raises nothing', async () => {
      await rules.rule({ TriggerOn: 'RegistrationLost' });
      const location = await register();
      await rules.world.domain.registrations.deregister({ source: deviceSource, location });
      await rules.advance(HOUR);
      expect(await rules.events()).to.deep.equal([]);
    });

    it('a crash before the event was raised: it is raised after the restart', async () => {
      await rules.rule({ TriggerOn: 'RegistrationLost' });
      await register();
      const { world } = rules;
      const write = world.store.write.bind(world.store);
      world.store.write = async (operations) => {
        if (operations.some((one) => one.type === 'put' && one.collection === metConditions)) {
          throw new Error('The process has died.');
        }
        await write(operations);
      };
      await lose();
      expect(await rules.events()).to.deep.equal([]);
      world.store.write = write;
      await world.domain.close();
      expect(world.errors.splice(0)).to.not.deep.equal([]);
      await rules.restart();
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
    });
  });

  describe('FirmwareUpdateFailed', () => {
    let machine: FirmwareMachine;
    let packageId: string;

    beforeEach(async () => {
      const { world } = rules;
      machine = new FirmwareMachine();
      world.link.answer = machine.answer;
      world.link.uploaded = (bytes) => machine.take(bytes);
      await register('buoy-2', ['/1/0', '/3/0', '/5/0', '/3303/0'], { lifetimeSeconds: 86_400 });
      packageId = await addFirmware(world, Buffer.from('a new firmware'));
      await rules.rule({ TriggerOn: 'FirmwareUpdateFailed' });
    });

    const update = async (): Promise<void> => {
      const { domain, deviceNetworkId } = rules.world;
      const { id } = await rules.world.device('buoy-2');
      await domain.firmware.updates.start(deviceNetworkId, id, packageId, 'Push');
      await rules.settle();
    };

    const fail = async (): Promise<void> => {
      machine.onPackage = () => {
        machine.state = 0;
        machine.result = 5;
      };
      await update();
      await rules.advance(60 * SECOND);
    };

    it('is raised when an update fails, and reset when the next one begins', async () => {
      await fail();
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
      machine.onPackage = () => {
        machine.state = 2;
      };
      await update();
      expect(await rules.states()).to.deep.equal(['buoy-2 reset']);
    });

    it('an update that is cancelled raises nothing', async () => {
      machine.onPackage = () => undefined;
      await update();
      const { world } = rules;
      const { id } = await world.device('buoy-2');
      await world.domain.firmware.updates.cancel(world.deviceNetworkId, id);
      await rules.advance(HOUR);
      expect(await rules.events()).to.deep.equal([]);
    });

    it('lasts over a restart', async () => {
      await fail();
      await rules.restart();
      expect(await rules.states()).to.deep.equal(['buoy-2 active']);
    });
  });
});
