// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, KeyedCallOptions, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  rulesList,
  rulesCreate,
  rulesTryDraft,
  rulesListAllConditions,
  rulesGet,
  rulesUpdate,
  rulesDelete,
  rulesListConditions,
  rulesAddCondition,
  rulesReplaceConditions,
  rulesUpdateCondition,
  rulesDeleteCondition,
  rulesReset,
  rulesTry,
} from '../operations/rules.ts';

/**
 * Conditions that raise events.
 */
export interface RulesGroup {
  /**
   * List rules.
   *
   * Returns the rules of the device network.
   * Needs the permission Rule.Read.
   */
  list(query?: QueryOf<'rules.list'>, options?: CallOptions): ApiPromise<Model.RulePage>;
  /**
   * List rules, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'rules.list'>, options?: CallOptions): Paged<Model.RuleListResponse>;
  /**
   * Create a rule.
   *
   * Creates a rule, with its conditions if the request has some. A rule without conditions raises no events unless TriggerOn names something other than Values. Returns 409 if the device network has a rule of this name or as many rules as it may have.
   * Needs the permission Rule.Create.
   */
  create(body: Model.RuleRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Try a rule that is not stored on stored measurements.
   *
   * Checks a rule like `POST /rules` and tries it like `GET /rules/{id}/trial`, before it is created or changed. Nothing is stored or delivered, and the name can be that of another rule. Returns 400 if the range has more than a million values to compare, or if TriggerOn of the rule is not Values.
   * Needs the permission Rule.Create.
   * @param fromDate Start of the time range, in epoch milliseconds.
   * @param toDate End of the time range, in epoch milliseconds.
   */
  tryDraft(
    fromDate: Model.EpochMilliseconds,
    toDate: Model.EpochMilliseconds,
    body: Model.RuleRequest,
    options?: CallOptions,
  ): ApiPromise<Model.RuleTrialResponse>;
  /**
   * List all conditions of a rule.
   *
   * Returns the conditions of the rule in their order, without pages.
   * Needs the permission Rule.Read.
   * @param id ID of the entity.
   */
  listAllConditions(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.RuleConditionList>;
  /**
   * Get a rule.
   *
   * Returns a rule of the device network with its conditions.
   * Needs the permission Rule.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.RuleResponse>;
  /**
   * Update a rule.
   *
   * Replaces the stored rule. Conditions stay as they are if the request has none. Values that arrive from then on are compared with the new rule. If the rule is deactivated, its active events are reset. Returns 409 if the name is taken.
   * Needs the permission Rule.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.RuleRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a rule.
   *
   * Deletes a rule. Its active events are reset, and all its events stay.
   * Needs the permission Rule.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List the conditions of a rule.
   *
   * Returns the conditions of the rule by page.
   * Needs the permission Rule.Read.
   * @param id ID of the entity.
   */
  listConditions(
    id: Model.Uuid,
    query?: QueryOf<'rules.listConditions'>,
    options?: CallOptions,
  ): ApiPromise<Model.RuleConditionPage>;
  /**
   * List the conditions of a rule, page after page: an async iterable of rows.
   */
  iterateConditions(
    id: Model.Uuid,
    query?: QueryOf<'rules.listConditions'>,
    options?: CallOptions,
  ): Paged<Model.RuleResourceConditionResponse>;
  /**
   * Add a condition to a rule.
   *
   * Adds a condition at the end and returns its ID. Returns 409 if the rule has as many conditions as it may have.
   * Needs the permission Rule.Update.
   * @param id ID of the entity.
   */
  addCondition(
    id: Model.Uuid,
    body: Model.RuleResourceConditionRequest,
    options?: KeyedCallOptions,
  ): ApiPromise<Model.EntityIdResponse>;
  /**
   * Replace the conditions of a rule.
   *
   * Replaces all conditions of the rule. A condition with the ID of an existing one keeps this ID.
   * Needs the permission Rule.Update.
   * @param id ID of the entity.
   */
  replaceConditions(
    id: Model.Uuid,
    body: Model.RuleConditionRequestList,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Update a condition of a rule.
   *
   * Replaces the stored condition.
   * Needs the permission Rule.Update.
   * @param id ID of the entity.
   * @param conditionId ID of the condition.
   */
  updateCondition(
    id: Model.Uuid,
    conditionId: Model.Uuid,
    body: Model.RuleResourceConditionRequest,
    options?: CallOptions,
  ): ApiPromise<void>;
  /**
   * Delete a condition of a rule.
   *
   * Deletes a condition.
   * Needs the permission Rule.Update.
   * @param id ID of the entity.
   * @param conditionId ID of the condition.
   */
  deleteCondition(id: Model.Uuid, conditionId: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Reset the events of a rule.
   *
   * Resets all active events of the rule by hand. A value that meets the rule afterwards raises an event again.
   * Needs the permission Event.Update.
   * @param id ID of the entity.
   */
  reset(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Try a rule on stored measurements.
   *
   * Compares the stored measurements of a time range with the rule and returns the events that it would have raised. The rule can be deactivated. Nothing is stored or delivered. Returns 400 if the range has more than a million values to compare, or if TriggerOn of the rule is not Values.
   * Needs the permission Rule.Read.
   * @param id ID of the entity.
   * @param fromDate Start of the time range, in epoch milliseconds.
   * @param toDate End of the time range, in epoch milliseconds.
   */
  try(
    id: Model.Uuid,
    fromDate: Model.EpochMilliseconds,
    toDate: Model.EpochMilliseconds,
    options?: CallOptions,
  ): ApiPromise<Model.RuleTrialResponse>;
}

/** Makes the methods of `rules`, for `composeClient`. */
export function rules(caller: Caller): RulesGroup {
  return {
    list: (query, options) => caller.call(rulesList, { query }, options),
    iterate: (query, options) => caller.iterate(rulesList, { query }, options),
    create: (body, options) => caller.call(rulesCreate, { body }, options),
    tryDraft: (fromDate, toDate, body, options) =>
      caller.call(rulesTryDraft, { query: { fromDate, toDate }, body }, options),
    listAllConditions: (id, options) => caller.call(rulesListAllConditions, { path: { id } }, options),
    get: (id, options) => caller.call(rulesGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(rulesUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(rulesDelete, { path: { id } }, options),
    listConditions: (id, query, options) =>
      caller.call(rulesListConditions, { path: { id }, query }, options),
    iterateConditions: (id, query, options) =>
      caller.iterate(rulesListConditions, { path: { id }, query }, options),
    addCondition: (id, body, options) => caller.call(rulesAddCondition, { path: { id }, body }, options),
    replaceConditions: (id, body, options) =>
      caller.call(rulesReplaceConditions, { path: { id }, body }, options),
    updateCondition: (id, conditionId, body, options) =>
      caller.call(rulesUpdateCondition, { path: { id, conditionId }, body }, options),
    deleteCondition: (id, conditionId, options) =>
      caller.call(rulesDeleteCondition, { path: { id, conditionId } }, options),
    reset: (id, options) => caller.call(rulesReset, { path: { id } }, options),
    try: (id, fromDate, toDate, options) =>
      caller.call(rulesTry, { path: { id }, query: { fromDate, toDate } }, options),
  };
}
