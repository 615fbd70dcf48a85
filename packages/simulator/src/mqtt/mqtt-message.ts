import type { ValueRecord } from '@muster/lwm2m';

/** Quality of service of a message (MQTT 3.1.1, 4.3). */
export type Qos = 0 | 1 | 2;

/** A message of a device. */
export interface MqttMessage {
  readonly topic: string;
  readonly payload: string | Buffer;
  readonly qos: Qos;
}

/** Values that a command writes, by the path of a resource or resource instance: `/3303/0/5700`. */
export type WrittenValues = readonly (readonly [path: string, value: unknown])[];

/** A request of the server. */
export type MqttCommand =
  | { readonly type: 'write'; readonly id: string; readonly values: WrittenValues }
  | { readonly type: 'execute'; readonly id: string; readonly path: string; readonly arguments: string }
  /** The device must send its birth again. */
  | { readonly type: 'birth' };

/** A message of the server: a request, refused values of the device, or a message that the device cannot read. */
export type ServerMessage =
  | { readonly kind: 'command'; readonly command: MqttCommand }
  | { readonly kind: 'refusal'; readonly count: number; readonly reason: string }
  | { readonly kind: 'malformed'; readonly reason: string };

/** A message and the values in it. */
export interface ValueMessage {
  readonly message: MqttMessage;
  readonly records: readonly ValueRecord[];
}

/** Data that a device sends about itself after it has connected. */
export interface Introduction {
  /** Paths of its object instances: `3303/0`. */
  readonly instances: readonly string[];
  readonly lifetimeSeconds: number;
  /** All values that can be read, with the time of the device. */
  readonly records: readonly ValueRecord[];
}

/** Topics and payloads of an MQTT device. */
export interface MqttDialect {
  readonly hasWill: boolean;
  /** Returns the will for the next CONNECT. Undefined: the server detects the end of the connection. */
  will(): MqttMessage | undefined;
  /** Filters that the device subscribes to before its birth, so that it receives refusals of the birth. */
  readonly firstFilters: readonly string[];
  /** Filters for requests, which the device subscribes to after the birth. */
  readonly requestFilters: readonly string[];
  /** Returns the messages of a birth, which introduce the device after it has connected. */
  birth(introduction: Introduction): readonly ValueMessage[];
  /** Returns the messages with the first values after a birth; none if the birth contains them. */
  firstValues(introduction: Introduction): readonly ValueMessage[];
  /**
   * Returns a message with values.
   *
   * @param records values of the same time
   */
  values(records: readonly ValueRecord[], timeMs: number): MqttMessage;
  /** Returns the last messages before the DISCONNECT of a device that leaves. */
  death(timeMs: number): readonly MqttMessage[];
  /** Reads a message of the server. */
  read(topic: string, payload: Uint8Array): ServerMessage;
  /** Returns the answer to a command. If empty, the acknowledgement of the command is the answer. */
  result(command: MqttCommand, error: string | undefined): readonly MqttMessage[];
}
