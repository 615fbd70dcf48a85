/** Counters of MQTT devices. A message is a PUBLISH. */
export interface MqttCounters {
  /** Accepted connections. */
  readonly connections: number;
  /** Connections that the server or the network ended. */
  readonly lostConnections: number;
  /** Connections that a device ended without a DISCONNECT, so that the server publishes the will. */
  readonly wills: number;
  /** Messages of the devices, without repetitions. */
  readonly published: number;
  /**
   * Messages that were sent again because the connection ended before their acknowledgement, or that a fault
   * duplicated.
   */
  readonly repeated: number;
  /** Messages with QoS 1 or 2 that the server acknowledged. */
  readonly acknowledged: number;
  /** Messages that were dropped because too many waited for a connection, or because the device left. */
  readonly dropped: number;
  /** Messages of the server. */
  readonly received: number;
  /** Values and messages that the server refused on the topic `errors`. */
  readonly refused: number;
}

export const noMqttCounters: MqttCounters = {
  connections: 0,
  lostConnections: 0,
  wills: 0,
  published: 0,
  repeated: 0,
  acknowledged: 0,
  dropped: 0,
  received: 0,
  refused: 0,
};

export const mqttCounterNames = Object.keys(noMqttCounters) as readonly (keyof MqttCounters)[];

/** Adds up counters; undefined if both are undefined. */
export function addMqttCounters(
  a: MqttCounters | undefined,
  b: MqttCounters | undefined,
): MqttCounters | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const sum = mqttCounterNames.map((name) => [name, a[name] + b[name]] as const);
  return Object.fromEntries(sum) as unknown as MqttCounters;
}

/** Formats the counters as a line of a report. */
export function describeMqtt(counters: MqttCounters): string {
  const { connections, lostConnections, wills, published, repeated, dropped, received, refused } = counters;
  const parts = [
    `${connections} connections${lostConnections > 0 ? ` (${lostConnections} lost)` : ''}`,
    `${published} messages sent`,
    ...(repeated > 0 ? [`${repeated} repeated`] : []),
    ...(dropped > 0 ? [`${dropped} dropped`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
    `${received} received`,
    ...(wills > 0 ? [`${wills} left without a DISCONNECT`] : []),
  ];
  return parts.join(', ');
}
