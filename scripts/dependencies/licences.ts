/** The members of a package.json that the check reads. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly license?: string | { readonly type: string };
  readonly repository?: string | { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Licences that require at most to be named with their text, as THIRD-PARTY-LICENSES.txt of each bundle does. */
const permitted = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);
/** Licences of tools, of which no file is part of a package. */
const permittedForTools = new Set([
  'Artistic-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'EPL-2.0',
  'MPL-2.0',
  'PSF-2.0',
  'WTFPL',
]);
/** Tools whose manifests name no licence. */
const licencesOfTools: ReadonlyMap<string, string> = new Map([
  // AGPL-3.0: foreign peer of the interop tests, run as it is in a process of its own.
  ['lwm2m-node-lib', 'AGPL-3.0'],
  // AGPL-3.0: part of lwm2m-node-lib.
  ['command-node', 'AGPL-3.0'],
]);

/** Returns the licence of a package as an SPDX expression, without parentheses around it. */
export function licenceOf({ license, name }: Manifest): string | undefined {
  const text = typeof license === 'string' ? license : license?.type;
  return text?.replaceAll(/^\(|\)$/gu, '') ?? licencesOfTools.get(name);
}

/** @param isShipped whether files of the package are part of a published one @returns undefined if there is no fault */
export function faultOfLicence(manifest: Manifest, isShipped: boolean): string | undefined {
  const licence = licenceOf(manifest);
  const isPermitted = (one: string): boolean =>
    permitted.has(one) || (!isShipped && permittedForTools.has(one));
  const isTool = !isShipped && licencesOfTools.has(manifest.name);
  const choices = (licence ?? '').split(' OR ').map((choice) => choice.split(' AND '));
  if (isTool || choices.some((choice) => choice.every(isPermitted))) return undefined;
  const place = isShipped ? 'in a published package' : 'for development';
  return `${manifest.name} ${manifest.version ?? ''} has the licence ${licence ?? 'none'}, which is not permitted ${place}. Use another package, or change scripts/dependencies/licences.ts.`;
}
