/**
 * What a network does to datagrams, and what devices do wrong.
 */

/** When a fault applies, in seconds since the start of the fleet. */
export interface Period {
  /** Default 0. */
  readonly fromSeconds?: number;
  /** Default: the end of the run. */
  readonly toSeconds?: number;
}

/**
 * Conditions between devices and their server, for UDP datagrams: CoAP messages, or DTLS records at coaps. Rates are
 * 0..1. Several conditions that apply at the same time add up.
 */
export interface NetworkSetting extends Period {
  /** Default `both`. */
  readonly direction?: 'both' | 'to-server' | 'to-device';
  readonly lossRate?: number;
  readonly delayMs?: number;
  /** The delay varies by up to this much to either side. */
  readonly jitterMs?: number;
  readonly duplicationRate?: number;
  /** Datagrams that later ones overtake. */
  readonly reorderRate?: number;
  /** Datagrams with a flipped bit. */
  readonly corruptionRate?: number;
  /** Drops datagrams whose UDP payload is longer. */
  readonly mtuBytes?: number;
  /** A NAT forgets a mapping after this time without a datagram from the device; the next one leaves from another port. */
  readonly natTimeoutSeconds?: number;
  /** A NAT moves the device to another port this often. */
  readonly natRebindEverySeconds?: number;
}

interface Fault extends Period {
  /** Share of the cohort's devices, > 0 and <= 1, chosen by the seed. Default 1. */
  readonly share?: number;
}

/** Answers requests of the server late. */
export interface SlowAnswersFault extends Fault {
  readonly kind: 'slow-answers';
  readonly delayMs: number;
}

/** Leaves requests of the server without an answer. */
export interface NoAnswersFault extends Fault {
  readonly kind: 'no-answers';
  /** Share of the requests, 0..1. Default 1. */
  readonly rate?: number;
}

/** Refuses Content-Formats: 4.15 for a payload, 4.06 for an Accept. */
export interface RefusedFormatsFault extends Fault {
  readonly kind: 'refused-formats';
  readonly formats: readonly number[];
}

/** Answers 4.13 to blocks that are larger. */
export interface RefusedBlocksFault extends Fault {
  readonly kind: 'refused-blocks';
  /** 16, 32, 64, 128, 256 or 512. */
  readonly maxBytes: number;
}

/** Answers with a Message ID that the server has not used. */
export interface WrongMessageIdsFault extends Fault {
  readonly kind: 'wrong-message-ids';
  /** Share of the answers, 0..1. Default 1. */
  readonly rate?: number;
}

/** Cuts the end off the payloads of responses and notifications, and of the messages of MQTT devices. */
export interface TruncatedPayloadsFault extends Fault {
  readonly kind: 'truncated-payloads';
  /** Share of the payloads, 0..1. Default 1. */
  readonly rate?: number;
}

/** The clock of the device runs fast, or slow with a negative value. */
export interface ClockDriftFault extends Fault {
  readonly kind: 'clock-drift';
  readonly secondsPerHour: number;
}

/** The device dies without Deregister and comes back, again and again. */
export interface CrashFault extends Fault {
  readonly kind: 'crash';
  readonly everySeconds: number;
  /** Default 1. */
  readonly downSeconds?: number;
}

/** Sends a share of its messages twice, the second time marked as a repetition. MQTT, with QoS 1. */
export interface DuplicateMessagesFault extends Fault {
  readonly kind: 'duplicate-messages';
  /** Share of the messages, 0..1. Default 1. */
  readonly rate?: number;
}

/** Connects with a wrong password. MQTT. */
export interface WrongPasswordFault extends Fault {
  readonly kind: 'wrong-password';
}

/** The network cuts the connection again and again; the device connects again. MQTT. */
export interface ConnectionCutsFault extends Fault {
  readonly kind: 'connection-cuts';
  readonly everySeconds: number;
}

/** Sends messages without need, with QoS 0. MQTT. */
export interface FloodFault extends Fault {
  readonly kind: 'flood';
  readonly messagesPerSecond: number;
}

/** Faults that a device commits again and again by itself. */
export type RepeatedFault = CrashFault | ConnectionCutsFault | FloodFault;

/** What the devices of a cohort do wrong. */
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
