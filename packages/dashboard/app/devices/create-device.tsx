import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DeviceForm } from '../device/device-form.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/** Creates a device, which can then register. */
export function CreateDevice({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const types = useQuery({
    queryKey: ['deviceTypes.list'],
    queryFn: ({ signal }) => client.deviceTypes.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  if (types.data !== undefined) return <DeviceForm types={types.data.Rows} onClose={onClose} />;
  return (
    <Dialog title="Create a device" onClose={onClose}>
      {types.isPending ? <Loading what="device types" /> : <ErrorNote error={types.error} />}
    </Dialog>
  );
}
