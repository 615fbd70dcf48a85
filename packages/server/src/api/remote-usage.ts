import { MusterError } from '../kernel/errors.ts';
import { usageFigures } from '../kernel/ports.ts';
import type { DeviceMeter, UsageFigure } from '../kernel/ports.ts';

/** Figures to add, keyed by device network. */
export type UsageBatch = ReadonlyMap<string, Readonly<Partial<Record<UsageFigure, number>>>>;

/** Milliseconds until counts are sent to the device loop. */
const BATCH_MS = 100;

/** Counts on the API thread, and sends the counts to the device loop in batches. */
export class RemoteUsage implements DeviceMeter {
  readonly #send: (batch: UsageBatch, isSettling: boolean) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #batch = new Map<string, Partial<Record<UsageFigure, number>>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param send resolves when the device loop has received the batch, or with `isSettling` when it is stored */
  constructor(
    send: (batch: UsageBatch, isSettling: boolean) => Promise<void>,
    onError: (error: unknown) => void,
  ) {
    this.#send = send;
    this.#onError = onError;
  }

  add(deviceNetworkId: string, figure: UsageFigure, count = 1): void {
    let figures = this.#batch.get(deviceNetworkId);
    if (figures === undefined) {
      figures = {};
      this.#batch.set(deviceNetworkId, figures);
    }
    figures[figure] = (figures[figure] ?? 0) + count;
    this.#timer ??= setTimeout(() => this.send(), BATCH_MS);
  }

  /** Sends the counts now, before the following messages to the device loop. */
  send(): void {
    void this.#flush(false).catch(this.#onError);
  }

  settle(): Promise<void> {
    return this.#flush(true);
  }

  async #flush(isSettling: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#batch;
    this.#batch = new Map();
    try {
      await this.#send(batch, isSettling);
    } catch (error) {
      // The batch was not sent, so it is added to the next one.
      if (!(error instanceof MusterError) || error.code !== 'gateway-unreachable') throw error;
      addBatch(this, batch);
    }
  }

  /** The device loop counts devices itself. */
  devicesChanged(): void {}

  /** The device loop receives the messages of devices itself. */
  heard(): void {}
}

export function addBatch(usage: Pick<DeviceMeter, 'add'>, batch: UsageBatch): void {
  for (const [deviceNetworkId, figures] of batch) {
    for (const figure of usageFigures) {
      const count = figures[figure];
      if (count !== undefined) usage.add(deviceNetworkId, figure, count);
    }
  }
}
