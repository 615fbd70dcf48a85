/** What the tests use of lwm2m-node-lib 1.4, which comes without types. */
declare module 'lwm2m-node-lib' {
  type Done<T> = (error: Error | null, result: T) => void;
  type Handled = (error: Error | null) => void;
  type ServerInfo = object;
  export interface DeviceInformation {
    readonly location: string;
    readonly serverInfo: ServerInfo;
  }
  type ResourceHandler = (
    objectType: string,
    objectId: string,
    resourceId: string,
    value: string,
    callback: Handled,
  ) => void;

  interface Client {
    init(config: object): void;
    register(host: string, port: number, url: string, endpoint: string, done: Done<DeviceInformation>): void;
    update(device: DeviceInformation, done: Done<DeviceInformation>): void;
    unregister(device: DeviceInformation, done: Done<unknown>): void;
    setHandler(serverInfo: ServerInfo, type: 'read' | 'write' | 'execute', handler: ResourceHandler): void;
    readonly registry: {
      create(objectUri: string, done: Done<unknown>): void;
      setResource(objectUri: string, resourceId: string, value: string, done: Done<unknown>): void;
    };
  }

  const library: { readonly client: Client };
  export default library;
}
