/**
 * Rules for the texts of `openapi.yaml` that a program can check. The texts become the help of the CLI, the
 * docstrings of the SDK and the API reference.
 */

import { bannedPhrasesIn } from './phrases.ts';

/** A text of the contract that breaks a rule. */
export interface Finding {
  /** JSON pointer of the element. */
  readonly pointer: string;
  readonly problem: string;
}

type Node = Readonly<Record<string, unknown>>;

const VERBS = new Set(
  `Activate Add Aggregate Approve Archive Assign Cancel Check Clear Copy Count Create Deactivate Delete Deliver Deregister Disable Discover Download Enable Execute
  Export Find Follow Get Import List Manage Merge Move Observe Parse Patch Query Read Refresh Regenerate Register Remove
  Rename Replace Replay Reset Restart Restore Revoke Run Search Send Set Start Stop Synchronize Test Try Update Upload Validate Write`.split(
    /\s+/u,
  ),
);

/** Suffixes of names that contain their unit. */
const UNIT_IN_NAME =
  /(?:Seconds|Secs?|Milliseconds|Millis|Ms|MS|Minutes|Hours|Days|Bytes|KiB|MiB|Percent(?:age)?)$/u;
/** Suffixes of names of quantities without a unit. */
const QUANTITY =
  /(?:^|[a-z])(?:Timeout|Interval|Period|Lifetime|Duration|Delay|Age|Latency|Uptime|Threshold|(?<!Page)Size|Resolution)$|^(?:timeout|interval|period|lifetime|duration|delay|age|latency|uptime|threshold|size|resolution)$/u;
const UNIT =
  /\b(?:milliseconds?|ms|seconds?|s|minutes?|hours?|days?|bytes?|[KM]iB|percent|rows?|times|characters?|pixels?|units?)\b|%/iu;
const TIME = /(?:Time|Timestamp|time|timestamp)$/u;

/** Pointers of elements that need a description, unless they are references. */
const DESCRIBED =
  /^\/(?:tags\/\d+|components\/(?:responses|headers|schemas)\/[^/]+|paths\/[^/]+\/[a-z]+\/responses\/[^/]+)$/u;

/** Members whose values are data, not descriptions of the contract. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'required', 'security', 'mapping']);

function problemsOfText(text: string): string[] {
  const problems: string[] = [];
  const start = text.trim();
  if (start.split(/\s+/u).length < 2) return ['has fewer than two words'];
  if (!/^[\p{Lu}\d`'"*(]/u.test(start)) problems.push('does not start with a capital letter');
  if (!/[.)`:]$/u.test(start)) problems.push('does not end with a period');
  if (/^(?:What|Which|Who|Whose|How|Where)\b/u.test(start)) {
    problems.push(`starts with "${start.split(' ', 1)[0] ?? ''}": name what it holds`);
  }
  return [...problems, ...bannedPhrasesIn(start).map(({ problem }) => problem)];
}

function problemsOfSummary(text: string): string[] {
  const verb = /^\S+/u.exec(text)?.[0] ?? '';
  const isKnown = VERBS.has(verb);
  return [
    ...problemsOfText(text),
    ...(isKnown
      ? []
      : [`starts with "${verb}", which is not a known verb: see scripts/contract-words/rules.ts`]),
    ...(text.length > 90 ? [`has ${text.length} characters, more than 90`] : []),
  ];
}

/** Checks every text of a contract. */
export function findingsIn(contract: Node): Finding[] {
  const findings: Finding[] = [];
  const note = (pointer: string, problems: readonly string[]): void => {
    for (const problem of problems) findings.push({ pointer, problem });
  };

  const visit = (node: unknown, pointer: string, isMap: boolean): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`, false);
    } else if (isNode(node)) visitNode(node, pointer, isMap);
  };
  const visitNode = (node: Node, pointer: string, isMap: boolean): void => {
    if (!isMap) note(pointer, problemsOfElement(contract, node, pointer));
    for (const [key, value] of Object.entries(node)) {
      if (!isMap && (DATA.has(key) || key.startsWith('x-'))) continue;
      const next = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!isMap && key === 'properties' && isNode(value)) note(next, problemsOfMembers(contract, value));
      visit(value, next, !isMap && isMapOfNames(key, pointer));
    }
  };
  visit(contract, '', false);
  return findings;
}

/** Whether the keys of a member are names from the contract, rather than keywords of OpenAPI. */
const isMapOfNames = (key: string, pointer: string): boolean =>
  ['properties', 'patternProperties', 'paths', 'responses', 'headers', 'content', '$defs'].includes(key) ||
  pointer === '/components' ||
  (key === 'parameters' && pointer === '/components');

function problemsOfElement(contract: Node, node: Node, pointer: string): string[] {
  const { description, summary } = node;
  const problems: string[] = [];
  if (typeof summary === 'string')
    problems.push(...problemsOfSummary(summary).map((one) => `summary ${one}`));
  if (typeof description === 'string') {
    problems.push(...problemsOfText(description).map((one) => `description ${one}`));
  } else if (needsDescription(node, pointer)) problems.push('description is missing');
  if (typeof node['operationId'] === 'string' && typeof summary !== 'string')
    problems.push('summary is missing');
  if (typeof node['in'] === 'string' && typeof node['name'] === 'string' && isNode(node['schema'])) {
    const own = typeof description === 'string' ? description : '';
    problems.push(
      ...problemsOfQuantity(contract, node['name'], {
        ...resolve(contract, node['schema']),
        description: own,
      }),
    );
  }
  return problems;
}

const needsDescription = (node: Node, pointer: string): boolean =>
  typeof node['operationId'] === 'string' ||
  (typeof node['in'] === 'string' && typeof node['name'] === 'string') ||
  (node['$ref'] === undefined && DESCRIBED.test(pointer));

/**
 * Returns the problems of the members of an object schema. A member may leave its description to the referenced
 * schema.
 */
function problemsOfMembers(contract: Node, properties: Node): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isNode(schema)) return [];
    const target = resolve(contract, schema);
    const description = schema['description'] ?? target['description'];
    if (typeof description !== 'string') return [`${name}: description is missing`];
    return problemsOfQuantity(contract, name, { ...target, description }).map((one) => `${name}: ${one}`);
  });
}

function problemsOfQuantity(contract: Node, name: string, schema: Node): string[] {
  if (schema['x-ignored'] === true) return [];
  const types = [schema['type']].flat();
  if (!types.includes('integer') && !types.includes('number')) return [];
  const description = String(schema['description']);
  if (UNIT_IN_NAME.test(name)) return [];
  if (TIME.test(name) && types.includes('integer') && !QUANTITY.test(name)) {
    return /\bepoch milliseconds\b/iu.test(description) || UNIT.test(description)
      ? []
      : ['description does not say "epoch milliseconds"'];
  }
  return QUANTITY.test(name) && !UNIT.test(description) ? ['description states no unit'] : [];
}

/** Returns the schema that a reference resolves to, with the members beside the reference. */
function resolve(contract: Node, schema: Node): Node {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  let target: unknown = contract;
  for (const part of reference.split('/').slice(1)) target = isNode(target) ? target[part] : undefined;
  return isNode(target) ? { ...resolve(contract, target), ...schema } : schema;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
