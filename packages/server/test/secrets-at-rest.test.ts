import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { startServer } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';
import { operations } from './contract/support/document.ts';
import { localConfig } from './support/local-config.ts';
import { TemporaryFolders } from './store/temporary-folder.ts';

interface Shown {
  readonly Id: string;
  readonly Rows: readonly { readonly Id: string }[];
}

/** Returns every form in which a file could hold a text or its bytes. */
function formsOf(secret: string): Buffer[] {
  const text = Buffer.from(secret);
  const bytes = /^[0-9a-f]+$/u.test(secret) ? Buffer.from(secret, 'hex') : text;
  const base64 = bytes.toString('base64').replace(/=+$/u, '');
  return [
    text,
    bytes,
    Buffer.from(text.toString('hex')),
    Buffer.from(base64),
    Buffer.from(secret, 'utf16le'),
  ];
}

describe('secrets at rest', () => {
  const folders = new TemporaryFolders();
  const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
  const secrets = {
    preSharedKey: hex(16),
    ownSecret: hex(12),
    wireless: `w-${hex(10)}`,
    webhook: `whsec_${randomBytes(32).toString('base64')}`,
    password: `p-${hex(10)}`,
    header: `h-${hex(10)}`,
    bootstrap: hex(16),
  };
  /** Public values are stored unencrypted, which shows that the search works. */
  const plain = `s-${hex(10)}`;
  let folder: string;
  let server: RunningServer;

  async function call(method: string, path: string, body?: unknown): Promise<Shown> {
    const answer = await fetch(`${server.info.http}/api/v3${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${server.info.apiKey}`,
        Connection: 'close',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path} ${answer.status} ${text}`).to.equal(true);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(text.includes(secret), `${path} shows ${name}`).to.equal(false);
    }
    return (text === '' ? {} : JSON.parse(text)) as Shown;
  }

  before(async () => {
    folder = folders.make();
    server = await startServer(
      localConfig(folder, {
        store: `sqlite:${join(folder, 'muster.db')}`,
        readyFile: join(folder, 'ready.json'),
        connectionFile: join(folder, 'state', 'server.json'),
      }),
    );
  });

  after(async () => {
    await server.close();
    folders.removeAll();
  });

  /** Returns everything that the API shows a role: each list, and the first row of each. */
  async function shownTo(role: string): Promise<string> {
    const roles = (await call('GET', '/roles')).Rows as readonly (Shown & { readonly Name: string })[];
    const RoleIds = [roles.find(({ Name }) => Name === role)!.Id];
    const { Id } = await call('POST', '/apikeys', { Name: `${role} ${hex(4)}`, RoleIds });
    const { Key } = (await call('GET', `/apikeys/${Id}`)) as Shown & { readonly Key: string };
    const texts: string[] = [];
    const get = async (path: string): Promise<string> => {
      const headers = { Authorization: `Bearer ${Key}`, Connection: 'close' };
      const text = await (await fetch(server.info.http + path, { headers })).text();
      texts.push(text);
      return text;
    };
    for (const { method, path } of operations) {
      if (method !== 'GET' || path.includes('{') || path.endsWith('/stream')) continue;
      const first = /"Id":"(?<id>[0-9a-f-]{36})"/u.exec(await get(path))?.groups?.['id'];
      const ofOne = operations.filter(
        (one) => one.method === 'GET' && one.path.startsWith(`${path}/{`) && one.path.split('{').length === 2,
      );
      if (first === undefined) continue;
      for (const one of ofOne) await get(one.path.replace(/\{\w+\}/u, first));
    }
    await get('/metrics');
    return texts.join('\n');
  }

  it('no given secret is in the files of the service, nor in a response', async () => {
    const psk = (await call('GET', '/settingcategories?Filter=Name eq PSK')).Rows[0]!.Id;
    const type = (await call('GET', '/devicetypes')).Rows[0]!.Id;
    const device = await call('POST', '/devices', { DeviceIdentifier: 'vault', DeviceTypeId: type });
    await call('PUT', `/devices/${device.Id}/settingvalues`, [
      { SettingCategoryId: psk, Key: 'identity', Value: 'vault' },
      { SettingCategoryId: psk, Key: 'preSharedKey', Value: secrets.preSharedKey },
    ]);
    const own = await call('POST', '/settingcategories', {
      Name: 'Door',
      IsSecuritySettings: true,
      DefaultSettings: [{ Name: 'code', DataType: 'String' }],
    });
    const place = (await call('GET', '/locations')).Rows[0]!.Id;
    await call('PUT', `/locations/${place}/settingvalues`, [
      { SettingCategoryId: own.Id, Key: 'code', Value: secrets.ownSecret },
    ]);
    await call('POST', '/networkSettings', {
      Name: 'Quay',
      NetworkType: 'WIFI',
      SSID: plain,
      AuthenticationType: 'WPA2PSK',
      PreSharedKey: secrets.wireless,
    });
    const consumer = await call('POST', '/eventConsumers', {
      Name: 'Office',
      HttpEndpoint: 'https://198.51.100.7.example/events',
      HttpUsername: 'office',
      HttpPassword: secrets.password,
      HttpHeaders: [{ Key: 'X-Office', Value: secrets.header }],
      Secret: secrets.webhook,
    });
    const server_ = await call('POST', '/bootstrapservers', {
      Name: 'harbour',
      Servers: [
        {
          ShortServerId: 101,
          ServerUri: 'coaps://192.0.2.1:5684',
          Lifetime: 300,
          SecurityMode: 'PSK',
          Identity: 'vault',
          SecretKey: secrets.bootstrap,
        },
      ],
    });
    for (const path of [
      `/devices/${device.Id}/settings`,
      `/locations/${place}/settings`,
      '/networkSettings',
      `/eventConsumers/${consumer.Id}`,
      '/eventConsumers',
      `/bootstrapservers/${server_.Id}`,
      '/activitylogs',
      '/activitylogs/audit',
    ]) {
      await call('GET', path);
    }
    const collector = (await call('GET', '/dataCollectors')).Rows[0]!.Id;
    const ticket = (await call('GET', `/dataCollectors/${collector}/registrationTicket`)) as Shown & {
      readonly SecurityToken: string;
    };
    for (const role of ['User', 'Operator', 'Admin']) {
      const text = await shownTo(role);
      expect(text.length).to.be.greaterThan(50_000);
      for (const [name, secret] of Object.entries(secrets)) {
        expect(text.includes(secret), `${role} is shown ${name}`).to.equal(false);
      }
      // Only managers of keys see their values, and tickets.
      expect(text.includes(server.info.apiKey), role).to.equal(role === 'Admin');
      expect(text.includes(ticket.SecurityToken), role).to.equal(role === 'Admin');
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.map((one) => one.name)).to.include('muster.db');
    const contents = files.map(({ parentPath, name }) => ({
      name,
      content: readFileSync(join(parentPath, name)),
    }));
    expect(contents.some(({ content }) => content.includes(plain))).to.equal(true);
    for (const { name, content } of contents) {
      for (const [secretName, secret] of Object.entries(secrets)) {
        for (const form of formsOf(secret)) {
          expect(content.includes(form), `${name} holds ${secretName}`).to.equal(false);
        }
      }
    }
  });
});
