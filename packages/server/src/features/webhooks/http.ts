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
  DeadLetterResponse,
  EventConsumerResponse,
} from '../../http/generated/contract.ts';
import { act, commandAccepted, create, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { networkAndId, pageReply, readEntity, readPage, withConditions } from '../../http/reads.ts';
import { presentEventCategory } from '../actuators/http.ts';
import { omitUndefined } from '../../kernel/data.ts';

const members = membersOf<EventConsumer>()({
  Id: 'uuid',
  Name: 'text',
  HttpEndpoint: { path: 'endpoint', type: 'text' },
  HttpMethod: { path: 'method', type: 'text' },
  HttpUsername: { path: 'username', type: 'text' },
  UsingHttpEndpoint: { path: 'isActive', type: 'boolean' },
  EventTypes: 'unlisted',
  DeviceIds: 'unlisted',
});
const consumerFields = members.list({
  search: ['name', 'endpoint'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const show = members.show();

const letterMembers = membersOf<DeadLetter>()({
  Id: 'uuid',
  WebhookId: 'text',
  NbrOfEvents: { path: 'count' },
  Attempts: 'unlisted',
  Reason: 'unlisted',
  ResponseCode: { path: 'responseStatus', type: 'number' },
  FirstAttemptTimestamp: { path: 'firstAttemptAt' },
  FailedTimestamp: { path: 'failedAt', type: 'time' },
});
const letterFields = letterMembers.list({
  search: ['reason', 'text'],
  defaultSort: [{ field: 'failedAt', direction: 'asc' }],
});
const showLetter = letterMembers.show();

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
    return pageReply(context, page, showLetter);
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

function inputOf(body: EventConsumerRequest): EventConsumerInput {
  return {
    ...members.read({ HttpEndpoint: '', UsingHttpEndpoint: true, EventTypes: [], ...body }),
    method: body.HttpMethod?.toUpperCase() === 'PUT' ? 'PUT' : 'POST',
    headers: (body.HttpHeaders ?? []).map(({ Key, Value }) => ({ name: Key, value: Value })),
    deviceIds: (body.DeviceIds ?? []).map((id) => id.toLowerCase()),
    ...omitUndefined({ password: body.HttpPassword, secret: body.Secret }),
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
    ...show(consumer),
    HttpEndpoint: consumer.endpoint === '' ? undefined : consumer.endpoint,
    HttpHeaders: consumer.headers.map(({ name }) => ({ Key: name })),
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

function presentDeadLetter(letter: DeadLetter): DeadLetterResponse {
  const Events = JSON.parse(`[${letter.text}]`) as DeadLetterResponse['Events'];
  return { ...showLetter(letter), Events };
}
