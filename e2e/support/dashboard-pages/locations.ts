import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** A floor plan of a hall with four bays. */
const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" fill="#eef2f6" stroke="#55616d" stroke-width="4">' +
  '<rect x="10" y="10" width="620" height="300"/><path d="M10 160h220M290 160h340M320 10v110M320 200v110"/></svg>';

/** The pages of the area. Makes the data that the pages show. */
export async function locationsPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id: device } = await client.devices.getByEndpoint('press-2');
  const { Id: works } = await client.locations.create({
    ...{ Name: 'Works', ExternalId: 'works-1', TimeZone: 'Europe/Stockholm', LocationType: 2 },
  });
  const { Id: hall } = await client.locations.create({ Name: 'Press hall', ParentLocationId: works });
  await client.locations.create({ Name: 'Paint shop', ParentLocationId: works });
  const { Id: plan } = await client.locationResources.create({
    ...{ LocationId: hall, Name: 'Ground floor', LocationResourceType: 'Map', MimeType: 'image/svg+xml' },
    ...{ FileExtension: 'svg', Width: 640, Height: 320, Data: btoa(PLAN) },
  });
  const position = { EntityId: device, LocationResourceId: plan, X: 160, Y: 80 };
  await client.positions.create({ EntityType: 'Device', ...position });
  const { Id: category } = await client.settingCategories.create({ Name: 'Alarms of the works' });
  await client.locations.updateSettingValues(works, [
    { SettingCategoryId: category, Key: 'phone', Value: '112' },
  ]);
  const tab = (name: string, text: string, id = hall): ShownPage =>
    shown(`location-${name}`, `/locations/${id}?tab=${name}`, text);
  const dialog = (name: string, of: string, button: string, text: string): ShownPage =>
    shown(`location-${name}`, `/locations/${hall}?tab=${of}`, text, press(button));
  return [
    shown('locations', '/locations', 'Press hall', press('Locations below Works')),
    shown('locations-list', '/locations?tab=list', /^1 to \d+ of/),
    shown('locations-create', '/locations', 'Time zone', press('Create a location')),
    tab('devices', 'There are no devices at this location.'),
    tab('gateways', 'There are no gateways at this location.'),
    tab('locations', 'Paint shop', works),
    shown('location-maps', `/locations/${hall}?tab=maps`, 'Ground floor', (page) =>
      page.getByRole('link', { name: / at 160, 80$/ }).waitFor(),
    ),
    dialog('maps-add', 'maps', 'Add a map', 'Width'),
    dialog('maps-edit', 'maps', 'Edit the map', 'Width'),
    dialog('maps-move', 'maps', 'Move press-2', 'From the left.'),
    dialog('maps-place', 'maps', 'Place a device, gateway or location', 'From the left.'),
    tab('settings', 'phone'),
    dialog('settings-add', 'settings', 'Add a setting', 'Data type'),
    dialog('settings-override', 'settings', 'Override Alarms of the works.phone', 'Value'),
    dialog('edit', 'devices', 'Edit or move', 'Time zone'),
  ];
}
