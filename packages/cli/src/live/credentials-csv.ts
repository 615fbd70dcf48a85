import type { DeviceCredential, FleetCredentials } from '@muster/simulator';

type Row = Readonly<Record<string, string | undefined>>;

/** Formats the credentials of a fleet as CSV for mass registration. Omits empty columns. */
export function csvOfCredentials({ devices, authority }: FleetCredentials, deviceType: string): string {
  const rows = devices.map((device) => rowOf(device, deviceType, authority));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

function rowOf(device: DeviceCredential, deviceType: string, authority: string | undefined): Row {
  const { endpointName, mode, identity, preSharedKey, publicKey, commonName, username, password } = device;
  const known = { DeviceIdentifier: endpointName, DeviceTypeName: deviceType };
  switch (mode) {
    case 'psk':
      return { ...known, 'PSK.identity': identity, 'PSK.preSharedKey': preSharedKey };
    case 'rpk':
      return { ...known, 'RPK.publicKey': publicKey };
    case 'password':
      return { ...known, 'MQTT.username': username, 'MQTT.password': password };
    case 'x509':
      return { ...known, 'X509.commonName': commonName, 'X509.trustedCertificates': authority };
  }
}

/** Quotes a field (RFC 4180). */
function cell(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
