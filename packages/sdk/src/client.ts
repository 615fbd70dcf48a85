import { createActivityLogs, type ActivityLogs } from './activity.ts';
import { createCore } from './core.ts';
import { createEvents, type EventsGroup } from './events.ts';
import { createGroups, type Groups } from './generated/groups.ts';
import { resolveOptions, type ClientOptions } from './options.ts';
import type { Caller } from './types.ts';

/** A client of the Web Admin API: a group of methods for each tag of the contract. */
export interface MusterClient extends Omit<Groups, 'activityLogs'>, Caller {
  readonly activityLogs: ActivityLogs;
  readonly events: EventsGroup;
}

/**
 * Makes a client. Nothing is sent until a method is called.
 *
 * @throws {TypeError} an option is not usable
 * @example
 * import { createClient } from '@muster/sdk';
 *
 * const muster = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey });
 * for await (const device of muster.devices.iterate({ Filter: 'Status eq online' })) console.log(device.Name);
 */
export function createClient(options: ClientOptions): MusterClient {
  const core = createCore(resolveOptions(options));
  const groups = createGroups(core);
  return {
    ...groups,
    activityLogs: createActivityLogs(groups.activityLogs),
    events: createEvents(core),
    call: (id, input, callOptions) => core.call(id, input, callOptions),
    iterate: (id, input, callOptions) => core.iterate(id, input, callOptions),
  };
}
