/** The word for a device in commands: its endpoint name, or its ID if that would look like a flag. */
export function deviceWord(device: { readonly Id: string; readonly DeviceIdentifier: string }): string {
  return device.DeviceIdentifier.startsWith('-') ? device.Id : device.DeviceIdentifier;
}
