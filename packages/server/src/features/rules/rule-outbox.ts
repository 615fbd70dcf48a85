import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Reader, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { EventWrites, EventOutbox } from '../events/event-outbox.ts';
import type { DomainEvent, EventBus } from '../events/events.ts';
import { readKeys } from './collection-keys.ts';
import type { Evaluation, RuleEvaluation } from './rule-evaluation.ts';
import { spansDevices } from './rule-index.ts';
import type { ComparedValue, Match, RuleIndex } from './rule-index.ts';

export interface RuleOutboxDependencies {
  readonly store: Reader;
  readonly objects: DeviceObjects;
  readonly outbox: EventOutbox;
  readonly index: RuleIndex;
  readonly evaluation: RuleEvaluation;
  readonly lanes: Lanes;
  readonly clock: Clock;
  readonly bus: EventBus;
  /** Called with failures of rules. They do not delay values. */
  readonly onError: (error: unknown) => void;
}

const noChange: Evaluation = { writes: [], events: [], settle: () => undefined };

/**
 * Compares measurements with rules before they are written. Events that they raise or reset are in the same
 * commit, so that each value counts once, even after a crash. A value without rules costs a look-up.
 */
export class RuleOutbox implements EventOutbox {
  readonly #deps: RuleOutboxDependencies;
  readonly #running = new Set<Promise<void>>();

  constructor(deps: RuleOutboxDependencies) {
    this.#deps = deps;
  }

  /** Call it in the lane of the device of the measurements. */
  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    const { index, outbox } = this.#deps;
    const values = events.filter((event) => event.type === 'measurement');
    const keys = index.needsKeys(values) ? await this.#keysOf(values) : undefined;
    const matches = index.matches(values, keys);
    if (matches.length === 0) return outbox.write(writes, events);
    const shared = new Set(matches.flatMap(({ indexed: { rule } }) => (spansDevices(rule) ? rule.id : [])));
    // In order, so that two devices never wait for each other.
    const run = this.#inLanes([...shared].toSorted(), () => this.#write(matches, writes, events));
    this.#running.add(run);
    try {
      await run;
    } finally {
      this.#running.delete(run);
    }
  }

  /** Returns undefined if the keys cannot be read: the values are then compared with more rules. */
  async #keysOf(values: readonly ComparedValue[]): Promise<ReadonlySet<string> | undefined> {
    const { store, objects, onError } = this.#deps;
    const deviceId = values[0]?.deviceId ?? '';
    const smartObjectIds = new Set(values.map(({ smartObjectId }) => smartObjectId));
    try {
      const own = (await objects.of(deviceId)).filter(({ id }) => smartObjectIds.has(id));
      return await readKeys(store, deviceId, own);
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  /**
   * Resets events of a device's resources that met conditions of a rule but no longer belong to its
   * collection. Do not call it in the lane of the device.
   */
  async left(ruleId: string, deviceId: string, resourceIds: readonly string[]): Promise<void> {
    const { index, lanes, evaluation, clock } = this.#deps;
    await lanes.run(deviceId, async () => {
      const indexed = index.get(ruleId);
      if (indexed === undefined) return;
      await this.#inLanes(spansDevices(indexed.rule) ? [ruleId] : [], async () => {
        await this.#commit(await evaluation.evaluateLeft(indexed, deviceId, resourceIds, clock.now()));
      });
    });
  }

  /** Resolves when all values are stored that are currently being compared with rules. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** Events without measurements: rules do not compare them. */
  prepareWrites(events: readonly DomainEvent[]): EventWrites {
    return this.#deps.outbox.prepareWrites(events);
  }

  #inLanes([first, ...rest]: readonly string[], work: () => Promise<void>): Promise<void> {
    if (first === undefined) return work();
    return this.#deps.lanes.run(ruleLane(first), () => this.#inLanes(rest, work));
  }

  async #write(
    matches: readonly Match[],
    writes: readonly WriteOperation[],
    events: readonly DomainEvent[],
  ): Promise<void> {
    const { evaluation, onError } = this.#deps;
    const change = await evaluation.evaluate(matches).catch((error: unknown) => {
      onError(error);
      return noChange;
    });
    await this.#commit(change, writes, events);
  }

  async #commit(
    change: Evaluation,
    writes: readonly WriteOperation[] = [],
    events: readonly DomainEvent[] = [],
  ): Promise<void> {
    const { outbox, bus } = this.#deps;
    await outbox.write([...writes, ...change.writes], [...events, ...change.events]);
    change.settle();
    for (const event of change.events) bus.emit(event);
  }
}

/** Lane of a rule whose groups span devices. Take the lane of the device first. */
export const ruleLane = (ruleId: string): string => `rule/${ruleId}`;
