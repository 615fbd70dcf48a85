/** Firmware packages that simulated devices accept. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MusterClient } from '@muster/sdk';

/** The devices check what the first line says of the rest. */
export function firmwareImage(bytes: number): Buffer<ArrayBuffer> {
  const content = randomBytes(bytes);
  const hash = createHash('sha256').update(content).digest('hex');
  return Buffer.concat([Buffer.from(`sha256:${hash}\n`), content]);
}

/** @returns ID of a package for devices of the generic type */
export async function uploadFirmware(client: MusterClient, image: Uint8Array<ArrayBuffer>): Promise<string> {
  const { Rows } = await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
  const request = { DeviceTypeId: Rows[0]!.Id, Title: 'Mooring', Version: '2.0', Build: randomUUID() };
  return (await client.firmwarePackages.create({ firmware: new File([image], 'image.bin'), request })).Id;
}
