import { features, row, type SpecSection } from '../row.ts';
import { stayBehind } from './cited.ts';

/** Section 8 of the specification. */
export const limits: readonly SpecSection[] = [
  {
    title: '8. Limits',
    rows: [
      row(
        '8.1',
        'A gateway name is unique in its cloud region',
        `${features}/gateways/routes/data-collectors: a gateway name is unique in its cloud region, across all networks (spec 8)`,
        `${features}/gateways/routes/data-collectors: the same gateway name may exist in different regions (spec 1.3)`,
      ),
      row(
        '8.2',
        'What is deprecated is removed after March 2019',
        'server/contract/deprecation: have a removal date, and successors that exist',
      ),
      row(
        '8.3',
        'Paging of more than 20 firmware packages (a defect there, right here)',
        `${features}/firmware/routes/firmware-packages: have correct pages when a device type has 21 of them (spec 8)`,
      ),
      row(
        '8.4',
        'Exports from before 2018_35 cannot be imported',
        `${features}/hardware/routes/hardware-definitions: files of former, later and unreadable releases are refused, and nothing is changed (spec 8)`,
      ),
      row('8.5', 'Attributes of templates are not exported between Device Networks', stayBehind),
      row('8.6', 'Resource Templates are not in exports of DeviceTypes', stayBehind),
      row(
        '8.7',
        'Changed Default Templates are ignored on import',
        `${features}/hardware/routes/hardware-definitions: default templates are not imported, also after changes (spec 8)`,
        `${features}/gateways/routes/data-collector-types: types and templates can be imported into another network; default templates are unchanged (spec 8)`,
      ),
      row(
        '8.8',
        'Importing a type with several instances makes duplicates (a defect there, none here)',
        `${features}/hardware/routes/hardware-definitions: an object with several instances creates no duplicate smart object template (spec 8)`,
      ),
      row(
        '8.9',
        'After a restart of the gateway connections are restored',
        'e2e/kills/restart: keeps registrations, observations and values over SIGTERM; the device does not register again',
        'e2e/journeys/secure-restart: SIGTERM mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice',
      ),
      row(
        '8.10',
        'A transformer device transforms (a defect there, right here)',
        `${features}/transformers/routes/transformer-computing: a virtual resource of each device of the template is computed as values arrive`,
        `${features}/transformers/routes/location-transformers: a Transformer device has the values computed from a resource collection`,
      ),
      row(
        '8.11',
        'Paging parameters and rate limits (not shown there; decided here)',
        `${features}/devices/routes/devices: lists pages with filter, sort and search`,
      ),
    ],
  },
];
