import type { Lanes } from '../../kernel/lanes.ts';
import type { WriteOperation } from '../../store/port.ts';
import type { EventOutbox } from '../events/event-outbox.ts';
import type { EventBus } from '../events/events.ts';
import type { Evaluation } from './rule-evaluation.ts';
import { spansDevices } from './rule-index.ts';
import type { IndexedRule, RuleIndex } from './rule-index.ts';
import { ruleLane } from './rule-outbox.ts';

export interface RuleWriterDependencies {
  readonly lanes: Lanes;
  readonly index: RuleIndex;
  readonly outbox: EventOutbox;
  readonly bus: EventBus;
}

/** Commits changes that are due to time: aggregates of periods and causes other than values. */
export class RuleWriter {
  readonly #deps: RuleWriterDependencies;
  readonly #running = new Set<Promise<void>>();

  constructor(deps: RuleWriterDependencies) {
    this.#deps = deps;
  }

  /**
   * Decides and commits in the lane of the device, and in the lane of the rule if its groups span devices.
   * Does nothing if the rule has been changed, deactivated or deleted. Do not call it in the lane of the
   * device.
   *
   * @param extra writes for the same commit. They are dropped if nothing changes.
   */
  async write(
    { rule }: Pick<IndexedRule, 'rule'>,
    deviceId: string,
    decide: () => Promise<Evaluation | undefined>,
    extra: readonly WriteOperation[] = [],
  ): Promise<void> {
    const { lanes, index, outbox, bus } = this.#deps;
    const commit = async (): Promise<void> => {
      if (index.get(rule.id)?.rule.revision !== rule.revision) return;
      const change = await decide();
      if (change === undefined || change.writes.length === 0) return;
      await outbox.write([...change.writes, ...extra], change.events);
      change.settle();
      for (const event of change.events) bus.emit(event);
    };
    const run = lanes.run(deviceId, () =>
      spansDevices(rule) ? lanes.run(ruleLane(rule.id), commit) : commit(),
    );
    this.#running.add(run);
    try {
      await run;
    } finally {
      this.#running.delete(run);
    }
  }

  /** Resolves when the changes in progress are stored. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
