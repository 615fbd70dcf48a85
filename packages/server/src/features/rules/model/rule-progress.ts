import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Progress in evaluating the periods of a rule with aggregated conditions. Has the ID of the rule. */
export interface RuleProgress extends Entity {
  readonly deviceNetworkId: string;
  /** Revision of the rule. Progress of an earlier revision is ignored. */
  readonly revision: string;
  /** Epoch milliseconds. Periods that ended at or before this time have been evaluated. */
  readonly evaluatedUntil: number;
  /** Progress within the next period. */
  readonly cursor?: PeriodCursor;
}

/** Last smart object of a period that changed something. Earlier smart objects have been evaluated too. */
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
