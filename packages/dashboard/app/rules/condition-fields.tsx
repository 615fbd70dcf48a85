import type { ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import type { Resolution } from '@muster/sdk/core';
import { Link } from 'wouter';
import { Icon } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';
import { ComparisonFields } from './comparison-fields.tsx';
import { kindOf, operatorFor, oppositeOf, type ValueKind } from './operators.ts';
import { ResourceTypeSelect } from './resource-type-select.tsx';
import type { Aggregation, ConditionDraft } from './rule-draft.ts';
import { aggregations, durationText } from './rule-words.ts';
import type { TypeCatalogue } from './use-types.ts';

/** One condition of a rule. */
export function ConditionFields(props: {
  /** Number of the condition, starting at 1. */
  readonly number: number;
  readonly condition: ConditionDraft;
  readonly types: TypeCatalogue;
  readonly resolutions: readonly Resolution[];
  /** Resolution of the rule, for conditions without one. */
  readonly ruleResolutionId: string;
  /** Undefined if this is the only condition. */
  readonly onRemove: (() => void) | undefined;
  readonly onChange: (condition: ConditionDraft) => void;
}): ReactElement {
  const { condition, types, onChange } = props;
  const resource = types
    .resourcesOf(condition.smartObjectTypeId)
    ?.find(({ Id }) => Id === condition.resourceTypeId);
  const kind: ValueKind =
    condition.aggregation === 'Realtime' ? kindOf(resource?.ResourceDataType) : 'number';
  const unit = resource?.Units ?? '';
  return (
    <fieldset className="condition">
      <legend>Condition {props.number}</legend>
      {props.onRemove !== undefined && (
        <button
          type="button"
          className="icon-button condition-remove"
          aria-label={`Remove condition ${props.number}`}
          onClick={props.onRemove}
        >
          <Icon name="trash" />
        </button>
      )}
      <ResourceTypeSelect
        types={types}
        smartObjectTypeId={condition.smartObjectTypeId}
        resourceTypeId={condition.resourceTypeId}
        onChange={(smartObjectTypeId, chosen) =>
          onChange({
            ...withOperators(condition, kindOf(chosen?.ResourceDataType)),
            smartObjectTypeId,
            resourceTypeId: chosen?.Id ?? '',
          })
        }
      />
      <AggregationFields {...props} dataKind={kindOf(resource?.ResourceDataType)} />
      <ComparisonFields
        label={condition.aggregation === 'Realtime' ? 'Raise when the value' : 'Raise when the aggregate'}
        kind={kind}
        unit={unit}
        value={condition.trigger}
        onChange={(trigger) => onChange({ ...condition, trigger })}
      />
      {resource?.ResourceDataType === 'Time' && (
        <p className="dim small">Times are compared as seconds since 1970.</p>
      )}
      <ResetFields condition={condition} kind={kind} unit={unit} onChange={onChange} />
    </fieldset>
  );
}

/** Determines when an event ends: as soon as the trigger is no longer met, or at separate limits. */
function ResetFields(props: {
  readonly condition: ConditionDraft;
  readonly kind: ValueKind;
  readonly unit: string;
  readonly onChange: (condition: ConditionDraft) => void;
}): ReactElement {
  const { condition, kind, unit, onChange } = props;
  return (
    <>
      <NativeSelect
        label="Reset when"
        value={condition.reset === undefined ? '' : 'own'}
        data={[
          { value: '', label: 'this is no longer so' },
          { value: 'own', label: 'the value reaches a limit of its own (hysteresis)' },
        ]}
        onChange={({ currentTarget }) =>
          onChange({
            ...condition,
            reset: currentTarget.value === '' ? undefined : oppositeOf(condition.trigger),
          })
        }
      />
      {condition.reset !== undefined && (
        <ComparisonFields
          label="Reset when the value"
          kind={kind}
          unit={unit}
          value={condition.reset}
          onChange={(reset) => onChange({ ...condition, reset })}
        />
      )}
    </>
  );
}

/** Returns a condition whose operators compare values of the given kind. */
function withOperators(condition: ConditionDraft, kind: ValueKind): ConditionDraft {
  const { trigger, reset } = condition;
  return {
    ...condition,
    aggregation: kind === 'string' ? 'Realtime' : condition.aggregation,
    trigger: { ...trigger, operator: operatorFor(kind, trigger.operator) },
    reset: reset && { ...reset, operator: operatorFor(kind, reset.operator) },
  };
}

function AggregationFields(props: {
  readonly condition: ConditionDraft;
  readonly resolutions: readonly Resolution[];
  readonly ruleResolutionId: string;
  readonly dataKind: ValueKind;
  readonly onChange: (condition: ConditionDraft) => void;
}): ReactElement {
  const { condition, resolutions, dataKind, onChange } = props;
  const { may } = useSession();
  const { aggregation } = condition;
  return (
    <div className="pair">
      <NativeSelect
        label="Compare"
        value={aggregation}
        data={Object.entries(aggregations).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as Aggregation;
          const kind = next === 'Realtime' ? dataKind : 'number';
          onChange({ ...withOperators(condition, kind), aggregation: next });
        }}
      />
      {aggregation !== 'Realtime' &&
        (resolutions.length === 0 ? (
          <p className="dim small">
            Aggregates need a resolution.{' '}
            {may('Resolution.Read') ? (
              <Link href="/rules?tab=resolutions">Create one</Link>
            ) : (
              'You cannot read resolutions.'
            )}
          </p>
        ) : (
          <NativeSelect
            label="Of each period of"
            value={condition.resolutionId || props.ruleResolutionId}
            data={[
              { value: '', label: 'Choose' },
              ...resolutions.map(({ Id, Title, Timespan }) => ({
                value: Id,
                label: `${durationText(Timespan / 1_000)}${Title === undefined ? '' : ` (${Title})`}`,
              })),
            ]}
            onChange={({ currentTarget }) => onChange({ ...condition, resolutionId: currentTarget.value })}
          />
        ))}
    </div>
  );
}
