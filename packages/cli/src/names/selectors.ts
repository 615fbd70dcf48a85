import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import type { DeviceListResponse, NameListId } from '@muster/sdk';
import { operationOf } from '../operation-table.ts';
import { withUtcTimes } from '../operations/times.ts';
import type { FlagSpec, OperationSpec } from '../operations/spec.ts';

/** A flag that selects devices by a field of their list. */
export interface Selector {
  readonly flag: string;
  readonly field: string;
  /** The list that resolves a name to the ID. */
  readonly names?: NameListId;
  readonly options?: readonly string[];
  readonly helpValue: string;
  readonly description: string;
}

const statuses = ['online', 'offline', 'Deregistered'] as const satisfies DeviceListResponse['Status'][];

/** The selectors of devices. Several of them must all match, and each matches one of its values. */
export const selectors: readonly Selector[] = [
  {
    flag: 'status',
    field: 'Status',
    options: statuses,
    helpValue: statuses.join('|'),
    description: 'Select devices with this status.',
  },
  {
    flag: 'tag',
    field: 'TagId',
    names: 'tags.list',
    helpValue: 'TAG',
    description: 'Select devices with this tag. Repeat it for devices with one of several.',
  },
  {
    flag: 'type',
    field: 'DeviceTypeId',
    names: 'deviceTypes.list',
    helpValue: 'TYPE',
    description: 'Select devices of this type.',
  },
  {
    flag: 'template',
    field: 'DeviceTemplateId',
    names: 'deviceTemplates.list',
    helpValue: 'TEMPLATE',
    description: 'Select devices of this device template.',
  },
  {
    flag: 'location',
    field: 'WithinLocationId',
    names: 'locations.list',
    helpValue: 'LOCATION',
    description:
      "Select devices at this location and the locations below it: a name, or a path as 'Plant/Hall 1'.",
  },
];

const helpGroup = 'DEVICES';

/** The filter of `muster devices list`. */
const deviceFilter = (): FlagSpec | undefined =>
  operationOf('devices:list')?.query.find(({ devices }) => devices === true);

/** Flag for a filter of devices, of commands that have no such parameter. */
export const deviceFilterFlag = {
  filter: Flags.string({
    description: 'Select devices that match this filter, as in `muster devices list`.',
    helpGroup,
    helpValue: 'FILTER',
    parse: (text) => Promise.resolve(checkedFilter(deviceFilter(), text)),
  }),
};

/** Converts the relative times in the text of a filter flag. */
export const checkedFilter = (spec: FlagSpec | undefined, text: string): string =>
  withUtcTimes('--filter', text, spec?.times ?? []);

/** Flags that select devices, except for those with the names of other flags. */
export function selectorFlags(taken: ReadonlySet<string> = new Set()): Interfaces.FlagInput {
  return Object.fromEntries(
    selectors
      .filter(({ flag }) => !taken.has(flag))
      .map(({ flag, options, description, helpValue }) => [
        flag,
        Flags.string({
          ...{ description, helpValue, helpGroup },
          ...(options === undefined ? {} : { options: [...options], delimiter: ',' as const }),
          multiple: true,
          multipleNonGreedy: true,
        }),
      ]),
  );
}

/** Flags of commands that take devices by name, or select them instead. */
export const deviceSelectionFlags = { ...selectorFlags(), ...deviceFilterFlag };

/** The parameter or member of an operation that is a filter of devices. */
export const deviceFilterOf = ({ query, body }: OperationSpec): FlagSpec | undefined =>
  [...query, ...(body?.fields ?? [])].find(({ devices }) => devices === true);

/** Whether the first argument of an operation is a device, which selectors can replace. */
export const takesDevices = ({ args, kind }: OperationSpec): boolean =>
  args[0]?.isId === true && args[0].names === 'devices.list' && kind !== 'binary';

/**
 * Returns the selectors of a generated command. A selector that a member of the body sets would be ambiguous, so the
 * command has `--filter` only in its place.
 *
 * @param taken names of other flags
 */
export function selectorFlagsOf(spec: OperationSpec, taken: ReadonlySet<string>): Interfaces.FlagInput {
  if (deviceFilterOf(spec) !== undefined) return selectorFlags(taken);
  if (!takesDevices(spec)) return {};
  return { ...selectorFlags(taken), ...(taken.has('filter') ? {} : deviceFilterFlag) };
}

/** Whether flags select devices. */
export const isSelecting = (flags: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.some((name) => flags[name] !== undefined);
