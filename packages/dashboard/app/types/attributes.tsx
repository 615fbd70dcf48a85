import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResourceAttribute, ResourceAttributeDefinition, SmartObjectTemplate } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { AttributeForm } from './attribute-form.tsx';

/** The attributes of a template, which the service writes to the devices. */
export function Attributes({ template }: { readonly template: SmartObjectTemplate }): ReactElement {
  const { client, may } = useSession();
  const [editing, setEditing] = useState(false);
  const attributes = useQuery({
    queryKey: ['smartObjectTemplates.attributes', template.Id],
    queryFn: ({ signal }) => client.smartObjectTemplates.attributes(template.Id, { signal }),
  });
  const definitions = useQuery({
    queryKey: ['resourceAttributeDefinitions.list'],
    queryFn: ({ signal }) => client.resourceAttributeDefinitions.list({ signal }),
    enabled: may('ResourceAttributeDefinition.Read'),
    staleTime: 600_000,
  });
  const isLoaded = attributes.data !== undefined && definitions.data !== undefined;
  return (
    <Section
      title="Attributes"
      aside={
        isLoaded &&
        !editing &&
        may('SmartObjectTemplate.Update') &&
        may('SmartObjectType.Read') && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            Edit the attributes
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="dim">
          The service writes these attributes to all devices with this template: to online devices
          immediately, to sleeping ones when they wake up, to others after their next Register.
        </p>
        {attributes.isPending && <Loading what="attributes" />}
        {attributes.isError && (
          <ErrorNote error={attributes.error} onRetry={() => void attributes.refetch()} />
        )}
        {definitions.isError && <ErrorNote error={definitions.error} />}
        {editing && attributes.data !== undefined && definitions.data !== undefined ? (
          <AttributeForm
            template={template}
            attributes={attributes.data}
            definitions={definitions.data}
            onClose={() => setEditing(false)}
          />
        ) : (
          <AttributeList template={template} attributes={attributes.data} definitions={definitions.data} />
        )}
      </div>
    </Section>
  );
}

function AttributeList(props: {
  readonly template: SmartObjectTemplate;
  readonly attributes: readonly ResourceAttribute[] | undefined;
  readonly definitions: readonly ResourceAttributeDefinition[] | undefined;
}): ReactElement {
  const { template, attributes } = props;
  const columns = useColumns(template, props.definitions);
  return (
    <>
      {attributes?.length === 0 && (
        <EmptyState title="This template sets no attributes.">
          Devices then notify as they see fit. Set pmin and pmax, for example, to bound the time between two
          notifications.
        </EmptyState>
      )}
      {attributes !== undefined && attributes.length > 0 && (
        <DataTable caption="Attributes" columns={columns} rows={attributes} />
      )}
      <CliLine cli={cliLine('smart-object-templates', 'attributes', template.Id)} />
    </>
  );
}

function useColumns(
  { ObjectId }: SmartObjectTemplate,
  definitions: readonly ResourceAttributeDefinition[] | undefined,
): readonly Column<ResourceAttribute>[] {
  return useMemo(() => {
    const byName = new Map((definitions ?? []).map((one) => [one.Name, one]));
    return [
      {
        id: 'Path',
        label: 'Path',
        tight: true,
        cell: (attribute) => <span className="mono">{pathOf(ObjectId, attribute)}</span>,
      },
      {
        id: 'Place',
        label: 'Resource',
        cell: ({ ResourceTypeName }) => ResourceTypeName ?? 'all resources',
      },
      {
        id: 'Name',
        label: 'Attribute',
        tight: true,
        cell: ({ Name }) => <span className="mono">{Name}</span>,
      },
      {
        id: 'Value',
        label: 'Value',
        tight: true,
        cell: ({ Name, Value }) => `${Value} ${byName.get(Name)?.Units ?? ''}`,
      },
      { id: 'Effect', label: 'Effect', cell: ({ Name }) => byName.get(Name)?.Description ?? '' },
    ];
  }, [ObjectId, definitions]);
}

/** Path of an attribute. `*` stands for all instances. */
function pathOf(objectId: number, { InstanceNumber, ResourceTypeTypeId }: ResourceAttribute): string {
  const instance = InstanceNumber ?? (ResourceTypeTypeId === undefined ? undefined : '*');
  return ['', objectId, instance, ResourceTypeTypeId].filter((part) => part !== undefined).join('/');
}
