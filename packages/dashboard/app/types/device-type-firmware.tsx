import type { ReactElement } from 'react';
import type { DeviceType, FirmwarePackageListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { useSession } from '../session/session-context.ts';

const columns: readonly Column<FirmwarePackageListItem>[] = [
  { id: 'Title', label: 'Title', cell: ({ Title }) => Title },
  { id: 'Version', label: 'Version', tight: true, cell: ({ Version }) => Version },
  { id: 'Build', label: 'Build', cell: ({ Build }) => Build ?? '–' },
  { id: 'Size', label: 'Bytes', tight: true, cell: ({ Size }) => countText(Size) },
  { id: 'Created', label: 'Uploaded', tight: true, cell: ({ Created }) => timeText(Created) },
];

/** The firmware packages for devices of a type. */
export default function DeviceTypeFirmware({ type }: { readonly type: DeviceType }): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Firmware packages" aside={<Link href="/firmware">All firmware</Link>}>
      <div className="stack">
        <PagedList
          what="firmware packages"
          queryKey={['deviceTypes.listFirmwarePackages', type.Id]}
          load={(paging, signal) =>
            client.deviceTypes.listFirmwarePackages(type.Id, { ...paging, Sort: '-Created' }, { signal })
          }
          columns={columns}
          empty={
            <EmptyState title="There is no firmware package for this type.">
              Upload one on the page Firmware. A type with firmware packages cannot be deleted.
            </EmptyState>
          }
          refetchMs={30_000}
        />
        <CliLine cli={cliLine('device-types', 'list-firmware-packages', nameWord(type), '--sort=-Created')} />
      </div>
    </Section>
  );
}
