import type { GatewayDomain } from '../../domain/services/gateways/gateway-domain.ts';
import { commandAccepted, ok } from '../handler.ts';
import type { Handler, RequestContext, RouteTable } from '../handler.ts';
import { isUuid } from '../client-values.ts';
import { presentStatus } from '../presenters/gateway.ts';
import { given } from '../presenters/given.ts';

/** CustomCommandRequest, as the contract has checked it. */
interface CommandBody {
  readonly PayloadCustomType: string;
  readonly Payload?: unknown;
  /** Any text; only a UUID can stand in the activity log. */
  readonly CorrelationId?: string;
}

type Command = (deviceNetworkId: string, id: string, context: RequestContext) => Promise<string>;

/** Commands to gateways, of the tags `dataCollectors` and `deviceNetworks`. */
export function gatewayCommandRoutes({ commands }: Pick<GatewayDomain, 'commands'>): RouteTable {
  const command =
    (run: Command): Handler =>
    async (context) => {
      const { params, principal } = context;
      return commandAccepted(await run(principal.deviceNetworkId, params['id'] ?? '', context));
    };
  return {
    'dataCollectors.refreshStatus': command((network, id) => commands.refreshStatus(network, id)),
    'deviceNetworks.refreshDataCollectorStatus': command((network) => commands.refreshAll(network)),
    'dataCollectors.discoverDevices': command((network, id) => commands.discover(network, id)),
    'deviceNetworks.discoverDevices': command((network) => commands.discover(network)),
    'dataCollectors.applicationRestart': command((network, id) =>
      commands.restart(network, id, 'application'),
    ),
    'dataCollectors.systemRestart': command((network, id) => commands.restart(network, id, 'system')),
    'dataCollectors.setBlacklist': command((network, id, { body }) =>
      commands.setBlacklist(network, id, body === true),
    ),
    'dataCollectors.sendNetworkSettings': command((network, id, { body }) =>
      commands.sendNetworkSettings(network, id, body as readonly string[]),
    ),
    'dataCollectors.customCommand': async ({ params, body, principal }) => {
      const { PayloadCustomType, Payload, CorrelationId } = body as CommandBody;
      const answer = await commands.custom(principal.deviceNetworkId, params['id'] ?? '', {
        type: PayloadCustomType,
        payload: Payload,
        ...given({ correlationId: isUuid(CorrelationId ?? '') ? CorrelationId : undefined }),
      });
      return ok(JSON.stringify('status' in answer ? presentStatus(answer.status) : answer.payload));
    },
  };
}
