/** A computation for one device or one location. */
export interface Job {
  readonly deviceNetworkId: string;
  /** For transformers of templates. */
  readonly deviceId?: string;
  /** For the transformer at a location. */
  readonly transformerId?: string;
  /** Resources with new values, and the time of the oldest new value of each; undefined if any may have new values. */
  touched: Map<string, number> | undefined;
  /** IDs of the transformers to compute; absent for all. */
  readonly only?: ReadonlySet<string>;
  /** Called when the job has run or been dropped. */
  readonly onEnd?: () => void;
}

/** Maximum number of resources that one job tracks. Beyond that, it covers all. */
const MAX_TOUCHED = 256;

/**
 * The jobs of a device network. Jobs of one device or location run one after the other. New values that arrive while a
 * job is queued are added to that job. A job whose device is busy does not take a place from other devices.
 */
export class TransformerBacklog {
  readonly #maxWaiting: number;
  readonly #maxRunning: number;
  readonly #run: (job: Job) => Promise<void>;
  /** Queued jobs by device or transformer ID, in order of arrival. */
  readonly #waiting = new Map<string, Job>();
  /** Parts of a recomputation. Each caller awaits one before it adds the next, so they need no limit. */
  readonly #parts = new Set<Job>();
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  /**
   * @param maxWaiting maximum number of queued devices and locations with new values
   * @param maxRunning maximum number of concurrent jobs
   * @param run must not reject
   */
  constructor(maxWaiting: number, maxRunning: number, run: (job: Job) => Promise<void>) {
    this.#maxWaiting = maxWaiting;
    this.#maxRunning = maxRunning;
    this.#run = run;
  }

  /** Number of queued devices and locations with new values. */
  get size(): number {
    return this.#waiting.size;
  }

  get isIdle(): boolean {
    return this.#waiting.size + this.#parts.size + this.#running.size === 0;
  }

  /** Adds a job, or adds its values to a queued job of the device. Returns false if the queue is full. */
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

  /** Runs a separate job, to which later values are not added. Resolves when it has ended. */
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

  /**
   * Returns the oldest job whose device is not busy. It skips at most as many jobs as are running, so the scan is
   * short.
   */
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

  /** Drops queued jobs. Resolves when the running jobs have ended. */
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
