import type { GatewayDomain } from '../gateway-domain.ts';
import { commandAccepted, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { isUuid } from '../../../http/client-values.ts';
import { presentStatus } from '../presenters/gateway.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

/** Routes for commands to gateways, of the tags `dataCollectors` and `deviceNetworks`. */
export function gatewayCommandRoutes({
  commands,
  statusReports,
}: Pick<GatewayDomain, 'commands' | 'statusReports'>): Routes<
  | 'dataCollectors.applicationRestart'
  | 'dataCollectors.customCommand'
  | 'dataCollectors.discoverDevices'
  | 'dataCollectors.refreshStatus'
  | 'dataCollectors.sendNetworkSettings'
  | 'dataCollectors.setBlacklist'
  | 'dataCollectors.systemRestart'
  | 'deviceNetworks.discoverDevices'
  | 'deviceNetworks.refreshDataCollectorStatus'
> {
  const toGateway =
    (run: (deviceNetworkId: string, id: string) => Promise<string>) =>
    async ({ params, principal }: EntityContext) =>
      commandAccepted(await run(principal.deviceNetworkId, params.id));
  const toAll =
    (run: (deviceNetworkId: string) => Promise<string>) =>
    async ({ principal }: RequestContext) =>
      commandAccepted(await run(principal.deviceNetworkId));
  return {
    'dataCollectors.refreshStatus': toGateway((network, id) => statusReports.refresh(network, id)),
    'deviceNetworks.refreshDataCollectorStatus': toAll((network) => statusReports.refreshAll(network)),
    'dataCollectors.discoverDevices': toGateway((network, id) => commands.discover(network, id)),
    'deviceNetworks.discoverDevices': toAll((network) => commands.discover(network)),
    'dataCollectors.applicationRestart': toGateway((network, id) =>
      commands.restart(network, id, 'application'),
    ),
    'dataCollectors.systemRestart': toGateway((network, id) => commands.restart(network, id, 'system')),
    'dataCollectors.setBlacklist': async ({ params, body, principal }) =>
      commandAccepted(await commands.setBlacklist(principal.deviceNetworkId, params.id, body)),
    'dataCollectors.sendNetworkSettings': async ({ params, body, principal }) =>
      commandAccepted(await commands.sendNetworkSettings(principal.deviceNetworkId, params.id, body)),
    'dataCollectors.customCommand': async ({ params, body, principal }) => {
      const { PayloadCustomType, Payload, CorrelationId } = body;
      const answer = await commands.custom(principal.deviceNetworkId, params.id, {
        type: PayloadCustomType,
        payload: Payload,
        ...omitUndefined({ correlationId: isUuid(CorrelationId ?? '') ? CorrelationId : undefined }),
      });
      return ok(JSON.stringify('status' in answer ? presentStatus(answer.status) : answer.payload));
    },
  };
}
