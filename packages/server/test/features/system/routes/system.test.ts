import { expect } from 'chai';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerConfig } from '../../../../src/index.ts';
import { TestApp } from '../../../support/app.ts';
import { TemporaryFolders } from '../../../store/temporary-folder.ts';

interface Silo {
  readonly Name: string;
  readonly [figure: string]: unknown;
}

describe('GET /system/silostatus, and GET /tenants/adtenant with the directory tenant of the settings', () => {
  const folders = new TemporaryFolders();
  let running: RunningServer | undefined;

  afterEach(async () => {
    await running?.close();
    running = undefined;
    folders.removeAll();
  });

  const silosOf = async (
    store: (folder: string) => string,
    settings: Partial<ServerConfig> = {},
  ): Promise<readonly Silo[]> => {
    const folder = folders.make();
    running = await startServer({
      http: '127.0.0.1:0',
      coap: ['coap://127.0.0.1:0'],
      store: store(folder),
      dataDir: join(folder, 'data'),
      logLevel: 'silent',
      ...settings,
    });
    const { http, apiKey } = running.info;
    const get = (path: string): Promise<Response> =>
      fetch(`${http}/api/v3${path}`, {
        headers: { Authorization: `Bearer ${apiKey}`, Connection: 'close' },
      });
    expect(await (await get('/tenants/adtenant')).json()).to.equal(settings.directoryTenant ?? '');
    return (await (await get('/system/silostatus')).json()) as readonly Silo[];
  };

  const expectReal = (silo: Silo): void => {
    for (const figure of ['UptimeSeconds', 'MemoryUsage', 'AvailableMemory', 'TotalPhysicalMemory']) {
      expect(silo[figure], figure).to.be.a('number').greaterThan(0);
    }
    expect(silo['CpuUsage']).to.be.a('number').within(0, 100);
    expect(silo['EventLoopDelay']).to.be.a('number').at.least(0);
    expect(Date.parse(silo['DateTime'] as string)).to.be.a('number');
  };

  it('has an entry for the device loop and one for the API thread', async () => {
    const silos = await silosOf((folder) => `sqlite:${join(folder, 'data', 'muster.db')}`);
    expect(silos.map(({ Name }) => Name)).to.deep.equal(['device-loop', 'api']);
    silos.forEach(expectReal);
    const [loop, api] = silos;
    expect(loop!['ReceivedMessages'], 'requests arrive at the API thread').to.equal(0);
    expect(api!['ReceivedMessages']).to.equal(2);
    expect(api!['SentMessages']).to.equal(1);
    expect(api!['ReceiveQueueLength'], 'this request').to.equal(1);
  });

  it('has a single entry if the API runs on the device loop', async () => {
    const silos = await silosOf(() => 'memory:', { directoryTenant: 'example.onmicrosoft.com' });
    expect(silos.map(({ Name }) => Name)).to.deep.equal(['device-loop']);
    silos.forEach(expectReal);
    expect(silos[0]!['ReceivedMessages']).to.equal(2);
  });

  it('shows an overloaded thread', async () => {
    const app = await TestApp.start();
    const [silo] = (await app.get('/system/silostatus')).list;
    const figures = { CpuUsage: 91.5, ActivationCount: 3, ReceivedMessages: 120 };
    expect(silo).to.include({ ...figures, IsOverloaded: true });
    await app.close();
  });
});
