import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { jsonFile } from '../../../http/body/json-file.ts';
import { illFormedMembers } from '../../../http/body/well-formed-text.ts';
import type { TransformerTypePackage } from '../../../http/generated/contract.ts';
import { invalid, invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { shownValue } from '../../../kernel/shown-value.ts';
import type { TypePackage } from '../model/transformer-type.ts';

/** Part of the form that has the file. */
export const PACKAGE_PART = 'UploadTransformerType';
export const MAX_PACKAGE_BYTES = 65_536;
const MAX_RESOURCES = 1_000;

/**
 * The value of a JSON or YAML file.
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
  let value: unknown;
  try {
    const lines = new LineCounter();
    // The parser looks for keys that are there twice in quadratic time.
    const document = parseDocument(text, { uniqueKeys: false, lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined)
      throw invalidMember(PACKAGE_PART, `${error.message} in line ${lines.linePos(error.pos[0]).line}`);
    visit(document, (_key, node) => {
      if (isAlias(node)) throw invalidMember(PACKAGE_PART, 'Must not have aliases. Write the value again.');
      if (isMap(node))
        demandUniqueKeys(node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')));
    });
    value = document.toJS();
  } catch (error) {
    // Deeply nested text.
    if (error instanceof RangeError) throw invalidMember(PACKAGE_PART, 'Is nested too deeply.');
    throw error;
  }
  const modelState = illFormedMembers(value);
  if (modelState !== undefined) throw invalid(modelState);
  return value;
}

function demandUniqueKeys(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key))
      throw invalidMember(PACKAGE_PART, `Has the member ${shownValue(key)} twice in an object.`);
    seen.add(key);
  }
}

/** A package that the contract has checked, as it is stored. */
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
