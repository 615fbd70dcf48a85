interface RawOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly responses?: object;
}

interface RawDocument {
  readonly tags?: readonly { readonly name: string }[];
  readonly 'x-tagGroups'?: readonly { readonly tags: readonly string[] }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

/**
 * Checks that openapi.yaml has everything that the generators read.
 *
 * @param document openapi.yaml after parsing
 * @param methods names of the members of a path that are operations
 * @throws Error with all faults, one per line
 */
export function checkContract(document: RawDocument, methods: readonly string[]): void {
  const tags = new Set(document.tags?.map(({ name }) => name));
  const places = new Map<string, string>();
  const faults = groupFaults(tags, document['x-tagGroups'] ?? []);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item).filter(([name]) => methods.includes(name))) {
      const place = `${method.toUpperCase()} ${path}`;
      faults.push(...faultsOf(operation, tags).map((fault) => `${place}: ${fault}`));
      const id = operation.operationId;
      if (id === undefined) continue;
      const other = places.get(id);
      if (other !== undefined) faults.push(`${place}: operationId ${id} is also that of ${other}.`);
      places.set(id, place);
    }
  }
  faults.push(...missingTargets(document, document).map((ref) => `There is no ${ref}.`));
  if (faults.length > 0) {
    throw new Error(`openapi.yaml has faults:\n  ${[...new Set(faults)].join('\n  ')}`);
  }
}

/** Checks that each tag is in one group. */
function groupFaults(tags: ReadonlySet<string>, groups: NonNullable<RawDocument['x-tagGroups']>): string[] {
  const grouped = groups.flatMap((group) => group.tags);
  return [
    ...[...tags]
      .filter((tag) => !grouped.includes(tag))
      .map((tag) => `tag ${tag} is in no group. Add it to x-tagGroups at the top of the file.`),
    ...grouped
      .filter((tag, index) => !tags.has(tag) || grouped.indexOf(tag) < index)
      .map((tag) => `x-tagGroups: ${tag} is ${tags.has(tag) ? 'listed twice' : 'not a tag'}.`),
  ];
}

function faultsOf({ operationId, tags = [], summary, responses }: RawOperation, known: ReadonlySet<string>) {
  if (operationId === undefined) return ['operationId is missing. Its form is TAG.VERB, such as tags.list.'];
  const [group = '', verb = '', ...rest] = operationId.split('.');
  if (group === '' || verb === '' || rest.length > 0) {
    return [`operationId ${operationId} must have the form TAG.VERB, such as tags.list.`];
  }
  const faults: string[] = [];
  if (tags[0] !== group) faults.push(`operationId ${operationId} needs tags: [${group}].`);
  if (!known.has(group)) {
    faults.push(
      `tag ${group} is not in the list of tags. Add it at the top of the file, with a description.`,
    );
  }
  if (summary === undefined) faults.push('summary is missing. It becomes the help of the command.');
  if (responses === undefined) faults.push('responses is missing.');
  return faults;
}

/** Returns the references in a part of the document that do not resolve. */
function missingTargets(document: unknown, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === '$ref' && typeof value === 'string'
      ? isInDocument(document, value)
        ? []
        : [value]
      : missingTargets(document, value),
  );
}

function isInDocument(document: unknown, reference: string): boolean {
  let place = document;
  for (const name of reference.replace(/^#\//u, '').split('/')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return false;
    place = (place as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}
