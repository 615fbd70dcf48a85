import { readFile } from 'node:fs/promises';

/** The members of the package manifest that the CLI uses. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** Reads package.json, which is part of the published package. */
export async function readManifest(packageRoot: URL): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('package.json', packageRoot), 'utf8')) as Manifest;
}
