import { DecodeError } from '@muster/sparkplug';
import type { MetricFault, Reception } from '@muster/sparkplug';
import type { DeliveredValue } from '../../features/legacy-devices/delivered-value.ts';
import type { MqttDevices, NamedDevice } from '../../features/mqtt-devices/mqtt-devices.ts';
import { NAMES_CATEGORY } from '../../features/mqtt-devices/value-names.ts';
import type { ValueNames } from '../../features/mqtt-devices/value-names.ts';
import { shownText } from '../../kernel/shown-value.ts';
import type { MqttWarning } from './message-intake.ts';
import type { MqttSender } from './mqtt-sender.ts';
import { deliveredValue } from './sparkplug-values.ts';

export interface ReportDependencies {
  readonly devices: Pick<MqttDevices, 'values'>;
  readonly names: Pick<ValueNames, 'pathsOf'>;
  readonly onWarning: (warning: MqttWarning) => void;
}

/** Maximum number of values that are stored in one step. */
const MAX_VALUES = 1_000;
/** Maximum number of names in one log line. */
const MAX_SHOWN = 5;

/** Metrics of the session and the commands that the standard defines. They are not values of a device. */
const OF_THE_SESSION = /^(?:bdSeq$|Node Control\/|Device Control\/|Node Info\/|Device Info\/|Properties\/)/u;

/** Stores the values of metrics, and logs the metrics that are not stored. */
export class SparkplugReport {
  readonly #deps: ReportDependencies;
  #unmapped = 0;

  constructor(deps: ReportDependencies) {
    this.#deps = deps;
  }

  /** Number of metrics in births whose names do not map to a resource. */
  get unmapped(): number {
    return this.#unmapped;
  }

  /** Logs the names in a birth that cannot be stored, once instead of with each message. */
  birth({ peer }: MqttSender, endpointName: string, { unmapped, refused }: NamedDevice): void {
    this.#warn(peer, endpointName, refused);
    const names = unmapped.filter((name) => !OF_THE_SESSION.test(name));
    if (names.length === 0) return;
    this.#unmapped += names.length;
    const shown = names.slice(0, MAX_SHOWN).map((name) => `"${shownText(name)}"`);
    const list = [...shown, ...(names.length > MAX_SHOWN ? ['…'] : [])].join(', ');
    const example = `"${shownText(names[0] ?? '')}": "3303/0/5700"`;
    this.#deps.onWarning({
      peer,
      endpointName,
      message: `Sparkplug birth of ${endpointName}: ${names.length} metrics are not stored: ${list}. Give them resources in the setting category ${NAMES_CATEGORY}, such as ${example}.`,
    });
  }

  /** Stores values. Resolves when they are durable. @throws UplinkRefusal 4.03 if the device may not register */
  async values(sender: MqttSender, endpointName: string, reception: Reception): Promise<void> {
    const { devices, names } = this.#deps;
    const { metrics, rebirthReason } = reception;
    const paths = await names.pathsOf(endpointName, new Set(metrics.map(({ name }) => name)));
    // Aliases without a birth are not logged, because the births have been requested.
    const faults: MetricFault[] = rebirthReason === undefined ? [...reception.faults] : [];
    const values: (DeliveredValue & { readonly name: string })[] = [];
    for (const { value, ...metric } of metrics) {
      const path = paths.get(metric.name);
      if (path === undefined || value === null) continue;
      try {
        values.push({ ...deliveredValue(metric, value, endpointName, path), name: metric.name });
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        faults.push({ name: metric.name, message: error.message });
      }
    }
    for (let start = 0; start < values.length; start += MAX_VALUES) {
      const part = values.slice(start, start + MAX_VALUES);
      const refused = await devices.values(sender.login, endpointName, part);
      for (const { index, error } of refused) {
        faults.push({ name: part[index]?.name ?? '', message: error.message });
      }
    }
    this.#warn(sender.peer, endpointName, faults);
  }

  #warn(peer: string, endpointName: string, faults: readonly MetricFault[]): void {
    if (faults.length === 0) return;
    const shown = faults.slice(0, MAX_SHOWN).map(({ name, message }) => `"${shownText(name)}": ${message}`);
    const message = `Sparkplug: ${faults.length} metrics of ${endpointName} are not stored. ${shown.join(' ')}`;
    this.#deps.onWarning({ peer, endpointName, message });
  }
}
