import { BackgroundTasks, Lanes, nextTurn, TurnBudget } from '../../kernel/tasks.ts';
import type { TimerHandle } from '../../kernel/timers.ts';
import { StoreRetry } from '../../kernel/timers.ts';
import type { Condition } from '../../store/port.ts';
import { parseResourceId, smartObjects } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { DomainEvent } from '../events/events.ts';
import { TransformerBacklog } from './backlog.ts';
import type { Job } from './backlog.ts';
import { transformers } from './model.ts';
import type { Transformer } from './model.ts';
import { lastPeriodEnd, planOf } from './plans.ts';
import type { NetworkPlan } from './plans.ts';
import { TransformerRuns } from './runs.ts';
import type { TransformerDomainOptions } from './runs.ts';

/** Jobs in progress of a device network. */
interface NetworkWork {
  readonly backlog: TransformerBacklog;
  /** The backlog was full: all transformers must be computed from stored values. */
  hasOverflowed: boolean;
  /** A recomputation that has not begun. It includes every change made until it begins. */
  nextRecomputation?: Promise<void> | undefined;
}

/** Concurrent jobs per device network. Formulas of different networks take turns. */
const CONCURRENCY = 8;
/** Milliseconds for which a plan is valid. */
const PLAN_MS = 30_000;
/** Minimum milliseconds between two computations of a location, because each may walk over many devices. */
const LOCATION_INTERVAL_MS = 1_000;
/** Below the limit of platform timers, which is about 24 days. */
const MAX_TIMER_MS = 3_600_000;

/**
 * Computes transformers as values arrive. Values that arrive while their device is being computed or queued are
 * combined: the newest counts. Each device network has its own backlog and its own concurrency. Device networks take
 * turns in the formula engine.
 */
export class TransformerEngine {
  readonly #options: TransformerDomainOptions;
  readonly #runs: TransformerRuns;
  readonly #plans = new Map<string, NetworkPlan>();
  readonly #networks = new Map<string, NetworkWork>();
  readonly #turn = new TurnBudget(CONCURRENCY);
  /** Runs the plans of each network one after the other, and its recomputations too. */
  readonly #lanes = new Lanes();
  readonly #tasks: BackgroundTasks;
  /** Retries jobs, because there may be no later value that makes up for a lost one. */
  readonly #storeRetry: StoreRetry;
  readonly #lastRun = new Map<string, number>();
  readonly #timers = new Map<string, TimerHandle>();
  #unsubscribe: (() => void) | undefined;
  #overflows = 0;
  #closed = false;

  constructor(options: TransformerDomainOptions) {
    this.#options = options;
    this.#runs = new TransformerRuns(options, (deviceNetworkId) => this.#plan(deviceNetworkId));
    this.#tasks = new BackgroundTasks((error) => {
      if (!this.#closed) options.onError(error);
    });
    this.#storeRetry = new StoreRetry(options.clock, options.onError);
  }

  /** Figures for metrics. */
  get counts(): { readonly devicesWaiting: number; readonly backlogOverflows: number } {
    let devicesWaiting = 0;
    for (const { backlog } of this.#networks.values()) devicesWaiting += backlog.size;
    return { devicesWaiting, backlogOverflows: this.#overflows };
  }

  /** Returns the current faults of these transformers, by ID. Transformers without a fault are absent. */
  faultsOf(ids: readonly string[]): ReadonlyMap<string, string> {
    return this.#runs.faultsOf(ids);
  }

  /** Loads the stored transformers. Call it before values arrive. */
  async load(): Promise<void> {
    const networks = new Set<string>();
    for await (const one of this.#options.store.collection(transformers).iterate({})) {
      networks.add(one.deviceNetworkId);
    }
    for (const id of networks) await this.#plan(id);
  }

  /** Whether there is an active transformer. */
  get isNeeded(): boolean {
    return this.#plans.size > 0;
  }

  /** Computes everything that an earlier run may have left. */
  resume(): void {
    this.#tasks.add(this.#removeStale({ field: 'originId', op: 'exists', value: true }));
    for (const id of this.#plans.keys()) this.#tasks.add(this.#recompute(id));
  }

  /** Applies changed or created (`kept`) and deleted (`gone`) transformers of a network. */
  async changed(
    deviceNetworkId: string,
    kept: readonly Transformer[],
    gone: readonly Transformer[] = [],
  ): Promise<void> {
    this.#runs.changed([...kept, ...gone]);
    await this.#plan(deviceNetworkId);
    this.#tasks.add(this.#follow(deviceNetworkId, kept, gone));
  }

  async #follow(
    deviceNetworkId: string,
    kept: readonly Transformer[],
    gone: readonly Transformer[],
  ): Promise<void> {
    for (const { id } of [...gone, ...kept]) {
      await this.#removeStale({ field: 'originId', op: 'eq', value: id });
    }
    if (kept.length > 0) await this.#recompute(deviceNetworkId);
  }

  #plan(deviceNetworkId: string): Promise<void> {
    const { store, clock } = this.#options;
    return this.#lanes.run(`plan of ${deviceNetworkId}`, async () => {
      const plan = await planOf(store, deviceNetworkId, clock.monotonic());
      if (plan !== undefined) this.#plans.set(deviceNetworkId, plan);
      else this.#forget(deviceNetworkId);
      this.#awaitPeriod(deviceNetworkId, plan);
      if (this.#plans.size === 0) {
        this.#unsubscribe?.();
        this.#unsubscribe = undefined;
      } else if (!this.#closed) {
        this.#unsubscribe ??= this.#options.events.subscribe((event) => this.#handleEvent(event));
      }
    });
  }

  #forget(deviceNetworkId: string): void {
    this.#plans.delete(deviceNetworkId);
    if (this.#networks.get(deviceNetworkId)?.backlog.isIdle === true) this.#networks.delete(deviceNetworkId);
  }

  #handleEvent(event: DomainEvent): void {
    if (event.type !== 'measurement') return;
    const { deviceNetworkId, deviceId, resourceId, timeMs } = event;
    const plan = this.#plans.get(deviceNetworkId);
    if (plan === undefined) return;
    this.#refresh(plan, deviceNetworkId);
    const { rid = -1 } = parseResourceId(resourceId) ?? {};
    if (plan.templateRids.has(rid)) {
      this.#add({ deviceNetworkId, deviceId, touched: new Map([[resourceId, timeMs]]) });
    }
    for (const { transformer, rids } of plan.locations) {
      if (rids?.has(rid) !== false) this.#addLocation(transformer);
    }
  }

  /** Sets a timer for the end of the next period of aggregated sources. */
  #awaitPeriod(deviceNetworkId: string, plan: NetworkPlan | undefined): void {
    const key = `periods of ${deviceNetworkId}`;
    this.#timers.get(key)?.cancel();
    this.#timers.delete(key);
    const now = this.#options.clock.now();
    const ends = (plan?.templates ?? []).flatMap(({ sources }) =>
      sources.flatMap(({ resolutionMs: one }) => (one === undefined ? [] : [lastPeriodEnd(one, now) + one])),
    );
    if (ends.length === 0 || this.#closed) return;
    const end = Math.min(...ends);
    const timer = this.#options.clock.setTimer(Math.min(end - now, MAX_TIMER_MS), () => {
      this.#timers.delete(key);
      if (this.#options.clock.now() >= end) this.#tasks.add(this.#endPeriod(deviceNetworkId, end));
      this.#awaitPeriod(deviceNetworkId, this.#plans.get(deviceNetworkId));
    });
    this.#timers.set(key, timer);
  }

  async #endPeriod(deviceNetworkId: string, endMs: number): Promise<void> {
    const due = (this.#plans.get(deviceNetworkId)?.templates ?? []).filter(({ sources }) =>
      sources.some(({ resolutionMs }) => resolutionMs !== undefined && endMs % resolutionMs === 0),
    );
    const only = new Set(due.map(({ transformer }) => transformer.id));
    const templates = new Set(due.map(({ deviceTemplateId }) => deviceTemplateId));
    // Periods run one after the other. If one takes longer than a period, the next run catches up.
    await this.#lanes.run(`periods of ${deviceNetworkId}`, () =>
      this.#storeRetry.run(() =>
        this.#recomputeTemplates(templates, { deviceNetworkId, touched: undefined, only }),
      ),
    );
  }

  #addLocation({ id, deviceNetworkId }: Transformer): void {
    this.#add({ deviceNetworkId, transformerId: id, touched: undefined });
  }

  /** Renews an old plan, because types and resource collections may have changed. */
  #refresh(plan: NetworkPlan, deviceNetworkId: string): void {
    if (plan.isBeingReplaced || this.#options.clock.monotonic() - plan.madeAt < PLAN_MS) return;
    plan.isBeingReplaced = true;
    this.#tasks.add(this.#plan(deviceNetworkId).finally(() => (plan.isBeingReplaced = false)));
  }

  #workOf(deviceNetworkId: string): NetworkWork {
    let work = this.#networks.get(deviceNetworkId);
    if (work === undefined) {
      const run = (job: Job): Promise<void> =>
        this.#storeRetry.run(() => this.#run(job)).catch(this.#options.onError);
      const backlog = new TransformerBacklog(this.#options.maxBacklog, CONCURRENCY, run);
      work = { backlog, hasOverflowed: false };
      this.#networks.set(deviceNetworkId, work);
    }
    return work;
  }

  #add(job: Job): void {
    const work = this.#workOf(job.deviceNetworkId);
    if (work.backlog.add(job) || work.hasOverflowed) return;
    work.hasOverflowed = true;
    this.#overflows += 1;
    this.#tasks.add(this.#reportOverflow(job.deviceNetworkId));
  }

  async #reportOverflow(deviceNetworkId: string): Promise<void> {
    const { activityLog, maxBacklog, onBacklogFull } = this.#options;
    onBacklogFull?.(deviceNetworkId);
    const description = 'Transform values';
    const { id } = await activityLog.start({ deviceNetworkId, entityType: 'Multiple', description });
    const responseMessage =
      `The transformers of ${maxBacklog} devices are waiting. New values of other devices are not computed one by one. ` +
      'When the queue is empty, all transformers are computed from the latest values.';
    await activityLog.fail(id, { responseMessage });
  }

  async #run(job: Job): Promise<void> {
    try {
      await this.#turn.spend(1);
      await (job.transformerId === undefined ? this.#runDevice(job) : this.#runLocation(job));
    } finally {
      this.#recomputeOverflowed(job.deviceNetworkId);
    }
  }

  /** Recomputes values that found the backlog full from stored values, after the queued jobs. */
  #recomputeOverflowed(deviceNetworkId: string): void {
    const work = this.#workOf(deviceNetworkId);
    if (!work.hasOverflowed || work.backlog.size > 0 || this.#closed) return;
    work.hasOverflowed = false;
    this.#tasks.add(this.#recompute(deviceNetworkId));
  }

  async #runDevice({ deviceNetworkId, deviceId = '', touched, only }: Job): Promise<void> {
    const device = await this.#options.store.collection(devices).get(deviceId);
    if (device === undefined) return;
    for (const plan of this.#plans.get(deviceNetworkId)?.templates ?? []) {
      if (plan.deviceTemplateId !== device.deviceTemplateId) continue;
      if (only?.has(plan.transformer.id) === false) continue;
      await this.#runs.ofDevice(plan, device, touched);
    }
  }

  async #runLocation(job: Job): Promise<void> {
    const { transformerId = '', deviceNetworkId } = job;
    const { clock } = this.#options;
    const plan = this.#plans
      .get(deviceNetworkId)
      ?.locations.find((one) => one.transformer.id === transformerId);
    if (plan === undefined) {
      this.#lastRun.delete(transformerId);
      return;
    }
    const waitMs = (this.#lastRun.get(transformerId) ?? 0) + LOCATION_INTERVAL_MS - clock.monotonic();
    if (this.#lastRun.has(transformerId) && waitMs > 0) {
      this.#later(waitMs, job);
      return;
    }
    this.#lastRun.set(transformerId, clock.monotonic());
    await this.#runs.ofLocation(plan);
  }

  #later(delayMs: number, job: Job): void {
    const { transformerId: key = '' } = job;
    this.#timers.get(key)?.cancel();
    const timer = this.#options.clock.setTimer(delayMs, () => {
      this.#timers.delete(key);
      this.#add(job);
    });
    this.#timers.set(key, timer);
  }

  /**
   * Computes all transformers of a network from stored values. Recomputations of a network run one after the other. A
   * queued one serves all callers until it begins.
   */
  #recompute(deviceNetworkId: string): Promise<void> {
    const work = this.#workOf(deviceNetworkId);
    work.nextRecomputation ??= this.#lanes.run(`recomputation of ${deviceNetworkId}`, async () => {
      await nextTurn();
      work.nextRecomputation = undefined;
      const plan = this.#plans.get(deviceNetworkId);
      const templates = new Set(plan?.templates.map((one) => one.deviceTemplateId));
      await this.#storeRetry.run(() =>
        this.#recomputeTemplates(templates, { deviceNetworkId, touched: undefined }),
      );
      for (const { transformer } of plan?.locations ?? []) this.#addLocation(transformer);
    });
    return work.nextRecomputation;
  }

  async #recomputeTemplates(templates: ReadonlySet<string>, job: Job): Promise<void> {
    const { backlog } = this.#workOf(job.deviceNetworkId);
    for (const deviceTemplateId of templates) {
      const where = [{ field: 'deviceTemplateId', op: 'eq', value: deviceTemplateId }] as const;
      for await (const { id } of this.#options.store.collection(devices).iterate({ where })) {
        if (this.#closed) return;
        // One device at a time, so that no request waits for it and memory does not grow with the number of devices.
        await backlog.compute({ ...job, deviceId: id });
      }
    }
  }

  /**
   * Deletes virtual SmartObjects of deleted transformers, and of types that a transformer no longer computes. Runs
   * again at startup, because a crash may have prevented the removal after the change.
   */
  async #removeStale(origin: Condition): Promise<void> {
    const { store, virtualObjects } = this.#options;
    for await (const one of store.collection(smartObjects).iterate({ where: [origin] })) {
      if (this.#closed) return;
      const transformer = await store.collection(transformers).get(one.originId ?? '');
      const isWanted = transformer?.targets.some(
        (target) => target.smartObjectTypeId === one.smartObjectTypeId,
      );
      if (isWanted !== true) await virtualObjects.remove(one);
    }
  }

  /** Finishes computations in progress. The next run computes the queued ones. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#runs.close();
    this.#storeRetry.stop();
    this.#unsubscribe?.();
    for (const timer of this.#timers.values()) timer.cancel();
    await Promise.all(Array.from(this.#networks.values(), ({ backlog }) => backlog.close()));
    await this.#lanes.idle();
    await this.#tasks.idle();
  }
}
