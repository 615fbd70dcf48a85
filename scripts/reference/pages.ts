import { format, resolveConfig } from 'prettier';
import { readContract, type Contract } from '../generate/contract.ts';
import { settingsPage } from '../generate/settings.ts';
import { apiPages } from './api-pages.ts';
import { cliPages } from './cli-pages.ts';
import { page } from './markdown.ts';
import { sdkPages } from './sdk-pages.ts';

/** Generates the pages of the reference, keyed by the path that links of other pages use. */
export async function referencePages(contract: Contract): Promise<Readonly<Record<string, string>>> {
  return {
    'docs/reference/README.md': page([
      '# Reference',
      `- [API](api/README.md): every operation of the API
- [Commands](cli/README.md): every command of \`muster\`
- [SDK](sdk/README.md): every method and type of \`@muster/sdk\`
- [Fleet files](../guides/fleet-files.md): the members of a fleet file
- [Errors](../errors.md): every error code of the API
- [Settings](settings.md): every flag and variable of the server
- [Contract](../../openapi.yaml): the API as OpenAPI 3.1`,
    ]),
    'docs/reference/settings.md': settingsPage(),
    ...apiPages(contract),
    ...(await cliPages()),
    ...sdkPages(contract),
  };
}

/** The pages of the reference for the site, with formatted examples of the SDK. */
export async function siteReference(): Promise<Readonly<Record<string, string>>> {
  const root = new URL('../../', import.meta.url);
  const pages = await referencePages(await readContract(new URL('openapi.yaml', root)));
  const style = await resolveConfig(new URL('package.json', root));
  const formatted = Object.entries(pages).map(async ([path, text]) => {
    const isSdk = path.startsWith('docs/reference/sdk/');
    return [path, isSdk ? await format(text, { ...style, parser: 'markdown' }) : text] as const;
  });
  return Object.fromEntries(await Promise.all(formatted));
}
