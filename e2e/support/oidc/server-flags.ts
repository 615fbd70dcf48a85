import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OidcProvider } from './provider.ts';

/**
 * Flags of a server whose people log in at a provider: admins in the device network Default, and viewers as users there
 * and as admins in Harbour, which the test creates.
 *
 * @param folder in which the secret is written
 */
export async function oidcFlags(provider: OidcProvider, folder: string): Promise<readonly string[]> {
  const file = join(folder, 'oidc.secret');
  await writeFile(file, provider.secret);
  return [
    `--oidc-issuer=${provider.issuer}`,
    `--oidc-client-id=${provider.clientId}`,
    `--oidc-client-secret-file=${file}`,
    '--oidc-roles=admins=Default/Admin',
    '--oidc-roles=viewers=Default/User',
    '--oidc-roles=viewers=Harbour/Admin',
    '--oidc-name=Example Ltd',
  ];
}
