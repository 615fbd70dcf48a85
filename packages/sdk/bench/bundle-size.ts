/** Size of the SDK in a browser: what programs that use it weigh, bundled with esbuild, minified and gzipped. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BenchResult } from '../../../bench/run.ts';

/** The most bytes of a program that lists devices, gzipped. */
export const MAX_LISTING_BYTES = 8000;

/** A program that lists devices with the groups that it needs. */
export const listing = `
import { composeClient } from '@muster/sdk/core';
import { devices } from '@muster/sdk/devices';

const muster = composeClient({ baseUrl: location.origin, apiKey: 'key' }, { devices });
for await (const device of muster.devices.iterate()) console.log(device.Name);
`;

/** The same with the whole client. */
export const wholeClient = `
import { createClient } from '@muster/sdk';

const muster = createClient({ baseUrl: location.origin, apiKey: 'key' });
for await (const device of muster.devices.iterate()) console.log(device.Name);
`;

export interface Bundle {
  readonly bytes: number;
  readonly gzippedBytes: number;
  /** Source files with code in the bundle. */
  readonly files: readonly string[];
}

/** Bundles a program that imports `@muster/sdk`. */
export async function bundle(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: join(import.meta.dirname, '..'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    absWorkingDir: join(import.meta.dirname, '..'),
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    bytes: contents.byteLength,
    gzippedBytes: gzipSync(contents, { level: 9 }).byteLength,
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

export async function run(): Promise<readonly BenchResult[]> {
  const list = await bundle(listing);
  const whole = await bundle(wholeClient);
  const sizes = ({ bytes, gzippedBytes }: Bundle): string =>
    `${gzippedBytes} bytes gzipped, ${bytes} minified`;
  return [
    {
      name: 'sdk.bundle.list',
      ratio: list.gzippedBytes / MAX_LISTING_BYTES,
      detail: `${sizes(list)}; at most ${MAX_LISTING_BYTES} gzipped`,
    },
    {
      name: 'sdk.bundle.whole',
      ratio: list.gzippedBytes / whole.gzippedBytes,
      detail: `${sizes(whole)}; the ratio is the program that lists devices over this one`,
    },
  ];
}
