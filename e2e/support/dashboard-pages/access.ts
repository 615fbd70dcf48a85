import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function accessPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id: responsibility } = await client.responsibilities.create({
    Name: 'Installing',
    Permissions: [
      { EntityName: 'Device', Permission: 'All' },
      { EntityName: 'Location', Permission: 'Read' },
    ],
  });
  const { Id: role } = await client.roles.create({
    Name: 'Installer',
    ResponsibilityIds: [responsibility],
  });
  await client.apiKeys.create({ Name: 'tablet of the yard', RoleIds: [role] });
  const tab = (name: string, text: string | RegExp): ShownPage => ({
    name: `access-${name}`,
    path: `/access?tab=${name}`,
    text,
  });
  const dialog = (name: string, of: string, button: string, text: string | RegExp): ShownPage => ({
    ...tab(of, text),
    name: `access-${name}`,
    prepare: (page) => page.getByRole('button', { name: button }).click(),
  });
  return [
    tab('keys', 'tablet of the yard'),
    dialog('key', 'keys', 'Create an API key', 'Operator'),
    dialog('key-edit', 'keys', 'Edit the API key tablet of the yard', 'Expires after'),
    {
      ...tab('keys', 'Store it now. The dashboard does not show it again.'),
      name: 'access-key-value',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Create an API key' }).click();
        const form = page.getByRole('dialog', { name: 'Create an API key' });
        await form.getByRole('textbox', { name: 'Name' }).fill(`shown once ${Date.now()}`);
        await form.getByLabel('Installer').check();
        await form.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
    tab('roles', 'Installer'),
    dialog('role', 'roles', 'Edit the role Installer', 'Operating devices'),
    tab('responsibilities', 'Installing'),
    dialog('responsibility', 'responsibilities', 'Edit the responsibility Installing', 'GatewayUplink'),
    dialog('responsibility-view', 'responsibilities', 'View the responsibility Viewing', 'GatewayUplink'),
    tab('permissions', 'GatewayUplink'),
  ];
}
