import type { Readable } from 'node:stream';
import { inNetwork } from '../../../kernel/list-query.ts';
import { nameCondition } from '../../../kernel/names.ts';
import type { Reader } from '../../../store/port.ts';
import { deviceStandards } from '../model/device.ts';
import type { DeviceStandard } from '../model/device.ts';
import { invalid, invalidMember, MusterError } from '../../../kernel/errors.ts';
import { deviceTypes } from '../../catalogue/model.ts';
import type { DeviceInput } from '../device-input.ts';
import type { MassRow } from '../mass-registration.ts';
import { settingCategories } from '../../settings/model.ts';
import type { SettingCategory } from '../../settings/model.ts';
import type { SettingValue } from '../../settings/setting-plan.ts';
import { MAX_ROWS, tooManyRows } from './mass-limits.ts';
import { normaliseId } from '../../../http/client-values.ts';
import { readCsvLines } from './csv-lines.ts';
import type { CsvLine } from './csv-lines.ts';
import { fromCsvField } from '../../../http/replies/csv-field.ts';
import { shortName } from '../../../http/model-state.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { shownValue } from '../../../kernel/shown-value.ts';
import { didYouMean } from '../../../kernel/closest-name.ts';

const MAX_COLUMNS = 200;

/** Lookups for the entities that CSV columns refer to by name. */
export interface CsvLookups {
  readonly categoryNames: (deviceNetworkId: string) => Promise<readonly string[]>;
  /** Column names of the settings that the setting categories define. */
  readonly settingColumns: (deviceNetworkId: string) => Promise<readonly string[]>;
  /** Undefined if the device network has no device type of this name. */
  readonly deviceTypeId: (deviceNetworkId: string, name: string) => Promise<string | undefined>;
}

export function csvLookups(reader: Reader): CsvLookups {
  const categoriesOf = (id: string): Promise<readonly SettingCategory[]> =>
    reader.collection(settingCategories).find(inNetwork(id, {}));
  return {
    categoryNames: async (id) => (await categoriesOf(id)).map((one) => one.name),
    settingColumns: async (id) =>
      (await categoriesOf(id)).flatMap(({ name, defaultSettings }) =>
        defaultSettings.map((one) => `${name}.${one.name}`),
      ),
    deviceTypeId: async (deviceNetworkId, name) => {
      const where = [
        { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
        nameCondition(name),
      ] as const;
      return (await reader.collection(deviceTypes).findOne(where))?.id;
    },
  };
}

/** Columns other than settings. */
export const plainColumns = [
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

function unknownColumn(name: string, categories: readonly string[]): string {
  const known = [...plainColumns, ...categories.map((one) => `${one}.`)];
  return `Unknown column.${didYouMean(name, known)} Columns: ${plainColumns.join(', ')} and Category.key.`;
}

type Column =
  | { readonly kind: 'plain'; readonly name: PlainColumn }
  | { readonly kind: 'setting'; readonly name: string; readonly category: string; readonly key: string };

/**
 * Reads devices from a CSV text as it arrives. Resolves after the header has been validated.
 *
 * @param source UTF-8 or UTF-16; read no faster than rows are taken
 * @throws MusterError `invalid-request` if the header is invalid, `malformed-body` if it cannot be read
 */
export async function readDeviceCsv(
  source: Readable,
  deviceNetworkId: string,
  lookups: CsvLookups,
): Promise<AsyncIterable<MassRow>> {
  const lines = readCsvLines(source);
  const first = await lines.next();
  if (first.done === true)
    throw new MusterError('malformed-body', 'The CSV is empty. Its first line must be a header.');
  const columns = readHeader(first.value.record, await lookups.categoryNames(deviceNetworkId));
  const types = new DeviceTypeIds(deviceNetworkId, lookups);
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
  readonly #lookups: CsvLookups;
  readonly #known = new Map<string, Promise<string | undefined>>();

  constructor(deviceNetworkId: string, lookups: CsvLookups) {
    this.#deviceNetworkId = deviceNetworkId;
    this.#lookups = lookups;
  }

  /** @throws MusterError `invalid-request` */
  async of(name: string): Promise<string> {
    let found = this.#known.get(name);
    if (found === undefined) {
      found = this.#lookups.deviceTypeId(this.#deviceNetworkId, name);
      this.#known.set(name, found);
    }
    const id = await found;
    if (id === undefined)
      throw invalidMember('DeviceTypeName', `There is no device type with the name ${shownValue(name)}.`);
    return id;
  }
}

class CsvRow {
  readonly #plain = new Map<PlainColumn, string>();
  readonly #settings: SettingValue[] = [];

  readonly #columns: number;
  readonly #cells: number;

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
    const check = new CellCheck(this.#plain, faults);
    const deviceIdentifier = check.text('DeviceIdentifier');
    if (deviceIdentifier === undefined) faults['DeviceIdentifier'] ??= ['Is missing.'];
    const deviceTypeId = check.id('DeviceTypeId');
    const typeName = this.#plain.get('DeviceTypeName');
    if (deviceTypeId === undefined && typeName === undefined) faults['DeviceTypeId'] ??= ['Is missing.'];
    const optional = {
      name: check.text('Name'),
      deviceTemplateId: check.id('DeviceTemplateId'),
      locationId: check.id('LocationId'),
      dataCollectorId: check.id('DataCollectorId'),
      deviceStandard: check.standard(),
      bootstrapServerName: check.text('BootstrapServerName'),
    };
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return {
      deviceIdentifier: deviceIdentifier ?? '',
      deviceTypeId: deviceTypeId ?? (await types.of(typeName ?? '')),
      ...omitUndefined(optional),
      ...(this.#settings.length === 0 ? {} : { settings: this.#settings }),
    };
  }
}

function settingOf({ name, category, key }: Column & { kind: 'setting' }, value: string): SettingValue {
  return { categoryName: category, key, value, at: { category: name, key: name, value: name } };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const TEXT = /^\P{Cc}{1,255}$/u;

class CellCheck {
  readonly #cells: ReadonlyMap<PlainColumn, string>;
  readonly #faults: Record<string, string[]>;

  constructor(cells: ReadonlyMap<PlainColumn, string>, faults: Record<string, string[]>) {
    this.#cells = cells;
    this.#faults = faults;
  }

  text(column: PlainColumn): string | undefined {
    const cell = this.#cells.get(column);
    if (cell === undefined || TEXT.test(cell)) return cell;
    this.#faults[column] = ['Must be text of at most 255 characters, without control characters.'];
    return undefined;
  }

  id(column: PlainColumn): string | undefined {
    const cell = this.#cells.get(column);
    if (cell === undefined || UUID.test(cell)) return cell && normaliseId(cell);
    this.#faults[column] = [`Must be a UUID, not ${shownValue(cell)}.`];
    return undefined;
  }

  standard(): DeviceStandard | undefined {
    const cell = this.#cells.get('DeviceStandard');
    const found = deviceStandards.find((one) => one === cell);
    if (cell !== undefined && found === undefined) {
      this.#faults['DeviceStandard'] = [
        `Must be one of ${deviceStandards.join(', ')}, not ${shownValue(cell)}.${didYouMean(cell, deviceStandards)}`,
      ];
    }
    return found;
  }
}
