import { settle, VirtualClock } from '@muster/testkit';
import { busNames } from '../../src/cluster/bus.ts';
import { MemoryNetwork } from './memory-bus.ts';

/** Turns in which a question and its answer cross a bus in memory, with their acknowledgements. */
const TURNS = 12;

/** Processes of a service on a bus in memory, with one clock. */
export class BusStage {
  readonly clock = new VirtualClock();
  readonly network = new MemoryNetwork();
  readonly errors: unknown[] = [];
  readonly names = busNames(Buffer.alloc(32, 1), 'gateways');

  /** Lets messages arrive that are under way, and those that they cause. */
  async turns(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await settle();
  }

  /** Lets time pass, and messages arrive. */
  async pass(ms: number): Promise<void> {
    await this.turns();
    for (let left = ms; left > 0; left -= 50) {
      await this.clock.advance(Math.min(50, left));
      await this.turns();
    }
  }
}
