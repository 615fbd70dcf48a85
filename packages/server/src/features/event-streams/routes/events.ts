import type { EventFilter, EventType } from '../../events/events.ts';
import type { EventStreams } from './event-streams.ts';
import { handled } from '../../../http/handler.ts';
import type { ContextOf, Routes } from '../../../http/handler.ts';

function filterOf({ query, principal }: ContextOf<'events.stream'>): EventFilter {
  const { deviceId, resourceId, types } = query;
  return {
    deviceNetworkId: principal.deviceNetworkId,
    ...(deviceId === undefined ? {} : { deviceId: deviceId.toLowerCase() }),
    ...(resourceId === undefined ? {} : { resourceId: resourceId.toLowerCase() }),
    ...(types === undefined
      ? {}
      : { types: new Set(types.filter((type): type is EventType => type !== 'traffic')) }),
  };
}

export function eventRoutes(streams: EventStreams): Routes<'events.stream'> {
  return {
    'events.stream': async (context) => {
      const { principal, query, request, response } = context;
      streams.open(response, principal, {
        filter: filterOf(context),
        hasTraffic: query.types?.includes('traffic') ?? false,
        lastEventId: request.get('last-event-id'),
      });
      return handled;
    },
  };
}
