import { expect } from 'chai';
import { encodePlaintextRecord } from '../../src/record/record.ts';
import { ATTACKER, Scene, SERVICE, type SceneClient, type SceneServer } from '../support/scene.ts';

for (const connectionIdBytes of [6, 0]) {
  describe(`attacks on a live session ${connectionIdBytes > 0 ? 'with' : 'without'} Connection ID`, () => {
    let scene: Scene;
    let server: SceneServer;
    let device: SceneClient;

    beforeEach(async () => {
      scene = new Scene();
      ({ server, client: device } = await scene.connected({ connectionIdBytes }));
    });

    afterEach(() => scene.close());

    const fromDevice = (record: Buffer): void => server.hear(record, device.port());
    const fromAttacker = (record: Buffer): void => server.socket.hear(record, ATTACKER);

    /** Expects that the session is unharmed: the device is heard and answered at its address. */
    async function expectUnharmed(): Promise<void> {
      await device.ask('still here');
      expect(server.transport.counters).to.include({ handshakes: 1, addressChanges: 0, connections: 1 });
      expect(scene.log.filter(({ to }) => to.address === ATTACKER.address)).to.deep.equal([]);
    }

    it('takes a record once, however often and wherever from it comes', async () => {
      const record = device.unheard('once');
      fromDevice(record);
      const answers = server.socket.sent.length;
      for (let count = 0; count < 50; count += 1) {
        fromDevice(record);
        fromAttacker(record);
      }
      expect(server.inbox.texts).to.deep.equal(['hello', 'once']);
      expect(server.socket.sent).to.have.length(answers);
      await expectUnharmed();
    });

    it('takes records in any order, each once, and none that is older than 64 others', async () => {
      const sent = Array.from({ length: 70 }, (_, count) => device.unheard(`n${count}`));
      for (const record of sent.reverse()) fromDevice(record);
      const heard = server.inbox.texts.slice(1);
      expect(heard).to.deep.equal(Array.from({ length: 64 }, (_, index) => `n${69 - index}`));
      await expectUnharmed();
    });

    it('takes nothing that was cut, or of which a bit was changed, and says nothing to it', async () => {
      const record = device.unheard('genuine');
      const before = scene.log.length;
      for (let length = 0; length < record.length; length += 1) fromDevice(record.subarray(0, length));
      for (let bit = 0; bit < record.length * 8; bit += 1) {
        const changed = Buffer.from(record);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        fromDevice(changed);
        fromAttacker(changed);
      }
      expect(server.inbox.texts).to.deep.equal(['hello']);
      expect(scene.log).to.have.length(before);
      fromDevice(record);
      expect(server.inbox.texts).to.deep.equal(['hello', 'genuine']);
      await expectUnharmed();
    });

    it('ignores alerts, hellos and anything else that is not authenticated, on both sides', async () => {
      const hello = `0100003c${'00'.repeat(68)}`;
      for (const [type, hex] of [
        [21, '0228'],
        [21, '0214'],
        [21, '0100'],
        [21, '0200'],
        [22, hello],
        [20, '01'],
        [23, '7472757374206d65'],
      ] as const) {
        const content = Buffer.from(hex, 'hex');
        for (const epoch of [0, 1, 2]) {
          for (const sequence of [0, 1, 7, 2 ** 48 - 1]) {
            const record = encodePlaintextRecord(type, epoch, sequence, content);
            fromDevice(record);
            device.socket().hear(record, { ...SERVICE, port: server.port });
          }
        }
      }
      await expectUnharmed();
      expect(server.inbox.texts).to.deep.equal(['hello', 'still here']);
      expect(device.transport.isEstablished).to.equal(true);
    });

    it('keeps its address unless a record is authentic and the newest', async () => {
      const older = device.unheard('!older');
      const record = device.unheard('moving');
      const forged = Buffer.from(record);
      forged.writeUIntBE(2 ** 47, 5, 6);
      fromAttacker(forged);
      fromDevice(record);
      fromAttacker(record);
      fromAttacker(older);
      const { replayed, badMac, unknownPeer } = server.transport.counters;
      // Without a Connection ID, the records of the attacker are of no connection.
      const expected = connectionIdBytes > 0 ? [1, 1, 0] : [0, 0, 3];
      expect([replayed, badMac, unknownPeer]).to.deep.equal(expected);
      const heard = connectionIdBytes > 0 ? ['hello', 'moving', '!older'] : ['hello', 'moving'];
      expect(server.inbox.texts).to.deep.equal(heard);
      await expectUnharmed();
    });

    it('survives handshakes that others start in its name', async () => {
      const hellos = device.sent.slice(0, 3);
      for (let count = 0; count < 20; count += 1) for (const datagram of hellos) fromDevice(datagram);
      await scene.clock.advance(5_000);
      await device.ask('still here');
      await scene.clock.advance(600_000);
      // Their cookies are no longer good.
      for (const datagram of hellos) fromDevice(datagram);
      expect(server.transport.counters).to.include({ connections: 1, halfOpen: 0 });
    });
  });
}
