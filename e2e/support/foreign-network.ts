/** A device network that must see nothing of another one, in any process of the API. */
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type MusterClient } from '@muster/sdk';
import { expect } from 'chai';
import { codeOf } from './commands.ts';
import type { SeveralProcesses } from './several-processes.ts';

/** What belongs to the first device network. */
export interface Belongings {
  readonly deviceId: string;
  readonly resourceId: string;
  /** Has devices report values. */
  readonly report: () => void;
}

const ROUNDS = 5;
const ROUND_MS = 100;

/** Makes a device network, and a client of its administrator for a process. */
async function otherNetwork(service: SeveralProcesses): Promise<(process: string) => MusterClient> {
  const [one, two] = [service.client('api-1'), service.client('api-2')];
  const { Id: network } = await one.deviceNetworks.create({ Name: 'other' });
  const inOther = { deviceNetwork: network };
  const roles = await one.roles.list(inOther);
  const { Id } = await one.apiKeys.create(
    {
      Name: 'of the other',
      ExpirationDate: '2099-12-31T00:00:00Z',
      RoleIds: roles.Rows.filter(({ Name }) => Name === 'Admin').map((role) => role.Id),
    },
    inOther,
  );
  const { Key = '' } = await two.apiKeys.get(Id, inOther);
  return (process) => createClient({ baseUrl: service.process(process).info.http, apiKey: Key, retries: 0 });
}

/** Fails if an administrator of another device network gets a read, a command or an event through. */
export async function expectIsolation(service: SeveralProcesses, belongings: Belongings): Promise<void> {
  const { deviceId, resourceId, report } = belongings;
  const clientOf = await otherNetwork(service);
  for (const name of ['api-1', 'api-2']) {
    const foreign = clientOf(name);
    const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => 'allowed', codeOf);
    expect((await foreign.devices.list()).NbrOfRows).to.equal(0);
    expect(await refusal(foreign.devices.get(deviceId))).to.equal('device-not-found');
    expect(await refusal(foreign.resources.write(resourceId, { Value: 'foreign' }))).to.equal(
      'resource-not-found',
    );
    expect(await refusal(foreign.devices.delete(deviceId))).to.equal('device-not-found');
    const stop = new AbortController();
    const seen: unknown[] = [];
    const listening = (async () => {
      for await (const event of foreign.events.stream({ signal: stop.signal })) seen.push(event);
    })().catch(() => undefined);
    for (let round = 0; round < ROUNDS; round += 1) {
      report();
      await delay(ROUND_MS);
    }
    stop.abort();
    await listening;
    expect(seen).to.deep.equal([]);
  }
}
