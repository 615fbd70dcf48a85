/** Rules, events, categories, collections and resolutions in the dashboard, with values of a simulated device. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { muster } from '../support/muster.ts';
import { readShellLine } from '../support/shell-line.ts';

const RULE = `Too bright ${HOSTILE}`;
const CATEGORY = `Light ${HOSTILE}`;
const COLLECTION = `Lamps ${HOSTILE}`;
const TITLE = `Minute ${HOSTILE}`;

describe('rules and events in the dashboard', () => {
  const ui = useDashboard({
    devices: 1,
    path: '/rules?tab=rules',
    ready: (page) => page.getByRole('heading', { name: 'Rules and events' }),
  });
  const { go, latest, button, heading, confirm, expectRefusal, tabs } = ui;
  let page: Page;

  beforeEach(() => {
    ({ page } = ui);
  });

  let dimmer: string;

  before(async () => {
    const { client, place, origin, server } = ui.dashboard;
    const { Rows } = await client.resources.list({ Filter: 'Name eq Dimmer' });
    dimmer = Rows[0]!.Id;
    Object.assign(place.env, { MUSTER_URL: origin, MUSTER_API_KEY: server.info.apiKey });
  });

  /** The device reports a value, which is stored when the function resolves. */
  const report = async (value: number): Promise<void> => {
    const { client } = ui;
    const count = async (): Promise<number> =>
      (await client.measurements.since(dimmer, Date.now() - 3_600_000)).v.length;
    const before = await count();
    ui.fleet.devices[0]!.set('/3311/0/5851', value);
    await client.resources.read(dimmer);
    await until(count, (now) => now > before);
  };
  /** The words of the latest command, as a shell reads them. */
  const shownWords = async (): Promise<readonly string[]> => {
    const line = await latest().getByLabel('Command', { exact: true }).innerText();
    return readShellLine(line.replace(/^muster /, ''), {})!.words;
  };
  const sentence = (): Locator => ui.page.locator('.rule-summary .sentence');
  const limits = (): Locator => ui.page.getByLabel(/^Limit/);
  const select = (label: string, option: string): Promise<unknown> =>
    ui.page.getByLabel(label, { exact: true }).selectOption({ label: option });
  /** Fills fields in one moment, as password managers do: the page is not drawn in between. */
  const fillAtOnce = (fields: Locator, text: string): Promise<void> =>
    fields.evaluateAll((inputs: EventTarget[], value) => {
      for (const input of inputs) {
        // React replaces the setter of the field itself, to notice its own changes.
        Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, text);
  const tabOf = (name: string): Locator => ui.page.getByRole('tab', { name, exact: true });

  it('creates a category, a collection and a rule, tries the rule before it is saved, and follows its events', async () => {
    for (const value of [90, 70, 50, 90, 50]) await report(value);

    await tabOf('Categories').click();
    await button('Create a category').click();
    await page.getByRole('dialog').getByLabel(/^Name/).fill(CATEGORY);
    await button('Create', ui.dialog()).click();
    await heading(CATEGORY);

    await page.getByRole('link', { name: 'Rules and events' }).first().click();
    await tabOf('Rules').click();
    await page.getByRole('link', { name: 'Create a rule' }).click();
    await button('New collection').click();
    const dialog = page.getByRole('dialog', { name: 'Create a collection' });
    await dialog.getByLabel(/^Name/).fill(COLLECTION);
    await dialog.getByLabel('Smart object types').fill('Light Control (3311)');
    await dialog.getByRole('button', { name: 'Add the smart object type' }).click();
    await dialog.getByText('Resources of smart object type “Light Control (3311)”.').waitFor();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await select('Object', 'Light Control (3311)');
    await select('Resource', 'Dimmer (5851)');
    await limits().fill('80');
    await select('Reset when', 'the value reaches a limit of its own (hysteresis)');
    await limits().nth(1).fill('60');
    await page.getByLabel(/^Severity/).fill('2');
    await page.getByLabel('Event category').fill(CATEGORY);
    await page.getByLabel(/^Name/).fill(RULE);
    await page.getByLabel(/^Description/).fill(HOSTILE);
    await page.getByLabel('Message of its events').fill(`{DeviceName} at {Value} ${HOSTILE}`);
    await sentence().getByText('Dimmer (Light Control) is above 80').waitFor();
    await sentence().getByText('is reset when Dimmer (Light Control) is below 60').waitFor();
    await sentence().getByText(`category “${CATEGORY}”`).waitFor();

    await select('Time range', 'Last hour');
    await button('Try it').click();
    const result = 'With 5 stored values, the rule would have raised 2 events and reset 2 of them.';
    await page.getByText(result).waitFor();
    const plot = page.getByRole('img', { name: /^Plot of press-1: Dimmer, 5 values/ });
    await plot.locator('canvas').waitFor();
    const tried = page.getByRole('region', { name: 'Events that the rule would have raised' });
    expect(await tried.getByRole('row').count()).to.equal(3);
    const { stdout } = await muster(ui.dashboard.place, [...(await shownWords()), '-o', 'json']);
    expect(JSON.parse(stdout)).to.deep.include({ Values: 5, Raised: 2, Reset: 2 });
    expect((await ui.client.rules.list()).NbrOfRows, 'nothing is stored').to.equal(0);

    // The form and the result are there again after another page.
    await page.getByRole('link', { name: 'All rules' }).click();
    await page.getByText('This device network has no rules yet.').waitFor();
    await page.getByRole('link', { name: 'Create a rule' }).click();
    await page.getByText(result).waitFor();
    expect(await page.getByLabel(/^Name/).inputValue()).to.equal(RULE);
    await button('Create the rule').click();
    await heading(RULE);

    await tabOf('Events').click();
    await page.getByText('The rule has raised no event yet.').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await report(90);
    const row = page.getByRole('row').filter({ hasText: `press-1 at 90 ${HOSTILE}` });
    await row.getByText('Active', { exact: true }).waitFor();
    await report(20);
    await row.getByText('Reset', { exact: true }).waitFor();
  });

  it('shows active events live by severity, resets one by hand, and keeps the filter of all events in the address', async () => {
    await tabOf('Active events').click();
    await page.getByText('No event is active.').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await report(91);
    const row = page.getByRole('row').filter({ hasText: RULE });
    await row.getByText('Severity 2').waitFor();
    await page.getByRole('list', { name: 'Active events by severity' }).getByText('Severity 2').waitFor();
    await row.getByRole('link', { name: /\d/ }).first().click();
    await page.getByText('The value is above 80').waitFor();
    await page.getByText(`press-1 at 91 ${HOSTILE}`).waitFor();
    await button(/^Reset the event/).click();
    await page.getByText('Reset by hand').waitFor();
    await button(/^Reset the event/).waitFor({ state: 'detached' });

    await go('/rules?tab=events');
    await select('State', 'Reset by hand');
    await select('Severity', 'at least 2');
    await page.getByText('1 to 1 of 1').waitFor();
    await button('Since').click();
    await page.locator('[aria-sort=ascending]').waitFor();
    expect(new URL(page.url()).search).to.equal(
      '?tab=events&state=ManualReset&severity=2&sort=CreatedDateTime',
    );
    await page.reload();
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such device');
    await page.getByText('No events match the filter.').waitFor();
  });

  it('changes the threshold, discards a change, switches the rule off, and names the rule that keeps its category', async () => {
    const { client } = ui;
    await page.getByRole('link', { name: RULE }).click();
    await limits().first().fill('nothing');
    await page.getByText('This is not a number.').waitFor();
    expect(await button('Save').isDisabled()).to.equal(true);
    await button('Discard the changes').click();
    await sentence().getByText('is above 80').waitFor();
    await limits().first().fill('95');
    await sentence().getByText('is above 95').waitFor();
    await button('Save').click();
    await latest().getByText(`Change the rule ${RULE}`).waitFor();
    await latest().getByText('muster rules update').waitFor();
    await latest().getByText('Done', { exact: true }).waitFor();
    await button('Discard the changes').waitFor({ state: 'detached' });
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const limit = async (): Promise<number | undefined> =>
      (await client.rules.get(id)).Conditions[0]!.TriggerMinValue;
    expect(await limit()).to.equal(95);
    // The shown command does the same.
    await client.rules.update(id, { ...(await client.rules.get(id)), Conditions: [] });
    expect(await muster(ui.dashboard.place, await shownWords())).to.include({ code: 0 });
    expect(await limit()).to.equal(95);
    const events = async (): Promise<number> =>
      (await client.events.list({ Filter: `RuleId eq ${id}` })).NbrOfRows;
    const before = await events();
    await report(20);
    await report(94);
    await report(96);
    await until(events, (count) => count === before + 1);

    await button('Switch off').click();
    await button('Switch on').waitFor();
    await sentence().getByText('The rule is switched off.').waitFor();
    expect((await client.rules.get(id)).IsDeactivated).to.equal(true);
    await until(async () => (await client.events.listActive()).NbrOfRows === 0);

    await go('/rules?tab=categories');
    await page.getByRole('link', { name: CATEGORY }).click();
    await page.getByRole('link', { name: RULE }).waitFor();
    await button(`Delete the event category ${CATEGORY}`).click();
    await confirm();
    await latest().getByText('Failed').waitFor();
    await latest().getByText(RULE).waitFor();
    await heading(CATEGORY);
    // Browsers report each refused request in the console.
    expectRefusal(409);
  });

  it('creates rules on aggregates with several conditions and on silence, and edits collections and resolutions', async () => {
    const { client } = ui;
    await tabOf('Resolutions').click();
    await button('Create a resolution').click();
    await page.getByLabel(/^Title/).fill(TITLE);
    await page.getByLabel(/^Length of a period/).fill('1');
    await page.getByLabel('Unit of length of a period').selectOption('minutes');
    await button('Create', ui.dialog()).click();
    await page.getByRole('cell', { name: TITLE, exact: true }).waitFor();

    await go('/rules/new');
    await page.getByLabel(/^Resource collection/).fill(COLLECTION);
    await select('Object', 'Light Control (3311)');
    await select('Resource', 'Dimmer (5851)');
    await select('Compare', 'the largest value');
    await select('Of each period of', `1 minute (${TITLE})`);
    await select('Raise when the aggregate', 'is outside of a range');
    await page.getByLabel(/^From/).fill('10');
    await page.getByLabel(/^To/).fill('80');
    await button('Add a condition').click();
    const second = page.getByRole('group', { name: 'Condition 2' });
    await second.getByLabel('Object').selectOption({ label: 'Light Control (3311)' });
    await second.getByLabel('Resource').selectOption({ label: 'On/Off (5850)' });
    await second.getByLabel('Raise when the value').selectOption({ label: 'is true' });
    await select('Conditions', 'One of them is enough (Or)');
    await select('Number of events', 'One for the device');
    await page.getByLabel(/^Name/).fill('Two conditions');
    const largest = 'the largest value of Dimmer (Light Control) over 1 minute is below 10 or above 80';
    await ui.see(largest, sentence());
    await button('Create the rule').click();
    await heading('Two conditions');
    const { Rows } = await client.rules.list({ Filter: "Name eq 'Two conditions'" });
    const rule = await client.rules.get(Rows[0]!.Id);
    expect(rule).to.deep.include({ Condition: 'Or', TriggerType: 'OnlyFirstTime', TriggerByDevice: true });
    expect(rule.Conditions.map((one) => [one.TriggerOperator, one.ResolutionAggregationType])).to.deep.equal([
      ['OutsideRange', 'MaxValue'],
      ['BooleanIsTrue', 'Realtime'],
    ]);

    await go('/rules?tab=resolutions');
    await button(`Delete the resolution ${TITLE}`).click();
    await confirm();
    await latest().getByText('Two conditions').waitFor();
    expectRefusal(409);

    await go('/rules/new');
    await page.getByLabel(/^Resource collection/).fill(COLLECTION);
    await select('Raise an event when', 'a resource sends no new value');
    await page.getByLabel(/^For/).fill('2');
    await page.getByText('Only rules on values can be tried').waitFor();
    await fillAtOnce(page.getByLabel(/^(?:Name|Message)/), 'Silence');
    expect(await page.getByLabel(/^Name/).inputValue()).to.equal('Silence');
    await sentence().getByText('has had no new value for 2 hours').waitFor();
    await button('Create the rule').click();
    await heading('Silence');
    const { Rows: silent } = await client.rules.list({ Filter: 'Name eq Silence' });
    expect(await client.rules.get(silent[0]!.Id)).to.include({
      Message: 'Silence',
      TriggerOn: 'NoValue',
      TriggerAfterSeconds: 7_200,
    });

    await go('/rules?tab=collections');
    await button('Synchronize').click();
    await latest().getByText('Done', { exact: true }).waitFor();
    await page.getByRole('link', { name: COLLECTION }).click();
    await page.getByRole('link', { name: 'Silence' }).waitFor();
    await button('Edit').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Devices', { exact: true }).fill('press-1');
    await button('Add the device').click();
    await dialog.getByLabel('Smart objects of one device').fill('press-1');
    await dialog.getByLabel('Smart object', { exact: true }).selectOption({ label: 'Light Control /3311/0' });
    await dialog.getByLabel('Single resources of one device').fill('press-1');
    await dialog.getByLabel('Smart object of the resource').selectOption({ label: 'Light Control /3311/0' });
    for (const label of ['On/Off /5850', 'Dimmer /5851', 'Dimmer /5851'])
      await dialog.getByLabel('Single resource', { exact: true }).selectOption({ label });
    await dialog.getByText('2 single resources belong to it in any case.').waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('and of smart object “press-1 /3311/0”').waitFor();
    const { Rows: collections } = await client.resourceCollections.list();
    const stored = await client.resourceCollections.get(collections[0]!.Id);
    expect(stored.DeviceIds).to.have.length(1);
    expect(stored.SmartObjectIds).to.have.length(1);
    const singles = await Promise.all(stored.ResourceIds.map((id) => client.resources.get(id)));
    expect(singles.map(({ Url }) => Url).sort()).to.deep.equal(['/3311/0/5850', '/3311/0/5851']);
    await button('Edit').click();
    await dialog.getByRole('button', { name: 'Remove them' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await client.resourceCollections.get(stored.Id)).ResourceIds).to.deep.equal([]);
  });

  it('shows a key only the tabs and buttons of its permissions', async () => {
    const others = ['ResourceCollection.Read', 'EventCategory.Read'] as const;
    const { key } = await ui.dashboard.keyWith('Rule.Read', 'SmartObjectType.Read', ...others);
    page = await ui.reopen({ path: '/rules', key });
    await page.getByRole('link', { name: RULE }).waitFor();
    expect(await tabs()).to.deep.equal([...['Rules', 'Categories', 'Resource collections']]);
    expect(await page.getByRole('link', { name: 'Create a rule' }).count()).to.equal(0);
    await page.getByRole('link', { name: RULE }).click();
    await page.getByText('Dimmer (Light Control) is above 95').waitFor();
    await page.getByText(HOSTILE, { exact: true }).waitFor();
    await select('Time range', 'Last hour');
    await button('Try it').click();
    await page.getByText(/^With \d+ stored values, the rule would have raised/).waitFor();
    for (const name of ['Save', 'Switch on', 'Switch off', 'Reset its events', `Delete the rule ${RULE}`])
      expect(await button(name).count(), name).to.equal(0);
    expect(await tabs()).to.deep.equal(['Rule']);
    await go('/rules/new');
    await page.getByText('You cannot see this page.').waitFor();
    await go('/rules?tab=collections');
    await page.getByRole('link', { name: COLLECTION }).click();
    await heading(COLLECTION);
    for (const name of ['Edit', `Delete the resource collection ${COLLECTION}`])
      expect(await button(name).count(), name).to.equal(0);
  });

  it('deletes the rules, then their category, collection and resolution', async () => {
    for (const name of [RULE, 'Two conditions', 'Silence']) {
      await page.getByRole('link', { name }).click();
      await ui.remove(`rule ${name}`);
      await heading('Rules and events');
    }
    await page.getByText('This device network has no rules yet.').waitFor();
    await tabOf('Resolutions').click();
    await ui.remove(`resolution ${TITLE}`);
    await page.getByText('This device network has no resolutions.').waitFor();
    for (const [name, kind] of [
      [CATEGORY, 'event category'],
      [COLLECTION, 'resource collection'],
    ] as const) {
      await tabOf(kind === 'event category' ? 'Categories' : 'Resource collections').click();
      await page.getByRole('link', { name }).click();
      await ui.remove(`${kind} ${name}`);
      await heading('Rules and events');
    }
    expect((await ui.client.rules.list()).NbrOfRows).to.equal(0);
    expect((await ui.client.resourceCollections.list()).NbrOfRows).to.equal(0);
  });
});
