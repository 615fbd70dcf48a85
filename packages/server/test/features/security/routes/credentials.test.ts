import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { credentials } from '../../../../src/features/security/model.ts';
import { settings } from '../../../../src/features/settings/model.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';
import { categoryOf, createDevice, KEY, psk } from '../../../support/settings.ts';

describe('routes of credentials', () => {
  let revoked: string[];

  const app: TestApp = appPerTest(() => {
    revoked = [];
    app.world.admin.credentials.onRevoked((identities) => revoked.push(...identities));
  });

  const keyOf = async (identity: string): Promise<string | undefined> => {
    const key = await app.world.admin.credentials.preSharedKey(identity);
    return key === undefined ? undefined : Buffer.from(key).toString('hex');
  };

  it('credentials are for devices only', async () => {
    const collector = await app.create('/dataCollectors/register', { Name: 'quay-7' });
    const values = [{ SettingCategoryId: await categoryOf(app, 'PSK'), Key: 'identity', Value: 'buoy' }];
    const answer = await app.put(`/dataCollectors/${collector}/settingvalues`, values);
    expectFaults(answer, '[0].SettingCategoryId');
  });

  it('a device with a PSK: found by its identity, its key never shown', async () => {
    const { Id: id } = (await createDevice(app, 'a', [psk('buoy', KEY.toUpperCase())])).body;
    expect(await keyOf('buoy')).to.equal(KEY);
    const seen = [
      await app.get(`/devices/${id}/settings`),
      await app.get(`/devices/${id}`),
      await app.get('/devices'),
      await app.get('/activitylogs'),
    ];
    const shown = seen[0]!.list;
    expect(shown.map((one) => [one['Key'], one['Value'], one['IsSecret']])).to.deep.equal([
      ['identity', 'buoy', false],
      ['preSharedKey', undefined, true],
    ]);
    const stored = await app.world.store.collection(settings).find({});
    const everything = JSON.stringify([seen, stored, app.log]).toLowerCase();
    expect(everything).not.to.include(KEY);
    // A client can send a response back unchanged, and the key and the sessions are kept.
    const secret = shown[1]!;
    const back = await app.put(`/devices/${id}/settings/${secret.Id}`, secret);
    expect(back.status).to.equal(204);
    expect(await keyOf('buoy')).to.equal(KEY);
    expect(revoked).to.deep.equal([]);
  });

  it('an identity belongs to one device of the server', async () => {
    await createDevice(app, 'a', [psk('buoy')]);
    const second = await createDevice(app, 'b', [psk('buoy')]);
    expectError(second, 409, 'already-exists');
    expect(second.body.Message).to.include('identity');
    // The server stored nothing of the second device.
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(1);
    const { Id: id } = (await createDevice(app, 'b')).body;
    const name = { CategoryId: await categoryOf(app, 'BootstrapPSK'), Key: 'identity', Value: 'buoy' };
    expectError(await app.post(`/devices/${id}/settings`, name), 409, 'already-exists');
  });

  it('PUT settingvalues sets, changes and deletes, all or nothing, and ends sessions if credentials change', async () => {
    const { Id: id } = (await createDevice(app, 'a')).body;
    const SettingCategoryId = await categoryOf(app, 'PSK');
    const value = (Key: string, Value: string | null): object => ({ SettingCategoryId, Key, Value });
    const path = `/devices/${id}/settingvalues`;
    const half = await app.put(path, [value('identity', 'buoy')]);
    expectError(half, 400, 'invalid-request');
    expect(half.body.Message).to.include('preSharedKey');
    const both = [value('identity', 'buoy'), value('preSharedKey', KEY)];
    await expectDone(app.put(path, both));
    await expectDone(app.put(path, both));
    expect(revoked).to.deep.equal([]);
    const other = KEY.replace('00', 'ff');
    const wrong = await app.put(path, [value('preSharedKey', other), value('colour', 'red')]);
    expect(wrong.body.ModelState).to.have.keys('[1].Key');
    expect(await keyOf('buoy')).to.equal(KEY);
    await expectDone(app.put(path, [value('preSharedKey', other)]));
    expect(await keyOf('buoy')).to.equal(other);
    expect(revoked).to.deep.equal(['psk:buoy']);
    await expectDone(app.put(path, [value('identity', 'float')]));
    expect(await keyOf('buoy')).to.equal(undefined);
    expect(await keyOf('float')).to.equal(other);
    await expectDone(app.put(path, [value('identity', null), value('preSharedKey', null)]));
    expect(await keyOf('float')).to.equal(undefined);
    expect(revoked).to.deep.equal(['psk:buoy', 'psk:buoy', 'psk:float']);
    expect((await app.get(`/devices/${id}/settings`)).list).to.deep.equal([]);
  });

  it('a deleted device loses its credentials', async () => {
    const { Id: id } = (await createDevice(app, 'a', [psk('buoy')])).body;
    await expectDone(app.delete(`/devices/${id}`));
    expect(revoked).to.deep.equal(['psk:buoy']);
    expect(await keyOf('buoy')).to.equal(undefined);
    expect(await app.world.store.collection(credentials).count()).to.equal(0);
    expect(await app.world.store.collection(settings).count()).to.equal(0);
    expect((await createDevice(app, 'a', [psk('buoy')])).status).to.equal(201);
  });

  it('PUT of a device sets values and keeps the others', async () => {
    const { Id: id } = (await createDevice(app, 'a', [psk('buoy')])).body;
    const body = { DeviceIdentifier: 'a', DeviceTypeId: app.world.deviceTypeId, Name: 'A' };
    await expectDone(app.put(`/devices/${id}`, body));
    expect(await keyOf('buoy')).to.equal(KEY);
    const changed = { ...body, SettingCategories: [psk('float')] };
    await expectDone(app.put(`/devices/${id}`, changed));
    expect(await keyOf('float')).to.equal(KEY);
  });

  it('raw public keys in base64 and in PEM are the same key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = publicKey.export({ format: 'der', type: 'spki' });
    const rpk = (Value: string): object => ({ Name: 'RPK', Settings: [{ Key: 'publicKey', Value }] });
    expect((await createDevice(app, 'a', [rpk(spki.toString('base64'))])).status).to.equal(201);
    expect(await app.world.admin.credentials.knowsPublicKey(spki)).to.equal(true);
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expectError(await createDevice(app, 'b', [rpk(pem)]), 409, 'already-exists');
    const wrongCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey;
    for (const value of [
      privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      wrongCurve.export({ format: 'der', type: 'spki' }).toString('base64'),
      'none',
    ]) {
      expectFaults(await createDevice(app, 'b', [rpk(value)]), 'SettingCategories[0].Settings[0].Value');
    }
  });

  it('a pre-shared key of DataType String is the bytes of the text, of HexString or none hexadecimal digits', async () => {
    const text = 'schlüssel zur boje';
    const forms = [
      ['String', text, Buffer.from(text, 'utf8').toString('hex')],
      ['String', KEY, Buffer.from(KEY, 'utf8').toString('hex')],
      ['HexString', KEY.toUpperCase(), KEY],
      [null, KEY, KEY],
    ] as const;
    for (const [at, [form, value, key]] of forms.entries()) {
      const made = await createDevice(app, `device-${at}`, [psk(`buoy-${at}`, value, form)]);
      expect(made.status).to.equal(201);
      expect(await keyOf(`buoy-${at}`)).to.equal(key);
      // It is compared as bytes: the same key in another form ends no session.
      const SettingCategoryId = await categoryOf(app, 'PSK');
      const again = [{ SettingCategoryId, Key: 'preSharedKey', DataType: 'HexString', Value: key }];
      await expectDone(app.put(`/devices/${made.body.Id}/settingvalues`, again));
    }
    expect(revoked).to.deep.equal([]);
  });

  it('refuses other pre-shared keys, and says what String and HexString mean', async () => {
    for (const [form, value, says] of [
      ['String', '', '16 to 64 bytes'],
      ['String', 'a'.repeat(15), '16 to 64 bytes'],
      ['String', 'ü'.repeat(32) + 'a', '16 to 64 bytes'],
      ['HexString', '', '16 to 64 bytes'],
      ['HexString', '0011', '16 to 64 bytes'],
      ['HexString', 'ab'.repeat(65), '16 to 64 bytes'],
      ['HexString', `${KEY}0`, 'even number'],
      ['HexString', 'correct horse battery', 'even number'],
      ['Integer', '1234567890123456', 'Integer'],
    ] as const) {
      const answer = await createDevice(app, 'a', [psk('buoy', value, form)]);
      expectError(answer, 400, 'invalid-request');
      const faults = answer.body.ModelState['SettingCategories[0].Settings[1].Value'];
      expect(String(faults), value).to.include(says);
      expect(String(faults)).to.include('DataType String').and.to.include('DataType HexString');
    }
  });

  it('other credentials as HexString: a public key is DER, an identity and a common name are UTF-8', async () => {
    const hexOf = (value: string | Buffer): string => Buffer.from(value).toString('hex');
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = publicKey.export({ format: 'der', type: 'spki' });
    const setting = (Key: string, Value: string): object => ({ Key, DataType: 'HexString', Value });
    const categories = [
      { Name: 'RPK', Settings: [setting('publicKey', hexOf(spki))] },
      { Name: 'X509', Settings: [setting('commonName', hexOf('boje'))] },
      { Name: 'PSK', Settings: [setting('identity', hexOf('büoy')), setting('preSharedKey', KEY)] },
    ];
    const { Id: id } = (await createDevice(app, 'a', categories)).body;
    expect(await app.world.admin.credentials.knowsPublicKey(spki)).to.equal(true);
    expect(await keyOf('büoy')).to.equal(KEY);
    const shown = (await app.get(`/devices/${id}/settings`)).list;
    const name = shown.find((one) => one['Key'] === 'commonName');
    expect(name).to.include({ Value: 'boje', DataType: 'String' });
    for (const value of ['abc', 'ff']) {
      const wrong = await createDevice(app, 'b', [
        { Name: 'X509', Settings: [setting('commonName', value)] },
      ]);
      expectFaults(wrong, 'SettingCategories[0].Settings[0].Value');
    }
  });

  it('refuses invalid settings, and repeats no value', async () => {
    const withoutCertificates = [
      { Key: 'commonName', Value: 'a' },
      { Key: 'trustedCertificates', Value: 'b' },
    ];
    for (const [category, member] of [
      [{ Name: 'Keys', Settings: [{ Key: 'a' }] }, 'Name'],
      [psk(''), 'Settings[0].Value'],
      [psk('ü'.repeat(65)), 'Settings[0].Value'],
      [{ Name: 'X509', Settings: withoutCertificates }, 'Settings[1].Value'],
    ] as const) {
      const answer = await createDevice(app, 'a', [category]);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(`SettingCategories[0].${member}`);
    }
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(0);
  });

  it('all values of a security category of one’s own are secrets', async () => {
    const id = await app.create('/settingcategories', { Name: 'SIM', IsSecuritySettings: true });
    const { Id: deviceId } = (await createDevice(app, 'a')).body;
    const pin = { CategoryId: id, Key: 'pin', Value: '4711-0815' };
    const settingId = await app.create(`/devices/${deviceId}/settings`, pin);
    expectError(await app.post(`/devices/${deviceId}/settings`, pin), 409, 'already-exists');
    expect((await app.get(`/settings/${settingId}`)).body)
      .to.include({ IsSecret: true })
      .and.not.have.key('Value');
    const stored = await app.world.store.collection(settings).get(settingId);
    expect(JSON.stringify(stored)).not.to.include('4711');
  });
});
