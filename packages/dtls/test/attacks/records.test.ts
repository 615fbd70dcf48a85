import { expect } from 'chai';
import { encodePlaintextRecord } from '../../src/record/record.ts';
import { ATTACKER, DEVICE, Network, SERVER } from './network.ts';

type Server = Awaited<ReturnType<Network['server']>>;
type Device = Awaited<ReturnType<Network['device']>>;

for (const connectionIdBytes of [6, 0]) {
  describe(`attacks on a live session ${connectionIdBytes > 0 ? 'with' : 'without'} Connection ID`, () => {
    let network: Network;
    let server: Server;
    let device: Device;

    beforeEach(async () => {
      network = new Network();
      server = await network.server({ connectionIdBytes });
      device = await network.device();
      await device.say('hello');
      expect(device.inbox.texts).to.deep.equal(['HELLO']);
    });

    afterEach(() => network.close());

    /** Expects that the session is unharmed: the device is heard and answered at its address. */
    async function expectUnharmed(): Promise<void> {
      await device.say('still here');
      expect(device.inbox.texts.at(-1)).to.equal('STILL HERE');
      expect(server.transport.counters).to.include({ handshakes: 1, addressChanges: 0, connections: 1 });
      expect(network.sentTo(ATTACKER)).to.have.length(0);
    }

    /** The next record of the device, which does not arrive. */
    async function held(text: string): Promise<Buffer> {
      network.passes = () => false;
      await device.say(text);
      network.passes = () => true;
      return network.sentBy(DEVICE).at(-1)!;
    }

    it('takes a record once, however often and wherever from it comes', async () => {
      const record = await held('once');
      network.inject(record, DEVICE);
      const answers = network.sentBy(SERVER).length;
      for (let count = 0; count < 50; count += 1) {
        network.inject(record, DEVICE);
        network.inject(record, ATTACKER);
      }
      expect(server.inbox.texts).to.deep.equal(['hello', 'once']);
      expect(network.sentBy(SERVER)).to.have.length(answers);
      await expectUnharmed();
    });

    it('takes records in any order, each once, and none that is older than 64 others', async () => {
      const sent: Buffer[] = [];
      for (let count = 0; count < 70; count += 1) sent.push(await held(`n${count}`));
      for (const record of [...sent].reverse()) network.inject(record, DEVICE);
      const heard = server.inbox.texts.slice(1);
      expect(heard).to.deep.equal(Array.from({ length: 64 }, (_, index) => `n${69 - index}`));
      await expectUnharmed();
    });

    it('takes nothing that was cut, or of which a bit was changed, and says nothing to it', async () => {
      const record = await held('genuine');
      const before = network.log.length;
      for (let length = 0; length < record.length; length += 1)
        network.inject(record.subarray(0, length), DEVICE);
      for (let bit = 0; bit < record.length * 8; bit += 1) {
        const changed = Buffer.from(record);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        network.inject(changed, DEVICE);
        network.inject(changed, ATTACKER);
      }
      expect(server.inbox.texts).to.deep.equal(['hello']);
      expect(network.log).to.have.length(before);
      network.inject(record, DEVICE);
      expect(server.inbox.texts).to.deep.equal(['hello', 'genuine']);
      await expectUnharmed();
    });

    it('ignores unauthenticated alerts, on both sides', async () => {
      for (const [level, description] of [
        [2, 40],
        [2, 20],
        [1, 0],
        [2, 0],
      ]) {
        const alert = Buffer.of(level!, description!);
        for (const epoch of [0, 1, 2]) {
          for (const sequence of [0, 1, 7, 2 ** 48 - 1]) {
            const record = encodePlaintextRecord(21, epoch, sequence, alert);
            network.inject(record, DEVICE);
            network.inject(record, SERVER, DEVICE);
          }
        }
      }
      await expectUnharmed();
      expect(device.transport.isEstablished).to.equal(true);
    });

    it('keeps its address unless a record is authentic and the newest', async () => {
      const record = await held('moving');
      const forged = Buffer.from(record);
      forged.writeUIntBE(2 ** 47, 5, 6);
      network.inject(forged, ATTACKER);
      network.inject(record, DEVICE);
      network.inject(record, ATTACKER);
      await expectUnharmed();
    });

    it('survives handshakes that others start in its name', async () => {
      const hellos = network.sentBy(DEVICE).slice(0, 3);
      for (let count = 0; count < 20; count += 1) {
        for (const datagram of hellos) network.inject(datagram, DEVICE);
      }
      await network.clock.advance(5_000);
      await device.say('still here');
      expect(device.inbox.texts.at(-1)).to.equal('STILL HERE');
      await network.clock.advance(600_000);
      expect(server.transport.counters).to.include({ connections: 1, halfOpen: 0 });
    });
  });
}
