import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { Datatype, EncodeError } from '@muster/sparkplug';
import type { KnownMetric, Metric } from '@muster/sparkplug';
import { commandValue } from './sparkplug-values.ts';

/** The metrics of a device cannot express a command. */
export class CommandRefusal extends Error {
  readonly answer: OperationAnswer;

  constructor(code: '4.00' | '4.04' | '4.05', diagnostic: string) {
    super(diagnostic);
    this.answer = { success: false, code, diagnostic };
  }
}

/**
 * Returns the metrics of a command: a Write sets the values of metrics, an Execute sets a Boolean metric.
 *
 * @param byPath metrics of the latest birth, keyed by the path of their resource
 * @throws CommandRefusal
 */
export function commandMetrics(
  operation: DeviceOperation,
  byPath: ReadonlyMap<string, KnownMetric>,
  nowMs: number,
): readonly Metric[] {
  switch (operation.type) {
    case 'write':
      return operation.records.map(({ path, value }) => {
        const url = formatPath(path);
        const known = demandMetric(byPath, url);
        try {
          return { ...headOf(known, nowMs), value: commandValue(value, known.datatype) };
        } catch (error) {
          if (!(error instanceof EncodeError)) throw error;
          throw new CommandRefusal('4.00', `${url} is the metric "${known.name}": ${error.message}`);
        }
      });
    case 'execute': {
      const url = formatPath(operation.path);
      const known = demandMetric(byPath, url);
      if (known.datatype !== Datatype.Boolean) {
        throw new CommandRefusal('4.05', `The metric "${known.name}" of ${url} is not a Boolean.`);
      }
      if (operation.arguments !== undefined) {
        throw new CommandRefusal('4.00', 'Commands of Sparkplug B have no arguments.');
      }
      return [{ ...headOf(known, nowMs), value: { kind: 'boolean', value: true } }];
    }
    default:
      // Services refuse other operations first: see `refuseForeign`.
      throw new Error(`Sparkplug B has no ${operation.type}.`);
  }
}

/** @throws CommandRefusal */
function demandMetric(byPath: ReadonlyMap<string, KnownMetric>, url: string): KnownMetric {
  const known = byPath.get(url);
  if (known !== undefined) return known;
  throw new CommandRefusal(
    '4.04',
    `The birth of the device has no metric for ${url}. Name it in the setting category MQTTNames.`,
  );
}

/**
 * An alias replaces the name if there is one (Sparkplug 3.0, 6.4.6). The decoder of Eclipse Tahu requires the
 * datatype.
 */
function headOf({ name, alias, datatype }: KnownMetric, timestamp: number): Metric {
  return { ...(alias === undefined ? { name } : { alias }), datatype, timestamp };
}
