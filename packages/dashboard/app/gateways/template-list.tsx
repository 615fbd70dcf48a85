import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DataCollectorTemplate } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { GatewayTemplateForm } from './gateway-template-form.tsx';

const templateColumns: readonly Column<DataCollectorTemplate>[] = [
  { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
  { id: 'DataCollectorType', label: 'Type', cell: ({ DataCollectorType }) => DataCollectorType?.Name ?? '–' },
  {
    id: 'configurations',
    label: 'Configuration',
    cell: ({ Configurations }) => (
      <span className="mono">
        {Configurations.map(({ Key, Value }) => `${Key}=${Value ?? ''}`).join(', ') || '–'}
      </span>
    ),
  },
];
const templateSortable = ['Name'] as const;

/** The gateway templates of the network. */
export function TemplateList(): ReactElement {
  const { client, may } = useSession();
  const [edited, setEdited] = useState<DataCollectorTemplate | 'new'>();
  const columns: readonly Column<DataCollectorTemplate>[] = [
    ...templateColumns,
    {
      id: 'actions',
      label: '',
      tight: true,
      cell: (template) => (
        <div className="resource-actions">
          {may('DataCollectorTemplate.Update') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Edit the gateway template ${template.Name}`}
              onClick={() => setEdited(template)}
            >
              Edit
            </Button>
          )}
          {may('DataCollectorTemplate.Delete') && (
            <DeleteButton
              compact
              what={`the gateway template ${template.Name}`}
              cli={cliLine('data-collector-templates', 'delete', nameWord(template))}
              send={() => client.dataCollectorTemplates.delete(template.Id)}
            >
              A template that gateways use cannot be deleted.
            </DeleteButton>
          )}
        </div>
      ),
    },
  ];
  return (
    <Section
      title="Gateway templates"
      aside={
        may('DataCollectorTemplate.Create') &&
        may('DataCollectorType.Read') && (
          <Button size="compact-sm" onClick={() => setEdited('new')}>
            Create a gateway template
          </Button>
        )
      }
    >
      <EntityList
        what="gateway templates"
        operation="dataCollectorTemplates.list"
        load={(query, signal) => client.dataCollectorTemplates.list(query, { signal })}
        columns={columns}
        sortable={templateSortable}
        searches="Name"
        cli={['data-collector-templates', 'list']}
        empty={
          <EmptyState title="There are no gateway templates.">
            A template has configuration values for the gateways of one type.
          </EmptyState>
        }
      />
      {edited !== undefined && (
        <GatewayTemplateForm
          {...(edited === 'new' ? {} : { template: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
