import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type SmartObjectTemplateListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { useSession } from '../session/session-context.ts';
import { SmartObjectTemplateForm } from './smart-object-template-form.tsx';

const columns: readonly Column<SmartObjectTemplateListItem>[] = [
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name, IsDefault }) => (
      <span className="row">
        <Link href={`/smart-object-templates/${Id}`}>{Name}</Link>
        {IsDefault && <StatusMark tone="neutral" icon="lock" text="Built in" />}
      </span>
    ),
  },
  {
    id: 'ObjectId',
    label: 'Object ID',
    tight: true,
    cell: ({ ObjectId }) => <span className="mono">{ObjectId}</span>,
  },
  {
    id: 'Type',
    label: 'Smart object type',
    cell: ({ SmartObjectTypeId, SmartObjectTypeName }) => (
      <Link href={`/smart-object-types/${SmartObjectTypeId}`}>
        {SmartObjectTypeName ?? SmartObjectTypeId}
      </Link>
    ),
  },
  {
    id: 'Use',
    label: 'Use',
    tight: true,
    cell: ({ IsDefault, CanBeDeleted }) =>
      IsDefault ? 'where no other is set' : CanBeDeleted ? 'not used' : 'in use',
  },
];
const sortable = ['Name', 'ObjectId'] as const;
const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'default', label: 'Default templates' },
      { value: 'own', label: 'Own templates' },
    ],
  },
];

const conditionOf = ({ kind }: Readonly<Record<string, string>>): string | undefined =>
  kind === undefined ? undefined : filter('smartObjectTemplates.list', { IsDefault: kind === 'default' });

export default function SmartObjectTemplatesTab(): ReactElement {
  const { client, may } = useSession();
  const [creating, setCreating] = useOpening('create', may('SmartObjectTemplate.Create'));
  return (
    <Section
      title="Smart object templates"
      aside={
        may('SmartObjectTemplate.Create') &&
        may('SmartObjectType.Read') && (
          <Button size="compact-sm" onClick={() => setCreating(true)}>
            Create a smart object template
          </Button>
        )
      }
    >
      <EntityList
        what="smart object templates"
        operation="smartObjectTemplates.list"
        load={(query, signal) => client.smartObjectTemplates.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={conditionOf}
        searches="Name"
        cli={['smart-object-templates', 'list']}
        empty={
          <EmptyState title="This device network has no smart object templates.">
            Each smart object type has a default one. Create or import a smart object type first.
          </EmptyState>
        }
      />
      {creating && <SmartObjectTemplateForm onClose={() => setCreating(false)} />}
    </Section>
  );
}
