import { formatPath, isWithin, parsePath, type Clock, type Lwm2mPath, type ValueRecord } from '@muster/lwm2m';
import type { DeviceReport, ReportObserver } from '../../device/report-observer.ts';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { Expectation } from '../../scenario/expectations.ts';
import { deviceValueText } from './value-text.ts';

/** Maximum number of reports that are kept for all devices together. */
const keptReports = 1_000_000;
const leastReportsPerPath = 100;
const mostReportsPerPath = 10_000;

/** A report of a value. */
export interface ValueReport {
  /** Time of the value in epoch milliseconds. */
  readonly timeMs: number;
  /** The value as formatted by `deviceValueText`. */
  readonly text: string;
  /**
   * Whether the server must store the value: it was in a notification or a Send. The server can store other values too:
   * those in other responses, unchanged values in a notification of several values, and values that another observation
   * has reported.
   */
  readonly isRequired: boolean;
}

/** Reports of one resource or resource instance, oldest first. */
export interface ReportHistory {
  readonly reports: readonly ValueReport[];
  /** Whether older reports have been dropped. */
  readonly isCut: boolean;
}

/** The last report of a resource or resource instance. */
export type LastReport = Pick<ValueReport, 'timeMs' | 'text'>;

class History implements ReportHistory {
  readonly reports: ValueReport[] = [];
  isCut = false;
  #lastText: string | undefined;
  /** The observation of the last notification or response to an Observe. */
  #observation: string | undefined;

  /**
   * Whether a notification contains a new sample. A value that another observation has already reported is not a
   * sample: the server can observe a path twice for a while, when it merges observations.
   */
  isSample(text: string, observation: string): boolean {
    return text !== this.#lastText || observation === this.#observation;
  }

  add(report: ValueReport, observation: string | undefined, most: number): void {
    this.#lastText = report.text;
    this.#observation = observation ?? this.#observation;
    if (this.reports.length >= most) {
      // Remove several reports at once, so that the array is not moved for each report.
      this.reports.splice(0, Math.ceil(most / 4));
      this.isCut = true;
    }
    this.reports.push(report);
  }
}

/** Reports of one resource of a device. */
class ResourceReports {
  isObserved = false;
  /** Last reports by path: one for the resource, or one for each resource instance. */
  readonly last = new Map<string, LastReport>();
  /** Histories by path. */
  readonly histories = new Map<string, History>();
}

interface DeviceReports {
  readonly resources: Map<string, ResourceReports>;
  /** Values by path in the last notification of each observation of several values. */
  readonly observations: Map<string, ReadonlyMap<string, string>>;
}

/**
 * Records the values that devices reported for the resources that expectations name. Keeps the last value of each
 * resource, and all values for expectations about measurements: at most 10,000 of a resource, and about a million in
 * total. The oldest values are dropped.
 */
export class ReportLog {
  readonly #clock: Clock;
  readonly #paths: ReadonlyMap<string, Lwm2mPath>;
  readonly #withHistory: ReadonlySet<string>;
  readonly #reportsPerPath: number;
  readonly #devices = new Map<SimulatedDevice, DeviceReports>();

  private constructor(
    clock: Clock,
    paths: ReadonlySet<string>,
    withHistory: ReadonlySet<string>,
    deviceCount: number,
  ) {
    this.#clock = clock;
    this.#paths = new Map(Array.from(paths, (path) => [path, parsePath(path)]));
    this.#withHistory = withHistory;
    const fair = Math.floor(keptReports / Math.max(1, deviceCount * withHistory.size));
    this.#reportsPerPath = Math.min(mostReportsPerPath, Math.max(leastReportsPerPath, fair));
  }

  /** @returns undefined if no expectation needs reports */
  static for(
    expectations: readonly Expectation[],
    { clock, deviceCount }: { readonly clock: Clock; readonly deviceCount: number },
  ): ReportLog | undefined {
    const measured = expectations.filter((one) => one.kind === 'server-measurements');
    const shown = expectations.filter((one) => one.kind === 'server-values');
    const paths = new Set([...measured, ...shown].flatMap((one) => one.paths));
    if (paths.size === 0) return undefined;
    return new ReportLog(clock, paths, new Set(measured.flatMap((one) => one.paths)), deviceCount);
  }

  /** Listener for `onReport` of the fleet. */
  readonly record: ReportObserver = (device, report) => {
    let known = this.#devices.get(device);
    const previous = this.#previousValues(known, report);
    for (const [path, resource] of this.#paths) {
      const records = report.records.filter((record) => isWithin(record.path, resource));
      if (records.length === 0) continue;
      if (!known) this.#devices.set(device, (known = { resources: new Map(), observations: new Map() }));
      let reports = known.resources.get(path);
      if (!reports) known.resources.set(path, (reports = new ResourceReports()));
      // An MQTT device reports all values to the server, as if the server observed them.
      if (isOfObservation(report) || report.kind === 'publish') reports.isObserved = true;
      // Instances that are missing in a report of the whole resource no longer exist.
      if (report.paths.some((asked) => isWithin(resource, asked))) reports.last.clear();
      for (const record of records)
        this.#add(reports, record, this.#withHistory.has(path) ? report : undefined, previous);
    }
    if (known) this.#keepValues(known, report);
  };

  /**
   * Returns the last values of an observed resource, by path: of the resource, or of each of its instances.
   *
   * @returns undefined if the server has never observed the resource
   */
  lastOf(device: SimulatedDevice, path: string): ReadonlyMap<string, LastReport> | undefined {
    const reports = this.#devices.get(device)?.resources.get(path);
    return reports?.isObserved === true ? reports.last : undefined;
  }

  /** Returns the reports of a resource, or of each of its instances, by path. */
  historiesOf(device: SimulatedDevice, path: string): ReadonlyMap<string, ReportHistory> {
    return this.#devices.get(device)?.resources.get(path)?.histories ?? new Map<string, ReportHistory>();
  }

  #add(
    reports: ResourceReports,
    record: ValueRecord,
    report: DeviceReport | undefined,
    previous: ReadonlyMap<string, string> | undefined,
  ): void {
    const path = formatPath(record.path);
    const text = deviceValueText(record.value);
    const timeMs = record.timeMs ?? this.#clock.now();
    reports.last.set(path, { timeMs, text });
    if (!report) return;
    let history = reports.histories.get(path);
    if (!history) reports.histories.set(path, (history = new History()));
    const observation = isOfObservation(report) ? observationOf(report) : undefined;
    const isSample =
      report.kind === 'notification' &&
      previous?.get(path) !== text &&
      history.isSample(text, observationOf(report));
    const isRequired = isSample || report.kind === 'send' || report.kind === 'publish';
    history.add({ timeMs, text, isRequired }, observation, this.#reportsPerPath);
  }

  /** Returns the previous values of the same observation. Undefined for a report of one value, which always counts. */
  #previousValues(
    known: DeviceReports | undefined,
    report: DeviceReport,
  ): ReadonlyMap<string, string> | undefined {
    if (report.kind !== 'notification' || report.records.length < 2) return undefined;
    return known?.observations.get(observationOf(report));
  }

  #keepValues(known: DeviceReports, report: DeviceReport): void {
    if (this.#withHistory.size === 0 || report.records.length < 2) return;
    if (!isOfObservation(report)) return;
    const watched = report.records.filter(({ path }) => this.#isMeasured(path));
    if (watched.length === 0) return;
    const texts = new Map(watched.map(({ path, value }) => [formatPath(path), deviceValueText(value)]));
    known.observations.set(observationOf(report), texts);
  }

  #isMeasured({ objectId, instanceId, resourceId }: Lwm2mPath): boolean {
    return this.#withHistory.has(`/${objectId}/${instanceId}/${resourceId}`);
  }
}

function isOfObservation({ kind }: DeviceReport): boolean {
  return kind === 'observe' || kind === 'notification';
}

function observationOf({ paths }: DeviceReport): string {
  return paths.map(formatPath).join(' ');
}
