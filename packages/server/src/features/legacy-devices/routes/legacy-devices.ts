import { MusterError } from '../../../kernel/errors.ts';
import type { DeliveredValue, RefusedItem } from '../delivered-value.ts';
import type { GatewayRef } from '../../devices/model/legacy-device.ts';
import type { LegacyDeviceDomain } from '../legacy-device-domain.ts';
import type { LegacyRegistrationInput } from '../legacy-registrations.ts';
import { TurnBudget } from '../../../kernel/turns.ts';
import type {
  DeviceRegistration,
  DeviceValue,
  ItemError,
  Schemas,
} from '../../../http/generated/contract.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

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

/**
 * Reads the items of a batch by their schema. An item that violates the contract is returned as its error.
 */
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

/**
 * Routes for reports of gateways over HTTP about devices that do not speak LwM2M, of the tag
 * `dataCollectors`.
 */
export function legacyDeviceRoutes(
  legacyDevices: LegacyDeviceDomain,
): Routes<
  | 'dataCollectors.deliverValue'
  | 'dataCollectors.deliverValues'
  | 'dataCollectors.deregisterDevice'
  | 'dataCollectors.registerDevice'
  | 'dataCollectors.registerDevices'
> {
  const { registrations, values } = legacyDevices;
  const gateway = ({ params, principal }: EntityContext): Promise<GatewayRef> =>
    legacyDevices.gatewayOf(principal.deviceNetworkId, params.id);
  return {
    'dataCollectors.registerDevice': async (context) => {
      const input = registrationOf(context.params.endpoint, context.body);
      const made = await registrations.register(await gateway(context), input);
      return ok({
        DeviceId: made.deviceId,
        DeviceIdentifier: made.endpointName,
        Lifetime: made.lifetimeSeconds,
        ExpirationTime: made.expiresAt,
      });
    },
    'dataCollectors.registerDevices': async (context) => {
      const from = await gateway(context);
      const inputs = await itemsOf(context, 'EndpointRegistration', (body) =>
        registrationOf(body.Endpoint, body),
      );
      const { accepted, refused } = await registrations.registerMany(from, inputs);
      return ok({ Accepted: accepted, Errors: presentRefused(refused) });
    },
    'dataCollectors.deregisterDevice': async (context) => {
      await registrations.deregister(await gateway(context), context.params.endpoint);
      return noContent();
    },
    'dataCollectors.deliverValue': async (context) => {
      const value = valueOf(context.params.endpoint, context.body);
      const { refused } = await values.deliver(await gateway(context), [value]);
      if (refused[0] !== undefined) throw refused[0].error;
      return noContent();
    },
    'dataCollectors.deliverValues': async (context) => {
      const from = await gateway(context);
      const items = await itemsOf(context, 'EndpointValue', (body) => valueOf(body.Endpoint, body));
      const { accepted, duplicates, refused } = await values.deliver(from, items);
      return ok({ Accepted: accepted, Duplicates: duplicates, Errors: presentRefused(refused) });
    },
  };
}
