/** The word that names a device in commands: its endpoint name, or its ID where that would look like a flag. */
export function deviceWord(device: { readonly Id: string; readonly DeviceIdentifier: string }): string {
  return device.DeviceIdentifier.startsWith('-') ? device.Id : device.DeviceIdentifier;
}
