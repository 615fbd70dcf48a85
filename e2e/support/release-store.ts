/**
 * Data folders of released versions, which `e2e/kills/upgrade.test.ts` opens with the present one. After a release, in a checkout of it:
 * `node e2e/support/release-store.ts VERSION` writes `e2e/kills/releases/VERSION.tar.br`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createWebhookSecret } from '@muster/sdk';
import { until } from '@muster/testkit';
import { metersOf, NotifyingFleet } from './notifying-fleet.ts';
import { TestServer } from './test-server.ts';

const releases = join(import.meta.dirname, '..', 'kills', 'releases');

/** The facts about the folder that a test compares. */
export interface Release {
  /** Epoch milliseconds at which the server stopped. */
  readonly stoppedAt: number;
  readonly apiKey: string;
  readonly consumerId: string;
  readonly firmwareId: string;
  /** Activity log entry of the Write that waits for the device `sleeper`. */
  readonly queuedWriteId: string;
  /** Path of the registration of `sleeper`. */
  readonly location: string;
}

/** Unpacks the data folder of a release. */
export function unpackRelease(version: string, folder: string): Release {
  const input = brotliDecompressSync(readFileSync(join(releases, `${version}.tar.br`)));
  execFileSync('tar', ['-x', '-C', folder], { input });
  return JSON.parse(readFileSync(join(folder, 'data', 'release.json'), 'utf8')) as Release;
}

async function makeRelease(version: string): Promise<void> {
  const server = new TestServer({ coaps: true, flags: ['--queue-awake-seconds=1'] });
  await server.open();
  const { client } = server;
  await NotifyingFleet.enrol(client, metersOf(server.info.coaps!, 1));
  const sensor = await server.register('sensor');
  for (const value of [20.5, 21.5]) await sensor.report(value);
  const sleeper = await server.register('sleeper', '</1/0>,</3306/0>', 'b=U&Q');
  const resource = await server.resourceId('sleeper', '/3306/0/5750');
  const { activityId } = await client.resources.write(resource, { Value: 'queued' });
  // It does not answer, and is asleep after a second.
  await until(
    () => client.queueItems.list({}),
    ({ Rows }) => Rows.length > 0,
  );
  const consumer = await client.eventConsumers.create({
    Name: 'office',
    HttpEndpoint: 'https://office.example/events',
    Secret: createWebhookSecret(),
    EventTypes: ['device.registered'],
  });
  const { Rows } = await client.deviceTypes.list({ PageSize: 1 });
  const firmware = await client.firmwarePackages.create({
    firmware: new File(['firmware'], 'image.bin'),
    request: { DeviceTypeId: Rows[0]!.Id, Title: 'Mooring', Version: '2.0' },
  });
  const { apiKey } = server.info;
  await server.stop();
  const data = join(server.place.dir, 'data');
  const database = new DatabaseSync(join(data, 'muster.db'));
  database.exec('VACUUM');
  database.close();
  const release: Release = {
    stoppedAt: Date.now(),
    apiKey,
    consumerId: consumer.Id,
    firmwareId: firmware.Id,
    queuedWriteId: activityId!,
    location: sleeper.location,
  };
  writeFileSync(join(data, 'release.json'), JSON.stringify(release));
  for (const name of ['lock', 'pid']) rmSync(join(data, `muster.${name}`), { force: true });
  const tar = execFileSync('tar', ['-c', '-C', server.place.dir, 'data'], { maxBuffer: 100e6 });
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(join(releases, `${version}.tar.br`), brotliCompressSync(tar, { params }));
  await server.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeRelease(process.argv[2]!);
