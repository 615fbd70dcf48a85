/** Prefix of the topics of devices that use plain JSON, as in `muster/v1/{endpoint}/up`. */
export const JSON_PREFIX = 'muster/v1/';

/** Last levels of the topics that devices publish to. */
export const jsonUplinks = ['up', 'birth', 'death', 'result'] as const;
export type JsonUplink = (typeof jsonUplinks)[number];

/** Last levels of the topics that devices subscribe to. */
export type JsonDownlink = 'down' | 'errors';

export interface JsonTopic {
  readonly endpointName: string;
  readonly kind: JsonUplink;
}

/** Parses a topic that a device publishes to. Returns undefined for any other topic. */
export function parseJsonTopic(topic: string): JsonTopic | undefined {
  if (!topic.startsWith(JSON_PREFIX)) return undefined;
  const [endpointName = '', last, ...more] = topic.slice(JSON_PREFIX.length).split('/');
  const kind = jsonUplinks.find((one) => one === last);
  return kind === undefined || endpointName === '' || more.length > 0 ? undefined : { endpointName, kind };
}

export function jsonTopic(endpointName: string, kind: JsonDownlink): string {
  return `${JSON_PREFIX}${endpointName}/${kind}`;
}

/**
 * Levels that may follow the endpoint name in a topic filter. The set is small, which bounds a client's
 * subscriptions.
 */
const filterEnds: ReadonlySet<string> = new Set(['down', 'errors', '+', '#']);

/** Whether devices with this endpoint name may subscribe to a topic filter. */
export function isOwnJsonFilter(filter: string, endpointName: string): boolean {
  const start = `${JSON_PREFIX}${endpointName}/`;
  return filter.startsWith(start) && filterEnds.has(filter.slice(start.length));
}
