import type { Answer, TestApp } from './app.ts';

/** The pre-shared key of the settings below, in hexadecimal digits. */
export const KEY = '00112233445566778899aabbccddeeff';

/** Returns a SettingCategory of a device with a pre-shared key. */
export function psk(identity: string, preSharedKey = KEY, DataType: string | null = 'HexString'): object {
  return {
    Name: 'PSK',
    Settings: [
      { Key: 'identity', DataType: 'String', Value: identity },
      { Key: 'preSharedKey', DataType, Value: preSharedKey },
    ],
  };
}

export function createDevice(
  app: TestApp,
  name: string,
  SettingCategories?: readonly object[],
): Promise<Answer> {
  const { deviceTypeId: DeviceTypeId } = app.world;
  return app.post('/devices', { DeviceIdentifier: name, DeviceTypeId, SettingCategories });
}

export async function categoryOf(app: TestApp, name: string): Promise<string> {
  const { body } = await app.get(`/settingcategories?Filter=Name eq ${name}`);
  return body.Rows[0]!.Id;
}
