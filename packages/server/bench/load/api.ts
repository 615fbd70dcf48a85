/** Requests of the benchmarks to the API of the measured server. */
export interface ServerAccess {
  readonly http: string;
  readonly apiKey: string;
}

interface ListedDevice {
  readonly Id: string;
}

interface ShownDevice {
  readonly SmartObjects: readonly { readonly Id: string; readonly TypeId: number }[];
}

async function call<T>({ http, apiKey }: ServerAccess, path: string, method = 'GET'): Promise<T> {
  const response = await fetch(`${http}/api/v3${path}`, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    ...(method === 'PUT' ? { body: '{}' } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Returns the IDs of the devices of the default network. */
export async function deviceIds(server: ServerAccess, count: number): Promise<string[]> {
  const { Rows } = await call<{ Rows: ListedDevice[] }>(server, `/devices?PageSize=${count}`);
  return Rows.map(({ Id }) => Id);
}

/**
 * Returns the ID of a resource of the first instance of an object.
 *
 * @param objectId LwM2M ID of the object, for example 3303
 * @param resourceId LwM2M ID of the resource, for example 5700
 */
export async function resourceIdOf(
  server: ServerAccess,
  deviceId: string,
  objectId: number,
  resourceId: number,
): Promise<string> {
  const { SmartObjects } = await call<ShownDevice>(server, `/devices/${deviceId}`);
  const smartObject = SmartObjects.find(({ TypeId }) => TypeId === objectId);
  if (smartObject === undefined) throw new Error(`A device has no object ${objectId}.`);
  return `${smartObject.Id.slice(0, -8)}${resourceId.toString(16).padStart(4, '0')}ffff`;
}

/** Observes the sensor value of an object of a device; resolves when the device has responded. */
export async function observeTemperature(
  server: ServerAccess,
  deviceId: string,
  objectId = 3303,
): Promise<void> {
  const resource = `/resources/${await resourceIdOf(server, deviceId, objectId, 5700)}`;
  await call(server, `${resource}/observe`, 'PUT');
  const isObserved = async (): Promise<boolean> =>
    (await call<{ IsObserveState: boolean }>(server, `${resource}/observestate`)).IsObserveState;
  while (!(await isObserved())) await new Promise((resolve) => setTimeout(resolve, 5));
}
