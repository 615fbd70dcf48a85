import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { CST, isAlias, isMap, isScalar, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import { jsonFile, illFormedMembers } from '../../../http/body/parse-body.ts';
import type {
  TransformerTypeRequest,
  TransformerTypeListResponse,
  TransformerTypePackage,
  TransformerTypeResponse,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { ContextOf, EntityContext, FeatureRoutes } from '../../../http/handler.ts';
import { toListQuery, pageInMemory } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntity } from '../../../http/reads.ts';
import { invalid, invalidMember } from '../../../kernel/errors.ts';
import { inNetwork } from '../../../kernel/entities.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { shownValue } from '../../../kernel/texts.ts';
import { EXPRESSION, isJsonata, jsonataType, MAX_EXPRESSION, transformerTypes } from '../model.ts';
import type { TransformerType, TypePackage } from '../model.ts';
import type { TypeState, TypeUpload } from '../transformer-types.ts';
import type { Services } from './transformers.ts';

/** Fields of the rows themselves, because JSONata is not in the store. */
const fields: ListFields = {
  fields: {
    Id: { path: 'Id', type: 'uuid' },
    Name: { path: 'Name', type: 'text' },
    DisplayName: { path: 'DisplayName', type: 'text' },
    Description: { path: 'Description', type: 'text' },
    ApprovalStatus: { path: 'ApprovalStatus', type: 'text' },
    Preview: { path: 'Preview', type: 'boolean' },
  },
  search: ['Name', 'DisplayName', 'Description'],
  defaultSort: [],
};

/** A route that changes the state of a type. */
const withState = (state: Partial<TypeState>) =>
  act(async ({ params, principal }: EntityContext, { transformers: { transformerTypes } }: Services) => {
    await transformerTypes.setState(principal.deviceNetworkId, params.id, state);
    return noContent();
  });

/** Routes of the tag `transformerTypes`. */
export const routes: FeatureRoutes<'transformerTypes', Services> = {
  'transformerTypes.list': read(async (context) => {
    const { deviceNetworkId } = context.principal;
    const query = toListQuery(context.paging, fields, deviceNetworkId);
    const byName = inNetwork(deviceNetworkId, { sort: [{ field: 'name', direction: 'asc' }] });
    const own = await context.reader.collection(transformerTypes).find(byName);
    const all = [builtInRow, ...own.map(presentTypeRow)].map((row) => ({ ...row, id: row.Id }));
    return pageReply(context, pageInMemory(all, query), ({ id: _, ...row }) => row);
  }),
  'transformerTypes.get': read(async (context) => {
    if (isJsonata(context.params.id)) return ok(builtInType);
    return ok(presentType(await readEntity(context, transformerTypes, 'transformer-type')));
  }),
  'transformerTypes.create': act(async (context, { transformers }) => {
    const upload = await uploaded(context);
    return create(context.begin, '/api/v3/transformertypes', (unit) =>
      transformers.transformerTypes.create(context.principal.deviceNetworkId, upload, unit),
    );
  }),
  'transformerTypes.update': act(async (context, { transformers }) => {
    const { params, principal } = context;
    await transformers.transformerTypes.update(principal.deviceNetworkId, params.id, await uploaded(context));
    return noContent();
  }),
  'transformerTypes.delete': act(async ({ params, principal }, { transformers }) => {
    await transformers.transformerTypes.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'transformerTypes.activate': withState({ isActivated: true }),
  'transformerTypes.deactivate': withState({ isActivated: false }),
  'transformerTypes.approve': withState({ status: 'Approved' }),
  'transformerTypes.revoke': act(async ({ params, body, principal }, { transformers }) => {
    const motivation = omitUndefined({ revokeMotivation: body?.RevokeMotivation ?? undefined });
    const state = { status: 'Revoked', ...motivation } as const;
    await transformers.transformerTypes.setState(principal.deviceNetworkId, params.id, state);
    return noContent();
  }),
};

const configurationMembers = membersOf<TypePackage['configurations'][number]>()({
  Key: 'unlisted',
  Name: 'unlisted',
  DataType: 'unlisted',
  Description: 'unlisted',
  DefaultValue: 'unlisted',
  MinValue: { path: 'min' },
  MaxValue: { path: 'max' },
  RegExp: { path: 'pattern' },
});
const showConfiguration = configurationMembers.show();
const sourceMembers = membersOf<TypePackage['sources'][number]>()({
  MinNumberOfResources: { path: 'minResources' },
  MaxNumberOfResources: { path: 'maxResources' },
  Description: 'unlisted',
  SmartObjectTypeTypeId: { path: 'objectId' },
  ResourceTypeTypeId: { path: 'resourceId' },
});
const showSource = sourceMembers.show();
const outputMembers = membersOf<TypePackage['outputs'][number]>()({
  OutputIndex: 'unlisted',
  ResourceDataType: { path: 'dataType' },
  Formula: 'unlisted',
  Description: 'unlisted',
  SmartObjectTypeTypeId: { path: 'objectId' },
  ResourceTypeTypeId: { path: 'resourceId' },
});
const showOutput = outputMembers.show();

/** Form part with the file. */
const PACKAGE_PART = 'UploadTransformerType';
const MAX_PACKAGE_BYTES = 65_536;
const MAX_RESOURCES = 1_000;
/**
 * Maximum depth of flow collections, and of block collections that begin in one line. Levels by indentation are limited
 * by the file size.
 */
const MAX_LEVELS = 64;
/** Maximum number of keys, values, indicators, comments and line breaks of a YAML file. */
const MAX_TOKENS = 20_000;

/** @throws MusterError `malformed-body`, `invalid-request`, `payload-too-large` */
async function uploaded(
  context: ContextOf<'transformerTypes.create'> | ContextOf<'transformerTypes.update'>,
): Promise<TypeUpload> {
  const { files, values } = await context.form({
    maxFileBytes: MAX_PACKAGE_BYTES,
    receive: async ({ content, fileName }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      return { fileName, octets: Buffer.concat(chunks) };
    },
    discard: async () => undefined,
  });
  const file = files.get(PACKAGE_PART);
  if (file === undefined)
    throw invalidMember(PACKAGE_PART, 'The file is missing. Send it as a part of the form.');
  const body = context.checked('TransformerTypePackage', readPackage(file.octets));
  const request: TransformerTypeRequest = values.request ?? {};
  const described = omitUndefined({
    displayName: request.DisplayName ?? undefined,
    description: request.Description ?? undefined,
  });
  const links = request.TransformerTypeExternalLinks ?? [];
  return {
    package: { ...packageOf(body), ...described },
    fileName: file.fileName,
    links: links.map(({ Label, Link }) => ({ label: Label, link: Link })),
  };
}

/**
 * Parses a JSON or YAML file.
 *
 * @throws MusterError `malformed-body`, `invalid-request`
 */
function readPackage(octets: Buffer): unknown {
  const line = lineOutsideUtf8(octets);
  if (line !== undefined) throw invalidMember(PACKAGE_PART, `Must be UTF-8, and is not in line ${line}.`);
  const text = octets.toString('utf8').replace(/^\uFEFF/u, '');
  return text.trimStart().startsWith('{') ? jsonFile(Buffer.from(text), PACKAGE_PART) : readYaml(text);
}

function readYaml(text: string): unknown {
  demandBounds(text);
  const lines = new LineCounter();
  // The parser takes quadratic time to find duplicate keys.
  const document = parseDocument(text, { uniqueKeys: false, lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined)
    throw invalidMember(PACKAGE_PART, `${error.message} in line ${lines.linePos(error.pos[0]).line}`);
  visit(document, (_key, node) => {
    if (isAlias(node)) throw invalidMember(PACKAGE_PART, 'Must not have aliases. Write the value again.');
    if (isMap(node)) demandUniqueKeys(node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')));
  });
  const value: unknown = document.toJS();
  const modelState = illFormedMembers(value);
  if (modelState !== undefined) throw invalid(modelState);
  return value;
}

const flowSteps: ReadonlyMap<CST.TokenType | null, number> = new Map([
  ['flow-seq-start', 1],
  ['flow-map-start', 1],
  ['flow-seq-end', -1],
  ['flow-map-end', -1],
]);
const blockIndicators: ReadonlySet<CST.TokenType | null> = new Set([
  'seq-item-ind',
  'explicit-key-ind',
  'map-value-ind',
]);

/** Checks limits with the lexer. The parser recurses for each level and is slow for many tokens. */
function demandBounds(text: string): void {
  let tokens = 0;
  let flowLevels = 0;
  let levelsOfLine = 0;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    tokens += 1;
    flowLevels += flowSteps.get(type) ?? 0;
    if (type === 'newline') levelsOfLine = 0;
    else if (flowLevels <= 0 && blockIndicators.has(type)) levelsOfLine += 1;
    if (flowLevels > MAX_LEVELS || levelsOfLine > MAX_LEVELS)
      throw invalidMember(PACKAGE_PART, `Must not be nested deeper than ${MAX_LEVELS} levels.`);
    if (tokens > MAX_TOKENS)
      throw invalidMember(
        PACKAGE_PART,
        `Must not have more than ${MAX_TOKENS} tokens of YAML. Write it with fewer values and lines.`,
      );
  }
}

function demandUniqueKeys(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key))
      throw invalidMember(PACKAGE_PART, `Has the member ${shownValue(key)} twice in an object.`);
    seen.add(key);
  }
}

/** Converts a package that conforms to the contract to its stored form. */
function packageOf(body: TransformerTypePackage): TypePackage {
  return omitUndefined({
    name: body.Name,
    version: body.Version,
    displayName: body.DisplayName ?? body.Name,
    description: body.Description,
    isPreview: body.Preview ?? false,
    configurations: (body.ConfigurationDefinitions ?? []).map((one) => ({
      ...configurationMembers.read(one),
      ...omitUndefined({
        options: one.Options?.map(({ Id, DisplayName }) =>
          omitUndefined({ id: Id, displayName: DisplayName }),
        ),
      }),
    })),
    sources: body.SourceTypeDefinitions.map((one) =>
      sourceMembers.read({ MinNumberOfResources: 1, MaxNumberOfResources: MAX_RESOURCES, ...one }),
    ),
    outputs: body.TargetTypeDefinitions.map((one) => outputMembers.read(one)),
  });
}

const statuses = { New: 'New', Approved: 'Appoved', Revoked: 'Revoked' } as const;

function presentTypeRow(type: TransformerType): TransformerTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    DisplayName: type.displayName,
    Description: type.description,
    ApprovalStatus: statuses[type.status],
    Preview: type.isPreview,
  };
}

function presentType(type: TransformerType): TransformerTypeResponse {
  return {
    ...presentTypeRow(type),
    IsActivated: type.isActivated,
    FileName: type.fileName,
    Version: type.version,
    RevokeMotivation: type.revokeMotivation,
    ConfigurationDefinitions: type.configurations.map((one) => ({
      ...showConfiguration(one),
      Options: one.options?.map(({ id, displayName }) => omitUndefined({ Id: id, DisplayName: displayName })),
    })),
    SourceTypeDefinitions: type.sources.map(showSource),
    TargetTypeDefinitions: type.outputs.map((one) => ({
      ...showOutput(one),
      // The contract has no outputs of the type None.
      ResourceDataType: one.dataType === 'None' ? 'String' : one.dataType,
    })),
    TransformerTypeExternalLinks: type.links.map(({ label, link }) => ({ Label: label, Link: link })),
  };
}

/** JSONata in a list of types. */
const builtInRow: TransformerTypeListResponse = {
  Id: jsonataType.id,
  Name: jsonataType.name,
  DisplayName: jsonataType.displayName,
  Description: jsonataType.description,
  ApprovalStatus: 'Appoved',
  Preview: false,
};

/** JSONata with its details. */
const builtInType: TransformerTypeResponse = {
  ...builtInRow,
  IsActivated: true,
  // A formula accepts any resources as sources and targets.
  SourceTypeDefinitions: [],
  TargetTypeDefinitions: [],
  TransformerTypeExternalLinks: [],
  ConfigurationDefinitions: [
    {
      Key: EXPRESSION,
      Name: 'Formula',
      Description: `A JSONata expression of at most ${MAX_EXPRESSION} characters.`,
      DataType: 'String',
    },
  ],
};
