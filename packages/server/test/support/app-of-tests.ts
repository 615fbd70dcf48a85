import { expect } from 'chai';
import { expectError, TestApp, type Answer, type CallInit, type ResponseObject } from './app.ts';
import { DeviceWorld, type WorldOptions } from './device-world.ts';

type Take = (app: TestApp) => unknown;

/** Starts the API for each test of a suite, and expects no defects of it. Returns the API of the running test. */
export function appPerTest(take?: Take): TestApp {
  return startIn(beforeEach, afterEach, take);
}

/** Starts the API once for a suite whose tests do not disturb each other, and expects no defects of any of them. */
export function appPerSuite(take?: Take): TestApp {
  return startIn(before, after, take);
}

function startIn(begin: Mocha.HookFunction, end: Mocha.HookFunction, take?: Take): TestApp {
  let app: TestApp;
  begin(async () => {
    app = await TestApp.start();
    await take?.(app);
  });
  end(() => closeApp(app));
  return current(() => app);
}

/** An object with the members of the one that a test has at that time. */
function current<T extends object>(get: () => T): T {
  return new Proxy({} as T, {
    get: (_, name) => {
      const value = Reflect.get(get(), name, get()) as unknown;
      return typeof value === 'function' ? (value.bind(get()) as unknown) : value;
    },
  });
}

/** Ends the API and its services, and expects no defects of them. */
export async function closeApp(app: TestApp): Promise<void> {
  await app.world.settle();
  await app.close();
  expect(app.defects).to.deep.equal([]);
  expect(app.world.errors).to.deep.equal([]);
}

interface Scene {
  close(): Promise<unknown>;
}

/** Starts a scene for each test of a suite, and closes it. */
export function perTest<S extends Scene>(kind: { start(): Promise<S> }, take: (scene: S) => unknown): void {
  let scene: S;
  beforeEach(async () => {
    scene = await kind.start();
    await take(scene);
  });
  afterEach(() => scene.close());
}

/** Starts services without the API for each test of a suite, and expects no errors of them. */
export function worldPerTest(take: (world: DeviceWorld) => unknown, options?: WorldOptions): void {
  let world: DeviceWorld;
  beforeEach(async () => {
    world = await DeviceWorld.create(options);
    await take(world);
  });
  afterEach(async () => {
    await world.close();
    expect(world.errors).to.deep.equal([]);
  });
}

/** Checks that the response is a 400 that names these members, and no other. */
export function expectFaults(answer: Answer, ...members: readonly string[]): void {
  expectError(answer, 400, 'invalid-request');
  expect(answer.body.ModelState).to.have.all.keys([...members]);
}

/** Checks that all responses have no body. */
export async function expectDone(...answers: readonly Promise<Answer>[]): Promise<void> {
  for (const { status, body } of await Promise.all(answers)) {
    expect(status, JSON.stringify(body)).to.equal(204);
  }
}

/** Returns the ID of the smart object type with an object ID. */
export async function typeIdOf(app: TestApp, objectId: number, init?: CallInit): Promise<string> {
  return (await app.get(`/smartobjecttypes?Filter=TypeId eq ${objectId}`, init)).body.Rows[0]!.Id;
}

/** Returns the smart object type with an object ID. */
export async function typeOf(app: TestApp, objectId: number, init?: CallInit): Promise<ResponseObject> {
  return (await app.get(`/smartobjecttypes/${await typeIdOf(app, objectId, init)}`, init)).body;
}

/** Returns the members of a responsibility with these permissions, each as `Entity.Kind`. */
export function permissionsOf(...permissions: readonly string[]): object[] {
  return permissions.map((one) => {
    const [EntityName, Permission] = one.split('.');
    return { EntityName, Permission };
  });
}

/** Creates a role with these permissions only, each as `Entity.Kind`, and returns its ID. */
export async function roleWith(app: TestApp, Name: string, ...permissions: string[]): Promise<string> {
  const Permissions = permissionsOf(...permissions);
  const responsibility = await app.create('/responsibilities', { Name, Permissions });
  return app.create('/roles', { Name, ResponsibilityIds: [responsibility] });
}

/** Creates a key with these permissions only, each as `Entity.Kind`. */
export async function keyWith(
  app: TestApp,
  ...permissions: string[]
): Promise<{ readonly id: string; readonly key: string; readonly role: string }> {
  const name = permissions.join();
  const role = await roleWith(app, name, ...permissions);
  return { ...(await app.createKey(role, name)), role };
}

/**
 * Returns the outcome of each row of a mass registration, by the description of its activity log entry. Checks that the
 * entries are children of that of the mass registration.
 */
export function outcomesIn({ world }: TestApp): Readonly<Record<string, string>> {
  const entries = world.activity.entries.filter((one) => one.parentId !== undefined);
  const parents = world.activity.entries.filter(
    (one) => one.entityType === 'Multiple' && one.parentId === undefined,
  );
  expect(parents.map((one) => one.id)).to.include.members(entries.map((one) => one.parentId));
  return Object.fromEntries(
    entries.map((one) => [one.description, `${one.statuses.at(-1)} ${one.responseMessage ?? ''}`.trim()]),
  );
}

/** Imports hardware definitions: text, or a value that is sent as JSON. */
export async function importHardware(
  app: TestApp,
  file: unknown,
  init: CallInit = {},
  query = '',
): Promise<Answer> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const part = 'Content-Disposition: form-data; name="ImportDeviceTypes"; filename="a.json"';
  const raw = `--boundary\r\n${part}\r\n\r\n${text}\r\n--boundary--\r\n`;
  const headers = { ...init.headers, 'content-type': 'multipart/form-data; boundary=boundary' };
  return app.call('POST', `/hardwareDefinitions/import${query}`, { ...init, raw, headers });
}
