/** Kills the server during a mass registration: reported devices exist, and the rest can be sent again. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { MusterClient } from '@muster/sdk';
import { useServer, type TestServer } from '../support/test-server.ts';

const rows = 4_000;
/** The server is killed when the log tells of so many. */
const killedAfter = 500;
const key = '00112233445566778899aabbccddeeff';
const numbers = Array.from({ length: rows }, (_, number) => number);

const csv = [
  'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey',
  ...numbers.map((number) => `row-${number},Generic LwM2M,buoy-${number},${key}`),
].join('\n');

describe('a mass registration that is killed', () => {
  const server = useServer({ each: true });

  it('as a CSV, leaves whole devices that the log tells of, and can be sent again', async () => {
    let { client } = server;
    const sending = send(server).catch(() => undefined);
    const told = await until(
      () => rowsTold(client),
      (count) => count >= killedAfter,
      { everyMs: 5 },
    );
    await server.stop('SIGKILL');
    expect(await sending).to.equal(undefined);

    await server.start();
    ({ client } = server);
    const devices = await client.devices.iterate().toArray(rows);
    const done = devices.length;
    expect(done).to.be.within(told, rows - 1);
    expect(new Set(devices.map((one) => one.DeviceIdentifier))).to.deep.equal(
      new Set(numbers.slice(0, done).map((number) => `row-${number}`)),
    );
    const entries = await client.activityLogs.iterate().toArray(3 * rows);
    const reading = entries.find(({ Description }) => Description === 'Read the rows');
    expect(reading?.Status).to.equal('Failed');
    expect(reading?.ResponseMessage).to.equal(
      `${done} rows so far. The service was restarted while this was in progress.`,
    );
    expect(entries.find(({ Id }) => Id === reading?.ParentId)?.Status).to.equal('Failed');
    const ofRows = entries.filter(({ EntityType }) => EntityType === 'Device');
    expect(ofRows.map(({ Status }) => Status)).to.deep.equal(ofRows.map(() => 'Completed'));
    expect(new Set(ofRows.map(({ EntityId }) => EntityId))).to.deep.equal(
      new Set(devices.map(({ Id }) => Id)),
    );
    for (const number of [0, done - 2, done - 1]) await expectWhole(client, number);

    const answer = await send(server);
    expect((await client.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(rows);
    const again = await client.activityLogs
      .iterate({ Filter: `CorrelationId eq '${answer.CorrelationId}'` })
      .toArray(2 * rows);
    const codes = again.filter(({ EntityType }) => EntityType === 'Device').map((one) => one.ResponseCode);
    expect(codes.filter((code) => code === '409')).to.have.lengthOf(done);
    expect(codes.filter((code) => code === '201')).to.have.lengthOf(rows - done);
    await expectWhole(client, rows - 1);
  });
});

async function send({ info }: TestServer): Promise<{ readonly CorrelationId: string }> {
  const response = await fetch(`${info.http}/api/v3/devices/multiple`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${info.apiKey}`, 'Content-Type': 'text/csv' },
    body: csv,
  });
  expect(response.status).to.equal(200);
  return (await response.json()) as { readonly CorrelationId: string };
}

/** How many rows are done, as the log says. */
async function rowsTold(client: MusterClient): Promise<number> {
  const { Rows } = await client.activityLogs.list({ Filter: "Description eq 'Read the rows'" });
  return Number(/^\d+/u.exec(Rows[0]?.ResponseMessage ?? '')?.[0] ?? 0);
}

/** A device is there with its credentials. */
async function expectWhole(client: MusterClient, number: number): Promise<void> {
  const { Id } = await client.devices.getByEndpoint(`row-${number}`);
  const settings = await client.devices.listSettings(Id);
  const values = settings.filter(({ DeviceId }) => DeviceId === Id).map(({ Key, Value }) => [Key, Value]);
  expect(values).to.deep.include(['identity', `buoy-${number}`]);
}
