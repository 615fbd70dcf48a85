import { readFile } from 'node:fs/promises';

/** The manifest of the package, as far as the CLI needs it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** Reads package.json, which lies beside the sources and is part of the published package. */
export async function readManifest(packageRoot: URL): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('package.json', packageRoot), 'utf8')) as Manifest;
}
