import type { MusterEventType } from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';
import { closest } from '../errors/suggest.ts';

/** The types of events, in the order of the contract. */
export const eventTypes = [
  'device.registered',
  'device.updated',
  'device.deregistered',
  'device.offline',
  'smartObject.available',
  'smartObject.unavailable',
  'measurement',
  'event.active',
  'event.reset',
  'activityLog',
] as const satisfies readonly MusterEventType[];

/**
 * Parses event types, separated by commas.
 *
 * @param flag the flag that contains them, for the error message
 * @throws {UsageError} a type is unknown
 */
export function parseEventTypes(flag: string, text: string): MusterEventType[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    const found = eventTypes.find((type) => type === name);
    if (found !== undefined) return found;
    const close = closest(name, eventTypes);
    throw new UsageError(
      `Unknown event type "${name}" in ${flag}.`,
      `${close === undefined ? '' : `Did you mean "${close}"? `}Types: ${eventTypes.join(', ')}.`,
    );
  });
}
