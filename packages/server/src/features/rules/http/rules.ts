import type {
  RuleRequest,
  RuleResourceConditionRequest,
  RuleResourceConditionResponse,
  RuleResponse,
  RuleTrialResponse,
} from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../../http/writes.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { presentRuleRow } from '../../actuators/http.ts';
import { eventCategories } from '../../actuators/model.ts';
import type { EventCategory } from '../../actuators/model.ts';
import { draftRule } from '../definition.ts';
import type { ConditionInput, RuleInput } from '../definition.ts';
import { rules } from '../model.ts';
import type { Comparison, Rule, RuleCondition, RuleOperator } from '../model.ts';
import type { MonitorSetup } from '../monitors.ts';
import type { Span } from '../periods.ts';
import { RuleTrial } from '../rule-trial.ts';
import type { Trial } from '../rule-trial.ts';
import type { RuleService } from '../rules.ts';

const members = membersOf<Rule>()({
  Id: 'uuid',
  Name: 'text',
  Description: 'unlisted',
  EventCategoryId: 'uuid',
  ResourceCollectionId: 'uuid',
  IsDeactivated: 'boolean',
  SeverityLevel: 'number',
  Message: 'unlisted',
  TriggerOn: { path: 'cause' },
  TriggerType: 'unlisted',
  TriggerByDevice: 'unlisted',
  TriggerBySmartObject: 'unlisted',
  TriggerResetMethod: { path: 'resetMethod' },
  ResolutionId: 'unlisted',
});
const fields = members.list({
  joined: { EventCategoryName: nameOf(eventCategories, 'eventCategoryId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const show = members.show();

export interface Services {
  readonly rules: RuleService;
  readonly monitorSetup: MonitorSetup;
}

/** Routes of the tag `rules`, the rules of an event category, and the monitoring rules of a device network. */
export const routes: FeatureRoutes<
  | 'rules'
  | 'eventCategories.listRules'
  | 'deviceNetworks.setupEventCategories'
  | 'deviceNetworks.setupMonitors',
  Services
> = {
  'rules.list': read(async (context) => {
    const page = await readPage(context, rules, fields);
    const known = await categoriesOf(context, page.rows);
    return pageReply(context, page, (rule) => presentRuleRow(rule, known));
  }),
  'eventCategories.listRules': read(async (context) => {
    const category = await readEntity(context, eventCategories, 'event-category');
    const own = { field: 'eventCategoryId', op: 'eq', value: category.id } as const;
    const page = await readPage(context, rules, fields, [own]);
    const known = new Map([[category.id, category]]);
    return pageReply(context, page, (rule) => presentRuleRow(rule, known));
  }),
  'rules.create': createRoute('rules', '/api/v3/rules', inputOf),
  'rules.get': read(async (context) => {
    const rule = await readEntity(context, rules, 'rule');
    return ok(presentRule(rule, await categoriesOf(context, [rule])));
  }),
  'rules.update': updateRoute('rules', inputOf),
  'rules.delete': deleteRoute('rules'),
  'rules.reset': act(async ({ params, principal }, { rules: service }) => {
    await service.reset(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'rules.try': read(async (context) => {
    const rule = await readEntity(context, rules, 'rule');
    const span = spanOf(context.query);
    return ok(presentTrial(await new RuleTrial(context).run(rule, span), span));
  }),
  'rules.tryDraft': read(async (context) => {
    const { body, nowMs, principal, query, reader } = context;
    const rule = await draftRule(reader, nowMs, principal.deviceNetworkId, inputOf(body));
    const span = spanOf(query);
    return ok(presentTrial(await new RuleTrial(context).run(rule, span, 'TriggerOn'), span));
  }),
  'rules.listAllConditions': read(async (context) => {
    const rule = await readEntity(context, rules, 'rule');
    return ok(rule.conditions.map((one) => presentCondition(rule, one)));
  }),
  'rules.listConditions': read(async (context) => {
    const rule = await readEntity(context, rules, 'rule');
    const { conditions } = rule;
    const { page, pageSize } = context.paging;
    const rows = conditions.slice((page - 1) * pageSize, page * pageSize);
    return pageReply(context, { rows, total: conditions.length }, (one) => presentCondition(rule, one));
  }),
  'rules.addCondition': act(async ({ params, body, principal, begin }, { rules: service }) => {
    const unit = begin((id) => ok({ Id: id }));
    const { id } = await service.addCondition(principal.deviceNetworkId, params.id, conditionOf(body), unit);
    unit.checkUsed();
    // The reference responds with 200 here.
    return ok({ Id: id });
  }),
  'rules.replaceConditions': act(async ({ params, body, principal }, { rules: service }) => {
    await service.replaceConditions(principal.deviceNetworkId, params.id, body.map(conditionOf));
    return noContent();
  }),
  'rules.updateCondition': act(async ({ params, body, principal }, { rules: service }) => {
    const { id, conditionId } = params;
    await service.updateCondition(principal.deviceNetworkId, id, conditionId, conditionOf(body));
    return noContent();
  }),
  'rules.deleteCondition': act(async ({ params, principal }, { rules: service }) => {
    await service.deleteCondition(principal.deviceNetworkId, params.id, params.conditionId);
    return noContent();
  }),
  'deviceNetworks.setupEventCategories': act(async ({ principal }, { monitorSetup }) => {
    await monitorSetup.addCategories(principal.deviceNetworkId);
    return noContent();
  }),
  'deviceNetworks.setupMonitors': act(async ({ principal }, { monitorSetup }) => {
    await monitorSetup.addMonitors(principal.deviceNetworkId);
    return noContent();
  }),
};

/** Returns the event categories of rules, by ID. */
function categoriesOf(
  { reader }: ReadContext<unknown>,
  found: readonly Rule[],
): Promise<ReadonlyMap<string, EventCategory>> {
  const ids = new Set(found.flatMap(({ eventCategoryId }) => eventCategoryId ?? []));
  return reader.collection(eventCategories).getMany(ids);
}

/** @throws MusterError `invalid-request` for a range that ends before it begins */
function spanOf({ fromDate: fromMs, toDate: toMs }: { fromDate: number; toDate: number }): Span {
  if (fromMs > toMs) throw invalidMember('fromDate', 'Must be at most toDate.');
  return { fromMs, toMs };
}

const DEFAULT_AFTER_SECONDS = 3_600;

function inputOf(body: RuleRequest): RuleInput {
  const { TriggerOn: cause = 'Values', TriggerAfterSeconds = DEFAULT_AFTER_SECONDS } = body;
  const hasDelay = cause === 'NoValue' || cause === 'DeviceOffline';
  return {
    ...members.read({
      SeverityLevel: 0,
      IsDeactivated: false,
      TriggerByDevice: false,
      TriggerBySmartObject: false,
      TriggerResetMethod: 'Threshold',
      ...body,
    }),
    isAnyEnough: body.Condition?.toLowerCase() === 'or',
    cause,
    ...(hasDelay ? { afterSeconds: TriggerAfterSeconds } : {}),
    ...omitUndefined({ conditions: body.Conditions?.map(conditionOf) }),
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
    ...(aggregation === 'Realtime' || aggregation === 'All' ? {} : { aggregation }),
    ...omitUndefined({ id: body.Id, resolutionId: body.ResolutionId }),
  };
}

function comparison(operator: RuleOperator, min?: number, max?: number, text?: string): Comparison {
  return { operator, ...omitUndefined({ min, max, text }) };
}

/** Presents a RuleResponse. */
function presentRule(rule: Rule, categories: ReadonlyMap<string, EventCategory>): RuleResponse {
  return {
    ...presentRuleRow(rule, categories),
    ...show(rule),
    DeviceNetworkId: rule.deviceNetworkId,
    Condition: rule.isAnyEnough ? 'Or' : 'And',
    TriggerAfterSeconds: rule.afterSeconds,
    Conditions: rule.conditions.map((one) => presentCondition(rule, one)),
  };
}

/** Presents a RuleResourceConditionResponse. */
function presentCondition(rule: Rule, condition: RuleCondition): RuleResourceConditionResponse {
  const { id, smartObjectTypeId, resourceTypeId, trigger, reset, aggregation, resolutionId } = condition;
  return {
    Id: id,
    RuleId: rule.id,
    SmartObjectTypeId: smartObjectTypeId,
    ResourceTypeId: resourceTypeId,
    TriggerOperator: trigger.operator,
    ResolutionAggregationType: aggregation ?? 'Realtime',
    ...omitUndefined({
      TriggerMinValue: trigger.min,
      TriggerMaxValue: trigger.max,
      TriggerStringValue: trigger.text,
      ResetOperator: reset?.operator,
      ResetMinValue: reset?.min,
      ResetMaxValue: reset?.max,
      ResetStringValue: reset?.text,
      ResolutionId: resolutionId,
    }),
  };
}

/** Presents a RuleTrialResponse. */
function presentTrial({ values, raised, reset, events }: Trial, { fromMs, toMs }: Span): RuleTrialResponse {
  return {
    FromTimestamp: fromMs,
    ToTimestamp: toMs,
    Values: values,
    Raised: raised,
    Reset: reset,
    Events: events.map(({ device, resourceId, resourceName, raisedAt, resetAt, value }) => ({
      DeviceId: device.id,
      DeviceName: device.name,
      ResourceId: resourceId,
      ResourceName: resourceName,
      RaisedTimestamp: raisedAt,
      ...(resetAt === undefined ? {} : { ResetTimestamp: resetAt }),
      Value: value,
    })),
  };
}
