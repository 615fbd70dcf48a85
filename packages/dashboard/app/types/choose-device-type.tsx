import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../layout/dialog.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { DeviceTemplateForm } from './device-template-form.tsx';

/** Asks for the device type of a new device template, then opens the form of the template. */
export function ChooseDeviceType({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const [choice, setChoice] = useState<Choice>();
  const id = choice?.Id;
  const type = useQuery({
    queryKey: ['deviceTypes.get', id],
    queryFn: ({ signal }) => client.deviceTypes.get(id ?? '', { signal }),
    enabled: id !== undefined,
  });
  if (type.data !== undefined) return <DeviceTemplateForm type={type.data} onClose={onClose} />;
  return (
    <Dialog title="Create a device template" onClose={onClose}>
      <div className="form">
        {type.isError && <ErrorNote error={type.error} />}
        {type.isLoading ? (
          <Loading what="the device type" />
        ) : (
          <EntitySelect
            label="Device type"
            description="The template configures devices of this type."
            operation="deviceTypes.list"
            load={(query, signal) => client.deviceTypes.list({ ...query, Sort: 'Name' }, { signal })}
            value={choice}
            onChange={setChoice}
            required
          />
        )}
      </div>
    </Dialog>
  );
}
