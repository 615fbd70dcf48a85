import type { EventFilter, EventType } from '../../domain/events.ts';
import type { EventStreams } from '../event-streams.ts';
import { handled } from '../handler.ts';
import type { RequestContext, RouteTable } from '../handler.ts';

function filterOf({ query, principal }: RequestContext): EventFilter {
  const { deviceId, resourceId, types } = query as {
    readonly deviceId?: string;
    readonly resourceId?: string;
    readonly types?: readonly EventType[];
  };
  return {
    deviceNetworkId: principal.deviceNetworkId,
    ...(deviceId === undefined ? {} : { deviceId: deviceId.toLowerCase() }),
    ...(resourceId === undefined ? {} : { resourceId: resourceId.toLowerCase() }),
    ...(types === undefined ? {} : { types: new Set(types) }),
  };
}

/** Routes of the tag `events`. */
export function eventRoutes(streams: EventStreams): RouteTable {
  return {
    'events.stream': async (context) => {
      const { principal, request, response } = context;
      streams.open(response, principal, filterOf(context), request.get('last-event-id'));
      return handled;
    },
  };
}
