import type { Contract } from '../generate/contract.ts';
import { settingsPage } from '../generate/settings.ts';
import { page } from './markdown.ts';
import { cliPages } from './cli-pages.ts';
import { sdkPages } from './sdk-pages.ts';

/** Generates the pages of docs/reference, keyed by path. */
export async function referencePages(contract: Contract): Promise<Readonly<Record<string, string>>> {
  return {
    'docs/reference/README.md': page([
      '# Reference',
      'Made by `pnpm generate` from the contract, the settings, the commands and the comments of the SDK. Do not edit these pages.',
      `- [Commands](cli/README.md): every command of \`muster\`
- [Settings](settings.md): every flag and variable of the server
- [SDK](sdk/README.md): every method and type of \`@muster/sdk\`
- [Errors](../errors.md): every error code of the API
- [Contract](../../openapi.yaml): the API as OpenAPI 3.1`,
    ]),
    'docs/reference/settings.md': settingsPage(),
    ...(await cliPages()),
    ...sdkPages(contract),
  };
}
