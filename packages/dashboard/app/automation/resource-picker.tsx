import { useState, type ReactElement } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResourceType } from '@muster/sdk/core';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/** A resource type of a smart object type, with its name. */
export interface PickedResource {
  readonly objectId: string;
  readonly resourceId: string;
  readonly name: string;
  readonly dataType: string;
  /** Whether a server may execute it. */
  readonly isExecutable: boolean;
}

/** Chooses a resource type of a smart object type and adds it. */
export function ResourcePicker(props: {
  /** Prefix of the labels, such as `Source`. */
  readonly label: string;
  readonly action: string;
  readonly onAdd: (picked: PickedResource) => void;
  /** Which resource types can be chosen. Defaults to all. */
  readonly accepts?: (resource: ResourceType) => boolean;
}): ReactElement {
  const { label, onAdd, accepts } = props;
  const { client } = useSession();
  const [object, setObject] = useState<Choice>();
  const [chosen, setChosen] = useState('');
  const [count, setCount] = useState(0);
  const type = useQuery({
    queryKey: ['smartObjectTypes.get', object?.Id],
    queryFn: ({ signal }) => client.smartObjectTypes.get(object?.Id ?? '', { signal }),
    enabled: object !== undefined,
    staleTime: 60_000,
  });
  const offered =
    object === undefined ? [] : (type.data?.ResourceTypes ?? []).filter(accepts ?? (() => true));
  const resource = offered.find(({ Id }) => Id === chosen) ?? offered[0];
  const add = (): void => {
    if (object === undefined || resource === undefined) return;
    onAdd({
      objectId: object.Id,
      resourceId: resource.Id,
      name: `${object.Name} · ${resource.Name} (${resource.TypeId})`,
      dataType: resource.ResourceDataType,
      isExecutable: resource.Operations?.includes('E') === true,
    });
    setObject(undefined);
    setChosen('');
    setCount(count + 1);
  };
  return (
    <div className="picked-new">
      <EntitySelect
        key={count}
        label={`${label}: object`}
        operation="smartObjectTypes.list"
        load={(query, signal) => client.smartObjectTypes.list(query, { signal })}
        value={object}
        onChange={setObject}
      />
      <NativeSelect
        label={`${label}: resource`}
        value={resource?.Id ?? ''}
        disabled={offered.length === 0}
        data={offered.map(({ Id, Name, TypeId }) => ({ value: Id, label: `${Name} (${TypeId})` }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" disabled={resource === undefined} onClick={add}>
        {props.action}
      </Button>
      {type.isError && <ErrorNote error={type.error} />}
    </div>
  );
}
