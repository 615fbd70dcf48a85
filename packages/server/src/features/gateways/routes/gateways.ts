import { findBarcode } from '../find-barcode.ts';
import { dataCollectorContext, gatewayStatus } from '../data-collector-views.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import { dataCollectors } from '../model/data-collector.ts';
import { deviceNetworks } from '../../networks/model.ts';
import { act, ok, read } from '../../../http/handler.ts';
import type { EntityContext, FeatureRoutes } from '../../../http/handler.ts';
import { readEntity } from '../../../http/reads.ts';
import { findInNetwork } from '../../../kernel/find-in-network.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import {
  presentBarcode,
  presentDiscovered,
  presentInternalDevice,
  presentLogDay,
  presentLogPost,
  presentTicket,
} from '../presenters/gateway.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export interface Services {
  readonly gateways: Pick<GatewayDomain, 'discovery' | 'log' | 'tickets'>;
}

const issueTicket = act(async ({ params, principal }: EntityContext, { gateways: { tickets } }: Services) =>
  ok(presentTicket(await tickets.issue(principal.deviceNetworkId, principal.apiKeyId, params.id))),
);

/** Routes for data of gateways, of the tags `dataCollectors`, `devices` and `barcodes`. */
export const routes: FeatureRoutes<
  | 'barcodes'
  | 'dataCollectors.createSecurityToken'
  | 'dataCollectors.downloadRegistrationTicket'
  | 'dataCollectors.getRegistrationTicket'
  | 'dataCollectors.listLog'
  | 'dataCollectors.listLogFiles'
  | 'devices.getDataCollectorInternal'
  | 'devices.listDiscovered',
  Services
> = {
  'dataCollectors.listLog': act(async (context, { gateways: { log } }) => {
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    const { minLogLevel, take, fromUnixtime, untilUnixtime } = context.query;
    const wanted = omitUndefined({ minLevel: minLogLevel, from: fromUnixtime, until: untilUnixtime });
    return ok(log.read(collector.id, { take, ...wanted }).map((one) => presentLogPost(collector, one)));
  }),
  'dataCollectors.listLogFiles': act(async (context, { gateways: { log } }) => {
    const { paging } = context;
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    const days = log.days(collector.id);
    const first = (paging.page - 1) * paging.pageSize;
    const rows = days.slice(first, first + paging.pageSize);
    return pageReply(context, { rows, total: days.length }, (row) => presentLogDay(collector, row));
  }),
  'dataCollectors.getRegistrationTicket': issueTicket,
  'dataCollectors.downloadRegistrationTicket': issueTicket,
  'dataCollectors.createSecurityToken': act(async ({ body, principal }, { gateways: { tickets } }) => {
    const { deviceNetworkId, apiKeyId } = principal;
    return ok(presentTicket(await tickets.issueByMac(deviceNetworkId, apiKeyId, body.MacAddress)));
  }),
  'devices.listDiscovered': act(async ({ query, principal }, { gateways: { discovery } }) => {
    const found = await discovery.list(principal.deviceNetworkId, query.endpoint);
    return ok(found.map(presentDiscovered));
  }),
  'devices.getDataCollectorInternal': read(async ({ live, params, principal, reader }) => {
    const { deviceNetworkId } = principal;
    const collectors = reader.collection(dataCollectors);
    const collector = await findInNetwork(
      collectors,
      'data-collector',
      deviceNetworkId,
      params.dataCollectorId,
    );
    const own = await live.gateway();
    const [around, status, network] = await Promise.all([
      dataCollectorContext(reader, own, [collector]),
      gatewayStatus(reader, own, collector),
      reader.collection(deviceNetworks).get(deviceNetworkId),
    ]);
    return ok(presentInternalDevice(collector, around, network?.genericDeviceTypeId ?? '', status));
  }),
  'barcodes.parse': read(async ({ body, principal, reader }) =>
    ok(presentBarcode(await findBarcode(reader, principal.deviceNetworkId, body))),
  ),
};
