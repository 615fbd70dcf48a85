import { EncodeError } from './errors.ts';

const NAMESPACE = 'spBv1.0';

/** Messages from and to an edge node. */
const nodeTypes = ['NBIRTH', 'NDEATH', 'NDATA', 'NCMD'] as const;
/** Messages from and to a device of an edge node. */
const deviceTypes = ['DBIRTH', 'DDEATH', 'DDATA', 'DCMD'] as const;

export type NodeMessageType = (typeof nodeTypes)[number];
export type DeviceMessageType = (typeof deviceTypes)[number];
export type MessageType = NodeMessageType | DeviceMessageType;

/** Topic of a message (Sparkplug 3.0, 4.1). */
export type SparkplugTopic =
  | { readonly type: NodeMessageType; readonly groupId: string; readonly edgeNodeId: string }
  | {
      readonly type: DeviceMessageType;
      readonly groupId: string;
      readonly edgeNodeId: string;
      readonly deviceId: string;
    };

/** Parses the topic of a message; undefined for other topics. */
export function parseTopic(topic: string): SparkplugTopic | undefined {
  if (!topic.startsWith(`${NAMESPACE}/`)) return undefined;
  const [, groupId = '', type = '', edgeNodeId = '', deviceId, more] = topic.split('/', 6);
  if (groupId === '' || edgeNodeId === '' || more !== undefined) return undefined;
  const nodeType = nodeTypes.find((one) => one === type);
  if (deviceId === undefined) {
    return nodeType === undefined ? undefined : { type: nodeType, groupId, edgeNodeId };
  }
  const deviceType = deviceTypes.find((one) => one === type);
  return deviceType === undefined || deviceId === ''
    ? undefined
    : { type: deviceType, groupId, edgeNodeId, deviceId };
}

/** @throws EncodeError for an ID that is empty or contains `/`, `+` or `#` (Sparkplug 3.0, 4.1.1) */
export function formatTopic(topic: SparkplugTopic): string {
  const { groupId, type, edgeNodeId } = topic;
  const levels = [groupId, type, edgeNodeId, ...('deviceId' in topic ? [topic.deviceId] : [])];
  for (const level of levels) checkId(level);
  return [NAMESPACE, ...levels].join('/');
}

/** Returns the state topic of a host application. @throws EncodeError for an ID that is empty or contains `/ + #` */
export function stateTopic(hostId: string): string {
  return `${NAMESPACE}/STATE/${checkId(hostId)}`;
}

/** Whether a text can be an ID of a group, an edge node, a device or a host application. */
export function isId(id: string): boolean {
  return id !== '' && !/[/+#\0]/u.test(id);
}

function checkId(id: string): string {
  if (isId(id)) return id;
  throw new EncodeError(
    `The ID ${JSON.stringify(id.slice(0, 64))} must have a character, and none of / + #.`,
  );
}

/** State of a host application (Sparkplug 3.0, 6.4.26). */
export interface HostState {
  readonly online: boolean;
  /** Epoch milliseconds, equal in a birth and in the will of its connection. */
  readonly timestamp: number;
}

export function encodeState({ online, timestamp }: HostState): string {
  return JSON.stringify({ online, timestamp });
}
