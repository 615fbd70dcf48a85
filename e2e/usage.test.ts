/** Usage of device networks: it agrees with what a simulated fleet says that it did, also over a restart of the server. */
import { createHash, randomBytes } from 'node:crypto';
import { createClient, type MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet } from '@muster/simulator';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { messagesOf } from './support/metered-fleet.ts';
import {
  createWorkplace,
  muster,
  musterJson,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { observeFleet, onlineDevices } from './support/observe-fleet.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const content = randomBytes(3_000);
/** The simulated devices check what the first line says of the rest. */
const image = Buffer.concat([
  Buffer.from(`sha256:${createHash('sha256').update(content).digest('hex')}\n`),
  content,
]);

const temperature = '/3303/0/5700';
const meters: Cohort = {
  name: 'meters',
  count: 6,
  endpoint: 'meter-{index}',
  objects: [1, 3, 3303],
  notifyIntervalSeconds: 0.5,
  updateIntervalSeconds: 1,
};
const updated: readonly Cohort[] = [
  {
    name: 'pushed',
    count: 2,
    endpoint: 'pushed-{index}',
    objects: [1, 3, 5],
    firmware: { delivery: 'push' },
  },
  {
    name: 'pulled',
    count: 2,
    endpoint: 'pulled-{index}',
    objects: [1, 3, 5],
    firmware: { delivery: 'pull', protocols: ['coap'] },
  },
  {
    name: 'http',
    count: 1,
    endpoint: 'http-{index}',
    objects: [1, 3, 5],
    firmware: { delivery: 'pull', protocols: ['http'] },
  },
];
const updatedDevices = 5;

describe('usage of device networks', () => {
  let place: Workplace;
  let args: string[];
  let server: MusterProcess;
  let client: MusterClient;
  let fleet: Fleet | undefined;
  /** API calls of the test so far. */
  let calls: number;

  beforeEach(async () => {
    place = await createWorkplace();
    // Nothing is stored at intervals: the counts survive the restart because the server stores them when it stops.
    args = await serverArgs(place, '--requests-per-minute=0', '--usage-interval-seconds=3600');
    calls = 0;
    await start();
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    await server.stop('SIGKILL');
    await place.remove();
  });

  async function start(): Promise<void> {
    server = await startMuster(place, args);
    const counting: typeof fetch = (...request) => {
      calls += 1;
      return fetch(...request);
    };
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey, fetch: counting });
  }

  async function startFleet(devices: readonly Cohort[]): Promise<Fleet> {
    fleet = createFleet({ serverUri: server.info.coap, devices });
    await fleet.start();
    return fleet;
  }

  /** The usage of the current month. A request counts when it is over, so this one is not in it. */
  async function usage() {
    const callsBefore = calls;
    const { Rows } = await client.usage.list();
    return { ...Rows[0]!, callsBefore };
  }

  async function storedValues(): Promise<number> {
    let values = 0;
    for await (const { Id } of client.resources.iterate({ PageSize: 1000 }))
      values += (await client.measurements.since(Id, Date.now() - 3_600_000)).v.length;
    return values;
  }

  async function updateFirmware(): Promise<void> {
    const types = await client.deviceTypes.list();
    const { Id } = await client.firmwarePackages.create({
      firmware: new File([image], 'image.bin'),
      request: { DeviceTypeId: types.Rows[0]!.Id, Title: 'Mooring', Version: '2.0' },
    });
    const { activityId } = await client.firmwarePackages.upgrade(Id, { Filter: '' });
    await until(
      () => client.activityLogs.get(activityId!),
      ({ Status }) => Status === 'Completed' || Status === 'Failed',
    );
  }

  /** Waits for a second without a request to the fleet: one to a device that has just left is counted by the server only. */
  async function untilUnasked(asked: Fleet): Promise<void> {
    const requests = (): string => JSON.stringify(asked.report().cohorts.map((cohort) => cohort.requests));
    await until(async () => {
      const before = requests();
      await delay(1_000);
      return requests() === before;
    }, Boolean);
  }

  it('agrees with the reports of a fleet to the message, over a restart of the server', async () => {
    const first = await startFleet([meters, ...updated]);
    const ids = await onlineDevices(client, 'meter-', meters.count);
    await observeFleet(client, ids, [temperature]);
    await until(
      async () => first.report().cohorts[0]!,
      ({ notifications, updates }) => notifications > 10 && updates > 10,
    );
    // A Deregister is the last message, after the responses to those before it: none is lost with the socket.
    await untilUnasked(first);
    await first.stop({ deregister: true });
    const before = messagesOf(first.report());
    await until(usage, ({ MessagesUp }) => MessagesUp >= before.up);

    expect(await server.stop('SIGTERM')).to.equal(0);
    await start();
    const second = await startFleet([meters, ...updated]);
    await until(
      async () => second.report().cohorts[0]!,
      ({ notifications }) => notifications > 10,
    );
    await updateFirmware();
    await untilUnasked(second);
    await second.stop({ deregister: true });
    const after = messagesOf(second.report());
    const values = await storedValues();

    const found = await until(
      usage,
      ({ MessagesUp, SuccessfulApiCalls, callsBefore }) =>
        MessagesUp >= before.up + after.up && SuccessfulApiCalls >= callsBefore,
    );
    expect(found).to.include({
      Month: new Date().toISOString().slice(0, 7),
      DeviceNetworkId: server.info.deviceNetworkId,
      Devices: meters.count + updatedDevices,
      ActiveDevices: meters.count + updatedDevices,
      MessagesUp: before.up + after.up,
      MessagesDown: before.down + after.down,
      Values: values,
      FirmwareBytes: updatedDevices * image.length,
      SuccessfulApiCalls: found.callsBefore,
      RefusedApiCalls: 0,
      FailedApiCalls: 0,
    });
  });

  it('is shown by the CLI as JSON and as CSV', async () => {
    await client.deviceTypes.list();
    const { Rows } = (await musterJson(place, ['usage', 'list'])) as {
      Rows: { Month: string }[];
    };
    const [row] = Rows;
    expect(row).to.include({ Devices: 0, DeviceNetworkName: 'Default', SuccessfulApiCalls: 1 });
    const { code, stdout } = await muster(place, ['usage', 'download']);
    expect(code).to.equal(0);
    const [head, line, rest] = stdout.split('\r\n');
    expect(head).to.equal(
      'Month,DeviceNetworkId,DeviceNetworkName,Devices,ActiveDevices,MessagesUp,MessagesDown,Values,FirmwareBytes,' +
        'SuccessfulApiCalls,RefusedApiCalls,FailedApiCalls',
    );
    expect(line).to.equal(`${row!.Month},${server.info.deviceNetworkId},Default,0,0,0,0,0,0,2,0,0`);
    expect(rest).to.equal('');
  });
});
