import { MusterError } from '../../kernel/errors.ts';
import type { UsageCounter } from '../../kernel/ports.ts';
import type { Condition } from '../../store/port.ts';
import { tenantOfKey } from '../access/tenants.ts';
import { deviceNetworks } from '../networks/model.ts';
import { usage as usageCollection } from './model.ts';
import type { Usage } from './model.ts';
import type { UsageResponse } from '../../http/generated/contract.ts';
import { act, okContent } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyMessage } from '../../http/handler.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { withConditions, pageReply } from '../../http/reads.ts';
import type { PageMessage } from '../../http/reads.ts';
import { csvField } from '../../http/replies.ts';

/** Columns of the file, and fields of the list. */
const columns = {
  Month: 'text',
  DeviceNetworkId: { path: 'networkId', type: 'uuid' },
  DeviceNetworkName: { path: 'networkName', type: 'text' },
  Devices: 'number',
  ActiveDevices: 'number',
  MessagesUp: 'number',
  MessagesDown: 'number',
  Values: 'number',
  FirmwareBytes: 'number',
  SuccessfulApiCalls: { path: 'apiCallsOk', type: 'number' },
  RefusedApiCalls: { path: 'apiCallsRefused', type: 'number' },
  FailedApiCalls: { path: 'apiCallsFailed', type: 'number' },
} as const satisfies Record<keyof UsageResponse, unknown>;

const columnNames = Object.keys(columns) as (keyof UsageResponse)[];

const members = membersOf<Usage>()(columns);
const fields = members.list({
  search: ['month', 'networkName'],
  defaultSort: [{ field: 'month', direction: 'desc' }],
});
const show = members.show();

export interface Services {
  readonly usage: UsageCounter;
}

/** Routes of the tag `usage`. They include everything that the device loop counted before the request. */
export const routes: FeatureRoutes<'usage', Services> = {
  'usage.list': act(async (context, { usage }) => usagePage(context, usage, ofNetwork(context))),
  'usage.download': act(async (context, { usage }) => usageFile(context, usage, ofNetwork(context))),
  'usage.listByTenant': act(async (context, { usage }) => {
    await checkTenant(context);
    return usagePage(context, usage, ofTenant(context));
  }),
  'usage.downloadByTenant': act(async (context, { usage }) => {
    await checkTenant(context);
    return usageFile(context, usage, ofTenant(context));
  }),
};

const ofNetwork = ({ principal }: ReadContext<unknown>): Condition => ({
  field: 'networkId',
  op: 'eq',
  value: principal.deviceNetworkId,
});
const ofTenant = ({ params }: ReadContext<{ readonly id: string }>): Condition => ({
  field: 'tenantId',
  op: 'eq',
  value: params.id,
});

/**
 * Checks that the key may read the usage of each network of the tenant in the path.
 *
 * @throws MusterError `tenant-not-found`, `permission-denied`
 */
async function checkTenant({
  access,
  params: { id },
  principal: { apiKeyId },
  reader,
}: ReadContext<{ readonly id: string }>): Promise<void> {
  await tenantOfKey(reader, apiKeyId, id);
  const where = [{ field: 'tenantId', op: 'eq', value: id }] as const;
  for await (const network of reader.collection(deviceNetworks).iterate({ where })) {
    const isOpen = network.removedAt === undefined;
    if (isOpen && !(await access.stillPermits(apiKeyId, network.id, 'Usage.Read'))) {
      throw new MusterError('permission-denied');
    }
  }
}

async function usagePage(
  context: ReadContext<unknown>,
  counter: UsageCounter,
  owner: Condition,
): Promise<PageMessage<UsageResponse>> {
  const { paging, principal, reader } = context;
  await counter.settle();
  const query = toListQuery(paging, fields, principal.deviceNetworkId);
  const page = await reader.collection(usageCollection).page(withConditions(query, [owner]));
  return pageReply(context, page, show);
}

/** The file has a row for each month, newest first, and network, so it is small. */
async function usageFile(
  { reader }: ReadContext<unknown>,
  counter: UsageCounter,
  owner: Condition,
): Promise<ReplyMessage<200, undefined>> {
  await counter.settle();
  const lines = [columnNames.join(',')];
  const query = { where: [owner], sort: [{ field: 'month', direction: 'desc' }] } as const;
  for await (const usage of reader.collection(usageCollection).iterate(query)) {
    const row = show(usage);
    lines.push(columnNames.map((name) => csvField(row[name])).join(','));
  }
  return okContent({
    mediaType: 'text/csv; charset=utf-8',
    data: lines.map((line) => `${line}\r\n`).join(''),
    fileName: 'usage.csv',
  });
}
