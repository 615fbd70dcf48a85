import type { ReactElement } from 'react';
import type { Device } from '@muster/sdk/core';
import { OwnerSettings } from '../settings/owner-settings.tsx';

/** The settings of a device, except its credentials. */
export default function SettingsTab({ device }: { readonly device: Device }): ReactElement {
  const { Id, Name, DeviceIdentifier } = device;
  return (
    <OwnerSettings
      owner={{ group: 'devices', Id, Name, DeviceIdentifier }}
      about="Add a setting here. The device inherits others from its template, its location and the setting categories of its device type."
    />
  );
}
