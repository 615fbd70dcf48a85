import { formatTopic, parseTopic, stateTopic, type SparkplugTopic } from '@muster/sparkplug';

/** Prefix of all Sparkplug B topics. */
export const SPARKPLUG_PREFIX = 'spBv1.0/';

const uplinks: ReadonlySet<string> = new Set(['NBIRTH', 'NDEATH', 'NDATA', 'DBIRTH', 'DDEATH', 'DDATA']);

/** Filters for the topics that edge nodes publish to. */
export const uplinkFilters = [...uplinks].map((type) => {
  const end = type.startsWith('D') ? '+/+' : '+';
  return `${SPARKPLUG_PREFIX}+/${type}/${end}`;
});

/** Parses a topic that edge nodes publish to. Returns undefined for any other topic. */
export function uplinkTopic(topic: string): SparkplugTopic | undefined {
  const parsed = parseTopic(topic);
  return parsed !== undefined && uplinks.has(parsed.type) ? parsed : undefined;
}

/** Returns the endpoint name of an edge node. IDs contain no slashes, so endpoint names are unique. */
export function nodeName({ groupId, edgeNodeId }: Pick<SparkplugTopic, 'groupId' | 'edgeNodeId'>): string {
  return `${groupId}/${edgeNodeId}`;
}

/** Returns the endpoint name of a device of an edge node, or of the edge node itself for `undefined`. */
export function deviceName(node: string, deviceId: string | undefined): string {
  return deviceId === undefined ? node : `${node}/${deviceId}`;
}

/** The parts of an endpoint name. */
export interface EndpointParts {
  readonly groupId: string;
  readonly edgeNodeId: string;
  /** Absent for the edge node itself. */
  readonly deviceId?: string;
}

/** Parses the endpoint name of an edge node or of one of its devices. Returns undefined for any other endpoint name. */
export function partsOf(endpointName: string): EndpointParts | undefined {
  const [groupId = '', edgeNodeId = '', deviceId, more] = endpointName.split('/', 4);
  if (groupId === '' || edgeNodeId === '' || deviceId === '' || more !== undefined) return undefined;
  return { groupId, edgeNodeId, ...(deviceId === undefined ? {} : { deviceId }) };
}

/** Returns the command topic of an edge node or of one of its devices. Returns undefined for any other endpoint name. */
export function commandTopic(endpointName: string): string | undefined {
  const parts = partsOf(endpointName);
  if (parts === undefined) return undefined;
  const { groupId, edgeNodeId, deviceId } = parts;
  return deviceId === undefined
    ? formatTopic({ type: 'NCMD', groupId, edgeNodeId })
    : formatTopic({ type: 'DCMD', groupId, edgeNodeId, deviceId });
}

/**
 * Whether an edge node may subscribe to a filter: its commands, those of its devices, or the STATE of this
 * host (Sparkplug 3.0, 5.4 and 5.7).
 */
export function mayNodeSubscribe(endpointName: string, filter: string, hostId: string | undefined): boolean {
  if (hostId !== undefined && filter === stateTopic(hostId)) return true;
  const parts = partsOf(endpointName);
  if (parts === undefined || parts.deviceId !== undefined) return false;
  const { groupId, edgeNodeId } = parts;
  const node = `${SPARKPLUG_PREFIX}${groupId}/NCMD/${edgeNodeId}`;
  if (filter === node || filter === `${node}/#`) return true;
  const devices = `${SPARKPLUG_PREFIX}${groupId}/DCMD/${edgeNodeId}/`;
  return filter.startsWith(devices) && /^(?:#|[^/#]+)$/u.test(filter.slice(devices.length));
}
