import { Config } from '@oclif/core/config';
import { fileURLToPath } from 'node:url';
import { exitCodes } from './errors/exit-codes.ts';
import { readManifest } from './manifest.ts';

/** The configuration of oclif. It holds no commands, because oclif would load all of them. */
export async function loadConfig(packageRoot: URL): Promise<Config> {
  const config = new Config({
    root: fileURLToPath(packageRoot),
    isRoot: true,
    ignoreManifest: true,
    pjson: {
      ...(await readManifest(packageRoot)),
      oclif: {
        bin: 'muster',
        dirname: 'muster',
        topicSeparator: ' ',
        exitCodes: {
          default: exitCodes.usage,
          failedFlagParsing: exitCodes.usage,
          failedFlagValidation: exitCodes.usage,
          violatedFlagConstraint: exitCodes.usage,
          invalidArgsSpec: exitCodes.usage,
          nonExistentFlag: exitCodes.usage,
          requiredArgs: exitCodes.usage,
          unexpectedArgs: exitCodes.usage,
        },
      },
    },
  });
  await config.load();
  return config;
}
