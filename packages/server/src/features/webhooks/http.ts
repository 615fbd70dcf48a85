import type { EventCategory } from '../actuators/model.ts';
import { findDeadLetter } from './hub.ts';
import type { ConsumerState } from './hub.ts';
import { deadLetters, eventConsumers, ofConsumer } from './model.ts';
import type { DeadLetter, EventConsumer } from './model.ts';
import { categoriesOf, partsOf } from '../actuators/event-categories.ts';
import type { EventConsumerInput, WebhookDomain } from './webhooks.ts';
import type {
  EventCategoryResponse,
  EventConsumerRequest,
  DeadLetterListResponse,
  DeadLetterResponse,
  EventConsumerResponse,
} from '../../http/generated/contract.ts';
import { act, commandAccepted, create, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { pageReply, readEntity, readPage, withConditions } from '../../http/reads.ts';
import { presentEventCategory } from '../actuators/http.ts';
import { omitUndefined } from '../../kernel/data.ts';

const consumerFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    HttpEndpoint: { path: 'endpoint', type: 'text' },
    HttpMethod: { path: 'method', type: 'text' },
    HttpUsername: { path: 'username', type: 'text' },
    UsingHttpEndpoint: { path: 'isActive', type: 'boolean' },
  },
  search: ['name', 'endpoint'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const letterFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    WebhookId: { path: 'webhookId', type: 'text' },
    ResponseCode: { path: 'responseStatus', type: 'number' },
    FailedTimestamp: { path: 'failedAt', type: 'time' },
  },
  search: ['reason', 'text'],
  defaultSort: [{ field: 'failedAt', direction: 'asc' }],
};

export interface Services {
  readonly webhooks: WebhookDomain;
}

/** Routes of the tag `eventConsumers`. The device loop has the state of the deliveries in memory. */
export const routes: FeatureRoutes<'eventConsumers', Services> = {
  'eventConsumers.list': act(async (context, { webhooks: { hub } }) => {
    const page = await readPage(context, eventConsumers, consumerFields);
    const shown = await shownCategories(context, page.rows);
    const stateOf = await hub.statesOf(page.rows);
    return pageReply(context, page, (row) =>
      presentEventConsumer(row, stateOf(row.id), shown.get(row.id) ?? []),
    );
  }),
  'eventConsumers.create': act(({ body, principal, begin }, { webhooks: { consumers } }) =>
    create(begin, '/api/v3/eventconsumers', (unit) =>
      consumers.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'eventConsumers.get': act(async (context, { webhooks: { hub } }) => {
    const consumer = await readEntity(context, eventConsumers, 'event-consumer');
    const shown = await shownCategories(context, [consumer]);
    const stateOf = await hub.statesOf([consumer]);
    return ok(presentEventConsumer(consumer, stateOf(consumer.id), shown.get(consumer.id) ?? []));
  }),
  'eventConsumers.update': act(async (context, { webhooks: { consumers } }) => {
    await consumers.update(...networkAndId(context), inputOf(context.body));
    return noContent();
  }),
  'eventConsumers.delete': act(async (context, { webhooks: { consumers } }) => {
    await consumers.delete(...networkAndId(context));
    return noContent();
  }),
  'eventConsumers.test': act(async (context, { webhooks: { tests } }) =>
    commandAccepted(
      await tests.start(...networkAndId(context), { EventStatus: 'ManualTest', ...context.body }),
    ),
  ),
  'eventConsumers.listDeadLetters': read(async (context) => {
    const { paging, principal, reader } = context;
    const { id } = await readEntity(context, eventConsumers, 'event-consumer');
    const query = toListQuery(paging, letterFields, principal.deviceNetworkId);
    const page = await reader.collection(deadLetters).page(withConditions(query, [ofConsumer(id)]));
    return pageReply(context, page, presentDeadLetterRow);
  }),
  'eventConsumers.replayDeadLetters': act(async (context, { webhooks }) => {
    await webhooks.hub.replayAll(...networkAndId(context));
    return noContent();
  }),
  'eventConsumers.getDeadLetter': read(async (context) =>
    ok(
      presentDeadLetter(
        await findDeadLetter(context.reader, ...networkAndId(context), context.params.deadLetterId),
      ),
    ),
  ),
  'eventConsumers.replayDeadLetter': act(async (context, { webhooks }) => {
    await webhooks.hub.replay(...networkAndId(context), context.params.deadLetterId);
    return noContent();
  }),
  'eventConsumers.deleteDeadLetter': act(async (context, { webhooks }) => {
    await webhooks.hub.deleteDeadLetter(...networkAndId(context), context.params.deadLetterId);
    return noContent();
  }),
};

/** Presents the event categories of consumers, by ID of the consumer. */
async function shownCategories(
  { reader, principal }: ReadContext<unknown>,
  rows: readonly EventConsumer[],
): Promise<ReadonlyMap<string, readonly EventCategoryResponse[]>> {
  const found = await categoriesOf(reader, principal.deviceNetworkId, rows);
  const known = await partsOf(reader, [...found.values()].flat());
  const present = (one: EventCategory): EventCategoryResponse => presentEventCategory(one, known);
  return new Map(Array.from(found, ([id, categories]) => [id, categories.map(present)]));
}

function networkAndId({
  principal,
  params,
}: ReadContext<{ readonly id: string }>): [deviceNetworkId: string, id: string] {
  return [principal.deviceNetworkId, params.id];
}

function inputOf(body: EventConsumerRequest): EventConsumerInput {
  return {
    endpoint: body.HttpEndpoint ?? '',
    method: body.HttpMethod?.toUpperCase() === 'PUT' ? 'PUT' : 'POST',
    isActive: body.UsingHttpEndpoint ?? true,
    headers: (body.HttpHeaders ?? []).map(({ Key, Value }) => ({ name: Key, value: Value })),
    eventTypes: body.EventTypes ?? [],
    deviceIds: (body.DeviceIds ?? []).map((id) => id.toLowerCase()),
    ...omitUndefined({
      name: body.Name,
      username: body.HttpUsername,
      password: body.HttpPassword,
      secret: body.Secret,
    }),
  };
}

/**
 * Presents a consumer without its secrets: the password, the header values and the signing secret.
 *
 * @param categories presented event categories of the consumer
 */
function presentEventConsumer(
  consumer: EventConsumer,
  state: ConsumerState,
  categories: readonly EventCategoryResponse[],
): EventConsumerResponse {
  return {
    Id: consumer.id,
    Name: consumer.name,
    HttpEndpoint: consumer.endpoint === '' ? undefined : consumer.endpoint,
    HttpMethod: consumer.method,
    HttpHeaders: consumer.headers.map(({ name }) => ({ Key: name })),
    HttpUsername: consumer.username,
    UsingHttpEndpoint: consumer.isActive,
    EventTypes: consumer.eventTypes,
    DeviceIds: consumer.deviceIds,
    EventCategories: categories,
    Delivery: {
      PendingEvents: state.pendingEvents,
      DeadLetters: state.deadLetters,
      LastDeliveredTimestamp: state.lastDeliveredAt,
      LastFailedTimestamp: state.lastFailedAt,
      LastFailure: state.lastFailure,
      NextAttemptTimestamp: state.nextAttemptAt,
    },
  };
}

function presentDeadLetterRow(letter: DeadLetter): DeadLetterListResponse {
  return {
    Id: letter.id,
    WebhookId: letter.webhookId,
    NbrOfEvents: letter.count,
    Attempts: letter.attempts,
    Reason: letter.reason,
    ResponseCode: letter.responseStatus,
    FirstAttemptTimestamp: letter.firstAttemptAt,
    FailedTimestamp: letter.failedAt,
  };
}

function presentDeadLetter(letter: DeadLetter): DeadLetterResponse {
  const Events = JSON.parse(`[${letter.text}]`) as DeadLetterResponse['Events'];
  return { ...presentDeadLetterRow(letter), Events };
}
