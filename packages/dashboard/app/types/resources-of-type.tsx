import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { ResourceType, SmartObjectType } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { AddResourceType } from './add-resource-type.tsx';
import { operationsText } from './operations-text.ts';
import { ResourceTypeForm } from './resource-type-form.tsx';
import './types.css';

type Shown = { readonly kind: 'create' | 'add' } | { readonly kind: 'edit'; readonly resource: ResourceType };

/** The resources of a smart object type. */
export function ResourcesOfType({ type }: { readonly type: SmartObjectType }): ReactElement {
  const { may } = useSession();
  const [dialog, setDialog] = useState<Shown>();
  const columns = useColumns(type, setDialog);
  const close = (): void => setDialog(undefined);
  return (
    <Section
      title="Resources"
      aside={
        <div className="row">
          {may('SmartObjectType.Update') && may('ResourceType.Read') && (
            <Button size="compact-sm" variant="default" onClick={() => setDialog({ kind: 'add' })}>
              Add an existing resource type
            </Button>
          )}
          {may('ResourceType.Create') && (
            <Button size="compact-sm" variant="default" onClick={() => setDialog({ kind: 'create' })}>
              Create a resource type
            </Button>
          )}
        </div>
      }
    >
      {type.ResourceTypes.length === 0 ? (
        <EmptyState title="This object has no resources yet.">
          Create resource types for it, or add some that other objects have.
        </EmptyState>
      ) : (
        <DataTable caption="Resources" columns={columns} rows={type.ResourceTypes} />
      )}
      {dialog?.kind === 'add' && <AddResourceType type={type} onClose={close} />}
      {dialog?.kind === 'create' && <ResourceTypeForm type={type} onClose={close} />}
      {dialog?.kind === 'edit' && <ResourceTypeForm type={type} resource={dialog.resource} onClose={close} />}
    </Section>
  );
}

function useColumns(type: SmartObjectType, onShow: (shown: Shown) => void): readonly Column<ResourceType>[] {
  const { client, may } = useSession();
  const edits = may('ResourceType.Update');
  const removes = may('SmartObjectType.Update');
  return useMemo(
    () => [
      {
        id: 'TypeId',
        label: 'ID',
        tight: true,
        cell: ({ TypeId }) => <span className="mono">{TypeId}</span>,
      },
      {
        id: 'Name',
        label: 'Name',
        cell: ({ Name, Description }) =>
          Description === undefined || Description === '' ? (
            Name
          ) : (
            <details className="types-resource">
              <summary>{Name}</summary>
              <p>{Description}</p>
            </details>
          ),
      },
      { id: 'Operations', label: 'Operations', cell: ({ Operations }) => operationsText(Operations) },
      { id: 'DataType', label: 'Data type', tight: true, cell: ({ ResourceDataType }) => ResourceDataType },
      { id: 'Range', label: 'Range', cell: ({ Range }) => Range || '–' },
      { id: 'Units', label: 'Units', tight: true, cell: ({ Units }) => Units || '–' },
      {
        id: 'Instances',
        label: 'Instances',
        tight: true,
        cell: ({ MultipleInstances }) => (MultipleInstances ? 'multiple' : 'single'),
      },
      {
        id: 'Mandatory',
        label: 'Mandatory',
        tight: true,
        cell: ({ Mandatory }) => (Mandatory ? 'yes' : 'no'),
      },
      {
        id: 'Actions',
        label: '',
        tight: true,
        cell: (resource) => (
          <span className="row types-actions">
            {edits && resource.Operations !== undefined && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Edit ${resource.Name}`}
                onClick={() => onShow({ kind: 'edit', resource })}
              >
                Edit
              </Button>
            )}
            {removes && (
              <DeleteButton
                what={`the resource ${resource.Name} of ${type.Name}`}
                cli={cliLine('smart-object-types', 'remove-resource-type', type.Id, resource.Id)}
                send={() => client.smartObjectTypes.removeResourceType(type.Id, resource.Id)}
                compact
              >
                Smart objects of the type lose the resource with its measurements and observations.
              </DeleteButton>
            )}
          </span>
        ),
      },
    ],
    [type, edits, removes, client, onShow],
  );
}
