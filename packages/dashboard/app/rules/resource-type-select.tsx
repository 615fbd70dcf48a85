import type { ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import type { ResourceType } from '@muster/sdk/core';
import type { TypeCatalogue } from './use-types.ts';

/** Chooses an object and one of its resources. */
export function ResourceTypeSelect(props: {
  readonly types: TypeCatalogue;
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  /** The resource is undefined until users choose one. */
  readonly onChange: (smartObjectTypeId: string, resource: ResourceType | undefined) => void;
}): ReactElement {
  const { types, smartObjectTypeId, resourceTypeId, onChange } = props;
  const resources = types.resourcesOf(smartObjectTypeId);
  return (
    <div className="pair">
      <NativeSelect
        label="Object"
        value={smartObjectTypeId}
        data={[
          { value: '', label: 'Choose' },
          ...types.list.map(({ Id, Name, TypeId }) => ({ value: Id, label: `${Name} (${TypeId})` })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value, undefined)}
      />
      <NativeSelect
        label="Resource"
        disabled={resources === undefined}
        value={resourceTypeId}
        data={[
          {
            value: '',
            label:
              smartObjectTypeId === ''
                ? 'Choose an object first'
                : resources === undefined
                  ? 'Loading …'
                  : 'Choose',
          },
          ...(resources ?? [])
            .filter(({ ResourceDataType }) => ResourceDataType !== 'None')
            .map(({ Id, Name, TypeId }) => ({ value: Id, label: `${Name} (${TypeId})` })),
        ]}
        onChange={({ currentTarget }) =>
          onChange(
            smartObjectTypeId,
            resources?.find(({ Id }) => Id === currentTarget.value),
          )
        }
      />
    </div>
  );
}
