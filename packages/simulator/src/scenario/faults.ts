/** Network conditions for datagrams, and faults of devices. */

/** Period of a fault, in seconds since the start of the fleet. */
export interface Period {
  /** Start of the period. Default 0. */
  readonly fromSeconds?: number;
  /** End of the period. Default: the end of the run. */
  readonly toSeconds?: number;
}

/**
 * Conditions between devices and their server, for UDP datagrams: CoAP messages, or DTLS records at coaps. Rates are
 * 0..1. Several conditions that apply at the same time add up.
 */
export interface NetworkSetting extends Period {
  /** Direction of the affected datagrams. Default `both`. */
  readonly direction?: 'both' | 'to-server' | 'to-device';
  readonly lossRate?: number;
  readonly delayMs?: number;
  /** Maximum variation of the delay to either side, in milliseconds. */
  readonly jitterMs?: number;
  readonly duplicationRate?: number;
  /** Rate of datagrams that a later one overtakes. */
  readonly reorderRate?: number;
  /** Rate of datagrams with a flipped bit. */
  readonly corruptionRate?: number;
  /** Maximum size of the UDP payload in bytes. Longer datagrams are dropped. */
  readonly mtuBytes?: number;
  /**
   * Seconds without a datagram from the device after which a NAT drops its mapping. The next datagram has another port.
   */
  readonly natTimeoutSeconds?: number;
  /** Interval in seconds at which a NAT moves the device to another port. */
  readonly natRebindEverySeconds?: number;
}

interface Fault extends Period {
  /** Share of the cohort's devices, > 0 and <= 1, chosen by the seed. Default 1. */
  readonly share?: number;
}

/** The device answers requests of the server late. */
export interface SlowAnswersFault extends Fault {
  readonly kind: 'slow-answers';
  readonly delayMs: number;
}

/** The device does not answer requests of the server. */
export interface NoAnswersFault extends Fault {
  readonly kind: 'no-answers';
  /** Share of the requests, 0..1. Default 1. */
  readonly rate?: number;
}

/** The device refuses Content-Formats: 4.15 for a payload, 4.06 for an Accept. */
export interface RefusedFormatsFault extends Fault {
  readonly kind: 'refused-formats';
  readonly formats: readonly number[];
}

/** The device answers 4.13 to blocks larger than `maxBytes`. */
export interface RefusedBlocksFault extends Fault {
  readonly kind: 'refused-blocks';
  /** 16, 32, 64, 128, 256 or 512. */
  readonly maxBytes: number;
}

/** The device answers with a Message ID that the server has not used. */
export interface WrongMessageIdsFault extends Fault {
  readonly kind: 'wrong-message-ids';
  /** Share of the answers, 0..1. Default 1. */
  readonly rate?: number;
}

/** The device truncates the payloads of responses and notifications, and of MQTT messages. */
export interface TruncatedPayloadsFault extends Fault {
  readonly kind: 'truncated-payloads';
  /** Share of the payloads, 0..1. Default 1. */
  readonly rate?: number;
}

/** The clock of the device runs fast, or slowly if the value is negative. */
export interface ClockDriftFault extends Fault {
  readonly kind: 'clock-drift';
  readonly secondsPerHour: number;
}

/** The device repeatedly stops without a Deregister and returns. */
export interface CrashFault extends Fault {
  readonly kind: 'crash';
  readonly everySeconds: number;
  /** Seconds until the device returns. Default 1. */
  readonly downSeconds?: number;
}

/** The device sends a share of its messages twice, the second time marked as a repetition. Only for MQTT with QoS 1. */
export interface DuplicateMessagesFault extends Fault {
  readonly kind: 'duplicate-messages';
  /** Share of the messages, 0..1. Default 1. */
  readonly rate?: number;
}

/** The device connects with a wrong password. Only for MQTT. */
export interface WrongPasswordFault extends Fault {
  readonly kind: 'wrong-password';
}

/** The network repeatedly cuts the connection, and the device reconnects. Only for MQTT. */
export interface ConnectionCutsFault extends Fault {
  readonly kind: 'connection-cuts';
  readonly everySeconds: number;
}

/** The device sends superfluous messages with QoS 0. Only for MQTT. */
export interface FloodFault extends Fault {
  readonly kind: 'flood';
  readonly messagesPerSecond: number;
}

/** Faults that a device repeats by itself. */
export type RepeatedFault = CrashFault | ConnectionCutsFault | FloodFault;

/** A fault of the devices of a cohort. */
export type DeviceFault =
  | SlowAnswersFault
  | NoAnswersFault
  | RefusedFormatsFault
  | RefusedBlocksFault
  | WrongMessageIdsFault
  | TruncatedPayloadsFault
  | ClockDriftFault
  | CrashFault
  | DuplicateMessagesFault
  | WrongPasswordFault
  | ConnectionCutsFault
  | FloodFault;
