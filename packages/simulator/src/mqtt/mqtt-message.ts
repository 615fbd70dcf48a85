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
  /** The device has to introduce itself again. */
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

/** How a device introduces itself. */
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
  /** For the next CONNECT; undefined: the server learns from the end of the connection. */
  will(): MqttMessage | undefined;
  /** Filters that the device subscribes to before its birth, so that it hears what of that is refused. */
  readonly firstFilters: readonly string[];
  /** Filters for requests, after the birth. */
  readonly requestFilters: readonly string[];
  /** Messages that introduce the device after it has connected. */
  birth(introduction: Introduction): readonly ValueMessage[];
  /** Messages with the first values after a birth; none where the birth has them. */
  firstValues(introduction: Introduction): readonly ValueMessage[];
  /** @param records of one time */
  values(records: readonly ValueRecord[], timeMs: number): MqttMessage;
  /** The last messages before the DISCONNECT of a device that leaves. */
  death(timeMs: number): readonly MqttMessage[];
  /** Reads a message of the server. */
  read(topic: string, payload: Uint8Array): ServerMessage;
  /** Answers a command. None: the acknowledgement of the command is the answer. */
  result(command: MqttCommand, error: string | undefined): readonly MqttMessage[];
}
