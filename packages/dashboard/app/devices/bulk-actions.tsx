import { useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  filter,
  type CommandReceipt,
  type DeviceListItem,
  type FirmwarePackageListItem,
} from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { valueText } from '../device/value-text.ts';
import { packageName } from '../firmware/package-words.ts';
import { Dialog } from '../layout/dialog.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import type { Selection } from '../layout/selection.tsx';
import { useTags } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import { BulkDialog, devicesText } from './bulk-dialog.tsx';
import { isPath, readPath } from './resource-at.ts';
import { bulkLine, eachLine } from './selection-cli.ts';
import { upgradeChosen } from './upgrade-chosen.ts';

type Device = DeviceListItem;

/** Props of a dialog for the chosen devices. */
interface ActionProps {
  readonly selection: Selection<Device>;
  readonly onClose: () => void;
}

const actions: readonly {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly dialog: (props: ActionProps) => ReactElement;
}[] = [
  { label: 'Add a tag', permissions: ['Device.Update', 'Tag.Read'], dialog: AddTag },
  { label: 'Remove a tag', permissions: ['Device.Update', 'Tag.Read'], dialog: RemoveTag },
  {
    label: 'Set the template',
    permissions: ['Device.Update', 'DeviceTemplate.Read'],
    dialog: SetTemplate,
  },
  {
    label: 'Update firmware',
    permissions: ['Device.Update', 'FirmwarePackage.Read'],
    dialog: UpdateFirmware,
  },
  { label: 'Read', permissions: ['Resource.Read'], dialog: ReadResource },
  { label: 'Delete', permissions: ['Device.Delete'], dialog: DeleteDevices },
];

/** Buttons for the actions on chosen devices that the key permits. */
export default function BulkActions({ selection }: { readonly selection: Selection<Device> }): ReactElement {
  const { may } = useSession();
  const [open, setOpen] = useState<string>();
  const Action = actions.find(({ label }) => label === open)?.dialog;
  return (
    <>
      {actions
        .filter(({ permissions }) => permissions.every(may))
        .map(({ label }) => (
          <Button key={label} variant="default" size="compact-sm" onClick={() => setOpen(label)}>
            {label}
          </Button>
        ))}
      {Action !== undefined && <Action selection={selection} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** A tag, or a new one. */
function AddTag(props: ActionProps): ReactElement {
  const { client, may } = useSession();
  const tags = useTags();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const known = tags.find(({ Name }) => Name === name);
  const mayCreate = may('Tag.Create');
  const add = (id: string) => [{ op: 'add' as const, path: '/TagIds/-', value: id }];
  return (
    <BulkDialog
      {...props}
      title="Add a tag"
      action="Add the tag"
      ready={name !== '' && (known !== undefined || mayCreate)}
      command={(devices) => `Add the tag ${name} to ${devices}`}
      cli={[
        ...(known === undefined ? [cliLine('tags', 'create', '--name', name || 'NAME')] : []),
        bulkLine(
          props.selection,
          ...['devices', 'patch', '-', '--data', JSON.stringify(add(known?.Id ?? 'TAG_ID')), '--yes'],
        ),
      ].join(' && ')}
      prepare={async () => {
        const id = known?.Id ?? (await client.tags.create({ Name: name })).Id;
        return async ({ Id }) => {
          const { TagIds = [] } = await client.devices.get(Id);
          if (!TagIds.includes(id)) await client.devices.patch(Id, add(id));
          return undefined;
        };
      }}
    >
      <TextInput
        label="Tag"
        description={mayCreate ? 'A new tag is created.' : undefined}
        error={name !== '' && known === undefined && !mayCreate ? 'There is no such tag.' : undefined}
        list="tags"
        maxLength={255}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      <datalist id="tags">
        {tags.map(({ Id, Name }) => (
          <option key={Id} value={Name} />
        ))}
      </datalist>
    </BulkDialog>
  );
}

function RemoveTag(props: ActionProps): ReactElement {
  const { client } = useSession();
  const tags = useTags();
  const [chosen, setChosen] = useState<string>();
  const tag = tags.find(({ Id }) => Id === chosen) ?? tags[0];
  return (
    <BulkDialog
      {...props}
      title="Remove a tag"
      action="Remove the tag"
      ready={tag !== undefined}
      command={(devices) => `Remove the tag ${tag?.Name ?? ''} from ${devices}`}
      // A JSON Patch removes by position, which differs between the devices.
      cli={eachLine(
        props.selection,
        `muster devices patch "$id" --data "$(muster devices get "$id" --jq '[{op: "replace", path: "/TagIds", value: (.TagIds - ["${tag?.Id ?? 'TAG_ID'}"])}] | tojson')"`,
      )}
      prepare={() => async (device) => {
        const { TagIds = [] } = await client.devices.get(device.Id);
        const value = TagIds.filter((id) => id !== tag?.Id);
        if (value.length < TagIds.length)
          await client.devices.patch(device.Id, [{ op: 'replace', path: '/TagIds', value }]);
        return undefined;
      }}
    >
      {tags.length === 0 ? (
        <p>This device network has no tags.</p>
      ) : (
        <NativeSelect
          label="Tag"
          value={tag?.Id ?? ''}
          data={tags.map(({ Id, Name }) => ({ value: Id, label: Name }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data-autofocus
        />
      )}
    </BulkDialog>
  );
}

function SetTemplate(props: ActionProps): ReactElement {
  const { client } = useSession();
  const [template, setTemplate] = useState<Choice>();
  const types = new Set(props.selection.rows?.map(({ DeviceType }) => DeviceType?.Id));
  const [type] = types;
  const of =
    types.size === 1 && type !== undefined ? filter('deviceTemplates.list', { DeviceTypeId: type }) : '';
  const patch = [{ op: 'replace' as const, path: '/DeviceTemplateId', value: template?.Id ?? 'ID' }];
  return (
    <BulkDialog
      {...props}
      title="Set the device template"
      action="Set the template"
      ready={template !== undefined}
      command={(devices) => `Set the template ${template?.Name ?? ''} on ${devices}`}
      cli={bulkLine(props.selection, 'devices', 'patch', '-', '--data', JSON.stringify(patch), '--yes')}
      prepare={() =>
        async ({ Id }) => {
          await client.devices.patch(Id, patch);
          return undefined;
        }}
    >
      <EntitySelect
        label="Device template"
        description={
          of === '' ? 'Devices of other types refuse it.' : 'A template of the type of these devices.'
        }
        operation="deviceTemplates.list"
        load={(query, signal) =>
          client.deviceTemplates.list(
            { ...query, ...(of !== '' && { Filter: of }), Sort: 'Name' },
            { signal },
          )
        }
        value={template}
        onChange={setTemplate}
      />
    </BulkDialog>
  );
}

function UpdateFirmware(props: ActionProps): ReactElement {
  const { client } = useSession();
  const [chosen, setChosen] = useState<string>();
  const packages = useQuery({
    queryKey: ['firmwarePackages.list', 'choices'],
    queryFn: ({ signal }) => client.firmwarePackages.list({ PageSize: 1000, Sort: 'Title' }, { signal }),
  });
  const rows = packages.data?.Rows ?? [];
  const one = rows.find(({ Id }) => Id === chosen) ?? rows[0];
  if (one !== undefined) return <UpdateTo {...props} one={one} packages={rows} onChoose={setChosen} />;
  return (
    <Dialog title="Update firmware" onClose={props.onClose}>
      {packages.isPending && <Loading what="firmware packages" />}
      {packages.isError && <ErrorNote error={packages.error} />}
      {packages.isSuccess && <p>This device network has no firmware packages.</p>}
    </Dialog>
  );
}

/** Starts a campaign, whose page shows the progress and each device. */
function UpdateTo(
  props: ActionProps & {
    readonly one: FirmwarePackageListItem;
    readonly packages: readonly FirmwarePackageListItem[];
    readonly onChoose: (id: string) => void;
  },
): ReactElement {
  const { selection, one } = props;
  const { client, may } = useSession();
  const run = useCommand();
  const [, navigate] = useLocation();
  const ofType = selection.rows?.filter(({ DeviceType }) => DeviceType?.Id === one.DeviceTypeId).length;
  const command = `Install ${packageName(one)} on ${ofType === undefined ? 'the matching devices' : devicesText(ofType)}`;
  const cli = upgradeLine(selection, one.Id);
  const start = async (): Promise<void> => {
    let campaigns: readonly string[] = [];
    const send = async (): Promise<CommandReceipt> => {
      const target = { packageId: one.Id, typeId: one.DeviceTypeId };
      const receipts = await upgradeChosen(client, target, selection);
      campaigns = receipts.flatMap(({ activityId }) => activityId ?? []);
      return receipts[0] ?? { activityId: undefined };
    };
    if ((await run({ title: command, cli, send })) && may('ActivityLog.Read'))
      navigate(campaigns.length === 1 ? `/firmware/campaigns/${campaigns[0]}` : '/firmware?tab=campaigns');
  };
  return (
    <BulkDialog
      {...props}
      title="Update firmware"
      action="Start the campaign"
      ready={ofType !== 0}
      command={() => command}
      cli={cli}
      start={() => void start()}
    >
      <NativeSelect
        label="Firmware package"
        value={one.Id}
        data={props.packages.map((row) => ({ value: row.Id, label: packageName(row) }))}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
        data-autofocus
      />
      <p role="status">
        Only devices of the type of the package are updated
        {ofType === undefined ? '.' : `: ${devicesText(ofType)} of the chosen ones.`}
      </p>
    </BulkDialog>
  );
}

function upgradeLine(selection: Selection<Device>, packageId: string): string {
  const { rows, query } = selection;
  if (rows === undefined && query.Search === undefined)
    return cliLine(...['firmware-packages', 'upgrade', packageId, '--filter', query.Filter ?? '', '--yes']);
  return bulkLine(selection, 'devices', 'firmware-upgrade', '-', '--firmware-package-id', packageId);
}

/** Milliseconds to wait for the value of a device, which may sleep. */
const READ_MS = 60_000;

function ReadResource(props: ActionProps): ReactElement {
  const { client, may } = useSession();
  const [path, setPath] = useState('/3/0/0');
  return (
    <BulkDialog
      {...props}
      title="Read a resource"
      action="Read"
      ready={isPath(path)}
      command={(devices) => `Read ${path} on ${devices}`}
      cli={bulkLine(props.selection, 'read', '-', path)}
      prepare={() => async (device, signal) => {
        const { activityId } = await readPath(client, device.Id, path);
        if (activityId === undefined || !may('ActivityLog.Read')) return 'Sent.';
        const entry = await client.activityLogs.waitFor(activityId, { timeoutMs: READ_MS, signal });
        const values = entry.Values?.map((value) => valueText(value) ?? '') ?? [];
        const result = values.join(', ') || (entry.ResponseMessage ?? entry.Status);
        if (entry.Status !== 'Completed') throw new Error(result);
        return result;
      }}
    >
      <TextInput
        label="Path"
        description="Of a resource, such as /3303/0/5700, or of an object instance, such as /3/0."
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value.trim())}
        data-autofocus
      />
    </BulkDialog>
  );
}

function DeleteDevices(props: ActionProps): ReactElement {
  const { client } = useSession();
  return (
    <BulkDialog
      {...props}
      title="Delete devices"
      action="Delete"
      isDestructive
      command={(devices) => `Delete ${devices}`}
      cli={bulkLine(props.selection, 'devices', 'delete', '-', '--yes')}
      prepare={() =>
        async ({ Id }) => {
          await client.devices.delete(Id);
          return undefined;
        }}
    >
      <p>They lose their smart objects, values, settings and credentials. It cannot be undone.</p>
    </BulkDialog>
  );
}
