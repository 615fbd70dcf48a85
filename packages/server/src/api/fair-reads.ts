import { ClientGone } from '../http/body/client-gone.ts';
import type { Operation } from '../http/contract.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from '../http/operation-call.ts';
import type { Clock } from '../kernel/clock.ts';
import { FairWork, reserveFor } from '../kernel/fair-queue.ts';
import { nextTurn } from '../kernel/turns.ts';

/** Maximum concurrent reads of a device network if the store runs in another process. */
const READS_ELSEWHERE = 8;
/**
 * Milliseconds after which a read no longer counts as using this thread. It waits for something else, for example an
 * event stream for events.
 */
const HOLD_MS = 1_000;

/**
 * Lets device networks take turns with operations that only read. With SQLite, a read blocks the thread, so each
 * network has one at a time, and the network that has used the thread least comes first.
 */
export class FairReads implements Operations {
  readonly #operations: Operations;
  readonly #clock: Clock;
  readonly #turns: FairWork;

  /** @param isStoreElsewhere whether reads do not block this thread */
  constructor(operations: Operations, clock: Clock, isStoreElsewhere: boolean) {
    const max = isStoreElsewhere ? READS_ELSEWHERE : 1;
    this.#operations = operations;
    this.#clock = clock;
    this.#turns = new FairWork({ max, reserved: reserveFor(max), holdLimit: { clock, holdMs: HOLD_MS } });
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const { deviceNetworkId } = call.principal;
    // Operations without a key are cheap.
    if (deviceNetworkId === '') return this.#operations.run(operation, call, connection);
    const end = await this.#turns.begin(deviceNetworkId);
    const startedMs = this.#clock.monotonic();
    try {
      if (connection.signal().aborted) throw new ClientGone();
      return await this.#operations.run(operation, call, connection);
    } finally {
      const costMs = this.#clock.monotonic() - startedMs;
      // Requests of other networks that have arrived join before the next turn.
      void nextTurn().then(() => end(costMs));
    }
  }
}
