import { expect } from 'chai';
import fc from 'fast-check';
import { settled, type SceneClient, type SceneServer } from '../support/scene.ts';
import { SharedScene } from '../support/shared-scene.ts';

type Name = 'a' | 'b';
type Step =
  | { readonly do: 'say'; readonly to: readonly Name[] }
  | { readonly do: 'replay'; readonly to: Name; readonly which: number }
  | { readonly do: 'speak' | 'crash' | 'restart' | 'partition'; readonly on: Name }
  | { readonly do: 'settle' | 'checkpoint' };

const name = fc.constantFrom<Name>('a', 'b');
const common: fc.Arbitrary<Step>[] = [
  fc.record({
    do: fc.constant('say' as const),
    to: fc.constantFrom<Name[]>(['a'], ['b'], ['a', 'b'], ['b', 'a']),
  }),
  fc.record({ do: fc.constant('replay' as const), to: name, which: fc.nat() }),
  fc.record({ do: fc.constant('speak' as const), on: name }),
  fc.record({ do: fc.constantFrom('settle' as const, 'checkpoint' as const) }),
];
const atAnyTime = fc.record({ do: fc.constantFrom('crash' as const, 'partition' as const), on: name });
const afterCheckpoint = fc.record({ do: fc.constant('restart' as const), on: name });

/** Two servers, a device, and the texts that were delivered. */
class Run {
  readonly scene = new SharedScene();
  readonly #servers = new Map<Name, SceneServer>();
  readonly delivered: string[] = [];
  #said = 0;
  #device: SceneClient | undefined;
  #firstRecord = 0;

  get device(): SceneClient {
    if (!this.#device) throw new Error('The run has not begun');
    return this.#device;
  }

  async begin(): Promise<void> {
    await this.#start('a');
    await this.#start('b');
    this.#device = await this.scene.device([this.#server('a')]);
    await this.say(['a']);
    this.#firstRecord = this.device.sent.length - 1;
    await settled();
  }

  async step(step: Step): Promise<void> {
    switch (step.do) {
      case 'say':
        await this.say(step.to);
        return;
      case 'replay':
        this.#replay(step.to, step.which);
        return;
      case 'speak':
        return this.#speak(step.on);
      case 'settle':
        return settled();
      case 'checkpoint':
        return this.#checkpoint();
      case 'partition':
        this.scene.sessions.alive.delete(step.on);
        return;
      case 'restart':
        await settled();
        await this.#checkpoint();
        return this.#crash(step.on);
      case 'crash':
        return this.#crash(step.on);
    }
  }

  async say(to: readonly Name[]): Promise<string> {
    this.#said += 1;
    const text = `text ${this.#said}`;
    this.device.route = to.map((one) => this.#server(one));
    this.device.say(text);
    await settled(1);
    return text;
  }

  #replay(to: Name, which: number): void {
    const sent = this.device.sent.slice(this.#firstRecord);
    this.#server(to).hear(sent[which % sent.length]!, this.device.port());
  }

  async #speak(on: Name): Promise<void> {
    const { transport } = this.#server(on);
    const peer = await transport.takeSession(`dtls:${this.scene.stored().id}`);
    if (peer) transport.send(Buffer.from('from the server'), peer);
  }

  async #checkpoint(): Promise<void> {
    for (const { transport } of this.#servers.values()) await transport.checkpoint();
  }

  async #crash(one: Name): Promise<void> {
    this.#server(one).kill();
    await this.#start(one);
  }

  async #start(one: Name): Promise<void> {
    const server = await this.scene.member(one, {}, (text) => this.delivered.push(text));
    this.#servers.set(one, server);
  }

  #server(one: Name): SceneServer {
    const server = this.#servers.get(one);
    if (!server) throw new Error('There is no such server');
    return server;
  }
}

async function runOf(steps: readonly Step[], check: (run: Run) => Promise<void>): Promise<void> {
  const run = new Run();
  try {
    await run.begin();
    for (const step of steps) await run.step(step);
    await settled();
    await check(run);
  } finally {
    await run.scene.close();
  }
}

describe('a session that moves between servers in any order of events', () => {
  it('never uses a nonce twice, with owners that crash or cannot be reached', async () => {
    const steps = fc.array(fc.oneof(...common, atAnyTime), { minLength: 1, maxLength: 24 });
    const property = fc.asyncProperty(steps, (taken) =>
      runOf(taken, async ({ scene, device }) => {
        expect(scene.numbers).to.have.length(new Set(scene.numbers).size);
        expect(device.transport.counters.handshakes).to.equal(1);
      }),
    );
    await fc.assert(property, { numRuns: 150, seed: 9_146 });
  });

  it('delivers no record twice, and the next one once, while owners can be reached', async () => {
    const steps = fc.array(fc.oneof(...common, afterCheckpoint), { minLength: 1, maxLength: 24 });
    const property = fc.asyncProperty(steps, (taken) =>
      runOf(taken, async (run) => {
        for (const to of ['a', 'b'] as const) {
          const text = await run.say([to]);
          await settled();
          expect(run.delivered).to.include(text);
        }
        expect(run.delivered).to.have.length(new Set(run.delivered).size);
        expect(run.scene.numbers).to.have.length(new Set(run.scene.numbers).size);
      }),
    );
    await fc.assert(property, { numRuns: 150, seed: 9_146 });
  });
});
