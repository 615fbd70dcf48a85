import { randomBytes, randomUUID } from 'node:crypto';
import { conflict, invalid, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { shownValue } from '../../kernel/texts.ts';
import { insertOperation } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import { WebhookTest } from './delivery.ts';
import { WebhookHub } from './hub.ts';
import { eventConsumers } from './model.ts';
import type { ConsumerHeader, EventConsumer } from './model.ts';
import { contextOf, secretOf, secretProblem, SignedSender } from './signed-sender.ts';
import type { SecretPlace, WebhookDomainOptions } from './signed-sender.ts';

/** Services for webhooks. */
export interface WebhookDomain {
  readonly consumers: EventConsumerService;
  readonly tests: WebhookTest;
  readonly hub: WebhookHub;
  load(): Promise<void>;
  /** Delivers pending events of an earlier run. */
  resume(): void;
  close(): Promise<void>;
}

export function createWebhookDomain(options: WebhookDomainOptions): WebhookDomain {
  const sender = new SignedSender(options);
  const hub = new WebhookHub(options, sender);
  const tests = new WebhookTest(options, sender);
  return {
    consumers: new EventConsumerService(options, hub),
    tests,
    hub,
    load: () => hub.load(),
    resume: () => hub.resume(),
    close: async () => {
      await tests.close();
      await hub.close();
      await options.sender.close();
    },
  };
}

export interface EventConsumerInput extends Pick<
  EventConsumer,
  'endpoint' | 'method' | 'isActive' | 'username' | 'eventTypes' | 'deviceIds'
> {
  /** Defaults to the current name, or the host of the endpoint for a new consumer. */
  readonly name?: string;
  /** A header without a value keeps its stored value. */
  readonly headers: readonly { readonly name: string; readonly value?: string | undefined }[];
  /** If absent, the password is unchanged as long as there is a username. */
  readonly password?: string;
  /** If absent, the secret is unchanged; random for a new consumer. */
  readonly secret?: string;
}

/** Maximum number of consumers per network. */
const MAX_CONSUMERS = 100;
/** Milliseconds during which deliveries are also signed with the former secret. */
const OVERLAP_MS = 24 * 3600 * 1000;
const NEW_SECRET_BYTES = 32;
/** Headers that the delivery itself sets. */
const RESERVED = /^(?:connection|content-.*|expect|host|te|trailer|transfer-encoding|upgrade|webhook-.*)$/iu;

/** Manages consumers of events over HTTP. */
class EventConsumerService {
  readonly #options: WebhookDomainOptions;
  readonly #hub: WebhookHub;

  constructor(options: WebhookDomainOptions, hub: WebhookHub) {
    this.#options = options;
    this.#hub = hub;
  }

  /**
   * @throws MusterError `invalid-request`; `already-exists` if a consumer of the network has the name; `limit-reached`
   *   if the network has the maximum number of consumers
   */
  async create(
    deviceNetworkId: string,
    input: EventConsumerInput,
    unit = new UnitOfWork(),
  ): Promise<EventConsumer> {
    await this.#check(deviceNetworkId, input);
    const { store, clock } = this.#options;
    if ((await store.collection(eventConsumers).count(inNetwork(deviceNetworkId, {}))) >= MAX_CONSUMERS) {
      throw conflict(
        'limit-reached',
        `A device network can have at most ${MAX_CONSUMERS} event consumers. Delete some first.`,
      );
    }
    const id = randomUUID();
    const consumer: EventConsumer = {
      ...this.#configuration(id, input),
      id,
      deviceNetworkId,
      secret: this.#seal(id, 'secret', input.secret ?? secretOf(randomBytes(NEW_SECRET_BYTES))),
      createdAt: clock.now(),
    };
    await uniquelyNamed({ kind: 'an event consumer' }, () =>
      store.write([insertOperation(eventConsumers, consumer), ...unit.writesFor(id)]),
    );
    this.#hub.add(consumer);
    return consumer;
  }

  /**
   * Replaces a consumer. Omitted secrets are unchanged, unless the endpoint moves to another origin. Pending events are
   * delivered immediately.
   *
   * @throws MusterError `event-consumer-not-found`, `invalid-request`; `already-exists` if another one has the name
   */
  async update(deviceNetworkId: string, id: string, input: EventConsumerInput): Promise<void> {
    const current = await this.#get(deviceNetworkId, id);
    await this.#check(deviceNetworkId, input, current);
    const { store } = this.#options;
    const changed = await uniquelyNamed({ kind: 'an event consumer' }, () =>
      store.transaction(async (tx) => {
        const collection = tx.collection(eventConsumers);
        const before = await findInNetwork(collection, 'event-consumer', deviceNetworkId, id);
        checkTarget(input, before);
        const next: EventConsumer = {
          ...this.#configuration(id, input, before),
          ...this.#nextSecret(before, input.secret),
          id,
          deviceNetworkId,
          createdAt: before.createdAt,
        };
        await collection.put(next);
        return next;
      }),
    );
    this.#hub.change(changed);
  }

  /** Deletes a consumer with its pending events and dead letters. @throws MusterError `event-consumer-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#get(deviceNetworkId, id);
    await this.#hub.remove(id);
  }

  /** @throws MusterError `event-consumer-not-found` */
  #get(deviceNetworkId: string, id: string): Promise<EventConsumer> {
    const { store } = this.#options;
    return findInNetwork(store.collection(eventConsumers), 'event-consumer', deviceNetworkId, id);
  }

  #configuration(
    id: string,
    input: EventConsumerInput,
    before?: EventConsumer,
  ): Omit<EventConsumer, 'id' | 'deviceNetworkId' | 'secret' | 'createdAt'> {
    const { endpoint, method, isActive, username, eventTypes, deviceIds } = input;
    const password =
      input.password === undefined ? before?.password : this.#seal(id, 'password', input.password);
    const headers = input.headers.flatMap((header): ConsumerHeader[] => {
      const stored = storedHeader(before, header.name);
      if (header.value === undefined) return stored === undefined ? [] : [stored];
      return [{ name: header.name, value: this.#seal(id, `header ${header.name}`, header.value) }];
    });
    return omitUndefined({
      name: nameOf(input, before) ?? '',
      endpoint,
      method,
      isActive,
      headers,
      eventTypes: [...new Set(eventTypes)],
      deviceIds: [...new Set(deviceIds)],
      username,
      password: username === undefined ? undefined : password,
    });
  }

  #nextSecret(
    { id, secret, previousSecret, previousSecretUntil }: EventConsumer,
    given: string | undefined,
  ): Pick<EventConsumer, 'secret' | 'previousSecret' | 'previousSecretUntil'> {
    if (given === undefined) return omitUndefined({ secret, previousSecret, previousSecretUntil });
    return {
      secret: this.#seal(id, 'secret', given),
      previousSecret: secret,
      previousSecretUntil: this.#options.clock.now() + OVERLAP_MS,
    };
  }

  #seal(consumerId: string, place: SecretPlace, text: string): string {
    return this.#options.box.seal(text, contextOf(consumerId, place));
  }

  /** @throws MusterError `invalid-request` with all invalid members */
  async #check(deviceNetworkId: string, input: EventConsumerInput, before?: EventConsumer): Promise<void> {
    const faults: Record<string, string[]> = {};
    const name = nameOf(input, before);
    if (name === undefined)
      faults['Name'] = ['Is missing. Without an HttpEndpoint, an event consumer needs a name.'];
    if (name?.trim() === '') faults['Name'] = ['Must not be blank.'];
    const endpoint = this.#endpointProblem(input);
    if (endpoint !== undefined) faults['HttpEndpoint'] = [endpoint];
    const secret = input.secret === undefined ? undefined : secretProblem(input.secret);
    if (secret !== undefined) faults['Secret'] = [secret];
    if (input.username?.includes(':') === true) faults['HttpUsername'] = ['Must not contain a colon.'];
    Object.assign(faults, headerFaults(input, before));
    const found = await this.#options.store.collection(devices).getMany(input.deviceIds);
    input.deviceIds.forEach((id, index) => {
      if (found.get(id)?.deviceNetworkId === deviceNetworkId) return;
      faults[`DeviceIds[${index}]`] = [unknownId('device', id)];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }

  #endpointProblem({ endpoint, isActive }: EventConsumerInput): string | undefined {
    if (endpoint !== '') return this.#options.sender.objection(endpoint);
    return isActive ? 'Is missing. Only with UsingHttpEndpoint false may it be left out.' : undefined;
  }
}

function nameOf({ name, endpoint }: EventConsumerInput, before?: EventConsumer): string | undefined {
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : undefined;
  return name ?? before?.name ?? host;
}

/**
 * Checks that secrets are sent again if the endpoint moves to another origin. Otherwise a client could have stored
 * secrets sent to an endpoint of its own.
 *
 * @throws MusterError `invalid-request` with the missing secrets
 */
function checkTarget(
  { endpoint, username, password, headers }: EventConsumerInput,
  before: EventConsumer,
): void {
  if (endpoint === '' || targetOf(endpoint) === targetOf(before.endpoint)) return;
  const problem = ['Is missing. The stored value is not sent to another origin, so send it again.'];
  const faults: Record<string, string[]> = {};
  if (username !== undefined && password === undefined && before.password !== undefined) {
    faults['HttpPassword'] = problem;
  }
  headers.forEach(({ value }, index) => {
    if (value === undefined) faults[`HttpHeaders[${index}].Value`] = problem;
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function targetOf(endpoint: string): string | undefined {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : undefined;
}

function storedHeader(consumer: EventConsumer | undefined, name: string): ConsumerHeader | undefined {
  return consumer?.headers.find((one) => one.name === name);
}

function headerFaults(
  { headers }: EventConsumerInput,
  before: EventConsumer | undefined,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  headers.forEach(({ name, value }, index) => {
    const at = `HttpHeaders[${index}]`;
    const key = name.toLowerCase();
    if (RESERVED.test(key)) faults[`${at}.Key`] = ['The service sets this header itself. Remove it.'];
    if (seen.has(key))
      faults[`${at}.Key`] = [`The header ${shownValue(name)} is listed twice. List it once.`];
    seen.add(key);
    if (value === undefined && storedHeader(before, name) === undefined) {
      faults[`${at}.Value`] = ['Is missing, and no value is stored.'];
    }
  });
  return faults;
}
