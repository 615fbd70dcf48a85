import type { DeviceWorld } from './device-world.ts';

/** Adds a firmware package for a device type and returns its ID. */
export async function addFirmware(
  world: DeviceWorld,
  image: Uint8Array,
  deviceTypeId = world.deviceTypeId,
  deviceNetworkId = world.deviceNetworkId,
): Promise<string> {
  async function* content(): AsyncGenerator<Uint8Array> {
    yield image;
  }
  const { packages } = world.domain.firmware;
  const staged = await packages.stage(deviceNetworkId, 'image.bin', content());
  const input = { deviceTypeId, title: 'Firmware', version: '2.0', build: staged.id };
  return (await packages.create(deviceNetworkId, input, staged)).id;
}
