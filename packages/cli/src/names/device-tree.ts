import { styleText } from 'node:util';
import { readingOf, type DeviceHandle, type ObjectNode } from '@muster/sdk';
import { printable } from '../output/printable.ts';

/** A resource of the tree. */
export interface TreeResource {
  readonly Path: string;
  readonly Name: string;
  /** R, W and E for Read, Write and Execute. */
  readonly Operations: string | undefined;
  readonly IsAvailable: boolean;
  readonly Value?: number | string | boolean;
  readonly Unit?: string;
  readonly Time?: string;
}

export interface TreeInstance {
  readonly InstanceNumber: number;
  readonly Label?: string;
  readonly IsAvailable: boolean;
  readonly Resources: readonly TreeResource[];
}

export interface TreeObject {
  readonly TypeId: number;
  readonly Name: string;
  readonly Instances: readonly TreeInstance[];
}

/** Returns objects with their instances and resources, in the order of their IDs. */
export function treeOf(device: string, nodes: readonly ObjectNode[]): TreeObject[] {
  const objects = new Map<number, { readonly Name: string; readonly Instances: TreeInstance[] }>();
  for (const node of nodes) {
    const object = objects.get(node.TypeId) ?? { Name: node.Name, Instances: [] };
    objects.set(node.TypeId, object);
    object.Instances.push(instanceOf(device, node));
  }
  return [...objects].map(([TypeId, object]) => ({ TypeId, ...object }));
}

function instanceOf(device: string, node: ObjectNode): TreeInstance {
  return {
    InstanceNumber: node.InstanceNumber,
    ...(node.Label === undefined ? {} : { Label: node.Label }),
    IsAvailable: !node.IsUnavailable,
    Resources: node.Resources.map((resource) => {
      const { Path, Name, Value, Unit, Time } = readingOf(device, resource, node.Resources);
      return {
        Path,
        Name,
        Operations: resource.Operations,
        IsAvailable: !node.IsUnavailable && !resource.IsUnavailable,
        ...(Value === undefined ? {} : { Value, ...(Unit === undefined ? {} : { Unit }) }),
        ...(Time === undefined ? {} : { Time }),
      };
    }),
  };
}

/**
 * Formats the tree as indented text. With colours, available paths are green and others red.
 *
 * @param all whether to list resources without a value instead of counting them
 */
export function textOfTree(
  { DeviceIdentifier, Name, Status, LastSeen }: DeviceHandle['device'],
  objects: readonly TreeObject[],
  all: boolean,
): string {
  const title = [
    printable(DeviceIdentifier),
    ...(Name === DeviceIdentifier ? [] : [`"${printable(Name)}"`]),
    coloured(Status, Status === 'online'),
    ...(LastSeen === undefined ? [] : [`last seen ${LastSeen}`]),
  ];
  return `${[title.join('  '), ...objects.flatMap((object) => linesOfObject(object, all))].join('\n')}\n`;
}

function linesOfObject({ TypeId, Name, Instances }: TreeObject, all: boolean): string[] {
  return Instances.flatMap(({ InstanceNumber, Label, IsAvailable, Resources }) => {
    const label = Label === undefined ? '' : ` "${printable(Label)}"`;
    const path = coloured(`/${TypeId}/${InstanceNumber}`, IsAvailable);
    const state = IsAvailable ? '' : '  unavailable';
    const shown = all ? Resources : Resources.filter(({ Value }) => Value !== undefined);
    const hidden = Resources.length - shown.length;
    return [
      `  ${path}  ${printable(Name)}${label}${state}`,
      ...linesOfResources(shown),
      ...(hidden === 0 ? [] : [`    ${hidden} without a value (--all lists them)`]),
    ];
  });
}

function linesOfResources(resources: readonly TreeResource[]): string[] {
  const values = resources.map(({ Value, Unit, IsAvailable }) => {
    if (Value === undefined) return IsAvailable ? '' : 'unavailable';
    return [shortened(printable(String(Value))), ...(Unit === undefined ? [] : [printable(Unit)])].join(' ');
  });
  const pathWidth = widest(resources.map(({ Path }) => Path));
  const nameWidth = widest(resources.map(({ Name }) => Name));
  const valueWidth = widest(values);
  return resources.map(({ Path, Name, Time, IsAvailable }, at) => {
    const cells = [
      coloured(Path.padEnd(pathWidth), IsAvailable),
      printable(Name).padEnd(nameWidth),
      (values[at] ?? '').padEnd(valueWidth),
      Time ?? '',
    ];
    return `    ${cells.join('  ')}`.trimEnd();
  });
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** Shortens long values, which would push the times off the screen. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Colours the text, unless standard output is not a terminal or NO_COLOR is set. */
const coloured = (text: string, isGood: boolean): string =>
  styleText(isGood ? 'green' : 'red', text, { stream: process.stdout });
