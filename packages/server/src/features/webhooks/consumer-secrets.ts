import type { EventConsumer } from './model/event-consumer.ts';
import type { SecretBox } from '../security/secret-box.ts';

/**
 * Place of a consumer's secret: `password`, `secret`, `header NAME`. Old and new signing secrets share one.
 */
export type SecretPlace = 'password' | 'secret' | `header ${string}`;

/** Returns the origin of a consumer for logs. Path and query of a webhook are often its only secret. */
export function originOf({ endpoint }: Pick<EventConsumer, 'endpoint'>): string {
  return new URL(endpoint).origin;
}

/** Seals and opens the secrets of event consumers. */
export class ConsumerSecrets {
  readonly #box: SecretBox;

  constructor(box: SecretBox) {
    this.#box = box;
  }

  seal(consumerId: string, place: SecretPlace, text: string): string {
    return this.#box.seal(text, contextOf(consumerId, place));
  }

  /** Returns the signing secrets, newest first. @throws SecretBoxError */
  signingSecrets({ id, ...consumer }: EventConsumer, now: number): readonly string[] {
    const { secret, previousSecret, previousSecretUntil = 0 } = consumer;
    const valid = previousSecret === undefined || previousSecretUntil <= now ? [] : [previousSecret];
    return [secret, ...valid].map((text) => this.#box.open(text, contextOf(id, 'secret')));
  }

  /** @throws SecretBoxError */
  headersOf({ id, headers, username, password }: EventConsumer): Record<string, string> {
    const own = Object.fromEntries(
      headers.map(({ name, value }) => [
        name.toLowerCase(),
        this.#box.open(value, contextOf(id, `header ${name}`)),
      ]),
    );
    if (username === undefined) return own;
    const opened = password === undefined ? '' : this.#box.open(password, contextOf(id, 'password'));
    const credentials = Buffer.from(`${username}:${opened}`, 'utf8').toString('base64');
    return { ...own, authorization: `Basic ${credentials}` };
  }

  /** Returns the consumer with all secrets sealed by the newest key. @throws SecretBoxError */
  resealed(consumer: EventConsumer): EventConsumer {
    const { id, password, previousSecret } = consumer;
    const again = (text: string, place: SecretPlace): string =>
      this.seal(id, place, this.#box.open(text, contextOf(id, place)));
    return {
      ...consumer,
      headers: consumer.headers.map(({ name, value }) => ({ name, value: again(value, `header ${name}`) })),
      secret: again(consumer.secret, 'secret'),
      ...(password === undefined ? {} : { password: again(password, 'password') }),
      ...(previousSecret === undefined ? {} : { previousSecret: again(previousSecret, 'secret') }),
    };
  }

  /** Returns whether the newest key sealed all secrets of the consumer. */
  isCurrent({ secret, previousSecret, password, headers }: EventConsumer): boolean {
    return [secret, previousSecret, password, ...headers.map(({ value }) => value)].every(
      (text) => text === undefined || this.#box.isCurrent(text),
    );
  }
}

function contextOf(consumerId: string, place: SecretPlace): string {
  return `event consumer ${consumerId} ${place}`;
}
