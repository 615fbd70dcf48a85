import { filter, type ActivityLogEntry } from '@muster/sdk/core';

/** Returns the name of a firmware package. */
export function packageName(one: {
  readonly Title: string;
  readonly Version: string;
  readonly Build?: string;
}): string {
  const { Title, Version, Build } = one;
  return Build === undefined ? `${Title} ${Version}` : `${Title} ${Version} (${Build})`;
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Formats a size in its largest unit. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  if (step === 0) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return `${value.toFixed(1)} ${UNITS[step] ?? ''}`;
}

/** Choice of the devices of a campaign. */
export type Choice =
  | { readonly kind: 'all' }
  | { readonly kind: 'filter'; readonly status: string; readonly name: string; readonly more: string }
  | { readonly kind: 'chosen'; readonly devices: readonly { readonly Id: string; readonly Name: string }[] };

/** Filter expression for a choice among the devices of a type. Empty for all of them. */
export function choiceFilter(choice: Exclude<Choice, { kind: 'chosen' }>): string {
  if (choice.kind === 'all') return '';
  const { status, name, more } = choice;
  const conditions = {
    Status: status === '' ? undefined : (status as 'online'),
    Name: name === '' ? undefined : { contains: name },
  };
  const isAny = Object.values(conditions).some((condition) => condition !== undefined);
  return [isAny ? filter('devices.list', conditions) : '', more.trim()].filter(Boolean).join(' and ');
}

/** Maximum number of devices in one request of `firmwarePackages.upgrade`. */
export const MAX_DEVICES = 10_000;

/** IDs of the devices of failed children, without duplicates. */
export function devicesOf(children: readonly Pick<ActivityLogEntry, 'EntityType' | 'EntityId'>[]): string[] {
  const ids = children.flatMap(({ EntityType, EntityId }) =>
    EntityType === 'Device' && EntityId !== undefined ? [EntityId] : [],
  );
  return [...new Set(ids)];
}

/**
 * Removes the IDs that the service refused, such as those of devices that were deleted or have changed their type.
 *
 * @param modelState faults, keyed by member, such as `DeviceIds[3]`
 * @returns undefined if the faults name no ID
 */
export function withoutRefused(
  ids: readonly string[],
  modelState: Readonly<Record<string, readonly string[]>> | undefined,
): readonly string[] | undefined {
  const refused = new Set(
    Object.keys(modelState ?? {}).flatMap((member) => {
      const index = /(?:^|\.)DeviceIds\[(\d+)\]$/.exec(member)?.[1];
      return index === undefined ? [] : [Number(index)];
    }),
  );
  return refused.size === 0 ? undefined : ids.filter((_, index) => !refused.has(index));
}
