import { nameWord } from '../commands/cli-line.ts';
import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { ErrorNote, Loading, Section, EmptyState } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { Check } from '../layout/check-list.tsx';
import { ExportButton } from './export-button.tsx';
import { ImportPanel } from './import-panel.tsx';

/** Import and export of types and templates. */
export default function TransferTab(): ReactElement {
  const { may } = useSession();
  return (
    <>
      {may('HardwareDefinition.Create') && <ImportPanel />}
      {may('HardwareDefinition.Read') && may('DeviceType.Read') && <ExportPanel />}
    </>
  );
}

/** Maximum number of types that the API exports at once. */
const MAX_TYPES = 1000;

function ExportPanel(): ReactElement {
  const { client } = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const types = useQuery({
    queryKey: ['deviceTypes.list', 'export'],
    queryFn: ({ signal }) => client.deviceTypes.list({ PageSize: MAX_TYPES, Sort: 'Name' }, { signal }),
  });
  const rows = types.data?.Rows ?? [];
  const selected = rows.filter(({ Id }) => chosen.has(Id));
  const isAll = selected.length === rows.length;
  return (
    <Section title="Export">
      <div className="types-pieces">
        <p className="dim">
          A file with device types, their device templates and setting categories, and the objects and smart
          object templates that they use. Resource attributes with their values, resource templates and
          firmware are not exported.
        </p>
        {types.isPending && <Loading what="device types" />}
        {types.isError && <ErrorNote error={types.error} onRetry={() => void types.refetch()} />}
        {types.isSuccess && rows.length === 0 && (
          <EmptyState title="This device network has no device types to export." />
        )}
        {rows.length > 0 && (
          <>
            <fieldset className="types-choices">
              <legend>Device types</legend>
              <div>
                {rows.map(({ Id, Name }) => (
                  <Check
                    key={Id}
                    label={Name}
                    checked={chosen.has(Id)}
                    onChange={(checked) =>
                      setChosen(new Set([...chosen].filter((one) => one !== Id).concat(checked ? [Id] : [])))
                    }
                  />
                ))}
              </div>
            </fieldset>
            <div className="row">
              <Button
                variant="default"
                onClick={() => setChosen(new Set(isAll ? [] : rows.map(({ Id }) => Id)))}
              >
                {isAll ? 'Select none' : 'Select all'}
              </Button>
              <ExportButton
                what={
                  selected.length === 1
                    ? `the device type ${selected[0]?.Name}`
                    : `${selected.length} device types`
                }
                file="device-types"
                words={selected.flatMap((one) => ['--device-type', nameWord(one)])}
                definition={{ DeviceTypeIds: selected.map(({ Id }) => Id) }}
                disabled={selected.length === 0}
              />
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
