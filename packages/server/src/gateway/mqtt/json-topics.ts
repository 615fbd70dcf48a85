/** Topics of devices that send plain JSON: `muster/v1/{endpoint}/up`. */
const PREFIX = 'muster/v1/';

/** What devices publish. */
export const jsonUplinks = ['up', 'birth', 'death', 'result'] as const;
export type JsonUplink = (typeof jsonUplinks)[number];

/** What devices subscribe to. */
export type JsonDownlink = 'down' | 'errors';

/** A topic that a device publishes to. */
export interface JsonTopic {
  readonly endpointName: string;
  readonly kind: JsonUplink;
}

/** Reads a topic that a device publishes to; undefined for another topic. */
export function parseJsonTopic(topic: string): JsonTopic | undefined {
  if (!topic.startsWith(PREFIX)) return undefined;
  const [endpointName = '', last, ...more] = topic.slice(PREFIX.length).split('/');
  const kind = jsonUplinks.find((one) => one === last);
  return kind === undefined || endpointName === '' || more.length > 0 ? undefined : { endpointName, kind };
}

export function jsonTopic(endpointName: string, kind: JsonDownlink): string {
  return `${PREFIX}${endpointName}/${kind}`;
}

/** Whether a topic filter matches topics of this endpoint name only. */
export function isOwnJsonFilter(filter: string, endpointName: string): boolean {
  return filter.startsWith(`${PREFIX}${endpointName}/`);
}
