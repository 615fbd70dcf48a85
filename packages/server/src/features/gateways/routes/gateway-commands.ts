import type { GatewayDomain } from '../gateway-domain.ts';
import { act, commandAccepted, ok } from '../../../http/handler.ts';
import type { EntityContext, FeatureRoutes, RequestContext } from '../../../http/handler.ts';
import { isUuid } from '../../../http/client-values.ts';
import { presentStatus } from '../presenters/gateway.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export interface Services {
  readonly gateways: Pick<GatewayDomain, 'commands' | 'statusReports'>;
}

type Gateways = Services['gateways'];

const toGateway = (run: (gateways: Gateways, deviceNetworkId: string, id: string) => Promise<string>) =>
  act(async ({ params, principal }: EntityContext, { gateways }: Services) =>
    commandAccepted(await run(gateways, principal.deviceNetworkId, params.id)),
  );

const toAll = (run: (gateways: Gateways, deviceNetworkId: string) => Promise<string>) =>
  act(async ({ principal }: RequestContext, { gateways }: Services) =>
    commandAccepted(await run(gateways, principal.deviceNetworkId)),
  );

/** Routes for commands to gateways, of the tags `dataCollectors` and `deviceNetworks`. */
export const routes: FeatureRoutes<
  | 'dataCollectors.applicationRestart'
  | 'dataCollectors.customCommand'
  | 'dataCollectors.discoverDevices'
  | 'dataCollectors.refreshStatus'
  | 'dataCollectors.sendNetworkSettings'
  | 'dataCollectors.setBlacklist'
  | 'dataCollectors.systemRestart'
  | 'deviceNetworks.discoverDevices'
  | 'deviceNetworks.refreshDataCollectorStatus',
  Services
> = {
  'dataCollectors.refreshStatus': toGateway(({ statusReports }, network, id) =>
    statusReports.refresh(network, id),
  ),
  'deviceNetworks.refreshDataCollectorStatus': toAll(({ statusReports }, network) =>
    statusReports.refreshAll(network),
  ),
  'dataCollectors.discoverDevices': toGateway(({ commands }, network, id) => commands.discover(network, id)),
  'deviceNetworks.discoverDevices': toAll(({ commands }, network) => commands.discover(network)),
  'dataCollectors.applicationRestart': toGateway(({ commands }, network, id) =>
    commands.restart(network, id, 'application'),
  ),
  'dataCollectors.systemRestart': toGateway(({ commands }, network, id) =>
    commands.restart(network, id, 'system'),
  ),
  'dataCollectors.setBlacklist': act(async ({ params, body, principal }, { gateways: { commands } }) =>
    commandAccepted(await commands.setBlacklist(principal.deviceNetworkId, params.id, body)),
  ),
  'dataCollectors.sendNetworkSettings': act(async ({ params, body, principal }, { gateways: { commands } }) =>
    commandAccepted(await commands.sendNetworkSettings(principal.deviceNetworkId, params.id, body)),
  ),
  'dataCollectors.customCommand': act(async ({ params, body, principal }, { gateways: { commands } }) => {
    const { PayloadCustomType, Payload, CorrelationId } = body;
    const answer = await commands.custom(principal.deviceNetworkId, params.id, {
      type: PayloadCustomType,
      payload: Payload,
      ...omitUndefined({ correlationId: isUuid(CorrelationId ?? '') ? CorrelationId : undefined }),
    });
    return ok(JSON.stringify('status' in answer ? presentStatus(answer.status) : answer.payload));
  }),
};
