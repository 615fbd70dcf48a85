import type { Usage } from '../model/usage.ts';
import type { UsageService } from '../usage-service.ts';
import type { UsageResponse } from '../../../http/generated/contract.ts';
import { handled } from '../../../http/handler.ts';
import type { RequestContext, Routes } from '../../../http/handler.ts';
import { streamInto } from '../../../http/replies/stream-into.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { csvField } from '../../../http/replies/csv-field.ts';

const fields: ListFields = {
  fields: {
    Month: { path: 'month', type: 'text' },
    DeviceNetworkId: { path: 'networkId', type: 'uuid' },
    DeviceNetworkName: { path: 'networkName', type: 'text' },
    Devices: { path: 'devices', type: 'number' },
    ActiveDevices: { path: 'activeDevices', type: 'number' },
    MessagesUp: { path: 'messagesUp', type: 'number' },
    MessagesDown: { path: 'messagesDown', type: 'number' },
    Values: { path: 'values', type: 'number' },
    FirmwareBytes: { path: 'firmwareBytes', type: 'number' },
    SuccessfulApiCalls: { path: 'apiCallsOk', type: 'number' },
    RefusedApiCalls: { path: 'apiCallsRefused', type: 'number' },
    FailedApiCalls: { path: 'apiCallsFailed', type: 'number' },
  },
  search: ['month', 'networkName'],
  defaultSort: [{ field: 'month', direction: 'desc' }],
};

const columns = [
  'Month',
  'DeviceNetworkId',
  'DeviceNetworkName',
  'Devices',
  'ActiveDevices',
  'MessagesUp',
  'MessagesDown',
  'Values',
  'FirmwareBytes',
  'SuccessfulApiCalls',
  'RefusedApiCalls',
  'FailedApiCalls',
] as const satisfies readonly (keyof UsageResponse)[];

function presentUsage(usage: Usage): UsageResponse {
  return {
    Month: usage.month,
    DeviceNetworkId: usage.networkId,
    DeviceNetworkName: usage.networkName,
    Devices: usage.devices,
    ActiveDevices: usage.activeDevices,
    MessagesUp: usage.messagesUp,
    MessagesDown: usage.messagesDown,
    Values: usage.values,
    FirmwareBytes: usage.firmwareBytes,
    SuccessfulApiCalls: usage.apiCallsOk,
    RefusedApiCalls: usage.apiCallsRefused,
    FailedApiCalls: usage.apiCallsFailed,
  };
}

async function* csvLines(rows: AsyncIterable<Usage>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const usage of rows) {
    const row = presentUsage(usage);
    yield `${columns.map((name) => csvField(row[name])).join(',')}\r\n`;
  }
}

/** Routes of the tag `usage`. */
export function usageRoutes(usage: UsageService): Routes<'usage'> {
  const queryOf = (context: RequestContext) =>
    toListQuery(context.paging, fields, context.principal.deviceNetworkId);
  const download = async (
    { response }: Pick<RequestContext, 'response'>,
    rows: AsyncIterable<Usage>,
  ): Promise<typeof handled> => {
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="usage.csv"');
    await streamInto(response, csvLines(rows));
    return handled;
  };
  return {
    'usage.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      return pageReply(context, await usage.list(deviceNetworkId, queryOf(context)), presentUsage);
    },
    'usage.download': async (context) => download(context, await usage.of(context.principal.deviceNetworkId)),
    'usage.listByTenant': async (context) => {
      const { params, principal } = context;
      const page = await usage.listOfTenant(principal.apiKeyId, params.id, queryOf(context));
      return pageReply(context, page, presentUsage);
    },
    'usage.downloadByTenant': async (context) => {
      const { params, principal } = context;
      return download(context, await usage.ofTenant(principal.apiKeyId, params.id));
    },
  };
}
