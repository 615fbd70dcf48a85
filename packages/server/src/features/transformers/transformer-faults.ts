import type { MusterError } from '../../kernel/errors.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { FormulaError } from './formula-engine.ts';
import type { Transformer } from './model/transformer.ts';

/** Why transformers fail at present. Each fault is an entry of the Activity Log once, until the transformer works again. */
export class TransformerFaults {
  readonly #activityLog: ActivityLog;
  /** By the ID of the transformer. */
  readonly #messages = new Map<string, string>();

  constructor(activityLog: ActivityLog) {
    this.#activityLog = activityLog;
  }

  /** Of these transformers, by ID. Transformers that work are absent. */
  of(ids: readonly string[]): ReadonlyMap<string, string> {
    const found = ids.map((id) => [id, this.#messages.get(id)] as const);
    return new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined));
  }

  /** @param where name of the device or location that it failed for */
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

  /** The transformer works, is changed or deleted. */
  delete(transformerId: string): void {
    this.#messages.delete(transformerId);
  }
}
