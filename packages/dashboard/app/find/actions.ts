import type { DeviceListItem, RuleListItem } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import type { Command } from '../commands/use-command.ts';
import { deviceWord } from '../device/device-words.ts';
import { isPath, isResourcePath, readPath, resourceAt } from '../devices/resource-at.ts';
import type { DashboardClient } from '../session/client.ts';

/** The effect of an action. */
export type Act =
  | { readonly href: string }
  | { readonly copy: string }
  | { readonly run: () => void }
  | {
      readonly command: (client: DashboardClient) => Command<unknown>;
      /** Question before the command, if it interrupts or deletes something. */
      readonly ask?: { readonly label: string; readonly text: string };
    };

/** An action on a found entity. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Permissions that the key needs. */
  readonly needs?: readonly string[];
  readonly act: Act;
}

interface Named {
  readonly Id: string;
  readonly Name: string;
}

const copyId = (id: string): Action => ({
  id: 'copy-id',
  label: 'Copy the ID',
  detail: id,
  act: { copy: id },
});

const copyLine = (line: string): Action => ({
  id: 'copy-line',
  label: 'Copy the command',
  detail: line,
  act: { copy: line },
});

/** Actions on an entity with a page. */
export const pageActions = (
  { Id }: Named,
  href: string,
  edit: { readonly permission: string; readonly cli: readonly string[] },
  more: readonly Action[] = [],
): readonly Action[] => [
  { id: 'open', label: 'Open', act: { href } },
  { id: 'edit', label: 'Edit', needs: [edit.permission], act: { href: `${href}?do=edit` } },
  ...more,
  copyId(Id),
  copyLine(cliLine(...edit.cli)),
];

/** @param text typed by the user; a path leads to a Read or Execute of it */
export function deviceActions(device: DeviceListItem, text: string): readonly Action[] {
  const word = deviceWord(device);
  const typed = isPath(text) ? text : undefined;
  return [
    { id: 'open', label: 'Open', act: { href: `/devices/${device.Id}` } },
    readAction(device, typed ?? '/3/0'),
    ...(typed !== undefined && isResourcePath(typed)
      ? [executeAction(device, typed, `Execute ${typed}`)]
      : []),
    executeAction(device, '/3/0/4', 'Reboot'),
    { id: 'activity', label: 'Show its activity', act: { href: `/devices/${device.Id}?tab=activity` } },
    copyId(device.Id),
    copyLine(cliLine('devices', 'show', word)),
    {
      id: 'delete',
      label: 'Delete',
      needs: ['Device.Delete'],
      act: {
        command: ({ devices }) => ({
          title: `Delete the device ${device.Name}`,
          cli: cliLine('devices', 'delete', word),
          send: () => devices.delete(device.Id),
        }),
        ask: {
          label: 'Delete',
          text: `${device.Name} loses its smart objects, values, settings and credentials. It cannot be undone.`,
        },
      },
    },
  ];
}

const readAction = (device: DeviceListItem, path: string): Action => ({
  id: 'read',
  label: `Read ${path}`,
  needs: isResourcePath(path) ? ['Resource.Read'] : ['SmartObject.Read', 'Device.Read'],
  act: {
    command: (client) => ({
      title: `Read ${path} on ${device.Name}`,
      cli: cliLine('read', deviceWord(device), path),
      send: () => readPath(client, device.Id, path),
    }),
  },
});

const executeAction = (device: DeviceListItem, path: string, label: string): Action => ({
  id: `execute ${label}`,
  label,
  ...(label === 'Reboot' && { detail: `Execute ${path}` }),
  needs: ['Resource.Update', 'Resource.Read'],
  act: {
    command: (client) => ({
      title: `Execute ${path} on ${device.Name}`,
      cli: cliLine('execute', deviceWord(device), path),
      send: async () => client.resources.execute(await resourceAt(client, device.Id, path), {}),
    }),
    ask: { label, text: `The device ${device.Name} executes ${path}.` },
  },
});

export function ruleActions(rule: RuleListItem): readonly Action[] {
  const { Id, Name, IsDeactivated } = rule;
  const turn = IsDeactivated ? 'on' : 'off';
  return [
    { id: 'open', label: 'Open', act: { href: `/rules/${Id}` } },
    {
      id: 'switch',
      label: `Switch ${turn}`,
      needs: ['Rule.Update'],
      act: {
        command: ({ rules }) => ({
          title: `Switch the rule ${Name} ${turn}`,
          cli: cliLine('rules', 'update', Name, IsDeactivated ? '--no-is-deactivated' : '--is-deactivated'),
          send: async () => {
            const { draftOf, requestOf } = await import('../rules/rule-draft.ts');
            const request = requestOf(draftOf(await rules.get(Id), ''));
            await rules.update(Id, { ...request, IsDeactivated: !IsDeactivated });
          },
        }),
      },
    },
    {
      id: 'reset',
      label: 'Reset its events',
      needs: ['Event.Update'],
      act: {
        command: ({ rules }) => ({
          title: `Reset the events of the rule ${Name}`,
          cli: cliLine('rules', 'reset', Name),
          send: () => rules.reset(Id),
        }),
      },
    },
    {
      id: 'events',
      label: 'Show its events',
      needs: ['Event.Read'],
      act: { href: `/rules/${Id}?tab=events` },
    },
    copyId(Id),
    copyLine(cliLine('rules', 'get', nameWord(rule))),
  ];
}

/** Commands that belong to no entity. */
export const createCommands: readonly Action[] = (
  [
    ['Create a device', 'Device.Create', '/devices?do=create'],
    ['Create devices from a file', 'Device.Create', '/devices?do=import'],
    ['Create a device type', 'DeviceType.Create', '/types?tab=device-types&do=create'],
    ['Create a device template', 'DeviceTemplate.Create', '/types?tab=device-templates&do=create'],
    [
      'Create a smart object template',
      'SmartObjectTemplate.Create',
      '/types?tab=smart-object-templates&do=create',
    ],
    ['Create a rule', 'Rule.Create', '/rules/new'],
    ['Create a location', 'Location.Create', '/locations?do=create'],
    ['Create a gateway', 'DataCollector.Create', '/gateways?do=create'],
    ['Create an event consumer', 'EventConsumer.Create', '/event-consumers?do=create'],
  ] as const
).map(([label, permission, href]) => ({ id: href, label, needs: [permission], act: { href } }));
