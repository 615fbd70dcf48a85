import type { ResourceListResponse } from '@muster/sdk/core';
import type { ServerMeasurementsExpectation } from '../../scenario/expectations.ts';
import { listResources, resourcesWithPaths } from './listed-resources.ts';
import { Differences, type ServerComparison, type ComparisonContext } from './server-comparison.ts';
import type { ReportHistory, ValueReport } from './report-log.ts';
import type { ServerApi } from './server-api.ts';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import { serverValueText, shown, timeText } from './value-text.ts';

/** Tolerance in milliseconds for the clocks of device and server, and for the delay of a message. */
const marginMs = 1000;

/**
 * Compares the stored values with the reported ones. A required value is lost if it is stored less often than it was
 * notified. A value is duplicated if it is stored more often than it was reported, in any kind of message.
 */
export function compareMeasurements(expectation: ServerMeasurementsExpectation): ServerComparison {
  const { paths, lost: mostLost = 0, duplicated: mostDuplicated = 0 } = expectation;
  return async (devices, context) => {
    const differences = new Differences();
    const listed = await listResources(devices, paths, context, differences);
    const unknown = differences.findings().differences.size;
    const total = { lost: 0, duplicated: 0, notified: 0 };
    const histories: { device: SimulatedDevice; path: string; row: ResourceListResponse | undefined }[] = [];
    for (const { device, path, rows } of resourcesWithPaths(listed, paths)) {
      for (const own of context.reports?.historiesOf(device, path).keys() ?? [])
        histories.push({ device, path: own, row: rows.find(({ Url }) => Url === own) });
    }
    await context.api.each(histories, async ({ device, path, row }) => {
      const found = await compareHistory(device, path, row, context);
      total.lost += found.lost;
      total.duplicated += found.duplicated;
      total.notified += found.notified;
      for (const reason of found.reasons) differences.add(device, reason);
    });
    differences.compared = total.notified;
    return {
      ...differences.findings(),
      isMet: unknown === 0 && total.lost <= mostLost && total.duplicated <= mostDuplicated,
      summary: `${total.lost} lost, ${total.duplicated} duplicated`,
    };
  };
}

interface HistoryFindings {
  readonly lost: number;
  readonly duplicated: number;
  readonly notified: number;
  readonly reasons: readonly string[];
}

/** Range of the stored values that belong to a history. */
interface Window {
  readonly sinceMs: number;
  /** Values that are stored within this time of the start can belong to reports that have been dropped. */
  readonly marginMs: number;
}

function windowOf(history: ReportHistory | undefined, startedAtMs: number): Window {
  const [oldest] = history?.reports ?? [];
  if (history?.isCut !== true || !oldest) return { sinceMs: startedAtMs, marginMs: 0 };
  return { sinceMs: oldest.timeMs, marginMs };
}

async function compareHistory(
  device: SimulatedDevice,
  path: string,
  row: ResourceListResponse | undefined,
  { api, clock, startedAtMs, reports }: ComparisonContext,
): Promise<HistoryFindings> {
  const resource = path.split('/').slice(0, 4).join('/');
  const before = reports?.historiesOf(device, resource).get(path);
  // Reports that arrive during the comparison can be stored or not. They count neither as lost nor as duplicated.
  const required = before?.reports.filter(({ isRequired }) => isRequired) ?? [];
  const window = windowOf(before, startedAtMs);
  const startMs = window.sinceMs + api.skewMs;
  const stored = row ? await storedValues(api, row, startMs - window.marginMs) : [];
  const lost = lostReports(
    required,
    stored.map(({ text }) => text),
  );
  const certain = stored.filter(({ timeMs }) => timeMs >= startMs + window.marginMs);
  const duplicated = duplicatedValues(
    certain.map(({ text }) => text),
    reports?.historiesOf(device, resource).get(path)?.reports ?? [],
  );
  return {
    lost: lost.length,
    duplicated: duplicated.reduce((sum, { stored: count, reported }) => sum + count - reported, 0),
    notified: required.length,
    reasons: [
      ...lostReason(path, lost, required.length, clock.now()),
      ...duplicated.map((one) => duplicateReason(path, one)),
    ],
  };
}

async function storedValues(
  api: ServerApi,
  { Id, DataType }: ResourceListResponse,
  sinceMs: number,
): Promise<{ readonly timeMs: number; readonly text: string }[]> {
  const stored = await api.measurements(Id, sinceMs);
  return stored.map((one) => ({ timeMs: one.UnixTimestamp, text: serverValueText(one, DataType) }));
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Returns the required reports without a stored value. */
function lostReports(required: readonly ValueReport[], stored: readonly string[]): ValueReport[] {
  const left = countsOf(stored);
  return required.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

interface Duplicate {
  readonly text: string;
  readonly stored: number;
  readonly reported: number;
}

/** Returns the values that are stored more often than they were reported. */
function duplicatedValues(stored: readonly string[], reports: readonly ValueReport[]): Duplicate[] {
  const reported = countsOf(reports.map(({ text }) => text));
  return Array.from(countsOf(stored), ([text, count]) => ({
    text,
    stored: count,
    reported: reported.get(text) ?? 0,
  })).filter((one) => one.stored > one.reported);
}

function lostReason(path: string, lost: readonly ValueReport[], notified: number, nowMs: number): string[] {
  const [first] = lost;
  if (!first) return [];
  const which = `${shown(first.text)} (notified ${timeText(first.timeMs, nowMs)})`;
  const values = lost.length === 1 ? which : `${lost.length} values, the first ${which}`;
  return [`${path}: the server has not stored ${values}, of ${notified} notified`];
}

function duplicateReason(path: string, { text, stored, reported }: Duplicate): string {
  const sent = reported === 0 ? 'the device never sent it' : `the device sent it ${times(reported)}`;
  return `${path}: the server has stored ${shown(text)} ${times(stored)}, ${sent}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
