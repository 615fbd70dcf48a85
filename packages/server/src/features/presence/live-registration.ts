import type { Registration } from '../registration/model/registration.ts';
import type { SharedPattern } from './registration-patterns.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A registration in memory, with the state of its device. There is one for each device. Times are stored as short
 * spans where possible: a small integer is part of its object, any other number is an object of its own.
 */
export class LiveRegistration {
  readonly id: string;
  readonly deviceId: string;
  #endpointName: string;
  #shared: SharedPattern;
  #address: string;
  #port: number;
  #identity: string | undefined;
  #session: string | undefined;
  #smsNumber: string | undefined;
  #lifetimeSeconds: number;
  #updatedAt: number;
  #registeredForMs: number;
  /** From the end of the lifetime to that of its grace. */
  #graceMs: number;
  /** From the last Update to the last sign of life. */
  #heardAfterMs = 0;
  /** It has left a request unanswered since. */
  #hasMissed = false;

  constructor(registration: Registration, shared: SharedPattern) {
    const { id, deviceId, endpointName, address, port, identity, session, smsNumber } = registration;
    const { lifetimeSeconds, updatedAt, registeredAt } = registration;
    this.id = id;
    this.deviceId = deviceId;
    this.#endpointName = ownText(endpointName);
    this.#shared = shared;
    this.#address = address;
    this.#port = port;
    this.#identity = ownText(identity);
    this.#session = ownText(session);
    this.#smsNumber = smsNumber;
    this.#lifetimeSeconds = lifetimeSeconds;
    this.#updatedAt = updatedAt;
    this.#registeredForMs = updatedAt - registeredAt;
    this.#graceMs = graceOf(registration);
  }

  get endpointName(): string {
    return this.#endpointName;
  }

  get shared(): SharedPattern {
    return this.#shared;
  }

  /** Epoch milliseconds. */
  get lastHeardAt(): number {
    return this.#updatedAt + this.#heardAfterMs;
  }

  get hasMissed(): boolean {
    return this.#hasMissed;
  }

  /** Takes on a later document of the same registration. A text that is as before stays the string that it was. */
  replace(registration: Registration, shared: SharedPattern): void {
    const { endpointName, address, port, identity, session, smsNumber } = registration;
    const { lifetimeSeconds, updatedAt, registeredAt } = registration;
    if (endpointName !== this.#endpointName) this.#endpointName = ownText(endpointName);
    if (address !== this.#address) this.#address = address;
    if (identity !== this.#identity) this.#identity = ownText(identity);
    if (session !== this.#session) this.#session = ownText(session);
    if (smsNumber !== this.#smsNumber) this.#smsNumber = smsNumber;
    if (updatedAt > this.#updatedAt) this.#hasMissed = false;
    this.#heardAfterMs = Math.max(this.lastHeardAt, updatedAt) - updatedAt;
    this.#shared = shared;
    this.#port = port;
    this.#lifetimeSeconds = lifetimeSeconds;
    this.#updatedAt = updatedAt;
    this.#registeredForMs = updatedAt - registeredAt;
    this.#graceMs = graceOf(registration);
  }

  /** @param atMs epoch milliseconds */
  heard(atMs: number): void {
    this.#heardAfterMs = Math.max(this.#heardAfterMs, atMs - this.#updatedAt);
    this.#hasMissed = false;
  }

  missed(): void {
    this.#hasMissed = true;
  }

  /** Returns a new document. Registrations of the same pattern share its lists. */
  document(): Registration {
    const { pattern } = this.#shared;
    const document: Writable<Registration> = {
      id: this.id,
      deviceId: this.deviceId,
      deviceNetworkId: pattern.deviceNetworkId,
      endpointName: this.#endpointName,
      listener: pattern.listener,
      address: this.#address,
      port: this.#port,
      lifetimeSeconds: this.#lifetimeSeconds,
      lwm2mVersion: pattern.lwm2mVersion,
      binding: pattern.binding,
      queueMode: pattern.queueMode,
      rootPath: pattern.rootPath,
      contentFormats: pattern.contentFormats,
      objects: pattern.objects,
      registeredAt: this.#updatedAt - this.#registeredForMs,
      updatedAt: this.#updatedAt,
      expiresAt: this.#updatedAt + this.#lifetimeSeconds * 1000 + this.#graceMs,
    };
    if (this.#identity !== undefined) document.identity = this.#identity;
    if (this.#session !== undefined) document.session = this.#session;
    if (this.#smsNumber !== undefined) document.smsNumber = this.#smsNumber;
    if (pattern.learnedFormats !== undefined) document.learnedFormats = pattern.learnedFormats;
    return document;
  }
}

function graceOf({ expiresAt, updatedAt, lifetimeSeconds }: Registration): number {
  return expiresAt - updatedAt - lifetimeSeconds * 1000;
}

/**
 * A string of its own: one that was cut out of another, as from a query, keeps that one, and one that was put together
 * by a template its parts.
 */
function ownText<T extends string | undefined>(text: T): T | string {
  return text === undefined ? text : [text.slice(0, 1), text.slice(1)].join('');
}
