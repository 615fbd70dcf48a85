import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function accessPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id: responsibility } = await client.responsibilities.create({
    Name: 'Installing',
    Permissions: [
      { EntityName: 'Device', Permission: 'All' },
      { EntityName: 'Location', Permission: 'Read' },
    ],
  });
  const { Id: role } = await client.roles.create({ Name: 'Installer', ResponsibilityIds: [responsibility] });
  await client.apiKeys.create({ Name: 'tablet of the yard', RoleIds: [role] });
  const page = (name: string, tab: string, text: string, prepare?: ShownPage['prepare']): ShownPage =>
    shown(`access-${name}`, `/access?tab=${tab}`, text, prepare);
  const tab = (name: string, text: string): ShownPage => page(name, name, text);
  const all = 'responsibilities';
  return [
    tab('keys', 'tablet of the yard'),
    page('key', 'keys', 'Operator', press('Create an API key')),
    page('key-edit', 'keys', 'Expires after', press('Edit the API key tablet of the yard')),
    page('key-value', 'keys', 'Store it now. The dashboard does not show it again.', async (of) => {
      await press('Create an API key')(of);
      const form = of.getByRole('dialog', { name: 'Create an API key' });
      await form.getByRole('textbox', { name: 'Name' }).fill(`shown once ${Date.now()}`);
      await form.getByLabel('Installer').check();
      await form.getByRole('button', { name: 'Create', exact: true }).click();
    }),
    tab('roles', 'Installer'),
    page('role', 'roles', 'Operating devices', press('Edit the role Installer')),
    tab(all, 'Installing'),
    page('responsibility', all, 'GatewayUplink', press('Edit the responsibility Installing')),
    page('responsibility-view', all, 'GatewayUplink', press('View the responsibility Viewing')),
    tab('permissions', 'GatewayUplink'),
  ];
}
