import type { GatewayDomain } from '../gateway-domain.ts';
import { ok } from '../../../http/handler.ts';
import type { EntityContext, ReplyOf, Routes } from '../../../http/handler.ts';
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

/** Routes for data of gateways, of the tags `dataCollectors`, `devices` and `barcodes`. */
export function gatewayRoutes(
  gateways: GatewayDomain,
): Routes<
  | 'barcodes'
  | 'dataCollectors.createSecurityToken'
  | 'dataCollectors.downloadRegistrationTicket'
  | 'dataCollectors.getRegistrationTicket'
  | 'dataCollectors.listLog'
  | 'dataCollectors.listLogFiles'
  | 'devices.getDataCollectorInternal'
  | 'devices.listDiscovered'
> {
  const { dataCollectors, views, statusReports, tickets, barcodes, discovery, log } = gateways;
  const issued = async ({
    params,
    principal,
  }: EntityContext): Promise<ReplyOf<'dataCollectors.getRegistrationTicket'>> =>
    ok(presentTicket(await tickets.issue(principal.deviceNetworkId, principal.apiKeyId, params.id)));
  return {
    'dataCollectors.listLog': async ({ params, query, principal }) => {
      const collector = await dataCollectors.get(principal.deviceNetworkId, params.id);
      const { minLogLevel, take, fromUnixtime, untilUnixtime } = query;
      const wanted = omitUndefined({ minLevel: minLogLevel, from: fromUnixtime, until: untilUnixtime });
      return ok(log.read(collector.id, { take, ...wanted }).map((one) => presentLogPost(collector, one)));
    },
    'dataCollectors.listLogFiles': async (context) => {
      const { paging, params, principal } = context;
      const collector = await dataCollectors.get(principal.deviceNetworkId, params.id);
      const days = log.days(collector.id);
      const first = (paging.page - 1) * paging.pageSize;
      const rows = days.slice(first, first + paging.pageSize);
      return pageReply(context, { rows, total: days.length }, (row) => presentLogDay(collector, row));
    },
    'dataCollectors.getRegistrationTicket': issued,
    'dataCollectors.downloadRegistrationTicket': issued,
    'dataCollectors.createSecurityToken': async ({ body, principal: { deviceNetworkId, apiKeyId } }) =>
      ok(presentTicket(await tickets.issueByMac(deviceNetworkId, apiKeyId, body.MacAddress))),
    'devices.listDiscovered': async ({ query, principal }) => {
      const found = await discovery.list(principal.deviceNetworkId, query.endpoint);
      return ok(found.map(presentDiscovered));
    },
    'devices.getDataCollectorInternal': async ({ params, principal }) => {
      const { deviceNetworkId } = principal;
      const collector = await dataCollectors.get(deviceNetworkId, params.dataCollectorId);
      const [around, status, typeId] = await Promise.all([
        views.contextOf([collector]),
        statusReports.statusOf(collector),
        views.genericDeviceTypeOf(deviceNetworkId),
      ]);
      return ok(presentInternalDevice(collector, around, typeId, status));
    },
    'barcodes.parse': async ({ body, principal }) =>
      ok(presentBarcode(await barcodes.parse(principal.deviceNetworkId, body))),
  };
}
