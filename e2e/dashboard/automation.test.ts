/** Event consumers, transformers and actuators in the dashboard, against a receiver and simulated devices. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createWebhookSecret } from '@muster/sdk';
import type { SimulatedDevice } from '@muster/simulator';
import type { Locator, Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const PACKAGE = `Name: doubled
Version: 1.0.0
DisplayName: "${HOSTILE}"
Description: "${HOSTILE}"
ConfigurationDefinitions:
  - { Key: Factor, Name: "${HOSTILE}", DataType: Double, DefaultValue: '2' }
SourceTypeDefinitions:
  - { Description: "${HOSTILE}" }
TargetTypeDefinitions:
  - OutputIndex: 0
    ResourceDataType: Float
    Formula: sources[0].value * $config.Factor
`;

describe('automation in the dashboard', () => {
  const secret = createWebhookSecret();
  const ui = useDashboard({
    args: ['--webhook-targets=loopback', '--webhook-attempts=1', '--webhook-first-delay-seconds=0.05'],
    devices: 1,
  });
  const { dialog, press, confirm, expectRefusal, latest, heading } = ui;
  let page: Page;

  beforeEach(() => {
    ({ page } = ui);
  });

  let device: SimulatedDevice;
  let receiver: WebhookReceiver | undefined;

  before(async () => {
    device = ui.fleet.devices[0]!;
    receiver = await startWebhookReceiver(secret);
  });

  after(() => receiver?.close());

  const submit = async (form: Locator, label: string): Promise<void> => {
    await form.getByRole('button', { name: label, exact: true }).click();
    await form.waitFor({ state: 'detached' });
  };
  const box = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });
  const combobox = (form: Locator, name: string): Locator =>
    form.getByRole('combobox', { name, exact: true });

  /** ID of a resource of the device, undefined while it does not exist. */
  const idOf = async (objectId: number, resourceId: number): Promise<string | undefined> => {
    const { client } = ui;
    const { SmartObjects } = await client.devices.get((await client.devices.getByEndpoint('press-1')).Id);
    const found = SmartObjects.find(({ TypeId }) => TypeId === objectId);
    if (found === undefined) return undefined;
    const { Resources } = await client.smartObjects.get(found.Id);
    return Resources.find(({ TypeId }) => TypeId === resourceId)?.Id;
  };
  /** Reads a resource of the device, which makes a measurement. */
  const read = async (objectId: number, resourceId: number): Promise<void> => {
    const { client } = ui;
    const { activityId } = await client.resources.read((await idOf(objectId, resourceId))!);
    await client.activityLogs.waitFor(activityId!);
  };
  /** Latest value of the virtual sensor. */
  const computed = async (): Promise<unknown> => {
    const id = await idOf(3300, 5700);
    if (id === undefined) return undefined;
    const { v } = await ui.client.measurements.since(id, Date.now() - 3_600_000);
    return v.at(-1)?.v;
  };

  it('delivers a test and events to a webhook, keeps refused ones as dead letters and replays them', async () => {
    const hook = receiver!;
    await page.getByRole('link', { name: 'Event consumers' }).click();
    await press('Create an event consumer');
    const form = dialog('Create an event consumer');
    await box(form, 'URL').fill(hook.url);
    await box(form, 'Name').fill(HOSTILE);
    await form.getByLabel('measurement', { exact: true }).check();
    await form.getByLabel('Make a secret and show it once').uncheck();
    await form.getByLabel('Secret', { exact: true }).fill(secret);
    await box(form, 'Headers').fill('X-Token: token-of-header');
    await form.getByLabel('Password', { exact: true }).fill('password-of-basic');
    await box(form, 'User name').fill('harbour');
    await form.getByText('--data @secrets.json').waitFor();
    await submit(form, 'Create');
    await heading(HOSTILE);

    await press('Send a test');
    await box(dialog('Send a test'), 'Information').fill(HOSTILE);
    await submit(dialog('Send a test'), 'Send');
    await latest().getByText('Done', { exact: true }).waitFor();
    await until(
      async () => hook.taken().at(-1),
      (event) => event?.type === 'test' && event.data.Information === HOSTILE,
    );
    expect(hook.deliveries[0]!.headers['x-token']).to.equal('token-of-header');

    await read(3303, 5700);
    await until(() => hook.taken().length === 2);
    hook.answer = 503;
    await read(3, 0);
    const row = page.getByRole('row').filter({ hasText: '503' });
    await row.waitFor();
    await page.getByText('Failing', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^View/ }).click();
    await dialog('Dead letter').locator('.payload').getByText(HOSTILE).waitFor();
    await dialog('Dead letter').getByRole('button', { name: 'Close' }).click();
    hook.answer = 204;
    await row.getByRole('button', { name: /^Replay/ }).click();
    await until(() => hook.taken().length === 3);
    await page.getByText('There are no dead letters.').waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();

    hook.answer = 410;
    await read(3303, 5700);
    const gone = page.getByRole('row').filter({ hasText: '410' });
    await gone.waitFor();
    await read(3303, 5700);
    await gone.nth(1).waitFor();
    await press(/^Delete/, gone.nth(1));
    await confirm('Delete the dead letter');
    await gone.nth(1).waitFor({ state: 'detached' });
    hook.answer = 204;
    await press('Replay all');
    await until(() => hook.taken().length === 4);
    expect(hook.refused).to.be.empty;
    for (const hidden of [secret, 'token-of-header', 'password-of-basic'])
      expect((await page.content()) + page.url()).to.not.include(hidden);
  });

  it('edits an event consumer without losing its secrets, shows a new secret once, and deletes it', async () => {
    const hook = receiver!;
    await page.getByRole('link', { name: 'Event consumers' }).click();
    await page.getByRole('row', { name: HOSTILE }).getByText('Delivered', { exact: true }).waitFor();
    await page.getByRole('link', { name: HOSTILE }).click();
    await press('Edit');
    let form = dialog('Edit');
    expect(await box(form, 'Headers').inputValue()).to.equal('X-Token');
    await box(form, 'Name').fill('office');
    await submit(form, 'Save');
    await heading('office');
    await read(3303, 5700);
    await until(() => hook.taken().length === 5);
    expect(hook.deliveries.at(-1)!.headers['x-token']).to.equal('token-of-header');
    await press('Edit');
    form = dialog('Edit');
    await form.getByLabel('Make a new secret and show it once').check();
    await submit(form, 'Save');
    const shown = await dialog('Secret of office').locator('.secret code').innerText();
    expect(shown).to.match(/^whsec_.{40,}$/);
    await dialog('Secret of office').getByRole('button', { name: 'I have stored it' }).click();
    await page.reload();
    await page.getByText('Set, never shown').waitFor();
    expect(await page.content()).to.not.include(shown);
    await ui.remove('event consumer office');
    await page.getByText('This device network has no event consumers.').waitFor();
  });

  it('computes a resource of a device with a formula, and refuses one that cannot be parsed', async () => {
    await page.goto(`${ui.dashboard.origin}/automation?tab=transformers`);
    await press('Create a transformer');
    const form = dialog('Create a transformer');
    await box(form, 'Name').fill(HOSTILE);
    await combobox(form, 'Source: object').fill('Temperature');
    await form.getByLabel('Source: resource').selectOption({ label: 'Sensor Value (5700)' });
    await form.getByRole('button', { name: 'Add the source' }).click();
    await combobox(form, 'Target: object').fill('Generic Sensor');
    await form.getByLabel('Target: resource').selectOption({ label: 'Sensor Value (5700)' });
    await form.getByRole('button', { name: 'Add the target' }).click();
    await box(form, 'Formula').fill('sources[');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.getByRole('alert').getByText('Expression').waitFor();
    expectRefusal(400);
    await box(form, 'Formula').fill('$max(sources[0].values) * 0 + 42');
    await submit(form, 'Create');
    await page.getByRole('row', { name: HOSTILE }).getByText('Active', { exact: true }).waitFor();
    await read(3303, 5700);
    await until(computed, (value) => value === 42);
    await press(`Edit the transformer ${HOSTILE}`);
    const edit = dialog('Edit the transformer');
    expect(await box(edit, 'Formula').inputValue()).to.equal('$max(sources[0].values) * 0 + 42');
    await box(edit, 'Formula').fill('$max(sources[0].values) * 0 + 43');
    await submit(edit, 'Save');
    await read(3303, 5700);
    await until(computed, (value) => value === 43);
    await ui.remove(`transformer ${HOSTILE}`);
    await page.getByText('Generic LwM2M has no transformers.').waitFor();
  });

  it('takes a transformer type from its upload to its use at a location and its revocation', async () => {
    const { client } = ui;
    const { Rows } = await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' });
    await client.resourceCollections.create({
      Name: 'Temperatures',
      SmartObjectTypeIds: [Rows[0]!.Id],
    });
    const location = (await client.locations.list()).Rows[0]!;
    await page.goto(`${ui.dashboard.origin}/automation?tab=types`);
    await press('Upload a transformer type');
    const form = dialog('Upload a transformer type');
    const file = { name: 'doubled.yaml', mimeType: 'text/yaml', buffer: Buffer.from(PACKAGE) };
    await form.locator('input[type=file]').setInputFiles(file);
    await form.getByText('--upload-transformer-type doubled.yaml').waitFor();
    await submit(form, 'Upload');
    await heading(HOSTILE);
    await press('Approve');
    await page.getByText('Approved', { exact: true }).waitFor();
    await press('Activate');
    await page.getByText('Activated', { exact: true }).waitFor();
    const typePage = page.url();

    await page.goto(`${ui.dashboard.origin}/automation?tab=transformers&location=${location.Id}`);
    await press('Create a transformer');
    const create = dialog('Create a transformer');
    await box(create, 'Name').fill('Doubled');
    await create.getByLabel('Transformer type').selectOption('doubled');
    await combobox(create, 'Resource collection').fill('Temperatures');
    await box(create, HOSTILE).fill('0');
    await combobox(create, 'Target: object').fill('Generic Sensor');
    await create.getByLabel('Target: resource').selectOption({ label: 'Sensor Value (5700)' });
    await create.getByRole('button', { name: 'Add the target' }).click();
    await submit(create, 'Create');
    await page.getByRole('row', { name: 'Doubled' }).getByText('Active', { exact: true }).waitFor();

    await page.goto(typePage);
    await press('Revoke');
    await box(dialog('Revoke'), 'Reason').fill(HOSTILE);
    await submit(dialog('Revoke'), 'Revoke');
    await page.getByText('Revoked', { exact: true }).waitFor();
    await page.goto(`${ui.dashboard.origin}/automation?tab=transformers&location=${location.Id}`);
    await page.getByRole('row', { name: 'Doubled' }).getByText('Stopped', { exact: true }).waitFor();
    await ui.remove('transformer Doubled');
    await page.getByText('has no transformers.').waitFor();
    await page.goto(typePage);
    await ui.remove('transformer type doubled');
    await page.getByRole('link', { name: 'JSONata' }).waitFor();
    expect(await page.getByRole('link', { name: 'doubled' }).count()).to.equal(0);
  });

  it('actuates: the resource of the device changes, and the result is in the command panel', async () => {
    const { client } = ui;
    const { Rows } = await client.smartObjectTypes.list({ Filter: 'TypeId eq 3311' });
    await client.resourceCollections.create({ Name: HOSTILE, SmartObjectTypeIds: [Rows[0]!.Id] });
    await client.eventCategories.create({ Name: HOSTILE });
    await page.goto(`${ui.dashboard.origin}/automation?tab=actuators`);
    await press('Create an actuator');
    const form = dialog('Create an actuator');
    await box(form, 'Name').fill(HOSTILE);
    await combobox(form, 'Event category').fill(HOSTILE);
    await combobox(form, 'Resource collection').fill(HOSTILE);
    await combobox(form, 'Action: object').fill('Light Control');
    await form.getByLabel('Action: resource').selectOption({ label: 'On/Off (5850)' });
    await form.getByRole('button', { name: 'Add the action' }).click();
    // The opposite of the state that the lamp has.
    const before = device.read('/3311/0/5850') === true;
    await form.getByLabel(/^Value of Light Control.*\)$/).fill(String(!before));
    await submit(form, 'Create');
    await press(`Actuate ${HOSTILE}`);
    await submit(dialog('Actuate'), 'Actuate');
    await latest().getByText('Done', { exact: true }).waitFor();
    expect(device.read('/3311/0/5850')).to.equal(!before);

    await press(`Edit the actuator ${HOSTILE}`);
    const edit = dialog('Edit the actuator');
    const value = edit.getByLabel(/^Value of Light Control.*\)$/);
    expect(await value.inputValue()).to.equal(String(!before));
    await value.fill(String(before));
    await submit(edit, 'Save');
    await press(`Actuate ${HOSTILE}`);
    await submit(dialog('Actuate'), 'Actuate');
    await until(() => device.read('/3311/0/5850') === before);
    await ui.remove(`actuator ${HOSTILE}`);
    await page.getByText('This device network has no actuators.').waitFor();
  });

  it('offers a key that may only read no button, and no part of which it lacks the permission', async () => {
    const { key } = await ui.dashboard.keyWith(
      'Transformer.Read',
      'EventConsumer.Read',
      'DeviceTemplate.Read',
    );
    page = await ui.reopen({ key, path: '/automation' });
    await page.getByText('Generic LwM2M has no transformers.').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Transformers']);
    expect(await page.getByRole('button', { name: /^(Create|Edit|Delete|Actuate)/ }).count()).to.equal(0);
    await page.getByRole('link', { name: 'Event consumers' }).click();
    await page.getByText('This device network has no event consumers.').waitFor();
    expect(await page.getByRole('button', { name: /^Create/ }).count()).to.equal(0);
  });
});
