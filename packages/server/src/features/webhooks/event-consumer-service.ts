import { randomBytes, randomUUID } from 'node:crypto';
import { devices } from '../devices/model.ts';
import { eventConsumers } from './model/event-consumer.ts';
import type { ConsumerHeader, EventConsumer } from './model/event-consumer.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { Clock } from '../../kernel/clock.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { ConsumerSecrets } from './consumer-secrets.ts';
import type { WebhookHub } from './webhook-hub.ts';
import { secretOf, secretProblem } from './webhook-signature.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';

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

export interface EventConsumerDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: ConsumerSecrets;
  readonly sender: WebhookSender;
  readonly hub: WebhookHub;
}

/** Maximum number of consumers per network. */
const MAX_CONSUMERS = 100;
/** Milliseconds during which deliveries are also signed with the former secret. */
const OVERLAP_MS = 24 * 3600 * 1000;
const NEW_SECRET_BYTES = 32;
/** Headers that the delivery itself sets. */
const RESERVED = /^(?:connection|content-.*|expect|host|te|trailer|transfer-encoding|upgrade|webhook-.*)$/iu;

/** Manages consumers of events over HTTP. */
export class EventConsumerService {
  readonly #deps: EventConsumerDependencies;

  constructor(deps: EventConsumerDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `event-consumer-not-found` */
  get(deviceNetworkId: string, id: string): Promise<EventConsumer> {
    return findInNetwork(this.#deps.store.collection(eventConsumers), 'event-consumer', deviceNetworkId, id);
  }

  /**
   * @throws MusterError `invalid-request`; `already-exists` if a consumer of the network has the name;
   *   `limit-reached` if the network has the maximum number of consumers
   */
  async create(
    deviceNetworkId: string,
    input: EventConsumerInput,
    unit = new UnitOfWork(),
  ): Promise<EventConsumer> {
    await this.#check(deviceNetworkId, input);
    const { store, clock, secrets, hub } = this.#deps;
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
      secret: secrets.seal(id, 'secret', input.secret ?? secretOf(randomBytes(NEW_SECRET_BYTES))),
      createdAt: clock.now(),
    };
    await uniquelyNamed({ kind: 'an event consumer' }, () =>
      store.write([insertOperation(eventConsumers, consumer), ...unit.writesFor(id)]),
    );
    hub.add(consumer);
    return consumer;
  }

  /**
   * Replaces a consumer. Omitted secrets are unchanged, unless the endpoint moves to another origin. Pending
   * events are delivered immediately.
   *
   * @throws MusterError `event-consumer-not-found`, `invalid-request`; `already-exists` if another one has
   *   the name
   */
  async update(deviceNetworkId: string, id: string, input: EventConsumerInput): Promise<void> {
    const current = await this.get(deviceNetworkId, id);
    await this.#check(deviceNetworkId, input, current);
    const { store, hub } = this.#deps;
    const changed = await uniquelyNamed({ kind: 'an event consumer' }, () =>
      store.transaction(async (tx) => {
        const collection = tx.collection(eventConsumers);
        const before = await findInNetwork(collection, 'event-consumer', deviceNetworkId, id);
        checkTarget(input, before);
        const { createdAt } = before;
        const next: EventConsumer = {
          ...this.#configuration(id, input, before),
          ...this.#nextSecret(before, input.secret),
          id,
          deviceNetworkId,
          createdAt,
        };
        await collection.put(next);
        return next;
      }),
    );
    hub.change(changed);
  }

  /**
   * Deletes a consumer with its pending events and dead letters. @throws MusterError
   * `event-consumer-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.get(deviceNetworkId, id);
    await this.#deps.hub.remove(id);
  }

  #configuration(
    id: string,
    input: EventConsumerInput,
    before?: EventConsumer,
  ): Omit<EventConsumer, 'id' | 'deviceNetworkId' | 'secret' | 'createdAt'> {
    const { endpoint, method, isActive, username, eventTypes, deviceIds } = input;
    const { secrets } = this.#deps;
    const password =
      input.password === undefined ? before?.password : secrets.seal(id, 'password', input.password);
    const headers = input.headers.flatMap((header): ConsumerHeader[] => {
      const stored = storedHeader(before, header.name);
      if (header.value === undefined) return stored === undefined ? [] : [stored];
      return [{ name: header.name, value: secrets.seal(id, `header ${header.name}`, header.value) }];
    });
    return {
      name: nameOf(input, before) ?? '',
      endpoint,
      method,
      isActive,
      headers,
      eventTypes: [...new Set(eventTypes)],
      deviceIds: [...new Set(deviceIds)],
      ...(username === undefined ? {} : { username }),
      ...(username === undefined || password === undefined ? {} : { password }),
    };
  }

  #nextSecret(
    { id, secret, previousSecret, previousSecretUntil }: EventConsumer,
    given: string | undefined,
  ): Pick<EventConsumer, 'secret' | 'previousSecret' | 'previousSecretUntil'> {
    const { secrets, clock } = this.#deps;
    if (given === undefined) {
      const before = previousSecret === undefined ? {} : { previousSecret };
      return { secret, ...before, ...(previousSecretUntil === undefined ? {} : { previousSecretUntil }) };
    }
    return {
      secret: secrets.seal(id, 'secret', given),
      previousSecret: secret,
      previousSecretUntil: clock.now() + OVERLAP_MS,
    };
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
    const found = await this.#deps.store.collection(devices).getMany(input.deviceIds);
    input.deviceIds.forEach((id, index) => {
      if (found.get(id)?.deviceNetworkId === deviceNetworkId) return;
      faults[`DeviceIds[${index}]`] = [unknownId('device', id)];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }

  #endpointProblem({ endpoint, isActive }: EventConsumerInput): string | undefined {
    if (endpoint !== '') return this.#deps.sender.objection(endpoint);
    return isActive ? 'Is missing. Only with UsingHttpEndpoint false may it be left out.' : undefined;
  }
}

function nameOf({ name, endpoint }: EventConsumerInput, before?: EventConsumer): string | undefined {
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : undefined;
  return name ?? before?.name ?? host;
}

/**
 * Checks that secrets are sent again if the endpoint moves to another origin. Otherwise a client could have
 * stored secrets sent to an endpoint of its own.
 *
 * @throws MusterError `invalid-request` with the missing secrets
 */
function checkTarget(
  { endpoint, username, password, headers }: EventConsumerInput,
  before: EventConsumer,
): void {
  if (endpoint === '' || originOf(endpoint) === originOf(before.endpoint)) return;
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

function originOf(endpoint: string): string | undefined {
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
