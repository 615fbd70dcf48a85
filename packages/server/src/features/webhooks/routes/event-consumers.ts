import type { EventCategory } from '../../actuators/model/event-category.ts';
import type { EventConsumer } from '../model/event-consumer.ts';
import { categoriesOf, partsOf } from '../../actuators/event-category-service.ts';
import type { EventConsumerInput } from '../event-consumer-service.ts';
import type { WebhookDomain } from '../webhook-domain.ts';
import type { EventCategoryResponse, EventConsumerRequest } from '../../../http/generated/contract.ts';
import { commandAccepted, create, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, ReadContext, RequestContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentEventCategory } from '../../actuators/presenters/event-category.ts';
import {
  presentDeadLetter,
  presentDeadLetterRow,
  presentEventConsumer,
} from '../presenters/event-consumer.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

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

export function eventConsumerRoutes({
  consumers,
  deadLetters,
  tests,
  hub,
}: WebhookDomain): Routes<'eventConsumers'> {
  /** Presents the event categories of consumers, by ID of the consumer. */
  const shownCategories = async (
    { reader, principal }: ReadContext<unknown>,
    rows: readonly EventConsumer[],
  ): Promise<ReadonlyMap<string, readonly EventCategoryResponse[]>> => {
    const found = await categoriesOf(reader, principal.deviceNetworkId, rows);
    const known = await partsOf(reader, [...found.values()].flat());
    const present = (one: EventCategory): EventCategoryResponse => presentEventCategory(one, known);
    return new Map(Array.from(found, ([id, ofConsumer]) => [id, ofConsumer.map(present)]));
  };
  return {
    'eventConsumers.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, consumerFields, deviceNetworkId);
      const page = await consumers.list(deviceNetworkId, query);
      const shown = await shownCategories(context, page.rows);
      const stateOf = await hub.statesOf(page.rows);
      return pageReply(context, page, (row) =>
        presentEventConsumer(row, stateOf(row.id), shown.get(row.id) ?? []),
      );
    },
    'eventConsumers.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/eventconsumers', (unit) =>
        consumers.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'eventConsumers.get': async (context) => {
      const consumer = await consumers.get(...networkAndId(context));
      const shown = await shownCategories(context, [consumer]);
      const stateOf = await hub.statesOf([consumer]);
      return ok(presentEventConsumer(consumer, stateOf(consumer.id), shown.get(consumer.id) ?? []));
    },
    'eventConsumers.update': async (context) => {
      await consumers.update(...networkAndId(context), inputOf(context.body));
      return noContent();
    },
    'eventConsumers.delete': async (context) => {
      await consumers.delete(...networkAndId(context));
      return noContent();
    },
    'eventConsumers.test': async (context) =>
      commandAccepted(
        await tests.start(...networkAndId(context), { EventStatus: 'ManualTest', ...context.body }),
      ),
    'eventConsumers.listDeadLetters': async (context) => {
      const [deviceNetworkId, id] = networkAndId(context);
      const query = toListQuery(context.paging, letterFields, deviceNetworkId);
      return pageReply(context, await deadLetters.list(deviceNetworkId, id, query), presentDeadLetterRow);
    },
    'eventConsumers.replayDeadLetters': async (context) => {
      await deadLetters.replayAll(...networkAndId(context));
      return noContent();
    },
    'eventConsumers.getDeadLetter': async (context) =>
      ok(presentDeadLetter(await deadLetters.get(...networkAndId(context), deadLetterIdOf(context)))),
    'eventConsumers.replayDeadLetter': async (context) => {
      await deadLetters.replay(...networkAndId(context), deadLetterIdOf(context));
      return noContent();
    },
    'eventConsumers.deleteDeadLetter': async (context) => {
      await deadLetters.delete(...networkAndId(context), deadLetterIdOf(context));
      return noContent();
    },
  };
}

function networkAndId({ principal, params }: EntityContext): [deviceNetworkId: string, id: string] {
  return [principal.deviceNetworkId, params.id];
}

function deadLetterIdOf({ params }: RequestContext<{ readonly deadLetterId: string }>): string {
  return params.deadLetterId;
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
