import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { CST, isAlias, isMap, isScalar, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import { jsonFile } from '../../../http/body/parse-json.ts';
import { illFormedMembers } from '../../../http/body/well-formed-text.ts';
import type { TransformerTypePackage } from '../../../http/generated/contract.ts';
import { invalid, invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { shownValue } from '../../../kernel/shown-value.ts';
import type { TypePackage } from '../model/transformer-type.ts';

/** Form part with the file. */
export const PACKAGE_PART = 'UploadTransformerType';
export const MAX_PACKAGE_BYTES = 65_536;
const MAX_RESOURCES = 1_000;
/**
 * Maximum depth of flow collections, and of block collections that begin in one line. Levels by indentation
 * are limited by the file size.
 */
const MAX_LEVELS = 64;
/** Maximum number of keys, values, indicators, comments and line breaks of a YAML file. */
const MAX_TOKENS = 20_000;

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

/**
 * Parses a JSON or YAML file.
 *
 * @throws MusterError `malformed-body`, `invalid-request`
 */
export function readPackage(octets: Buffer): unknown {
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
export function packageOf(body: TransformerTypePackage): TypePackage {
  return {
    name: body.Name,
    version: body.Version,
    displayName: body.DisplayName ?? body.Name,
    ...omitUndefined({ description: body.Description }),
    isPreview: body.Preview ?? false,
    configurations: (body.ConfigurationDefinitions ?? []).map((one) => ({
      key: one.Key,
      name: one.Name,
      dataType: one.DataType,
      ...omitUndefined({
        description: one.Description,
        defaultValue: one.DefaultValue,
        min: one.MinValue,
        max: one.MaxValue,
        options: one.Options?.map(({ Id, DisplayName }) => ({
          id: Id,
          ...omitUndefined({ displayName: DisplayName }),
        })),
        pattern: one.RegExp,
      }),
    })),
    sources: body.SourceTypeDefinitions.map((one) => ({
      minResources: one.MinNumberOfResources ?? 1,
      maxResources: one.MaxNumberOfResources ?? MAX_RESOURCES,
      ...omitUndefined({
        description: one.Description,
        objectId: one.SmartObjectTypeTypeId,
        resourceId: one.ResourceTypeTypeId,
      }),
    })),
    outputs: body.TargetTypeDefinitions.map((one) => ({
      outputIndex: one.OutputIndex,
      dataType: one.ResourceDataType,
      formula: one.Formula,
      ...omitUndefined({
        description: one.Description,
        objectId: one.SmartObjectTypeTypeId,
        resourceId: one.ResourceTypeTypeId,
      }),
    })),
  };
}
