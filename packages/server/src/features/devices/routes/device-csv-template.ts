import { csvField } from '../../../http/replies/csv-field.ts';
import { plainColumns } from './device-csv.ts';
import type { CsvLookups } from './device-csv.ts';

/** Values of the example row, by column. Other columns are left out. */
const example: Readonly<Record<string, string>> = {
  DeviceIdentifier: 'urn:imei:490154203237518',
  DeviceTypeName: 'Generic LwM2M',
  Name: 'Bow, port side',
};

/**
 * A CSV with the header of a mass registration, the settings that devices of the network can have among its columns, and
 * one row as an example (RFC 4180).
 */
export async function deviceCsvTemplate(deviceNetworkId: string, lookups: CsvLookups): Promise<string> {
  const columns = [...plainColumns, ...(await lookups.settingColumns(deviceNetworkId))];
  const row = columns.map((column) => example[column] ?? '');
  return [columns, row].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}
