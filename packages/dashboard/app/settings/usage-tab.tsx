import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Usage } from '@muster/sdk/core';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { Icon } from '../layout/icon.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

type Row = Usage & { readonly Id: string };

const count = (
  id: Exclude<keyof Usage, 'Month' | 'DeviceNetworkId' | 'DeviceNetworkName'>,
  label: string,
): Column<Row> => ({ id, label, tight: true, cell: (row) => countText(row[id]) });

const columns: readonly Column<Row>[] = [
  { id: 'Month', label: 'Month (UTC)', tight: true, cell: ({ Month }) => Month },
  count('Devices', 'Devices'),
  count('ActiveDevices', 'Active devices'),
  count('MessagesUp', 'From devices'),
  count('MessagesDown', 'To devices'),
  count('Values', 'Stored values'),
  count('FirmwareBytes', 'Firmware bytes'),
  count('SuccessfulApiCalls', 'API calls'),
  count('RefusedApiCalls', 'Refused'),
  count('FailedApiCalls', 'Failed'),
];

const sortable = ['Month'] as const;

/** Monthly counts of the device network. */
export default function UsageTab(): ReactElement {
  const { client } = useSession();
  const run = useCommand();
  const download = async (): Promise<void> => {
    await run({
      title: 'Download the usage',
      cli: 'muster usage download --output usage.csv',
      send: async () => {
        const file = await client.usage.download();
        saveFile(file.fileName ?? 'usage.csv', await file.blob());
      },
    });
  };
  return (
    <Section
      title="Usage"
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="download" size={15} />}
          onClick={() => void download()}
        >
          Download as CSV
        </Button>
      }
    >
      <EntityList
        what="months"
        operation="usage.list"
        load={async (query, signal) => {
          const { Rows, NbrOfRows } = await client.usage.list(query, { signal });
          return {
            Rows: Rows.map((row): Row => ({ ...row, Id: `${row.Month} ${row.DeviceNetworkId}` })),
            NbrOfRows,
          };
        }}
        columns={columns}
        sortable={sortable}
        cli={['usage', 'list']}
        empty={
          <EmptyState title="There is no usage yet.">
            Counts appear as soon as devices or API clients use the network.
          </EmptyState>
        }
      />
    </Section>
  );
}
