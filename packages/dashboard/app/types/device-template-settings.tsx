import { useMemo, useState, type ReactElement } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeviceTemplate, DeviceType } from '@muster/sdk/core';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

type Category = DeviceType['SettingCategories'][number];

interface Row {
  /** ID of the default setting. */
  readonly Id: string;
  readonly category: Category;
  readonly setting: Category['DefaultSettings'][number];
  /** Whether the template has a value. Values of secrets are not returned. */
  readonly isSet: boolean;
  readonly value: string | undefined;
}

/** Values of a device template for the settings of its device type. */
export function DeviceTemplateSettings({ template }: { readonly template: DeviceTemplate }): ReactElement {
  const { client } = useSession();
  const [setting, setSetting] = useState<Row>();
  const type = useQuery({
    queryKey: ['deviceTypes.get', template.DeviceTypeId],
    queryFn: ({ signal }) => client.deviceTypes.get(template.DeviceTypeId, { signal }),
  });
  const rows = useMemo(() => rowsOf(type.data, template), [type.data, template]);
  const columns = useColumns(template, setSetting);
  return (
    <Section title="Setting values">
      {type.isPending && <Loading what="settings" />}
      {type.isError && <ErrorNote error={type.error} onRetry={() => void type.refetch()} />}
      {type.isSuccess &&
        (rows.length === 0 ? (
          <EmptyState title="The device type of this template has no settings.">
            Add a setting category to the device type. The template can then set values for its devices.
          </EmptyState>
        ) : (
          <DataTable caption="Setting values" columns={columns} rows={rows} />
        ))}
      {setting !== undefined && (
        <ValueForm template={template} row={setting} onClose={() => setSetting(undefined)} />
      )}
    </Section>
  );
}

function rowsOf(type: DeviceType | undefined, template: DeviceTemplate): readonly Row[] {
  const values = new Map(
    (template.DeviceTemplateSettingValues ?? []).map((one) => [one.DefaultSettingId, one]),
  );
  return (type?.SettingCategories ?? []).flatMap((category) =>
    category.DefaultSettings.map((setting) => ({
      Id: setting.Id,
      category,
      setting,
      isSet: values.has(setting.Id),
      value: values.get(setting.Id)?.Value,
    })),
  );
}

const secret = <StatusMark tone="neutral" icon="lock" text="Set, never shown" />;

function useColumns(template: DeviceTemplate, onSet: (row: Row) => void): readonly Column<Row>[] {
  const { client, may } = useSession();
  const changes = may('DeviceTemplate.Update');
  return useMemo(
    () => [
      { id: 'Category', label: 'Category', cell: ({ category }) => category.Name },
      {
        id: 'Setting',
        label: 'Setting',
        cell: ({ setting }) => <span className="mono">{setting.Name}</span>,
      },
      { id: 'Default', label: 'Default value', cell: ({ setting }) => setting.Value ?? '–' },
      {
        id: 'Value',
        label: 'Value of the template',
        cell: ({ isSet, value }) => (isSet ? (value ?? secret) : '–'),
      },
      {
        id: 'Actions',
        label: '',
        tight: true,
        cell: (row) =>
          changes &&
          !row.setting.IsReadonly && (
            <span className="row types-actions">
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Set ${row.setting.Name}`}
                onClick={() => onSet(row)}
              >
                Set
              </Button>
              {row.isSet && (
                <DeleteButton
                  what={`the value of ${row.setting.Name}`}
                  cli={cliLine(
                    ...['device-templates', 'delete-setting-value'],
                    ...[template.Id, row.category.Id, row.Id],
                  )}
                  send={() => client.deviceTemplates.deleteSettingValue(template.Id, row.category.Id, row.Id)}
                  compact
                >
                  Devices of the template use the default value again, unless they have their own.
                </DeleteButton>
              )}
            </span>
          ),
      },
    ],
    [template, changes, client, onSet],
  );
}

function ValueForm(props: {
  readonly template: DeviceTemplate;
  readonly row: Row;
  readonly onClose: () => void;
}): ReactElement {
  const { template, row } = props;
  const { client } = useSession();
  const [value, setValue] = useState(row.value ?? '');
  const isSecret = row.category.IsSecuritySettings;
  const field = {
    label: 'Value',
    description: `Data type ${row.setting.DataType}. Devices of the template use it, unless they have their own.`,
    required: true,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setValue(event.currentTarget.value),
  };
  const path = [template.Id, row.category.Id, row.Id] as const;
  return (
    <FormDialog
      title={`Set ${row.setting.Name}`}
      action="Set"
      command={`Set ${row.category.Name}.${row.setting.Name} of ${template.Name}`}
      cli={cliLine(
        ...['device-templates', row.isSet ? 'update-setting-value' : 'create-setting-value', ...path],
        ...(isSecret ? ['--data', '@value.json'] : flagWords('--value', value)),
      )}
      ready={value !== ''}
      send={() =>
        row.isSet
          ? client.deviceTemplates.updateSettingValue(...path, { Value: value })
          : client.deviceTemplates.createSettingValue(...path, { Value: value })
      }
      onClose={props.onClose}
    >
      {isSecret ? (
        <PasswordInput
          {...field}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the value', tabIndex: 0 }}
          data-autofocus
        />
      ) : (
        <TextInput {...field} maxLength={65_536} data-autofocus />
      )}
    </FormDialog>
  );
}
