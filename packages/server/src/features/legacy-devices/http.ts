import type { DeviceRegistration, DeviceValue, ItemError, Schemas } from '../../http/generated/contract.ts';
import { act, noContent, ok } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext, RequestContext } from '../../http/handler.ts';
import { MusterError } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { TurnBudget } from '../../kernel/tasks.ts';
import type { GatewayRef } from '../devices/model.ts';
import type { DeliveredValue, RefusedItem } from './delivered-value.ts';
import type { LegacyDeviceDomain, LegacyRegistrationInput } from './legacy-devices.ts';

function registrationOf(endpointName: string, body: DeviceRegistration): LegacyRegistrationInput {
  return {
    endpointName,
    objects: body.Objects,
    ...omitUndefined({ lifetimeSeconds: body.Lifetime, deviceTypeId: body.DeviceTypeId, name: body.Name }),
  };
}

function valueOf(endpointName: string, { Path, Value, Time }: DeviceValue): DeliveredValue {
  return { endpointName, path: Path, value: Value, ...omitUndefined({ time: Time }) };
}

/** Items checked in one turn of the event loop. */
const CHECKED_AT_A_TIME = 100;

/** Reads the items of a batch by their schema. An item that violates the contract is returned as its error. */
async function itemsOf<Name extends keyof Schemas, Read>(
  context: Pick<RequestContext<unknown, unknown, readonly unknown[]>, 'body' | 'checked'>,
  schema: Name,
  read: (checked: Schemas[Name]) => Read,
): Promise<(Read | MusterError)[]> {
  const turn = new TurnBudget(CHECKED_AT_A_TIME);
  const items: (Read | MusterError)[] = [];
  for (const item of context.body) {
    try {
      items.push(read(context.checked(schema, item)));
    } catch (error) {
      if (!(error instanceof MusterError)) throw error;
      items.push(error);
    }
    await turn.spend(1);
  }
  return items;
}

function presentRefused(refused: readonly RefusedItem[]): ItemError[] {
  return refused.map(({ index, error }) => ({
    Index: index,
    Code: error.code,
    Message: error.message.slice(0, 4096),
  }));
}

export interface Services {
  readonly legacyDevices: LegacyDeviceDomain;
}

const gatewayOf = (
  { params, principal }: ReadContext<{ readonly id: string }>,
  { legacyDevices }: Services,
): Promise<GatewayRef> => legacyDevices.gatewayOf(principal.deviceNetworkId, params.id);

/** Routes for reports of gateways over HTTP about devices that do not speak LwM2M, of the tag `dataCollectors`. */
export const routes: FeatureRoutes<
  | 'dataCollectors.deliverValue'
  | 'dataCollectors.deliverValues'
  | 'dataCollectors.deregisterDevice'
  | 'dataCollectors.registerDevice'
  | 'dataCollectors.registerDevices',
  Services
> = {
  'dataCollectors.registerDevice': act(async (context, services) => {
    const input = registrationOf(context.params.endpoint, context.body);
    const { registrations } = services.legacyDevices;
    const made = await registrations.register(await gatewayOf(context, services), input);
    return ok({
      DeviceId: made.deviceId,
      DeviceIdentifier: made.endpointName,
      Lifetime: made.lifetimeSeconds,
      ExpirationTime: made.expiresAt,
    });
  }),
  'dataCollectors.registerDevices': act(async (context, services) => {
    const from = await gatewayOf(context, services);
    const inputs = await itemsOf(context, 'EndpointRegistration', (body) =>
      registrationOf(body.Endpoint, body),
    );
    const { accepted, refused } = await services.legacyDevices.registrations.registerMany(from, inputs);
    return ok({ Accepted: accepted, Errors: presentRefused(refused) });
  }),
  'dataCollectors.deregisterDevice': act(async (context, services) => {
    const { registrations } = services.legacyDevices;
    await registrations.deregister(await gatewayOf(context, services), context.params.endpoint);
    return noContent();
  }),
  'dataCollectors.deliverValue': act(async (context, services) => {
    const value = valueOf(context.params.endpoint, context.body);
    const { values } = services.legacyDevices;
    const { refused } = await values.deliver(await gatewayOf(context, services), [value]);
    if (refused[0] !== undefined) throw refused[0].error;
    return noContent();
  }),
  'dataCollectors.deliverValues': act(async (context, services) => {
    const from = await gatewayOf(context, services);
    const items = await itemsOf(context, 'EndpointValue', (body) => valueOf(body.Endpoint, body));
    const { accepted, duplicates, refused } = await services.legacyDevices.values.deliver(from, items);
    return ok({ Accepted: accepted, Duplicates: duplicates, Errors: presentRefused(refused) });
  }),
};
