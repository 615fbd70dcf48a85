import type { DatagramSocket, SocketReceiver } from '@muster/lwm2m';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import type { NetworkCounters, NetworkSetting } from '../../src/index.ts';
import { DeviceNetwork } from '../../src/network/device-network.ts';
import { ImpairedSocket } from '../../src/network/impaired-socket.ts';
import { ImpairmentLog } from '../../src/network/impairment-log.ts';

/** A network of memory on a virtual clock, with nothing at the server's end. Its sockets have the ports 40001, 40002 ... */
class MemoryWire {
  /** Datagrams at the server's end, with the port of the device. */
  readonly arrivals: { readonly atMs: number; readonly port: number; readonly datagram: Buffer }[] = [];
  readonly #clock: VirtualClock;
  readonly #receivers = new Map<number, SocketReceiver>();
  #lastPort = 40_000;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  /** Ports that are open, ascending. */
  get ports(): number[] {
    return [...this.#receivers.keys()];
  }

  /** The bytes that arrived, as text. */
  get texts(): string[] {
    return this.arrivals.map(({ datagram }) => datagram.toString());
  }

  readonly open = async (): Promise<DatagramSocket> => {
    this.#lastPort += 1;
    const port = this.#lastPort;
    return {
      localAddress: { address: '127.0.0.1', port },
      start: (receiver) => void this.#receivers.set(port, receiver),
      send: (datagram) =>
        void this.arrivals.push({ atMs: this.#clock.monotonic(), port, datagram: Buffer.from(datagram) }),
      close: async () => void this.#receivers.delete(port),
    };
  };

  /** Sends to a port of the device; lost if the port is closed. */
  reply(port: number, text: string): void {
    this.#receivers.get(port)?.onDatagram(Buffer.from(text), '192.0.2.1', 5683);
  }
}

const count = 1000;

interface Heard {
  readonly atMs: number;
  readonly text: string;
}

/** A socket behind a network, and all that passes it in both directions. */
class Scene {
  readonly clock = new VirtualClock();
  readonly wire = new MemoryWire(this.clock);
  readonly heard: Heard[] = [];
  readonly #network: DeviceNetwork;
  #socket: ImpairedSocket | undefined;

  private constructor(settings: readonly NetworkSetting[], { seed = 1, index = 1 }) {
    const { clock } = this;
    this.#network = new DeviceNetwork(settings, {
      seed,
      index,
      clock,
      log: new ImpairmentLog(),
      runStartMs: () => 0,
    });
  }

  static async open(
    settings: readonly NetworkSetting[],
    device: { seed?: number; index?: number } = {},
  ): Promise<Scene> {
    const scene = new Scene(settings, device);
    await scene.openSocket();
    return scene;
  }

  async openSocket(): Promise<ImpairedSocket> {
    const socket = await ImpairedSocket.open(this.#network, this.wire.open);
    this.#socket = socket;
    socket.start({
      onDatagram: (datagram) =>
        this.heard.push({ atMs: this.clock.monotonic(), text: datagram.toString('latin1') }),
      onError: (error) => {
        throw error;
      },
    });
    return socket;
  }

  get counters(): NetworkCounters {
    return this.#network.counters;
  }

  get socket(): ImpairedSocket {
    return this.#socket!;
  }

  send(text: string): void {
    this.socket.send(Buffer.from(text), '192.0.2.1', 5683);
  }

  /** Sends `0000`, `0001` ... each way, one every millisecond. */
  async exchange(datagrams = count): Promise<void> {
    for (let i = 0; i < datagrams; i += 1) {
      this.send(number(i));
      this.wire.reply(this.wire.ports[0]!, number(i));
      await this.clock.advance(1);
    }
  }
}

const number = (i: number): string => String(i).padStart(4, '0');

const all = Array.from({ length: count }, (_, i) => number(i));

describe('network conditions', () => {
  it('lose datagrams at the rate, and keep the order of the others', async () => {
    const scene = await Scene.open([{ lossRate: 0.2 }]);
    await scene.exchange();
    const { texts } = scene.wire;
    expect(texts).to.deep.equal(all.filter((text) => texts.includes(text)));
    expect(texts).to.have.length(796);
    expect(scene.heard).to.have.length(801);
    expect(scene.counters.lost).to.equal(2 * count - 796 - 801);
  });

  it('apply to one direction only where told so', async () => {
    const scene = await Scene.open([{ lossRate: 1, direction: 'to-device' }]);
    await scene.exchange(20);
    expect(scene.wire.texts).to.have.length(20);
    expect(scene.heard).to.have.length(0);
    const other = await Scene.open([{ lossRate: 1, direction: 'to-server' }]);
    await other.exchange(20);
    expect(other.wire.texts).to.have.length(0);
    expect(other.heard).to.have.length(20);
  });

  it('delay datagrams, with jitter to either side', async () => {
    const scene = await Scene.open([{ delayMs: 100, jitterMs: 40, direction: 'to-server' }]);
    await scene.exchange();
    await scene.clock.advance(200);
    const delays = scene.wire.arrivals.map(({ atMs, datagram }) => atMs - Number(datagram.toString()));
    expect(delays).to.have.length(count);
    expect(Math.min(...delays)).to.be.within(60, 62);
    expect(Math.max(...delays)).to.be.within(138, 140);
    expect(scene.counters).to.include({ delayed: count, lost: 0 });
  });

  it('duplicate datagrams', async () => {
    const scene = await Scene.open([{ duplicationRate: 0.1, direction: 'to-server' }]);
    await scene.exchange();
    const copies = scene.wire.texts.length - count;
    expect(new Set(scene.wire.texts).size).to.equal(count);
    expect(copies).to.equal(110);
    expect(scene.counters.duplicated).to.equal(copies);
  });

  it('let later datagrams overtake', async () => {
    const scene = await Scene.open([{ reorderRate: 0.1, direction: 'to-server' }]);
    await scene.exchange();
    await scene.clock.advance(1000);
    const { texts } = scene.wire;
    expect([...texts].sort()).to.deep.equal(all);
    const overtaken = texts.filter((text, i) => i > 0 && text < texts[i - 1]!);
    expect(overtaken.length).to.be.within(80, 120);
    expect(scene.counters.reordered).to.be.within(overtaken.length, 120);
  });

  it('a datagram that none overtakes arrives a second later', async () => {
    const scene = await Scene.open([{ reorderRate: 1 }]);
    scene.send('lonely');
    await scene.clock.advance(999);
    expect(scene.wire.texts).to.be.empty;
    await scene.clock.advance(1);
    expect(scene.wire.texts).to.deep.equal(['lonely']);
    expect(scene.counters.reordered).to.equal(0);
  });

  it('flip one bit of a corrupted datagram', async () => {
    const scene = await Scene.open([{ corruptionRate: 0.5, direction: 'to-server' }]);
    await scene.exchange();
    const flips = scene.wire.arrivals.map(({ datagram }, i) =>
      bitsThatDiffer(datagram, Buffer.from(all[i]!)),
    );
    expect(new Set(flips)).to.deep.equal(new Set([0, 1]));
    const corrupted = flips.filter((bits) => bits === 1).length;
    expect(corrupted).to.equal(scene.counters.corrupted);
    expect(corrupted).to.equal(503);
  });

  it('drop datagrams that are longer than the MTU, both ways', async () => {
    const scene = await Scene.open([{ mtuBytes: 5 }]);
    for (const text of ['12345', '123456']) {
      scene.send(text);
      scene.wire.reply(40_001, text);
    }
    expect(scene.wire.texts).to.deep.equal(['12345']);
    expect(scene.heard.map(({ text }) => text)).to.deep.equal(['12345']);
    expect(scene.counters).to.include({ tooLong: 2, lost: 0 });
  });

  it('apply from and until the seconds of their schedule', async () => {
    const scene = await Scene.open([{ lossRate: 1, fromSeconds: 0.3, toSeconds: 0.6 }]);
    await scene.exchange();
    const expected = all.filter((text) => Number(text) < 300 || Number(text) >= 600);
    expect(scene.wire.texts).to.deep.equal(expected);
    expect(scene.heard.map(({ text }) => text)).to.deep.equal(expected);
  });

  it('add up: rates as independent events, delays as a sum, and the smallest MTU', async () => {
    const scene = await Scene.open([
      { lossRate: 0.5, delayMs: 10, mtuBytes: 100, direction: 'to-server' },
      { lossRate: 0.5, delayMs: 20, mtuBytes: 4, direction: 'to-server' },
    ]);
    scene.send('12345');
    await scene.exchange();
    await scene.clock.advance(30);
    expect(scene.wire.arrivals).to.have.length(242);
    for (const { atMs, datagram } of scene.wire.arrivals)
      expect(atMs - Number(datagram.toString())).to.equal(30);
    expect(scene.counters).to.include({ tooLong: 1, lost: count - 242 });
  });

  it('decide the same with the same seed and device, for any traffic in the other direction', async () => {
    const settings: NetworkSetting[] = [
      {
        lossRate: 0.1,
        delayMs: 20,
        jitterMs: 20,
        duplicationRate: 0.1,
        reorderRate: 0.1,
        corruptionRate: 0.1,
      },
    ];
    const play = async (device: { seed?: number; index?: number }, replies: boolean): Promise<string[]> => {
      const scene = await Scene.open(settings, device);
      for (let i = 0; i < 200; i += 1) {
        scene.send(number(i));
        if (replies) scene.wire.reply(40_001, 'reply');
        await scene.clock.advance(1);
      }
      await scene.clock.advance(2000);
      return scene.wire.arrivals.map(({ atMs, datagram }) => `${atMs} ${datagram.toString('hex')}`);
    };
    const first = await play({ seed: 3, index: 5 }, false);
    expect(await play({ seed: 3, index: 5 }, true)).to.deep.equal(first);
    expect(await play({ seed: 4, index: 5 }, false)).not.to.deep.equal(first);
    expect(await play({ seed: 3, index: 6 }, false)).not.to.deep.equal(first);
  });

  it('drop datagrams for which 256 others wait', async () => {
    const scene = await Scene.open([{ delayMs: 60_000 }]);
    for (let i = 0; i < 300; i += 1) scene.send(number(i));
    expect(scene.counters).to.include({ lost: 44 });
    await scene.clock.advance(60_000);
    expect(scene.wire.texts).to.deep.equal(all.slice(0, 256));
  });

  it('a closing socket sends delayed datagrams, and receives no more', async () => {
    const scene = await Scene.open([{ delayMs: 1000 }]);
    scene.send('last words');
    scene.wire.reply(40_001, 'too late');
    await scene.socket.close();
    await scene.clock.advance(2000);
    expect(scene.wire.texts).to.deep.equal(['last words']);
    expect(scene.heard).to.be.empty;
    expect(scene.clock.pendingTimers).to.equal(0);
  });
});

describe('a NAT', () => {
  const ports = (scene: Scene): number[] => scene.wire.arrivals.map(({ port }) => port);

  it('forgets a silent device: replies are dropped, and the next datagram leaves from another port', async () => {
    const scene = await Scene.open([{ natTimeoutSeconds: 30 }]);
    const { port } = scene.socket.localAddress;
    scene.send('a');
    await scene.clock.advance(29_000);
    scene.wire.reply(40_001, 'in time');
    scene.send('b');
    await scene.clock.advance(30_000);
    scene.wire.reply(40_001, 'too late');
    scene.send('c');
    await scene.clock.advance(1);
    scene.wire.reply(40_001, 'to the old port');
    scene.wire.reply(40_002, 'to the new port');
    expect(ports(scene)).to.deep.equal([40_001, 40_001, 40_002]);
    expect(scene.heard.map(({ text }) => text)).to.deep.equal(['in time', 'to the new port']);
    expect(scene.counters).to.include({ natRebinds: 1, natDropped: 1 });
    expect(scene.wire.ports).to.deep.equal([40_002]);
    expect(scene.socket.localAddress.port).to.equal(port);
  });

  it('counts silence within its schedule only', async () => {
    const scene = await Scene.open([{ natTimeoutSeconds: 30, fromSeconds: 100, toSeconds: 200 }]);
    scene.send('a');
    await scene.clock.advance(90_000);
    scene.send('b');
    await scene.clock.advance(20_000);
    scene.send('c');
    await scene.clock.advance(80_000);
    scene.send('d');
    await scene.clock.advance(100_000);
    scene.send('e');
    await scene.clock.advance(1);
    expect(ports(scene)).to.deep.equal([40_001, 40_001, 40_001, 40_002, 40_002]);
  });

  it('moves a device that keeps sending to another port again and again', async () => {
    const scene = await Scene.open([{ natRebindEverySeconds: 10, fromSeconds: 20, toSeconds: 60 }]);
    for (let second = 0; second < 100; second += 1) {
      scene.send(number(second));
      await scene.clock.advance(1000);
    }
    expect(scene.wire.texts).to.deep.equal(all.slice(0, 100));
    expect(new Set(ports(scene).slice(0, 20)).size).to.equal(1);
    expect(new Set(ports(scene).slice(60)).size).to.equal(1);
    expect(new Set(ports(scene)).size).to.equal(5);
    expect(scene.counters.natRebinds).to.equal(4);
  });

  it('moves devices of a fleet at different times', async () => {
    const moments = [1, 2, 3].map(async (index) => {
      const scene = await Scene.open([{ natRebindEverySeconds: 100 }], { index });
      for (let second = 0; second < 100; second += 1) {
        scene.send('x');
        await scene.clock.advance(1000);
      }
      return ports(scene).indexOf(40_002);
    });
    expect(new Set(await Promise.all(moments)).size).to.equal(3);
  });

  it('a new socket of the device has a new mapping', async () => {
    const scene = await Scene.open([{ natTimeoutSeconds: 30 }]);
    scene.send('a');
    await scene.socket.close();
    await scene.clock.advance(60_000);
    await scene.openSocket();
    scene.send('b');
    expect(ports(scene)).to.deep.equal([40_001, 40_002]);
    expect(scene.counters.natRebinds).to.equal(0);
  });
});

function bitsThatDiffer(a: Buffer, b: Buffer): number {
  let bits = 0;
  for (let i = 0; i < a.length; i += 1) {
    for (let x = (a[i] ?? 0) ^ (b[i] ?? 0); x > 0; x &= x - 1) bits += 1;
  }
  return bits;
}
