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

  interface Server {
    start(config: object, done: Done<ServerInfo>): void;
    stop(serverInfo: ServerInfo, done: Done<unknown>): void;
    setHandler(
      serverInfo: ServerInfo,
      type: 'registration',
      handler: (
        ep: string,
        lt: string,
        version: string,
        binding: string,
        payload: string,
        done: Handled,
      ) => void,
    ): void;
    setHandler(
      serverInfo: ServerInfo,
      type: 'updateRegistration' | 'unregistration',
      handler: (device: { readonly name: string }, ...rest: readonly unknown[]) => void,
    ): void;
    getDevice(endpoint: string, done: Done<{ readonly id: string }>): void;
    read(device: string, object: string, instance: string, resource: string, done: Done<string>): void;
    write(
      device: string,
      object: string,
      instance: string,
      resource: string,
      value: string,
      done: Done<string>,
    ): void;
    execute(
      device: string,
      object: string,
      instance: string,
      resource: string,
      args: string,
      done: Done<string>,
    ): void;
    writeAttributes(
      device: string,
      object: string,
      instance: string,
      resource: string,
      attributes: object,
      done: Done<string>,
    ): void;
    discover(device: string, object: string, instance: string, resource: string, done: Done<string>): void;
    observe(
      device: string,
      object: string,
      instance: string,
      resource: string,
      onValue: (value: string) => void,
      done: Done<string>,
    ): void;
    cancelObserver(
      device: string,
      object: string,
      instance: string,
      resource: string,
      done: Done<unknown>,
    ): void;
  }

  const library: { readonly client: Client; readonly server: Server };
  export default library;
}
