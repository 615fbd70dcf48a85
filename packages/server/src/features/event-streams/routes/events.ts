import type { EventFilter, EventType } from '../../events/events.ts';
import type { EventStreams } from './event-streams.ts';
import { MusterError } from '../../../kernel/errors.ts';
import { handled, serve } from '../../../http/handler.ts';
import type { ContextOf, FeatureRoutes } from '../../../http/handler.ts';

const ACTIVITY_LOG: ReadonlySet<EventType> = new Set(['activityLog']);

function filterOf({ query, principal }: ContextOf<'events.stream'>, hasLog: boolean): EventFilter {
  const { deviceId, resourceId, types } = query;
  return {
    deviceNetworkId: principal.deviceNetworkId,
    ...(deviceId === undefined ? {} : { deviceId: deviceId.toLowerCase() }),
    ...(resourceId === undefined ? {} : { resourceId: resourceId.toLowerCase() }),
    ...(types === undefined
      ? {}
      : { types: new Set(types.filter((type): type is EventType => type !== 'traffic')) }),
    ...(hasLog ? {} : { excluded: ACTIVITY_LOG }),
  };
}

export interface Sources {
  readonly streams: EventStreams;
}

/** The stream of events. */
export const routes: FeatureRoutes<'events.stream', unknown, Sources> = {
  'events.stream': serve(async (context, { streams }) => {
    const { principal, query, request, response } = context;
    const hasLog = await streams.mayFollowLog(principal);
    if (!hasLog && query.types?.includes('activityLog') === true) {
      throw new MusterError(
        'permission-denied',
        'Events of the type activityLog need the permission ActivityLog.Read.',
      );
    }
    await streams.open(response, principal, {
      filter: filterOf(context, hasLog),
      hasTraffic: query.types?.includes('traffic') ?? false,
      lastEventId: request.get('last-event-id'),
    });
    return handled;
  }),
};
