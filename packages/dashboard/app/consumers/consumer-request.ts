import { flagWords } from '../commands/cli-line.ts';
/** The request that the event consumer form sends. */
import type { EventConsumer, EventConsumerRequest } from '@muster/sdk/core';

type EventType = EventConsumer['EventTypes'][number];

export const EVENT_TYPES: readonly EventType[] = [
  'measurement',
  'device.registered',
  'device.updated',
  'device.deregistered',
  'device.offline',
  'smartObject.available',
  'smartObject.unavailable',
  'event.active',
  'event.reset',
  'activityLog',
];

/** Texts of the form. Empty secrets are unchanged. */
export interface ConsumerFields {
  readonly name: string;
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly isActive: boolean;
  readonly eventTypes: readonly string[];
  readonly deviceIds: readonly string[];
  /** One header per line: `Name: value`, or only a name for a stored value. */
  readonly headers: string;
  readonly username: string;
  readonly password: string;
  readonly secret: string;
}

const EMPTY: ConsumerFields = {
  name: '',
  url: '',
  method: 'POST',
  isActive: true,
  eventTypes: [],
  deviceIds: [],
  headers: '',
  username: '',
  password: '',
  secret: '',
};

export function fieldsOf(consumer: EventConsumer | undefined): ConsumerFields {
  if (consumer === undefined) return EMPTY;
  return {
    ...EMPTY,
    name: consumer.Name,
    url: consumer.HttpEndpoint ?? '',
    method: consumer.HttpMethod,
    isActive: consumer.UsingHttpEndpoint,
    eventTypes: consumer.EventTypes,
    deviceIds: consumer.DeviceIds,
    headers: consumer.HttpHeaders.map(({ Key }) => Key).join('\n'),
    username: consumer.HttpUsername ?? '',
  };
}

export function headersOf(text: string): { Key: string; Value?: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return colon === -1
        ? { Key: line }
        : { Key: line.slice(0, colon).trim(), Value: line.slice(colon + 1).trim() };
    });
}

/** The request body. Omits empty secrets, so that the stored ones are kept. */
export function requestOf(fields: ConsumerFields): EventConsumerRequest {
  return {
    HttpEndpoint: fields.url,
    HttpMethod: fields.method,
    UsingHttpEndpoint: fields.isActive,
    EventTypes: EVENT_TYPES.filter((type) => fields.eventTypes.includes(type)),
    DeviceIds: [...fields.deviceIds],
    HttpHeaders: headersOf(fields.headers),
    ...(fields.name === '' ? {} : { Name: fields.name }),
    ...(fields.username === '' ? {} : { HttpUsername: fields.username }),
    ...(fields.password === '' ? {} : { HttpPassword: fields.password }),
    ...(fields.secret === '' ? {} : { Secret: fields.secret }),
  };
}

/**
 * The words of the `muster` command after the name of the operation. Secrets are in a file that users write
 * themselves.
 */
export function wordsOf(fields: ConsumerFields): readonly string[] {
  const { HttpHeaders: headers = [] } = requestOf(fields);
  const hasSecret = fields.password !== '' || fields.secret !== '' || (headers ?? []).length > 0;
  return [
    ...(fields.name === '' ? [] : flagWords('--name', fields.name)),
    ...['--http-endpoint', fields.url || 'URL'],
    ...(fields.method === 'POST' ? [] : ['--http-method', fields.method]),
    ...(fields.isActive ? [] : ['--no-using-http-endpoint']),
    ...fields.eventTypes.flatMap((type) => ['--event-types', type]),
    ...fields.deviceIds.flatMap((id) => ['--device-ids', id]),
    ...(fields.username === '' ? [] : ['--http-username', fields.username]),
    ...(hasSecret ? ['--data', '@secrets.json'] : []),
  ];
}
