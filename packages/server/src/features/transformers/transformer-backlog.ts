/** A computation for one device or one location. */
export interface Job {
  readonly deviceNetworkId: string;
  /** For transformers of templates. */
  readonly deviceId?: string;
  /** For the transformer at a location. */
  readonly transformerId?: string;
  /** Resources with new values, and the time of the oldest of these; undefined: any may have. */
  touched: Map<string, number> | undefined;
  /** Ids of the transformers to compute; absent: all. */
  readonly only?: ReadonlySet<string>;
  /** Called when the job has run, or never will. */
  readonly onEnd?: () => void;
}

/** Resources that one job remembers; beyond that it is about all. */
const MAX_TOUCHED = 256;

/**
 * The jobs of a device network. Jobs of one device or of one location run one after the other. New values that arrive
 * while a job waits are added to that job. A job whose device is busy does not take a place from other devices.
 */
export class TransformerBacklog {
  readonly #maxWaiting: number;
  readonly #maxRunning: number;
  readonly #run: (job: Job) => Promise<void>;
  /** By device or transformer id, in the order in which they arrived. */
  readonly #waiting = new Map<string, Job>();
  /** Parts of a recomputation; each caller awaits one before it adds the next, so they need no bound. */
  readonly #parts = new Set<Job>();
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  /**
   * @param maxWaiting devices and locations with new values that may wait
   * @param maxRunning jobs under way at a time
   * @param run must not reject
   */
  constructor(maxWaiting: number, maxRunning: number, run: (job: Job) => Promise<void>) {
    this.#maxWaiting = maxWaiting;
    this.#maxRunning = maxRunning;
    this.#run = run;
  }

  /** Devices and locations with new values that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  get isIdle(): boolean {
    return this.#waiting.size + this.#parts.size + this.#running.size === 0;
  }

  /** Adds a job, or adds its values to the one that waits. False: there is no room for another device. */
  add(job: Job): boolean {
    if (this.#isClosed) return true;
    const waiting = this.#waiting.get(keyOf(job));
    if (waiting !== undefined) {
      merge(waiting, job);
      return true;
    }
    if (this.#waiting.size >= this.#maxWaiting) return false;
    this.#waiting.set(keyOf(job), job);
    this.#start();
    return true;
  }

  /** Runs a job of its own, which later values are not added to; resolves when it is over. */
  async compute(job: Job): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#parts.add({ ...job, onEnd: resolve });
      this.#start();
    });
  }

  #start(): void {
    while (this.#running.size < this.#maxRunning) {
      const job = this.#next();
      if (job === undefined) return;
      const key = keyOf(job);
      const run = this.#run(job).then(() => {
        this.#running.delete(key);
        job.onEnd?.();
        this.#start();
      });
      this.#running.set(key, run);
    }
  }

  /** The oldest job whose device is not busy. Fewer jobs than run can be passed over: the scan is short. */
  #next(): Job | undefined {
    for (const job of this.#parts) {
      if (this.#running.has(keyOf(job))) continue;
      this.#parts.delete(job);
      return job;
    }
    for (const [key, job] of this.#waiting) {
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      return job;
    }
    return undefined;
  }

  /** Drops what waits; resolves when what runs is over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.clear();
    for (const { onEnd } of this.#parts) onEnd?.();
    this.#parts.clear();
    await Promise.all(this.#running.values());
  }
}

function keyOf({ deviceId, transformerId = '' }: Job): string {
  return deviceId ?? transformerId;
}

function merge(waiting: Job, { touched }: Job): void {
  const known = waiting.touched;
  if (touched === undefined || known === undefined) {
    waiting.touched = undefined;
    return;
  }
  for (const [id, time] of touched) known.set(id, Math.min(known.get(id) ?? time, time));
  if (known.size > MAX_TOUCHED) waiting.touched = undefined;
}
