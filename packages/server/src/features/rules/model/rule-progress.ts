import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** How far the periods of a rule with aggregated conditions have been evaluated. Its ID is that of the rule. */
export interface RuleProgress extends Entity {
  readonly deviceNetworkId: string;
  /** Of the rule: progress of an earlier revision does not count. */
  readonly revision: string;
  /** Epoch milliseconds: periods that ended then, or before, have been evaluated. */
  readonly evaluatedUntil: number;
  /** Within the period after that. */
  readonly cursor?: PeriodCursor;
}

/** The last smart object of a period that changed something. Smart objects before it have been evaluated too. */
export interface PeriodCursor {
  /** Epoch milliseconds. */
  readonly endMs: number;
  readonly smartObjectId: string;
}

export const ruleProgress: CollectionDefinition<RuleProgress> = {
  name: 'ruleProgress',
  indexes: [],
  references: [{ field: 'id', to: ['rules'], onDelete: 'cascade' }],
};
