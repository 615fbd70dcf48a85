import { csvField } from '../../../http/replies/csv-field.ts';
import { plainColumns } from './device-csv.ts';
import type { CsvLookups } from './device-csv.ts';

/** Values of the example row by column. Other columns are empty. */
const example: Readonly<Record<string, string>> = {
  DeviceIdentifier: 'urn:imei:490154203237518',
  DeviceTypeName: 'Generic LwM2M',
  Name: 'Bow, port side',
};

/**
 * Returns a CSV (RFC 4180) with the header of a mass registration and one example row. The columns include
 * the settings that devices of the network can have.
 */
export async function deviceCsvTemplate(deviceNetworkId: string, lookups: CsvLookups): Promise<string> {
  const columns = [...plainColumns, ...(await lookups.settingColumns(deviceNetworkId))];
  const row = columns.map((column) => example[column] ?? '');
  return [columns, row].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}
