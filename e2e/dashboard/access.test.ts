/** API keys, roles and responsibilities in the dashboard, and their effect on other sessions. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';

describe('access in the dashboard', () => {
  const ui = useDashboard({ path: '/access' });
  const { dialog, press, expectRefusal } = ui;

  const nameOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Name', exact: true });
  const show = async (label: string): Promise<void> => {
    await ui.page.getByRole('tab', { name: label }).click();
    await ui.page.getByRole('heading', { name: label }).waitFor();
  };
  const links = (page: Page): Promise<string[]> =>
    page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link').allInnerTexts();
  /** Closes the dialog with the value of a key, and returns the value. */
  const takeValue = async (): Promise<string> => {
    const shown = dialog('Value of the API key');
    const value = await shown.locator('.secret code').innerText();
    await shown.getByRole('button', { name: 'I have stored it' }).click();
    await shown.waitFor({ state: 'detached' });
    return value;
  };
  /** What the tab holds of its page, outside of requests and responses. */
  const holds = async (text: string): Promise<boolean> =>
    [await ui.page.content(), ui.page.url(), await ui.page.title()].some((part) => part.includes(text));

  /** Creates a responsibility and a role with it. */
  const createRole = async (name: string, permissions: readonly string[]): Promise<void> => {
    await show('Responsibilities');
    await press('Create a responsibility');
    let form = dialog('Create a responsibility');
    await nameOf(form).fill(name);
    for (const permission of permissions) await form.getByLabel(permission, { exact: true }).check();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await show('Roles');
    await press('Create a role');
    form = dialog('Create a role');
    await nameOf(form).fill(name);
    await form.getByLabel(name, { exact: true }).check();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.waitFor({ state: 'detached' });
  };
  const createKey = async (name: string, role: string): Promise<string> => {
    await show('API keys');
    await press('Create an API key');
    const form = dialog('Create an API key');
    await nameOf(form).fill(name);
    await form.getByLabel('Expires after').fill('2099-01-31');
    await form.getByLabel(role, { exact: true }).check();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    return takeValue();
  };
  /** Adds a responsibility to a role, or takes it from it. */
  const setResponsibility = async (role: string, responsibility: string, has: boolean): Promise<void> => {
    await show('Roles');
    await press(`Edit the role ${role}`);
    const form = dialog('Edit the role');
    await form.getByLabel(responsibility, { exact: true }).setChecked(has);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
  };

  it('makes a role and a key that decide what another session sees, until the key is deleted', async () => {
    const { client } = ui;
    await client.responsibilities.create({
      Name: 'Creating',
      Permissions: [{ EntityName: 'Device', Permission: 'Create' }],
    });
    const requests: string[] = [];
    ui.page.on('request', (request) => requests.push(request.url()));
    await createRole(HOSTILE, ['Device.Read', 'Event.Read']);
    const key = await createKey(HOSTILE, HOSTILE);

    const other = await ui.dashboard.open({ key, path: '/devices' });
    await other.page.getByText('This device network has no devices yet.').waitFor();
    expect(await links(other.page)).to.deep.equal(['Overview', 'Devices', 'Rules and events', 'About']);
    const button = other.page.getByRole('button', { name: 'Create a device', exact: true });
    expect(await button.count()).to.equal(0);
    await setResponsibility(HOSTILE, 'Creating', true);
    await other.page.reload();
    await button.waitFor();
    await setResponsibility(HOSTILE, 'Creating', false);
    await other.page.reload();
    await other.page.getByText('This device network has no devices yet.').waitFor();
    expect(await button.count()).to.equal(0);

    await show('API keys');
    await press(`Delete the API key ${HOSTILE}`);
    await dialog('Delete the API key').getByRole('button', { name: 'Delete', exact: true }).click();
    await other.page.getByText('The service no longer accepts this key.').waitFor();
    expect(other.complaints.every((text) => text.includes('401'))).to.equal(true);
    await other.close();

    await ui.page.getByRole('button', { name: /^Show \d+ more/ }).click();
    expect(await holds(key)).to.equal(false);
    expect(requests.some((url) => url.includes(key))).to.equal(false);
  });

  it('shows a value once, also a renewed one, and never in a list or a command', async () => {
    const { client } = ui;
    const first = await createKey('reporting', 'User');
    await ui.page.reload();
    await ui.page.getByRole('cell', { name: 'reporting', exact: true }).waitFor();
    expect(await holds(first)).to.equal(false);
    await press('Edit the API key reporting');
    const form = dialog('Edit the API key reporting');
    await nameOf(form).fill('reports');
    await form.getByText('the old value stops working at once').waitFor();
    await form.getByText('muster api-keys update reporting --name reports --role User').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    const second = await takeValue();
    expect(second).to.not.equal(first);
    await ui.page.getByRole('cell', { name: 'reports', exact: true }).waitFor();
    expect(await holds(second)).to.equal(false);
    const { Rows } = await client.apiKeys.list({ Filter: "Name eq 'reports'" });
    expect(Rows[0]!.Key).to.equal(second);
  });

  it('asks before a session changes its own key, and does not delete it', async () => {
    const { client } = ui;
    const roles = await client.roles.list();
    const idOf = (name: string): string => roles.Rows.find(({ Name }) => Name === name)!.Id;
    const { Id } = await client.apiKeys.create({ Name: 'mine', RoleIds: [idOf('Admin'), idOf('User')] });
    const { Key: key } = await client.apiKeys.get(Id);
    await ui.reopen({ key: key! });
    await ui.page.getByRole('row', { name: 'mine' }).getByText('This session').waitFor();
    await press('Delete the API key mine');
    await dialog('Delete the API key mine').getByText('a mistake would lock you out').waitFor();
    await dialog('Delete the API key mine').getByRole('button', { name: 'Cancel' }).click();

    await press('Edit the API key mine');
    const form = dialog('Edit the API key mine');
    await form.getByLabel('Admin', { exact: true }).uncheck();
    expect(await nameOf(form).isDisabled()).to.equal(true);
    expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).to.equal(true);
    await form.getByLabel('Change the permissions of this session').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await ui.page.getByText('You cannot see this page.').waitFor();
    expect(await links(ui.page)).to.not.include('Access');

    await ui.reopen({});
    await press('Delete the API key local');
    await dialog('Delete the API key local').getByRole('button', { name: 'Log out' }).click();
    await ui.page.getByLabel('API key', { exact: true }).waitFor();
    expect((await client.apiKeys.list({ Filter: "Name eq 'local'" })).NbrOfRows).to.equal(1);
  });

  it('shows the matrix of permissions, locks those of others, and offers nothing without a permission', async () => {
    const { key } = await ui.dashboard.keyWith(
      ...(['ApiKey.Read', 'Responsibility.Read', 'Responsibility.Update', 'Permission.Read'] as const),
    );
    await ui.reopen({ key });
    await ui.page.getByRole('cell', { name: 'local' }).waitFor();
    expect(await ui.page.getByRole('tab').allInnerTexts()).to.deep.equal([
      ...['API keys', 'Responsibilities', 'Your permissions'],
    ]);
    expect(await ui.page.getByRole('button', { name: /^(Create|Edit|Delete)/ }).count()).to.equal(0);
    await show('Responsibilities');
    expect(await ui.page.getByRole('button', { name: /^(Create|Delete)/ }).count()).to.equal(0);
    await press('Edit the responsibility Viewing');
    const form = dialog('Edit the responsibility Viewing');
    expect(await form.getByLabel('Device.Read', { exact: true }).isDisabled()).to.equal(true);
    expect(await form.getByLabel('ApiKey.Read', { exact: true }).isDisabled()).to.equal(false);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await show('Your permissions');
    const row = ui.page.getByRole('row', { name: /^Responsibility/ });
    await row.waitFor();
    expect(await row.getByText('granted', { exact: true }).count()).to.equal(2);
  });

  it('says why the service refuses a role, and keeps the form', async () => {
    await show('Roles');
    await press('Create a role');
    const form = dialog('Create a role');
    await nameOf(form).fill('Operator');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.getByRole('alert').getByText('already has a role with this name').waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press('Delete the role User');
    await dialog('Delete the role User').getByRole('button', { name: 'Delete', exact: true }).click();
    await ui.page.locator('.commands-latest').getByText('Failed', { exact: true }).waitFor();
    expectRefusal(409);
  });
});
