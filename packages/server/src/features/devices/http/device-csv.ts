import type { Readable } from 'node:stream';
import { normaliseId } from '../../../http/client-values.ts';
import { shortName } from '../../../http/model-state.ts';
import { csvField, fromCsvField } from '../../../http/replies.ts';
import { didYouMean, shownValue } from '../../../kernel/texts.ts';
import { invalid, invalidMember, MusterError } from '../../../kernel/errors.ts';
import { inNetwork, nameCondition } from '../../../kernel/entities.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import type { Reader } from '../../../store/port.ts';
import { deviceTypes } from '../../catalogue/model.ts';
import { settingCategories } from '../../settings/model.ts';
import type { SettingCategory } from '../../settings/model.ts';
import type { SettingValue } from '../../settings/setting-plan.ts';
import type { DeviceInput } from '../devices.ts';
import type { MassRow } from '../mass-registration.ts';
import { deviceStandards } from '../model.ts';
import type { DeviceStandard } from '../model.ts';
import { MAX_ROWS, readCsvLines, tooManyRows } from './mass-bodies.ts';
import type { CsvLine } from './mass-bodies.ts';

const MAX_COLUMNS = 200;

/** Columns other than settings. */
const plainColumns = [
  'DeviceIdentifier',
  'DeviceTypeId',
  'DeviceTypeName',
  'Name',
  'DeviceTemplateId',
  'LocationId',
  'DataCollectorId',
  'DeviceStandard',
  'BootstrapServerName',
] as const;
type PlainColumn = (typeof plainColumns)[number];

type Column =
  | { readonly kind: 'plain'; readonly name: PlainColumn }
  | { readonly kind: 'setting'; readonly name: string; readonly category: string; readonly key: string };

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
export async function deviceCsvTemplate(deviceNetworkId: string, reader: Reader): Promise<string> {
  const settings = (await settingCategoriesOf(deviceNetworkId, reader)).flatMap(({ name, defaultSettings }) =>
    defaultSettings.map((one) => `${name}.${one.name}`),
  );
  const columns = [...plainColumns, ...settings];
  const row = columns.map((column) => example[column] ?? '');
  return [columns, row].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}

function settingCategoriesOf(deviceNetworkId: string, reader: Reader): Promise<readonly SettingCategory[]> {
  return reader.collection(settingCategories).find(inNetwork(deviceNetworkId, {}));
}

/**
 * Reads devices from a CSV text as it arrives. Resolves after the header has been validated.
 *
 * @param source UTF-8 or UTF-16; read no faster than rows are taken
 * @throws MusterError `invalid-request` if the header is invalid, `malformed-body` if it cannot be read
 */
export async function readDeviceCsv(
  source: Readable,
  deviceNetworkId: string,
  reader: Reader,
): Promise<AsyncIterable<MassRow>> {
  const lines = readCsvLines(source);
  const first = await lines.next();
  if (first.done === true)
    throw new MusterError('malformed-body', 'The CSV is empty. Its first line must be a header.');
  const categories = await settingCategoriesOf(deviceNetworkId, reader);
  const columns = readHeader(
    first.value.record,
    categories.map((one) => one.name),
  );
  const types = new DeviceTypeIds(deviceNetworkId, reader);
  return rowsOf(lines, columns, types);
}

/** @throws MusterError `invalid-request` with all columns at fault */
function readHeader(names: readonly string[], categories: readonly string[]): readonly Column[] {
  // A map, because a client can name a column __proto__.
  const faults = new Map<string, string[]>();
  const seen = new Set<string>();
  const columns: Column[] = [];
  demandCommas(names);
  for (const [index, name] of names.slice(0, MAX_COLUMNS).map(fromCsvField).entries()) {
    const column = columnOf(name, categories);
    if (name === '') {
      const advice = 'Name it, or remove it with its comma and its cells.';
      faults.set('header', [`Column ${index + 1} has no name. ${advice}`]);
    } else if (column === undefined) {
      faults.set(shortName(name), [unknownColumn(name, categories)]);
    } else if (seen.has(column.name)) {
      faults.set(shortName(name), ['The column is listed twice. List it once.']);
    } else {
      seen.add(column.name);
      columns.push(column);
    }
  }
  if (!seen.has('DeviceIdentifier')) faults.set('DeviceIdentifier', ['The column is missing. Add it.']);
  if (!seen.has('DeviceTypeId') && !seen.has('DeviceTypeName')) {
    faults.set('DeviceTypeId', ['The column is missing. Add it, or DeviceTypeName.']);
  }
  if (names.length > MAX_COLUMNS)
    faults.set('header', [`Must have at most ${MAX_COLUMNS} columns, not ${names.length}.`]);
  if (faults.size > 0) throw invalid(Object.fromEntries(faults));
  return columns;
}

/** Spreadsheets in some languages use semicolons as separators. @throws MusterError `invalid-request` */
function demandCommas([only = '', ...others]: readonly string[]): void {
  const [, separator] = /^[^;\t|]+([;\t|])/u.exec(only) ?? [];
  if (separator === undefined || others.length > 0) return;
  const named = separator === '\t' ? 'a tab' : `"${separator}"`;
  throw invalid({
    header: [`The columns are separated by ${named}. Separate them, and the cells, by commas.`],
  });
}

function columnOf(text: string, categories: readonly string[]): Column | undefined {
  const plain = plainColumns.find((one) => one.toLowerCase() === text.toLowerCase());
  if (plain !== undefined) return { kind: 'plain', name: plain };
  const dot = text.lastIndexOf('.');
  const category = dot < 0 ? undefined : categories.find((one) => one === text.slice(0, dot));
  if (category === undefined) return undefined;
  return { kind: 'setting', name: text, category, key: text.slice(dot + 1) };
}

function unknownColumn(name: string, categories: readonly string[]): string {
  const known = [...plainColumns, ...categories.map((one) => `${one}.`)];
  return `Unknown column.${didYouMean(name, known)} Columns: ${plainColumns.join(', ')} and Category.key.`;
}

async function* rowsOf(
  lines: AsyncGenerator<CsvLine, void, undefined>,
  columns: readonly Column[],
  types: DeviceTypeIds,
): AsyncGenerator<MassRow, void, undefined> {
  let count = 0;
  for await (const { record, info } of lines) {
    count += 1;
    if (count > MAX_ROWS) throw tooManyRows();
    const row = new CsvRow(columns, record);
    yield {
      line: info.lines,
      deviceIdentifier: row.get('DeviceIdentifier')?.slice(0, 255) ?? '',
      input: () => row.input(types),
    };
  }
}

/** Resolves names of device types to IDs. Looks up each name once. */
class DeviceTypeIds {
  readonly #deviceNetworkId: string;
  readonly #reader: Reader;
  readonly #known = new Map<string, Promise<string | undefined>>();

  constructor(deviceNetworkId: string, reader: Reader) {
    this.#deviceNetworkId = deviceNetworkId;
    this.#reader = reader;
  }

  /** @throws MusterError `invalid-request` */
  async of(name: string): Promise<string> {
    let found = this.#known.get(name);
    if (found === undefined) {
      found = this.#find(name);
      this.#known.set(name, found);
    }
    const id = await found;
    if (id === undefined)
      throw invalidMember('DeviceTypeName', `There is no device type with the name ${shownValue(name)}.`);
    return id;
  }

  async #find(name: string): Promise<string | undefined> {
    const value = this.#deviceNetworkId;
    const where = [{ field: 'deviceNetworkId', op: 'eq', value }, nameCondition(name)] as const;
    return (await this.#reader.collection(deviceTypes).findOne(where))?.id;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const TEXT = /^\P{Cc}{1,255}$/u;

/** The cells of a row, which are checked only when the device is created. */
class CsvRow {
  readonly #columns: number;
  readonly #cells: number;
  readonly #plain = new Map<PlainColumn, string>();
  readonly #settings: SettingValue[] = [];

  constructor(columns: readonly Column[], cells: readonly string[]) {
    this.#columns = columns.length;
    this.#cells = cells.length;
    columns.forEach((column, index) => {
      const cell = fromCsvField(cells[index] ?? '');
      if (cell === '') return;
      if (column.kind === 'plain') this.#plain.set(column.name, cell);
      else this.#settings.push(settingOf(column, cell));
    });
  }

  get(column: PlainColumn): string | undefined {
    return this.#plain.get(column);
  }

  /** @throws MusterError `invalid-request` with all columns at fault */
  async input(types: DeviceTypeIds): Promise<DeviceInput> {
    if (this.#cells !== this.#columns)
      throw new MusterError(
        'malformed-body',
        `The row has ${this.#cells} cells, and the header has ${this.#columns}.`,
      );
    const faults: Record<string, string[]> = {};
    const deviceIdentifier = this.#text('DeviceIdentifier', faults);
    if (deviceIdentifier === undefined) faults['DeviceIdentifier'] ??= ['Is missing.'];
    const deviceTypeId = this.#id('DeviceTypeId', faults);
    const typeName = this.#plain.get('DeviceTypeName');
    if (deviceTypeId === undefined && typeName === undefined) faults['DeviceTypeId'] ??= ['Is missing.'];
    const optional = {
      name: this.#text('Name', faults),
      deviceTemplateId: this.#id('DeviceTemplateId', faults),
      locationId: this.#id('LocationId', faults),
      dataCollectorId: this.#id('DataCollectorId', faults),
      deviceStandard: this.#standard(faults),
      bootstrapServerName: this.#text('BootstrapServerName', faults),
    };
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return {
      deviceIdentifier: deviceIdentifier ?? '',
      deviceTypeId: deviceTypeId ?? (await types.of(typeName ?? '')),
      ...omitUndefined(optional),
      ...(this.#settings.length === 0 ? {} : { settings: this.#settings }),
    };
  }

  #text(column: PlainColumn, faults: Record<string, string[]>): string | undefined {
    const cell = this.#plain.get(column);
    if (cell === undefined || TEXT.test(cell)) return cell;
    faults[column] = ['Must be text of at most 255 characters, without control characters.'];
    return undefined;
  }

  #id(column: PlainColumn, faults: Record<string, string[]>): string | undefined {
    const cell = this.#plain.get(column);
    if (cell === undefined || UUID.test(cell)) return cell && normaliseId(cell);
    faults[column] = [`Must be a UUID, not ${shownValue(cell)}.`];
    return undefined;
  }

  #standard(faults: Record<string, string[]>): DeviceStandard | undefined {
    const cell = this.#plain.get('DeviceStandard');
    const found = deviceStandards.find((one) => one === cell);
    if (cell !== undefined && found === undefined) {
      faults['DeviceStandard'] = [
        `Must be one of ${deviceStandards.join(', ')}, not ${shownValue(cell)}.${didYouMean(cell, deviceStandards)}`,
      ];
    }
    return found;
  }
}

function settingOf({ name, category, key }: Column & { kind: 'setting' }, value: string): SettingValue {
  return { categoryName: category, key, value, at: { category: name, key: name, value: name } };
}
