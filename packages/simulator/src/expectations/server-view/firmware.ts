import { Differences, unknownDevice, type ServerComparison } from './server-comparison.ts';
import type { SimulatedDevice } from '../../device/simulated-device.ts';

/** Values of /5/0/3 by number. */
const stateNames = ['Idle', 'Downloading', 'Downloaded', 'Updating'];

interface FirmwareOfDevice {
  readonly state: string;
  readonly result: number;
}

/** Compares state and result of the Firmware Update object. Devices without object 5 are left out. */
export const compareFirmware: ServerComparison = async (devices, { api }) => {
  const updatable = devices.filter((device) => device.instanceIds(5).includes(0));
  const shown = await api.devices(updatable.map(({ endpointName }) => endpointName));
  const differences = new Differences();
  await api.each(updatable, async (device) => {
    differences.compared += 1;
    const row = shown.get(device.endpointName);
    if (!row) {
      differences.add(device, unknownDevice);
      return;
    }
    const before = firmwareOf(device);
    const { CurrentState, Result } = await api.firmware(row.Id);
    // 0 is the initial result. A server that has not updated the device has not read it.
    const isShown = ({ state, result }: FirmwareOfDevice): boolean =>
      state === CurrentState && result === (Result ?? 0);
    const now = firmwareOf(device);
    if (isShown(before) || isShown(now)) return;
    const result = Result === undefined ? 'without a result' : `with result ${Result}`;
    differences.add(
      device,
      `firmware is ${now.state} with result ${now.result} on the device, ${CurrentState} ${result} on the server`,
    );
  });
  return differences.findings();
};

function firmwareOf(device: SimulatedDevice): FirmwareOfDevice {
  const state = Number(device.read('/5/0/3') ?? 0);
  return { state: stateNames[state] ?? String(state), result: Number(device.read('/5/0/5') ?? 0) };
}
