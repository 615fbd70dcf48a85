import type { UnitOfWork } from '../kernel/entities.ts';
import { act, create, noContent } from './handler.ts';
import type { Created, Principal, ReplyMessage, RequestContext } from './handler.ts';
import type { EntityIdResponse } from './generated/contract.ts';

interface Acting<Context, Services, Reply> {
  readonly act: (context: Context, services: Services) => Promise<Reply>;
}

type BodyContext<Params, Body> = RequestContext<Params, Readonly<Record<string, unknown>>, Body>;

interface ById {
  readonly id: string;
}

interface Creates<Input> {
  create(deviceNetworkId: string, input: Input, unit: UnitOfWork): Promise<Created>;
}

interface Updates<Input> {
  update(deviceNetworkId: string, id: string, input: Input): Promise<void>;
}

interface Deletes {
  delete(deviceNetworkId: string, id: string): Promise<void>;
}

/**
 * A route that creates an entity from the body, and responds with its ID.
 *
 * @param service name of its service
 * @param path of its collection, if the entity can be read there
 */
export function createRoute<Name extends string, Body, Input>(
  service: Name,
  path: string | undefined,
  inputOf: (body: Body, principal: Principal) => Input,
): Acting<
  BodyContext<unknown, Body>,
  Readonly<Record<Name, Creates<Input>>>,
  ReplyMessage<201, EntityIdResponse>
> {
  return act(async ({ body, principal, begin }, services) =>
    create(begin, path, (unit) =>
      services[service].create(principal.deviceNetworkId, inputOf(body, principal), unit),
    ),
  );
}

/** A route that replaces the entity whose ID is the path parameter `id`. */
export function updateRoute<Name extends string, Body, Input>(
  service: Name,
  inputOf: (body: Body, principal: Principal) => Input,
): Acting<BodyContext<ById, Body>, Readonly<Record<Name, Updates<Input>>>, ReplyMessage<204, undefined>> {
  return act(async ({ params, body, principal }, services) => {
    await services[service].update(principal.deviceNetworkId, params.id, inputOf(body, principal));
    return noContent();
  });
}

/** A route that deletes the entity whose ID is the path parameter `id`. */
export function deleteRoute<Name extends string>(
  service: Name,
): Acting<BodyContext<ById, undefined>, Readonly<Record<Name, Deletes>>, ReplyMessage<204, undefined>> {
  return act(async ({ params, principal }, services) => {
    await services[service].delete(principal.deviceNetworkId, params.id);
    return noContent();
  });
}
