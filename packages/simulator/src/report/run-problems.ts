import type { ClientProblemKind } from '@muster/lwm2m';
import type { EventGroup } from './event-groups.ts';

/**
 * `never-registered`: the device had no registration during the whole run. `not-registered`: the device had lost its
 * registration when the run ended. `event-failed`: a device could not perform an event of the timeline.
 * `behaviour-failed`: the behaviour of a device threw an error, or the format of an answer cannot carry its values.
 * `location-shared`: a Register got the Location of another device. `handshake-failed`: a DTLS handshake failed.
 * `deregister-unanswered`: the server did not answer a Deregister. For MQTT devices: `connection-lost`: the server or
 * the network ended a connection. `message-refused`: the server refused a value or message. `message-malformed`: the
 * device cannot read a message of the server. `wrong-password-accepted`: a device could connect with a wrong password.
 */
export type ProblemKind =
  | ClientProblemKind
  | 'never-registered'
  | 'not-registered'
  | 'event-failed'
  | 'behaviour-failed'
  | 'location-shared'
  | 'handshake-failed'
  | 'deregister-unanswered'
  | 'connection-lost'
  | 'message-refused'
  | 'message-malformed'
  | 'wrong-password-accepted';

/** A fault of the server or the network, with its time. */
export interface ProblemEvent {
  readonly kind: ProblemKind;
  /** Time of the fault in epoch milliseconds. */
  readonly timeMs: number;
  readonly message: string;
}

/**
 * Faults of one kind and cause in a cohort during a run. A run without problems has passed, if its expectations are
 * met.
 */
export interface RunProblem extends EventGroup {
  readonly kind: ProblemKind;
  readonly cohort: string;
}

/** Failed actions of devices, by action and message. */
export interface RunTrouble extends EventGroup {
  /** Name of the action: `register`, `update`, `reboot` and so on. */
  readonly action: string;
  readonly cohort: string;
}

const names: Readonly<Record<ProblemKind, readonly [one: string, several: string]>> = {
  'never-registered': ['device never registered', 'devices never registered'],
  'not-registered': ['device not registered at the end', 'devices not registered at the end'],
  'event-failed': ['failed event of the timeline', 'failed events of the timeline'],
  'behaviour-failed': ['failed behaviour', 'failed behaviours'],
  'handshake-failed': ['failed handshake', 'failed handshakes'],
  'bootstrap-failed': ['failed bootstrap', 'failed bootstraps'],
  'register-unanswered': ['Register without a response', 'Registers without a response'],
  'register-refused': ['refused Register', 'refused Registers'],
  'update-unanswered': ['Update without a response', 'Updates without a response'],
  'update-refused': ['refused Update', 'refused Updates'],
  'registration-lost': ['registration lost', 'registrations lost'],
  'lifetime-lapsed': ['lifetime lapsed', 'lifetimes lapsed'],
  'notification-unanswered': [
    'confirmable notification without an acknowledgement',
    'confirmable notifications without an acknowledgement',
  ],
  'send-unanswered': ['Send without a response', 'Sends without a response'],
  'send-refused': ['refused Send', 'refused Sends'],
  'response-invalid': ['invalid response', 'invalid responses'],
  'location-shared': ['Location of another device', 'Locations of other devices'],
  'deregister-unanswered': ['Deregister without a response', 'Deregisters without a response'],
  'deregister-refused': ['refused Deregister', 'refused Deregisters'],
  'connection-lost': ['lost connection', 'lost connections'],
  'message-refused': ['refused message', 'refused messages'],
  'message-malformed': ['unreadable message of the server', 'unreadable messages of the server'],
  'wrong-password-accepted': ['accepted wrong password', 'accepted wrong passwords'],
};

/** All kinds of problems, in the order of reports. */
export const problemKinds = Object.keys(names) as readonly ProblemKind[];

/** Returns the count and name of problems of a kind. */
export function problemName(kind: ProblemKind, count: number): string {
  return `${count} ${names[kind][count === 1 ? 0 : 1]}`;
}

/**
 * Formats problems of one cause as a line: `3 lifetimes lapsed on 3 devices, first 12:00:05, last 12:00:09`, with times
 * in ISO 8601.
 */
export function describeProblem({ kind, count, devices, firstTime, lastTime }: RunProblem): string {
  const on =
    kind === 'never-registered' || kind === 'not-registered'
      ? ''
      : ` on ${devices} ${devices === 1 ? 'device' : 'devices'}`;
  return `${problemName(kind, count)}${on}, first ${firstTime}, last ${lastTime}`;
}
