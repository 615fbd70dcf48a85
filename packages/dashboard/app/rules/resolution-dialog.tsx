import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { Resolution, ResolutionRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Icon } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';
import { DurationInput } from './duration-input.tsx';
import { ResourceTypeSelect } from './resource-type-select.tsx';
import { flagWords } from './rule-command.ts';
import { newKey, unitOf } from './rule-draft.ts';
import { useTypes } from './use-types.ts';

interface Pair {
  readonly key: string;
  readonly SmartObjectTypeId: string;
  readonly ResourceTypeId: string;
}

/** Creates or edits a resolution. */
export function ResolutionDialog(props: {
  /** The resolution to edit. Absent for a new one. */
  readonly resolution?: Resolution;
  readonly onClose: () => void;
}): ReactElement {
  const { resolution } = props;
  const { client, may } = useSession();
  const [title, setTitle] = useState(resolution?.Title ?? '');
  const [unit, setUnit] = useState(() => unitOf((resolution?.Timespan ?? 3_600_000) / 1_000));
  const [count, setCount] = useState(() => String((resolution?.Timespan ?? 3_600_000) / 1_000 / unit));
  const [pairs, setPairs] = useState<readonly Pair[]>(
    () =>
      resolution?.ResourceTypeInstances.map(({ Id, SmartObjectTypeId, ResourceTypeId }) => ({
        key: Id,
        SmartObjectTypeId,
        ResourceTypeId,
      })) ?? [],
  );
  const body: ResolutionRequest = {
    Title: title,
    Timespan: Math.round(Number(count) * unit * 1_000),
    ...(resolution?.RetentionDays === undefined ? {} : { RetentionDays: resolution.RetentionDays }),
    ResourceTypeInstances: pairs.map(({ SmartObjectTypeId, ResourceTypeId }) => ({
      SmartObjectTypeId,
      ResourceTypeId,
    })),
  };
  const isNew = resolution === undefined;
  const send = async (): Promise<void> => {
    if (isNew) await client.resolutions.create(body);
    else await client.resolutions.update(resolution.Id, body);
  };
  return (
    <FormDialog
      title={isNew ? 'Create a resolution' : `Edit the resolution ${resolution.Title ?? ''}`}
      action={isNew ? 'Create' : 'Save'}
      command={`${isNew ? 'Create' : 'Change'} the resolution ${title}`}
      cli={lineOf(body, resolution)}
      ready={title !== '' && Number(count) > 0 && pairs.every(({ ResourceTypeId }) => ResourceTypeId !== '')}
      send={send}
      onClose={props.onClose}
    >
      <TextInput
        label="Title"
        required
        maxLength={255}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        data-autofocus
      />
      <DurationInput
        label="Length of a period"
        count={count}
        unit={unit}
        onChange={(next, nextUnit) => {
          setCount(next);
          setUnit(nextUnit);
        }}
      />
      {may('SmartObjectType.Read') && <Restrictions pairs={pairs} onChange={setPairs} />}
    </FormDialog>
  );
}

/** The resources for which a resolution can be used. */
function Restrictions(props: {
  readonly pairs: readonly Pair[];
  readonly onChange: (pairs: readonly Pair[]) => void;
}): ReactElement {
  const { pairs, onChange } = props;
  const types = useTypes(pairs.map(({ SmartObjectTypeId }) => SmartObjectTypeId));
  const change = (pair: Pair): void => onChange(pairs.map((one) => (one.key === pair.key ? pair : one)));
  return (
    <fieldset className="resource-choices">
      <legend>Resources that it is for</legend>
      {pairs.length === 0 && <p className="dim small">All resources.</p>}
      {pairs.map((pair) => (
        <div key={pair.key} className="pair-row">
          <ResourceTypeSelect
            types={types}
            smartObjectTypeId={pair.SmartObjectTypeId}
            resourceTypeId={pair.ResourceTypeId}
            onChange={(SmartObjectTypeId, resource) =>
              change({ ...pair, SmartObjectTypeId, ResourceTypeId: resource?.Id ?? '' })
            }
          />
          <button
            type="button"
            className="icon-button"
            aria-label="Remove this resource"
            onClick={() => onChange(pairs.filter(({ key }) => key !== pair.key))}
          >
            <Icon name="trash" />
          </button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onChange([...pairs, { key: newKey(), SmartObjectTypeId: '', ResourceTypeId: '' }])}
        >
          Restrict it to a resource
        </Button>
      </div>
    </fieldset>
  );
}

const lineOf = (body: ResolutionRequest, before: Resolution | undefined): string =>
  cliLine(
    ...['resolutions', ...(before === undefined ? ['create'] : ['update', before.Title ?? before.Id])],
    ...flagWords('title', body.Title === '' ? 'TITLE' : (body.Title ?? 'TITLE')),
    ...['--timespan', String(body.Timespan)],
    ...((body.ResourceTypeInstances?.length ?? 0) === 0 && (before?.ResourceTypeInstances.length ?? 0) === 0
      ? []
      : ['--resource-type-instances', JSON.stringify(body.ResourceTypeInstances)]),
  );
