import { expect } from 'chai';
import { OptionNumber, type Message } from '@muster/coap';
import { LockstepPeer, VirtualClock } from '@muster/testkit';
import { parsePath, type OperationAnswer } from '../../src/index.ts';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import { RawDevice, readAnswer } from '../endpoint/raw-device.ts';
import { MemoryTree, TestServer } from '../endpoint/support.ts';

const { contentFormat, uriQuery } = OptionNumber;

/** A request in one line. */
function shown(message: Message): string {
  const { code, path, query, payload } = readAnswer(message);
  const line = `${code} ${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return payload === '' ? line : `${line} ${payload}`;
}

describe('registration of the enabler test specification, in bytes', () => {
  describe('as device', () => {
    let device: LockstepDevice;
    let clock: VirtualClock;

    async function open(options = {}): Promise<Message> {
      clock = new VirtualClock();
      const tree = new MemoryTree({
        '/1/0/1': 300,
        '/1/0/4': undefined,
        '/1/0/5': 60,
        '/1/0/7': 'U',
        '/1/0/8': undefined,
        '/3/0/0': 'Muster',
      });
      const opened = { endpointName: 'urn:dev:1', lifetimeSeconds: 300, clock, random: () => 0, tree };
      device = await LockstepDevice.open({ ...opened, ...options });
      return device.register;
    }

    afterEach(() => device.close());

    it('LightweightM2M-1.1-int-101: initial registration', async () => {
      expect(shown(await open())).to.equal(
        'POST /rd?ep=urn:dev:1&lt=300&lwm2m=1.1&b=U ' +
          '</>;rt="oma.lwm2m";ct="0 42 60 110 112 11542 11543 11544",</1/0>,</3/0>',
      );
      expect(device.client.state).to.equal('registered');
    });

    it('LightweightM2M-1.1-int-102: updates by itself before the lifetime ends, with the list when it changed', async () => {
      await open();
      await clock.advance(300_000 - 100_000);
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x');
      device.tree.set(3303, 0, 5700, 1);
      void device.client.objectsChanged();
      expect(shown(await device.answer('2.04'))).to.match(/^POST \/rd\/x .*<\/3303\/0>$/);
    });

    it('LightweightM2M-1.1-int-103: de-registration', async () => {
      await open();
      const leaving = device.client.deregister();
      expect(shown(await device.answer('2.02'))).to.equal('DELETE /rd/x');
      await leaving;
      expect(device.client.state).to.equal('idle');
    });

    it('LightweightM2M-1.1-int-103: Disable ends the registration for its time-out', async () => {
      await open();
      expect(await device.ask('POST', '/1/0/4')).to.include({ code: '2.04' });
      expect(shown(await device.answer('2.02'))).to.equal('DELETE /rd/x');
      await clock.advance(59_000);
      await device.link.expectNothing();
      await clock.advance(1_000);
      expect(shown(await device.answer('2.01', { 8: ['rd', 'y'] }))).to.match(/^POST \/rd\?ep=urn:dev:1&/);
    });

    it('tells another binding in an Update, with queue mode where it has it', async () => {
      await open({ queueMode: true });
      expect(await device.ask('PUT', '/1/0/7', { [contentFormat]: 0 }, 'UT')).to.include({ code: '2.04' });
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x?b=UT&Q');
    });

    it('acts upon the Server instance of its own server only', async () => {
      await open({ serverInstanceId: 7 });
      expect(await device.ask('PUT', '/1/0/1', { [contentFormat]: 0 }, '20')).to.include({ code: '2.04' });
      expect(await device.ask('POST', '/1/0/8')).to.include({ code: '2.04' });
      await device.link.expectNothing();
    });

    it('LightweightM2M-1.1-int-104: the Registration Update Trigger brings an Update', async () => {
      await open();
      expect(await device.ask('POST', '/1/0/8')).to.include({ code: '2.04' });
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x');
    });

    it('LightweightM2M-1.1-int-105: an Update that is answered 4.04 is followed by a Register', async () => {
      await open();
      void device.client.update();
      expect(shown(await device.answer('4.04'))).to.equal('POST /rd/x');
      expect(shown(await device.answer('2.01', { 8: ['rd', 'y'] }))).to.match(/^POST \/rd\?ep=urn:dev:1&/);
      void device.client.update();
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/y');
    });

    it('LightweightM2M-1.1-int-107: the device sends an Update after a Write of the lifetime, which counts from then on', async () => {
      await open();
      expect(await device.ask('PUT', '/1/0/1', { [contentFormat]: 0 }, '600')).to.include({ code: '2.04' });
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x?lt=600');
      await clock.advance(499_000);
      await device.link.expectNothing();
      await clock.advance(1_000);
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x');
    });

    const profile = {
      id: '6:27354b9a',
      objects: [
        { objectId: 1, instanceIds: [0] },
        { objectId: 3, instanceIds: [0] },
      ],
    };

    it('LightweightM2M-1.2-int-110: a Profile ID stands for the object list', async () => {
      expect(shown(await open({ lwm2mVersion: '1.2', profile }))).to.equal(
        'POST /rd?ep=urn:dev:1&lt=300&lwm2m=1.2&b=U&pid=6:27354b9a',
      );
    });

    it('LightweightM2M-1.2-int-111: objects that the profile does not cover are listed', async () => {
      const tree = new MemoryTree({ '/1/0/1': 300, '/3/0/0': 'Muster', '/4/0/0': 1 });
      expect(shown(await open({ lwm2mVersion: '1.2', profile, tree }))).to.match(
        /&lwm2m=1\.2&b=U&pid=6:27354b9a <\/>;rt="oma.lwm2m";ct="[\d ]+",<\/4\/0>$/,
      );
    });

    it('registers with the whole list where the server refuses the profile', async () => {
      const link = new LockstepPeer();
      const tree = new MemoryTree({ '/1/0/1': 300, '/3/0/0': 'Muster' });
      device = LockstepDevice.make(link, { lwm2mVersion: '1.2', profile, tree });
      const started = device.client.start();
      expect(shown(await device.answer('4.00'))).to.match(/&pid=6:27354b9a$/);
      expect(shown(await device.answer('2.01', { 8: ['rd', 'y'] }))).to.match(/&b=U .*<\/1\/0>,<\/3\/0>$/);
      await started;
      expect(device.client.state).to.equal('registered');
    });

    it('LightweightM2M-1.1-int-108: the Register announces queue mode', async () => {
      const options = { queueMode: true, smsNumber: '123' };
      expect(shown(await open(options))).to.match(/\?ep=urn:dev:1&lt=300&lwm2m=1\.1&b=U&Q&sms=123 /);
    });

    it('LightweightM2M-1.1-int-109: after its Update a device in queue mode answers what had to wait', async () => {
      await open({ queueMode: true });
      void device.client.update();
      expect(shown(await device.answer('2.04'))).to.equal('POST /rd/x');
      expect(await device.ask('GET', '/3/0/0')).to.include({ code: '2.05', payload: 'Muster' });
    });
  });

  describe('as server', () => {
    let server: TestServer;
    let device: RawDevice;
    const register = (...more: string[]): ReturnType<RawDevice['register']> =>
      device.register(['ep=urn:dev:1', 'lt=300', 'lwm2m=1.1', 'b=U', ...more], '</1/0>,</3/0>');

    beforeEach(async () => {
      server = await TestServer.open();
      device = await RawDevice.open(server.port);
    });

    afterEach(async () => {
      await device.close();
      await server.close();
    });

    /** Answers the request that the server sends. @returns the request and what the server made of the answer */
    async function answer(code: string, performed: Promise<OperationAnswer>): Promise<[string, string]> {
      const message = await device.receive();
      await device.acknowledge(message, code);
      return [shown(message), (await performed).code];
    }

    it('LightweightM2M-1.1-int-104: Execute of the trigger, and the Update that follows', async () => {
      await register();
      const path = parsePath('/1/0/8');
      const performed = server.server.perform(server.target, { type: 'execute', path });
      expect(await answer('2.04', performed)).to.deep.equal(['POST /1/0/8', '2.04']);
      expect(await device.ask({ code: 'POST', path: ['rd', 'r1'] })).to.include({ code: '2.04' });
      expect(server.updates).to.have.length(1);
    });

    it('LightweightM2M-1.1-int-107: Write of the lifetime, and the Update that tells it', async () => {
      await register();
      const path = parsePath('/1/0/1');
      const write = { type: 'write', path, mode: 'replace', records: [{ path, value: 600 }] } as const;
      const performed = server.server.perform(server.target, write, { contentFormat: 0 });
      expect(await answer('2.04', performed)).to.deep.equal(['PUT /1/0/1 600', '2.04']);
      const options = { [uriQuery]: 'lt=600' };
      expect(await device.ask({ code: 'POST', path: ['rd', 'r1'], options })).to.include({ code: '2.04' });
      expect(server.updates[0]).to.include({ lifetimeSeconds: 600 });
    });

    describe('with a list of profiles', () => {
      const both = [
        { objectId: 1, instanceIds: [0] },
        { objectId: 3, instanceIds: [0] },
      ];
      const query = ['ep=urn:dev:1', 'lt=86400', 'lwm2m=1.2'];

      beforeEach(async () => {
        await device.close();
        await server.close();
        server = await TestServer.open({ profiles: new Map([['6:27354b9a', both]]) });
        device = await RawDevice.open(server.port);
      });

      it('LightweightM2M-1.2-int-110: a Profile ID stands for the object list', async () => {
        const answer = await device.register([...query, 'pid=6:27354b9a'], '', null);
        expect(answer).to.deep.include({ code: '2.01', location: ['rd', 'r1'] });
        const expected = { lwm2mVersion: '1.2', profileId: '6:27354b9a', objects: both, warnings: [] };
        expect(server.registers[0]).to.deep.include(expected);
      });

      it('LightweightM2M-1.2-int-111: what the device lists besides is added to the profile', async () => {
        const answer = await device.register([...query, 'pid=6:27354B9A'], '</4/0>,</3/1>,</3>;ver=1.2');
        expect(answer).to.include({ code: '2.01' });
        expect(server.registers[0]?.objects).to.deep.equal([
          { objectId: 1, instanceIds: [0] },
          { objectId: 3, version: '1.2', instanceIds: [0, 1] },
          { objectId: 4, instanceIds: [0] },
        ]);
      });

      it('refuses an unknown profile, and takes it with a warning beside a list', async () => {
        expect(await device.register([...query, 'pid=6:00000000'], '', null)).to.include({ code: '4.00' });
        expect(await device.register([...query, 'pid=6:00000000'], '</4/0>')).to.include({ code: '2.01' });
        expect(server.registers[0]?.objects).to.deep.equal([{ objectId: 4, instanceIds: [0] }]);
        expect(server.registers[0]?.warnings).to.have.length(1);
      });

      it('ignores an invalid Profile ID, and one in an Update', async () => {
        for (const pid of ['pid=', 'pid=x', 'pid=6:', 'pid=6:zz', `pid=6:${'a'.repeat(130)}`]) {
          expect(await device.register([...query, pid], '</4/0>'), pid).to.include({ code: '2.01' });
        }
        const options = { [uriQuery]: 'pid=6:27354b9a' };
        expect(await device.ask({ code: 'POST', path: ['rd', 'r1'], options })).to.include({ code: '2.04' });
        expect(server.updates[0]?.warnings).to.have.length(1);
        expect(server.updates[0]).not.to.have.property('profileId');
      });
    });

    it('LightweightM2M-1.1-int-108: queue mode is taken from the Register, and from an Update', async () => {
      await register('Q');
      expect(server.registers[0]).to.include({ queueMode: true, binding: 'U' });
      await device.ask({ code: 'POST', path: ['rd', 'r1'], options: { [uriQuery]: ['b=U', 'Q'] } });
      expect(server.updates[0]).to.include({ queueMode: true });
    });

    it('LightweightM2M-1.1-int-109: what waits for an Update goes out when its answer has left', async () => {
      await register('Q');
      const waiting = server
        .until(() => server.course.includes('updated'))
        .then(() => server.server.perform(server.target, { type: 'execute', path: parsePath('/3/0/4') }));
      await device.send({ type: 'CON', code: 'POST', id: 7, token: '07', path: ['rd', 'r1'] });
      expect((await device.receive()).messageId).to.equal(7);
      expect(await answer('2.04', waiting)).to.deep.equal(['POST /3/0/4', '2.04']);
    });
  });
});
