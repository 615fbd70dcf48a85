import { useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useSession } from '../session/session-context.ts';
import { SmartObjectPicker, type ChosenObject } from './smart-object-picker.tsx';

/** Resources that always belong to a collection. Users choose a device, its smart object and the resource. */
export function SingleResources(props: {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}): ReactElement {
  const { ids, onChange } = props;
  const { may } = useSession();
  return (
    <div>
      {may('Device.Read') && may('SmartObject.Read') && (
        <AddResource onAdd={(id) => onChange([...new Set([...ids, id])])} />
      )}
      {ids.length > 0 && (
        <p className="row">
          <span>
            {ids.length === 1
              ? 'One single resource belongs to it in any case.'
              : `${ids.length} single resources belong to it in any case.`}
          </span>
          <button type="button" className="text-button" onClick={() => onChange([])}>
            Remove {ids.length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
    </div>
  );
}

function AddResource({ onAdd }: { readonly onAdd: (id: string) => void }): ReactElement {
  const [chosen, setChosen] = useState<ChosenObject>();
  const resources = chosen?.object.Resources ?? [];
  return (
    <>
      <SmartObjectPicker
        label="Single resources of one device"
        objectLabel="Smart object of the resource"
        {...(chosen === undefined ? {} : { chosen: chosen.object.Id })}
        onChoose={setChosen}
      />
      <NativeSelect
        label="Single resource"
        disabled={chosen === undefined}
        value=""
        data={[
          {
            value: '',
            label: chosen === undefined ? 'Choose a smart object first' : `Choose of ${chosen.name}`,
          },
          ...resources.map(({ Id, Name, TypeId }) => ({ value: Id, label: `${Name} /${TypeId}` })),
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') onAdd(currentTarget.value);
        }}
      />
    </>
  );
}
