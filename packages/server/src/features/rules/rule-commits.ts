import type { WriteOperation } from '../../store/port.ts';
import type { DomainEvent } from '../events/events.ts';
import { commitChange } from './context.ts';
import type { RuleChange, RuleContext } from './context.ts';
import { evaluate, evaluateLeft } from './evaluation.ts';
import type { Rule } from './model.ts';
import { readKeys, ruleLane, spansDevices } from './rule-index.ts';
import type { ComparedValue, IndexedRule, Match } from './rule-index.ts';

const noChange: RuleChange = { writes: [], events: [], settle: () => undefined };

/**
 * Decides and commits the changes that rules make: those of values, in the commit of the values, and those that are
 * due to time or to a changed resource collection, in commits of their own. Each decision and its commit run in the
 * lane of the device, and in the lane of each rule whose groups span devices.
 */
export class RuleCommits {
  readonly #context: RuleContext;
  readonly #running = new Set<Promise<void>>();

  constructor(context: RuleContext) {
    this.#context = context;
  }

  /**
   * Compares measurements with rules before they are written. Events that they raise or reset are in the same
   * commit, so that each value counts once, even after a crash. A value without rules costs a look-up. Call it in
   * the lane of the device of the measurements.
   */
  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    const { index, outbox } = this.#context;
    const values = events.filter((event) => event.type === 'measurement');
    const keys = index.needsKeys(values) ? await this.#keysOf(values) : undefined;
    const matches = index.matches(values, keys);
    if (matches.length === 0) {
      await outbox.write(writes, events);
      return;
    }
    const rules = matches.map(({ indexed }) => indexed.rule);
    await this.#track(
      this.#inLanes(rules, async () => {
        await commitChange(this.#context, await this.#evaluate(matches), writes, events);
      }),
    );
  }

  /** Returns undefined if the keys cannot be read: the values are then compared with more rules. */
  async #keysOf(values: readonly ComparedValue[]): Promise<ReadonlySet<string> | undefined> {
    const { store, objects, onError } = this.#context;
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

  /** Failures of rules do not delay values. */
  #evaluate(matches: readonly Match[]): Promise<RuleChange> {
    return evaluate(this.#context, matches).catch((error: unknown) => {
      this.#context.onError(error);
      return noChange;
    });
  }

  /**
   * Commits changes that are due to time: aggregates of periods and causes other than values. Does nothing if the
   * rule has been changed, deactivated or deleted. Do not call it in the lane of the device.
   *
   * @param extra writes for the same commit. They are dropped if nothing changes.
   */
  async decide(
    { rule }: Pick<IndexedRule, 'rule'>,
    deviceId: string,
    decision: () => Promise<RuleChange | undefined>,
    extra: readonly WriteOperation[] = [],
  ): Promise<void> {
    const { lanes, index } = this.#context;
    const commit = async (): Promise<void> => {
      if (index.get(rule.id)?.rule.revision !== rule.revision) return;
      const change = await decision();
      if (change !== undefined && change.writes.length > 0) await commitChange(this.#context, change, extra);
    };
    await this.#track(lanes.run(deviceId, () => this.#inLanes([rule], commit)));
  }

  /**
   * Resets events of a device's resources that met conditions of a rule but no longer belong to its
   * collection. Do not call it in the lane of the device.
   */
  async left(ruleId: string, deviceId: string, resourceIds: readonly string[]): Promise<void> {
    const { lanes, index, clock } = this.#context;
    await lanes.run(deviceId, async () => {
      const indexed = index.get(ruleId);
      if (indexed === undefined) return;
      await this.#inLanes([indexed.rule], async () => {
        const change = await evaluateLeft(this.#context, indexed, deviceId, resourceIds, clock.now());
        await commitChange(this.#context, change);
      });
    });
  }

  /** Runs work in the lanes of those rules whose groups span devices. */
  #inLanes(rules: readonly Rule[], work: () => Promise<void>): Promise<void> {
    const shared = new Set(rules.filter(spansDevices).map(({ id }) => id));
    // In order, so that two devices never wait for each other.
    return [...shared]
      .toSorted()
      .reduceRight((inner, id) => () => this.#context.lanes.run(ruleLane(id), inner), work)();
  }

  async #track(run: Promise<void>): Promise<void> {
    this.#running.add(run);
    try {
      await run;
    } finally {
      this.#running.delete(run);
    }
  }

  /** Resolves when the values and changes are stored that are currently being compared with rules. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
