import { useRef, useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Resolution } from '@muster/sdk/core';
import { Check } from '../layout/check-list.tsx';
import { EntitySelect } from '../layout/entity-select.tsx';
import { Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { ConditionFields } from './condition-fields.tsx';
import { DurationInput } from './duration-input.tsx';
import { hasDelay, newCondition, type Cause, type RuleDraft, type Scope } from './rule-draft.ts';
import { causes, placeholders } from './rule-words.ts';
import type { TypeCatalogue } from './use-types.ts';

export interface FieldsProps {
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
}

/** Maximum number of conditions in a rule, as in the API. */
const MAX_CONDITIONS = 20;

/** The resources that the rule watches. */
export function ResourcesFields(
  props: FieldsProps & {
    /** Opens the dialog for a new collection. Undefined for keys that may not create one. */
    readonly onCreate: (() => void) | undefined;
    /** Changes when the collection is set from outside, so that the field shows its name. */
    readonly revision: number;
  },
): ReactElement {
  const { draft, change, onCreate } = props;
  const { client } = useSession();
  return (
    <Section title="1. Which resources">
      <div className="adding">
        <EntitySelect
          key={props.revision}
          label="Resource collection"
          description="It selects resources by device, type, location, tag and more."
          required
          operation="resourceCollections.list"
          load={(query, signal) => client.resourceCollections.list(query, { signal })}
          value={draft.collection}
          onChange={(collection) => change({ collection })}
        />
        {onCreate !== undefined && (
          <Button variant="default" onClick={onCreate}>
            New collection
          </Button>
        )}
      </div>
    </Section>
  );
}

/** The cause of events: conditions on values, or another cause. */
export function CauseFields(
  props: FieldsProps & { readonly types: TypeCatalogue; readonly resolutions: readonly Resolution[] },
): ReactElement {
  const { draft, change, types, resolutions } = props;
  const { conditions } = draft;
  return (
    <Section title="2. When">
      <div className="form">
        <NativeSelect
          label="Raise an event when"
          value={draft.cause}
          data={Object.entries(causes).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => change({ cause: currentTarget.value as Cause })}
        />
        {hasDelay(draft.cause) && (
          <DurationInput
            label="For"
            count={draft.after}
            unit={draft.afterUnit}
            onChange={(after, afterUnit) => change({ after, afterUnit })}
          />
        )}
        {draft.cause === 'Values' && (
          <>
            {conditions.map((condition, index) => (
              <ConditionFields
                key={condition.key}
                number={index + 1}
                condition={condition}
                types={types}
                resolutions={resolutions}
                ruleResolutionId={draft.resolutionId}
                onRemove={
                  conditions.length === 1
                    ? undefined
                    : () => change({ conditions: conditions.filter(({ key }) => key !== condition.key) })
                }
                onChange={(next) =>
                  change({ conditions: conditions.map((one) => (one.key === next.key ? next : one)) })
                }
              />
            ))}
            {conditions.length > 1 && (
              <NativeSelect
                label="Conditions"
                value={draft.join}
                data={[
                  { value: 'And', label: 'All of them must be met (And)' },
                  { value: 'Or', label: 'One of them is enough (Or)' },
                ]}
                onChange={({ currentTarget }) => change({ join: currentTarget.value as RuleDraft['join'] })}
              />
            )}
            {conditions.length < MAX_CONDITIONS && (
              <div>
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => change({ conditions: [...conditions, newCondition()] })}
                >
                  Add a condition
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

const groupNames: Readonly<Record<Scope, string>> = {
  device: 'device',
  smartObject: 'smart object',
  collection: 'collection',
};

/** The number of events, and how they end. */
export function EventFields({
  draft,
  change,
  revision,
}: FieldsProps & { readonly revision: number }): ReactElement {
  const { client, may } = useSession();
  const severity = Number(draft.severity);
  return (
    <Section title="3. The event">
      <div className="form">
        <NativeSelect
          label="Resources count together"
          value={draft.scope}
          data={[
            { value: 'device', label: 'on each device' },
            { value: 'smartObject', label: 'in each smart object' },
            { value: 'collection', label: 'in the whole collection' },
          ]}
          onChange={({ currentTarget }) => change({ scope: currentTarget.value as Scope })}
        />
        <NativeSelect
          label="Number of events"
          value={draft.triggerType}
          data={[
            { value: 'ForEveryResource', label: 'One for each resource or device concerned' },
            { value: 'OnlyFirstTime', label: `One for the ${groupNames[draft.scope]}` },
          ]}
          onChange={({ currentTarget }) =>
            change({ triggerType: currentTarget.value as RuleDraft['triggerType'] })
          }
        />
        <NativeSelect
          label="The event ends"
          value={draft.resetMethod}
          data={[
            { value: 'Threshold', label: 'by itself' },
            { value: 'Manually', label: 'when a person resets it' },
          ]}
          onChange={({ currentTarget }) =>
            change({ resetMethod: currentTarget.value as RuleDraft['resetMethod'] })
          }
        />
        <TextInput
          label="Severity"
          description="0 to 100. Higher is more severe."
          required
          inputMode="numeric"
          maxLength={3}
          value={draft.severity}
          error={
            Number.isInteger(severity) && severity >= 0 && severity <= 100
              ? undefined
              : 'Type a whole number from 0 to 100.'
          }
          onChange={(event) => change({ severity: event.currentTarget.value })}
        />
        {may('EventCategory.Read') && (
          <EntitySelect
            key={revision}
            label="Event category"
            description="Optional. It decides who receives the event and which actuators run."
            operation="eventCategories.list"
            load={(query, signal) => client.eventCategories.list(query, { signal })}
            value={draft.category}
            onChange={(category) => change({ category })}
          />
        )}
      </div>
    </Section>
  );
}

/** The name of the rule, and the text of its events. */
export function NameFields({ draft, change }: FieldsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const message = useRef<HTMLInputElement>(null);
  return (
    <Section title="4. Name and message">
      <div className="form">
        <TextInput
          label="Name"
          required
          maxLength={255}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Description"
          maxLength={10_000}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <TextInput
          ref={message}
          label="Message of its events"
          description="Words in braces are filled in, such as {DeviceName} is at {Value}."
          maxLength={2_000}
          value={draft.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <div>
          <button type="button" className="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Insert a placeholder
          </button>
          {open && (
            <ul className="chips">
              {placeholders.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => {
                      change({ message: `${draft.message}${name}` });
                      message.current?.focus();
                    }}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Check label="The rule is on" checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
      </div>
    </Section>
  );
}
