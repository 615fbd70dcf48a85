import { useState, type ReactElement } from 'react';
import { filter, type SmartObjectType } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import type { DashboardClient } from '../session/client.ts';

/** Adds an existing resource type to a smart object type. */
export function AddResourceType(props: {
  readonly type: SmartObjectType;
  readonly onClose: () => void;
}): ReactElement {
  const { type } = props;
  const { client } = useSession();
  const [resource, setResource] = useState<Choice>();
  return (
    <FormDialog
      title="Add a resource type"
      action="Add"
      command={`Add the resource ${resource?.Name ?? ''} to ${type.Name}`}
      cli={cliLine('smart-object-types', 'add-resource-type', type.Id, resource?.Id ?? 'RESOURCETYPEID')}
      ready={resource !== undefined}
      send={() => client.smartObjectTypes.addResourceType(type.Id, resource?.Id ?? '')}
      onClose={props.onClose}
    >
      <EntitySelect
        label="Resource type"
        description="Reusable resource types, by name or by ID. Smart objects of the type have the resource from now on."
        operation="resourceTypes.list"
        load={(query, signal) => findReusable(client, query, signal)}
        value={resource}
        onChange={setResource}
        required
      />
    </FormDialog>
  );
}

/** Finds reusable resource types. Their names include the LwM2M ID, as in `5700 Sensor Value`. */
async function findReusable(
  client: DashboardClient,
  { Search, ...paging }: { readonly Search?: string; readonly Page: number; readonly PageSize: number },
  signal: AbortSignal,
): Promise<{ readonly Rows: readonly Choice[] }> {
  const id = /^(\d{1,5})(?: |$)/.exec(Search ?? '')?.[1];
  const { Rows } = await client.resourceTypes.list(
    {
      ...paging,
      Sort: 'TypeId',
      ...(id === undefined && Search !== undefined ? { Search } : {}),
      Filter: filter('resourceTypes.list', {
        IsReusable: true,
        ...(id === undefined ? {} : { TypeId: Number(id) }),
      }),
    },
    { signal },
  );
  return { Rows: Rows.map(({ Id, TypeId, Name }) => ({ Id, Name: `${TypeId} ${Name}` })) };
}
