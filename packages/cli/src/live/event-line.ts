import { styleText } from 'node:util';
import type { MusterEvent } from '@muster/sdk';
import { printable } from '../output/printable.ts';

type RuleEvent = Extract<MusterEvent, { type: 'event.active' | 'event.reset' }>;

/**
 * Formats an event on one line. An event of a rule has its severity, rule, device, value and information; data of other
 * events is JSON:
 * `2026-11-22T08:00:00.000Z  event.active  severity 2  Too hot  oven  Sensor Value = 31.5  The oven is too hot.`
 */
export function eventLine(event: MusterEvent): string {
  const time = new Date(event.time).toISOString();
  const parts = isOfRule(event)
    ? [time, typeOf(event), ...detailsOf(event)]
    : [time, event.type, event.deviceId ?? '', printable(JSON.stringify(event.data))];
  return parts.filter((part) => part !== '').join('  ');
}

const isOfRule = (event: MusterEvent): event is RuleEvent =>
  event.type === 'event.active' || event.type === 'event.reset';

/** Formats the type: red while the event is active, otherwise green, if the terminal supports colours. */
const typeOf = ({ type }: RuleEvent): string =>
  styleText(type === 'event.active' ? 'red' : 'green', type, { stream: process.stdout });

function detailsOf({ data }: RuleEvent): string[] {
  const { SeverityLevel, RuleName, DeviceName, ResourceName, Information, Measurement } = data;
  const value = Measurement?.v ?? Measurement?.sv ?? Measurement?.bv;
  const resource = ResourceName ?? '';
  return [
    `severity ${SeverityLevel ?? 0}`,
    RuleName ?? '',
    DeviceName ?? '',
    value === undefined ? resource : `${resource} = ${String(value)}`,
    Information ?? '',
  ].map((text) => printable(text));
}
