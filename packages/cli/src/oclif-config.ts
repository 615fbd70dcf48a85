import { Config } from '@oclif/core/config';
import { fileURLToPath } from 'node:url';
import { readManifest } from './manifest.ts';

/**
 * Creates the configuration that oclif's help needs. It contains no commands, because oclif would load all of them.
 */
export async function loadConfig(packageRoot: URL): Promise<Config> {
  const config = new Config({
    root: fileURLToPath(packageRoot),
    isRoot: true,
    ignoreManifest: true,
    pjson: {
      ...(await readManifest(packageRoot)),
      oclif: { bin: 'muster', dirname: 'muster', topicSeparator: ' ' },
    },
  });
  await config.load();
  return config;
}
