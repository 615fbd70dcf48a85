import type { MusterError } from '../../kernel/errors.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { FormulaError } from './formula-engine.ts';
import type { Transformer } from './model/transformer.ts';

/**
 * Current faults of transformers. Each fault has one entry in the Activity Log until the transformer works
 * again.
 */
export class TransformerFaults {
  readonly #activityLog: ActivityLog;
  /** Messages by ID of the transformer. */
  readonly #messages = new Map<string, string>();

  constructor(activityLog: ActivityLog) {
    this.#activityLog = activityLog;
  }

  /** Returns the faults of these transformers, by ID. Transformers without a fault are absent. */
  of(ids: readonly string[]): ReadonlyMap<string, string> {
    const found = ids.map((id) => [id, this.#messages.get(id)] as const);
    return new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  /** @param where name of the device or location for which it failed */
  async add(transformer: Transformer, where: string, error: FormulaError | MusterError): Promise<void> {
    const isExcessive = error instanceof FormulaError && error.isExcessive;
    const isKnown = this.#messages.has(transformer.id);
    this.#messages.set(transformer.id, error.message);
    if (isKnown && !isExcessive) return;
    const entry = await this.#activityLog.start({
      deviceNetworkId: transformer.deviceNetworkId,
      entityType: 'Multiple',
      entityId: transformer.id,
      entityName: transformer.name,
      description: isExcessive ? 'Transformer deactivated' : 'Transform values',
    });
    await this.#activityLog.fail(entry.id, { responseMessage: `${error.message} (for ${where})` });
  }

  /** Clears the fault of a transformer that works, or was changed or deleted. */
  delete(transformerId: string): void {
    this.#messages.delete(transformerId);
  }
}
