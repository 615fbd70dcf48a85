import type { CoapReply } from '@muster/coap';
import type { TimerHandle } from '@muster/net';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { Data } from './tree-reader.ts';

/** The client, as its observations see it. */
export interface ObservedContext {
  readonly data: Data;
  monotonicMs(): number;
  setTimer(delayMs: number, task: () => void): TimerHandle;
  attributesAt(path: Lwm2mPath): NotificationAttributes;
  /** Returns the current value as a reply that counts when it is sent; an error reply if it no longer exists. */
  represent(subject: Subject): CoapReply;
  confirmable(attributes: NotificationAttributes): boolean;
  /** @param isReplacement whether it replaces a notification that was not acknowledged yet */
  confirmableSent(isReplacement: boolean): void;
  /** @param tookMs milliseconds since the first transmission of a confirmable notification */
  acknowledged(tookMs: number): void;
  /** The server rejected a notification with a Reset, which ends the observation. */
  notificationReset(): void;
  /** A confirmable notification was never acknowledged. */
  notificationUnanswered(paths: readonly Lwm2mPath[]): void;
}

/** Paths and format of one observation. */
export interface Subject {
  /** Only a composite has more than one path, or the root. */
  readonly paths: readonly Lwm2mPath[];
  readonly accept: number | undefined;
  /** Whether it is an Observe-Composite, which omits missing paths. */
  readonly isComposite: boolean;
  /** Attributes in the request itself (LwM2M 1.2). They take precedence over attributes attached to the paths. */
  readonly attributes: NotificationAttributes | undefined;
}
