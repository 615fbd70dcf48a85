import type { MinimalMeasurementMessage } from '@muster/sdk/core';
import type { Plotted } from './plot-series.ts';
import { plotNumber } from './value-text.ts';

/** A resource with the values that a plot shows. */
export interface ExportedValues {
  readonly resource: Plotted;
  readonly values: readonly MinimalMeasurementMessage[];
}

/** Returns one line per value (RFC 4180), ordered by resource and time. */
export function csvOf(exported: readonly ExportedValues[]): string {
  const lines = exported.flatMap(({ resource: { path, name, unit }, values }) =>
    values.map((one) => [one.DateTime, path, name, unit, String(plotNumber(one) ?? '')]),
  );
  return [['DateTime', 'Path', 'Name', 'Unit', 'Value'], ...lines]
    .map((fields) => `${fields.map(csvField).join(',')}\r\n`)
    .join('');
}

/** Returns the resources with their values. */
export function jsonOf(exported: readonly ExportedValues[]): string {
  const rows = exported.map(({ resource: { path, name, unit }, values }) => ({
    ...{ Path: path, Name: name, Unit: unit },
    Values: values.map((one) => ({ DateTime: one.DateTime, Value: one.v ?? one.bv })),
  }));
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}

/** Quotes a field if needed. A text that a spreadsheet would take for a formula gets an apostrophe. */
function csvField(field: string): string {
  const text = /^(?:[=@\t\r]|[+-](?!\d))/u.test(field) ? `'${field}` : field;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
