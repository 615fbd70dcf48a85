import * as Args from '@oclif/core/args';
import { isId, UnknownNameError, type MusterClient, type ResourceAttributeResponse } from '@muster/sdk';
import { BaseCommand, connect, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { closest } from '../errors/suggest.ts';
import { columnsFlag, viewOf } from '../names/path-command.ts';
import { capturing, dryRunFlags, printRequests } from '../operations/dry-run.ts';
import { printRows } from '../output/printer.ts';

const columns = ['Template', 'Path', 'Name', 'Value'];

const flags = { ...dryRunFlags, ...outputFlags, columns: columnsFlag, ...connectionFlags };

type ParsedFlags = Parameters<typeof connect>[0] & {
  readonly 'dry-run': boolean;
  readonly json: boolean;
  readonly columns?: string[] | undefined;
};

const args = {
  template: Args.string({
    description: 'Name or ID of a smart object template, such as Default.',
    required: true,
    ignoreStdin: true,
  }),
  path: Args.string({
    description:
      'Path of an object (/3303), an object instance (/3303/0), a resource (/3303/0/5700), or a resource of all instances (/3303/*/5700).',
    required: true,
    ignoreStdin: true,
  }),
};

const PLACE = `The attributes belong to the path: an object (/3303), an object instance (/3303/0), a resource of one instance (/3303/0/5700) or of all (/3303/*/5700). The other attributes of the template stay as they are. The service writes the change to all devices that use the template, and to sleeping ones when they wake up.`;

const PERMISSIONS =
  'Needs the permissions SmartObjectTemplate.Read, SmartObjectTemplate.Update, SmartObjectType.Read and ResourceAttributeDefinition.Read.';

export class AttributesSet extends BaseCommand {
  static override summary = 'Set LwM2M attributes in a smart object template';
  static override description = `Sets LwM2M attributes (pmin, pmax, gt, lt, st, …) in a smart object template. ${PLACE}

"muster attributes DEVICE PATH" shows what devices have confirmed. ${PERMISSIONS}`;
  static override examples = [
    '<%= config.bin %> attributes set Default /3303 pmin=10 pmax=60',
    '<%= config.bin %> attributes set "Watched closely" "/3303/*/5700" gt=25 st=0.5',
  ];
  static override strict = false;
  static override usage = 'attributes set TEMPLATE PATH NAME=VALUE...';
  static override args = args;
  static override flags = flags;

  async run(): Promise<void> {
    const { argv, flags: parsed } = await this.parse(AttributesSet);
    const [template = '', path = '', ...words] = argv.map(String);
    const wanted = words.map((word): [string, string] => {
      const at = word.indexOf('=');
      if (at < 1 || at === word.length - 1)
        throw new UsageError(`"${word}" is not an attribute with its value.`, 'Example: pmin=10');
      return [word.slice(0, at), word.slice(at + 1)];
    });
    if (wanted.length === 0)
      throw new UsageError('Missing argument: an attribute with its value.', 'Example: pmin=10');
    await change({ template, path, wanted: new Map(wanted) }, parsed);
  }
}

export class AttributesUnset extends BaseCommand {
  static override summary = 'Remove LwM2M attributes from a smart object template';
  static override description = `Removes LwM2M attributes of a path from a smart object template, and from the devices that use it. Without names, removes all attributes of the path. ${PLACE}

${PERMISSIONS}`;
  static override examples = [
    '<%= config.bin %> attributes unset Default /3303 pmin',
    '<%= config.bin %> attributes unset "Watched closely" "/3303/*/5700"',
  ];
  static override strict = false;
  static override usage = 'attributes unset TEMPLATE PATH [NAME...]';
  static override args = args;
  static override flags = flags;

  async run(): Promise<void> {
    const { argv, flags: parsed } = await this.parse(AttributesUnset);
    const [template = '', path = '', ...names] = argv.map(String);
    const wanted = new Map(names.map((name) => [name, undefined]));
    await change({ template, path, wanted }, parsed);
  }
}

interface Change {
  readonly template: string;
  readonly path: string;
  /** The attributes with their new values; undefined removes one. Empty removes all of the path. */
  readonly wanted: ReadonlyMap<string, string | undefined>;
}

async function change({ template, path, wanted }: Change, parsed: ParsedFlags): Promise<void> {
  const place = placeOf(path);
  const recorder = parsed['dry-run'] ? capturing() : undefined;
  const { client, settings } = await connect(
    parsed,
    recorder === undefined ? {} : { fetch: recorder.fetch, retries: 0 },
  );
  const view = viewOf(formatOf(parsed, settings), columns, parsed.columns);
  const found = await templateOf(client, template, place.objectId);
  const definitions = new Map(
    (await client.resourceAttributeDefinitions.list()).map(({ Name, Id }) => [Name as string, Id]),
  );
  for (const name of wanted.keys()) checkName(name, definitions);
  const resourceTypeId = await resourceTypeOf(client, found.SmartObjectTypeId, place);
  const isAtPath = ({ InstanceNumber, ResourceTypeId }: ResourceAttributeResponse): boolean =>
    InstanceNumber === place.instance && ResourceTypeId === resourceTypeId;
  const current = await client.smartObjectTemplates.attributes(found.Id);
  const kept = current.filter((one) => !isAtPath(one) || (wanted.size > 0 && !wanted.has(one.Name)));
  const ids = new Map(current.filter(isAtPath).map(({ Name, Id }) => [Name as string, Id]));
  const set = [...wanted].flatMap(([name, Value]) => {
    if (Value === undefined) return [];
    const Id = ids.get(name);
    return [
      {
        ...(Id === undefined ? {} : { Id }),
        ResourceAttributeDefinitionId: definitions.get(name) ?? '',
        Value,
        ...(place.instance === undefined ? {} : { InstanceNumber: place.instance }),
        ...(resourceTypeId === undefined ? {} : { ResourceTypeId: resourceTypeId }),
      },
    ];
  });
  const unchanged = kept.map(
    ({ Id, ResourceAttributeDefinitionId, Value, InstanceNumber, ResourceTypeId }) => ({
      ...{ Id, ResourceAttributeDefinitionId, Value },
      ...(InstanceNumber === undefined ? {} : { InstanceNumber }),
      ...(ResourceTypeId === undefined ? {} : { ResourceTypeId }),
    }),
  );
  await client.smartObjectTemplates.updateAttributes(found.Id, [...unchanged, ...set]);
  if (recorder !== undefined) return printRequests(recorder.requests, { ...parsed });
  const rows = (await client.smartObjectTemplates.attributes(found.Id))
    .filter(isAtPath)
    .map(({ Name, Value }) => ({ Template: found.Name, Path: path, Name, Value }));
  await printRows(rows, view);
}

/** A path in a template. */
interface Place {
  readonly objectId: number;
  readonly instance: number | undefined;
  readonly resourceId: number | undefined;
}

/** @throws {UsageError} the text is not a path */
function placeOf(path: string): Place {
  const { object, instance, resource } =
    /^\/?(?<object>\d{1,5})(?:\/(?<instance>\d{1,5}|\*)(?:\/(?<resource>\d{1,5}))?)?$/u.exec(path)?.groups ??
    {};
  const isOpen = instance === '*' && resource === undefined;
  if (object === undefined || isOpen)
    throw new UsageError(
      `"${path}" is not the path of an object, an object instance or a resource.`,
      'Examples: /3303, /3303/0, /3303/0/5700, /3303/*/5700',
    );
  return {
    objectId: Number(object),
    instance: instance === undefined || instance === '*' ? undefined : Number(instance),
    resourceId: resource === undefined ? undefined : Number(resource),
  };
}

type Template = Awaited<ReturnType<MusterClient['smartObjectTemplates']['list']>>['Rows'][number];

/** Finds a template by its name, which is unique for an object only. */
async function templateOf(client: MusterClient, text: string, objectId: number): Promise<Template> {
  const templates: Template[] = [];
  const list = client.smartObjectTemplates.iterate({ Filter: `ObjectId eq ${objectId}`, PageSize: 1000 });
  for await (const template of list) templates.push(template);
  const wanted = text.trim().toLowerCase();
  const found = templates.find(({ Id, Name }) =>
    isId(text) ? Id === wanted : Name.trim().toLowerCase() === wanted,
  );
  if (found !== undefined) return found;
  throw new UnknownTemplateError(
    text,
    objectId,
    closest(
      text,
      templates.map(({ Name }) => Name),
    ),
  );
}

class UnknownTemplateError extends UnknownNameError {
  constructor(text: string, objectId: number, similar: string | undefined) {
    super(
      'smartObjectTemplates.list',
      `smart object template for object ${objectId}`,
      text,
      similar === undefined ? [] : [similar],
    );
    this.message += ' Attributes belong to templates, and apply to all devices that use them.';
  }
}

function checkName(name: string, definitions: ReadonlyMap<string, string>): void {
  if (definitions.has(name)) return;
  throw new UsageError(`Unknown attribute "${name}".`, `Known: ${[...definitions.keys()].join(', ')}.`);
}

async function resourceTypeOf(
  client: MusterClient,
  objectTypeId: string,
  { objectId, resourceId }: Place,
): Promise<string | undefined> {
  if (resourceId === undefined) return undefined;
  const { ResourceTypes } = await client.smartObjectTypes.get(objectTypeId);
  const found = ResourceTypes.find(({ TypeId }) => TypeId === resourceId);
  if (found !== undefined) return found.Id;
  throw new UsageError(
    `The object ${objectId} has no resource ${resourceId}.`,
    `List them with: muster smart-object-types get ${objectId}`,
  );
}
