import type { RuleRequest, RuleResourceConditionRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity } from '../../../http/reads.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { eventCategories } from '../../actuators/model/event-category.ts';
import type { Span } from '../condition-values.ts';
import type { Comparison, RuleOperator } from '../model/rule.ts';
import { presentRuleRow } from '../../actuators/presenters/rule-row.ts';
import { presentCondition, presentRule } from '../presenters/rule.ts';
import { presentTrial } from '../presenters/trial.ts';
import type { ConditionInput, RuleInput } from '../rule-definition.ts';
import type { RuleService } from '../rule-service.ts';
import type { RuleTrial } from '../rule-trial.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    EventCategoryId: { path: 'eventCategoryId', type: 'uuid' },
    ResourceCollectionId: { path: 'resourceCollectionId', type: 'uuid' },
    IsDeactivated: { path: 'isDeactivated', type: 'boolean' },
    SeverityLevel: { path: 'severityLevel', type: 'number' },
  },
  joined: { EventCategoryName: nameOf(eventCategories, 'eventCategoryId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

type Operations = Routes<'rules' | 'eventCategories.listRules'>;

export function ruleRoutes(rules: RuleService, trial: RuleTrial): Operations {
  return {
    'rules.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const page = await rules.list(deviceNetworkId, toListQuery(context.paging, fields, deviceNetworkId));
      const known = await rules.categoriesOf(page.rows);
      return pageReply(context, page, (rule) => presentRuleRow(rule, known));
    },
    'eventCategories.listRules': async (context) => {
      const { deviceNetworkId } = context.principal;
      const category = await readEntity(context, eventCategories, 'event-category');
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const own = { field: 'eventCategoryId', op: 'eq', value: category.id } as const;
      const page = await rules.list(deviceNetworkId, { ...query, where: [own, ...(query.where ?? [])] });
      const known = new Map([[category.id, category]]);
      return pageReply(context, page, (rule) => presentRuleRow(rule, known));
    },
    'rules.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/rules', (unit) => rules.create(principal.deviceNetworkId, input, unit));
    },
    'rules.get': async ({ params, principal }) => {
      const rule = await rules.get(principal.deviceNetworkId, params.id);
      return ok(presentRule(rule, await rules.categoriesOf([rule])));
    },
    'rules.update': async ({ params, body, principal }) => {
      await rules.update(principal.deviceNetworkId, params.id, inputOf(body));
      return noContent();
    },
    'rules.delete': async ({ params, principal }) => {
      await rules.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'rules.reset': async ({ params, principal }) => {
      await rules.reset(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'rules.try': async ({ params, query, principal }) => {
      const rule = await rules.get(principal.deviceNetworkId, params.id);
      const span = spanOf(query);
      return ok(presentTrial(await trial.run(rule, span), span));
    },
    'rules.tryDraft': async ({ body, query, principal }) => {
      const rule = await rules.draft(principal.deviceNetworkId, inputOf(body));
      const span = spanOf(query);
      return ok(presentTrial(await trial.run(rule, span, 'TriggerOn'), span));
    },
    ...conditionRoutes(rules),
  };
}

/** @throws MusterError `invalid-request` for a range that ends before it begins */
function spanOf({ fromDate: fromMs, toDate: toMs }: { fromDate: number; toDate: number }): Span {
  if (fromMs > toMs) throw invalidMember('fromDate', 'Must be at most toDate.');
  return { fromMs, toMs };
}

type ConditionOperations = Routes<
  | 'rules.listAllConditions'
  | 'rules.listConditions'
  | 'rules.addCondition'
  | 'rules.replaceConditions'
  | 'rules.updateCondition'
  | 'rules.deleteCondition'
>;

function conditionRoutes(rules: RuleService): ConditionOperations {
  return {
    'rules.listAllConditions': async ({ params, principal }) => {
      const rule = await rules.get(principal.deviceNetworkId, params.id);
      return ok(rule.conditions.map((one) => presentCondition(rule, one)));
    },
    'rules.listConditions': async (context) => {
      const rule = await rules.get(context.principal.deviceNetworkId, context.params.id);
      const { conditions } = rule;
      const { page, pageSize } = context.paging;
      const rows = conditions.slice((page - 1) * pageSize, page * pageSize);
      return pageReply(context, { rows, total: conditions.length }, (one) => presentCondition(rule, one));
    },
    'rules.addCondition': async ({ params, body, principal, begin }) => {
      const unit = begin((id) => ok({ Id: id }));
      const { id } = await rules.addCondition(principal.deviceNetworkId, params.id, conditionOf(body), unit);
      unit.checkUsed();
      // The reference responds with 200 here.
      return ok({ Id: id });
    },
    'rules.replaceConditions': async ({ params, body, principal }) => {
      await rules.replaceConditions(principal.deviceNetworkId, params.id, body.map(conditionOf));
      return noContent();
    },
    'rules.updateCondition': async ({ params, body, principal }) => {
      const { id, conditionId } = params;
      await rules.updateCondition(principal.deviceNetworkId, id, conditionId, conditionOf(body));
      return noContent();
    },
    'rules.deleteCondition': async ({ params, principal }) => {
      await rules.deleteCondition(principal.deviceNetworkId, params.id, params.conditionId);
      return noContent();
    },
  };
}

const DEFAULT_AFTER_SECONDS = 3_600;

function inputOf(body: RuleRequest): RuleInput {
  const cause = body.TriggerOn ?? 'Values';
  const hasDelay = cause === 'NoValue' || cause === 'DeviceOffline';
  return {
    name: body.Name,
    resourceCollectionId: body.ResourceCollectionId,
    severityLevel: body.SeverityLevel ?? 0,
    isDeactivated: body.IsDeactivated ?? false,
    triggerType: body.TriggerType,
    triggerByDevice: body.TriggerByDevice ?? false,
    triggerBySmartObject: body.TriggerBySmartObject ?? false,
    resetMethod: body.TriggerResetMethod ?? 'Threshold',
    isAnyEnough: body.Condition?.toLowerCase() === 'or',
    cause,
    ...(hasDelay ? { afterSeconds: body.TriggerAfterSeconds ?? DEFAULT_AFTER_SECONDS } : {}),
    ...omitUndefined({
      description: body.Description,
      eventCategoryId: body.EventCategoryId,
      resolutionId: body.ResolutionId,
      message: body.Message,
      conditions: body.Conditions?.map(conditionOf),
    }),
  };
}

function conditionOf(body: RuleResourceConditionRequest): ConditionInput {
  const { ResolutionAggregationType: aggregation = 'Realtime', ResetOperator = 'None' } = body;
  return {
    smartObjectTypeId: body.SmartObjectTypeId,
    resourceTypeId: body.ResourceTypeId,
    trigger: comparison(
      body.TriggerOperator,
      body.TriggerMinValue,
      body.TriggerMaxValue,
      body.TriggerStringValue,
    ),
    ...(ResetOperator === 'None'
      ? {}
      : {
          reset: comparison(ResetOperator, body.ResetMinValue, body.ResetMaxValue, body.ResetStringValue),
        }),
    ...(aggregation === 'Realtime' ? {} : { aggregation }),
    ...omitUndefined({ id: body.Id, resolutionId: body.ResolutionId }),
  };
}

function comparison(operator: RuleOperator, min?: number, max?: number, text?: string): Comparison {
  return { operator, ...omitUndefined({ min, max, text }) };
}
