/** An id that only differs in its last digits. */
export const idOf = (index: number): string => `c4d7c1f0-6a0e-4b38-9d52-${String(index).padStart(12, '0')}`;

/** Devices as a list has them. */
export function devices(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_value, index) => ({
    Id: idOf(index),
    Name: `device ${index}`,
    DeviceIdentifier: `urn:dev:${index}`,
    Status: 'online',
    DeviceType: { Id: idOf(900), Name: 'Mooring' },
    LatestRegistrationTime: 1_790_000_000_000 + index,
  }));
}
