/**
 * Returns the name of the protocol of a device or device type in its standard spelling.
 *
 * @param standard value of `DeviceStandard`
 */
export const standardText = (standard: string): string => (standard === 'LWM2M' ? 'LwM2M' : standard);
