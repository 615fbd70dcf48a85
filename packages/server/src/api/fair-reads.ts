import { ClientGone } from '../http/body/client-gone.ts';
import type { Operation } from '../http/contract.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from '../http/operation-call.ts';
import type { Clock } from '../kernel/clock.ts';
import { FairWork, reserveFor } from '../kernel/fair-queue.ts';
import { nextTurn } from '../kernel/turns.ts';

/** Reads of a device network at a time if the store answers from another process. */
const READS_ELSEWHERE = 8;
/** A read that takes longer waits for something else than this thread, such as an event stream for events. */
const HOLD_MS = 1_000;

/**
 * Lets device networks take turns with operations that only read. With SQLite, a read holds the thread, so that each
 * network has one at a time, and the one that has used the thread least comes first.
 */
export class FairReads implements Operations {
  readonly #operations: Operations;
  readonly #clock: Clock;
  readonly #turns: FairWork;

  /** @param isStoreElsewhere reads do not hold this thread */
  constructor(operations: Operations, clock: Clock, isStoreElsewhere: boolean) {
    const max = isStoreElsewhere ? READS_ELSEWHERE : 1;
    this.#operations = operations;
    this.#clock = clock;
    this.#turns = new FairWork({ max, reserved: reserveFor(max), holdLimit: { clock, holdMs: HOLD_MS } });
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const { deviceNetworkId } = call.principal;
    // Operations without a key cost little.
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
