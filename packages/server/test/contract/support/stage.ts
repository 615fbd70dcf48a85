import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { TestApp, type CallInit, type LogLine, type TestAppParts } from '../../support/app.ts';
import { actuatorBody, aimAt, targetKey } from './aims.ts';
import type { PlainAnswer } from './answers.ts';
import type { DescribedOperation, Json } from './document.ts';
import { ENDPOINT, fixedMembers, transformerBody } from './fixed-members.ts';
import { FORM_HEADER, FORM_TYPE, formOf } from './form.ts';
import { Wire, type WireRequest } from './wire.ts';

/** Parameters that are not IDs. A parameter that is missing here takes the first example of its schema. */
const plainValues: Readonly<Record<string, string>> = {
  start: '1790000000000',
  end: '1790000001000',
  value: '1',
  endpoint: ENDPOINT,
  deviceidentifier: ENDPOINT,
  objectid: '3308',
  instancenumber: '0',
};

/** Bodies that the contract cannot show as JSON. */
const rawExamples: Readonly<Record<string, string>> = {
  'text/csv': 'DeviceIdentifier,DeviceTypeName\r\ncsv-1,Generic LwM2M\r\n',
  'application/xml':
    '<LWM2M><Object ObjectType="MODefinition"><Name>Mooring</Name><ObjectID>33002</ObjectID>' +
    '<ObjectURN>urn:oma:lwm2m:x:33002</ObjectURN><MultipleInstances>Single</MultipleInstances>' +
    '<Mandatory>Optional</Mandatory><Resources></Resources></Object></LWM2M>',
};

/** Kinds of rows that an operation requires without an ID in its path or body. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'dataCollectorTemplates.import': ['datacollectortypes'],
  'dataCollectors.createSecurityToken': ['datacollectors'],
};

const ID_MEMBER = /^(?<kind>[A-Z]\w*?)Ids?$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;

/**
 * A running service with a row for each operation. Requests are the examples of the contract with the IDs of existing
 * rows.
 */
export class Stage {
  readonly app: TestApp;
  readonly wire: Wire;
  #legacy: Promise<string> | undefined;
  readonly #targets = new Map<string, Promise<string>>();

  private constructor(app: TestApp) {
    this.app = app;
    this.wire = new Wire(app.url);
  }

  static async start(parts: TestAppParts = {}): Promise<Stage> {
    const app = await TestApp.start({}, parts);
    await app.world.addDevice(ENDPOINT);
    await app.world.register(ENDPOINT, ['/1/0', '/3/0', '/3308/0']);
    return new Stage(app);
  }

  /** Closes the service, and expects no defects of it but those that the test has caused. */
  async close(isExpected: (line: LogLine) => boolean = () => false): Promise<void> {
    await this.app.world.settle();
    this.wire.close();
    await this.app.close();
    expect(this.app.defects.filter((line) => !isExpected(line))).to.deep.equal([]);
  }

  /** Sends a valid request of the contract, with the Admin key by default. */
  async requestFor(
    operation: DescribedOperation,
    mediaType = [...operation.bodies.keys()][0],
  ): Promise<WireRequest> {
    for (const kind of needed[operation.operationId] ?? []) await this.target(kind);
    const body = mediaType === undefined ? undefined : await this.#bodyFor(operation, mediaType);
    return {
      method: operation.method,
      path: (await this.pathFor(operation)) + (await this.#queryFor(operation)),
      headers: {
        authorization: `Bearer ${this.app.apiKey}`,
        ...(mediaType === undefined
          ? {}
          : { 'content-type': mediaType === FORM_TYPE ? FORM_HEADER : mediaType }),
      },
      ...(body === undefined ? {} : { body }),
    };
  }

  /** @param replaced values of path parameters, percent-encoded */
  async pathFor(
    operation: DescribedOperation,
    replaced: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const parts: string[] = [];
    for (const part of operation.path.split('/')) {
      const name = part.startsWith('{') ? part.slice(1, -1) : undefined;
      const value = name && (replaced[name] ?? (await this.#parameter(operation, name, parts.at(-1))));
      parts.push(value ?? part);
    }
    return parts.join('/');
  }

  async #queryFor(operation: DescribedOperation): Promise<string> {
    const wanted = operation.parameters.filter((one) => one.in === 'query' && one.required);
    const pairs = await Promise.all(
      wanted.map(async ({ name }) => `${name}=${encodeURIComponent(await this.#parameter(operation, name))}`),
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  }

  async #parameter(operation: DescribedOperation, name: string, segment = ''): Promise<string> {
    if (name === 'endpoint' && operation.path.includes('{endpoint}')) return this.#legacyDevice();
    const kinds: Readonly<Record<string, string>> = { ids: operation.path.split('/')[3]!, id: segment };
    const kind = kinds[name] ?? (name.endsWith('Id') ? `${name.slice(0, -2)}s` : undefined);
    if (kind !== undefined) return this.target(kind.toLowerCase(), operation.operationId);
    const schema = operation.parameters.find((one) => one.name === name)?.schema ?? {};
    const value = plainValues[name] ?? (schema['examples'] as (string | number)[] | undefined)?.[0];
    if (value === undefined) {
      throw new Error(
        `${operation.operationId} has a parameter ${name} without a value: give its schema an example in openapi.yaml, or add it to plainValues in test/contract/support/stage.ts.`,
      );
    }
    return String(value);
  }

  /** Returns the endpoint name of a device that its gateway has registered. */
  #legacyDevice(): Promise<string> {
    this.#legacy ??= this.target('datacollectors').then(async (id) => {
      await this.app.put(`/dataCollectors/${id}/devices/legacy/registration`, { Objects: ['/3303/0'] });
      return 'legacy';
    });
    return this.#legacy;
  }

  async #bodyFor(operation: DescribedOperation, mediaType: string): Promise<string> {
    if (mediaType === FORM_TYPE) {
      const schema = operation.bodies.get(FORM_TYPE)!.schema;
      return formOf(schema, (await this.exampleFor(operation, FORM_TYPE)) as Json);
    }
    if (mediaType !== 'application/json') {
      const raw = operation.bodies.get(mediaType)?.example ?? rawExamples[mediaType];
      if (typeof raw !== 'string') {
        throw new Error(
          `${operation.operationId} takes ${mediaType} without an example: add one to rawExamples in test/contract/support/stage.ts.`,
        );
      }
      return raw;
    }
    return JSON.stringify(await this.exampleFor(operation));
  }

  /** Returns the JSON example of an operation, or that of its form, with the IDs of existing rows. */
  async exampleFor(operation: DescribedOperation, mediaType = 'application/json'): Promise<unknown> {
    const example = operation.bodies.get(mediaType)?.example;
    if (example === undefined) {
      throw new Error(
        `${operation.operationId} has no example of its body: the contract test sends it, so give one in openapi.yaml.`,
      );
    }
    if (/^actuators\.(?:create|update)$/u.test(operation.operationId)) return actuatorBody(this);
    const body = await this.#withTargets(example, '', operation.operationId);
    if (operation.operationId === 'firmwarePackages.create') {
      // A firmware package that the devices of the test accept, and the only one of its build.
      const form = body as { request: Json };
      const { deviceTypeId: DeviceTypeId } = this.app.world;
      return { ...form, request: { ...form.request, DeviceTypeId, Build: randomUUID() } };
    }
    if (operation.operationId.startsWith('transformers.')) {
      return transformerBody(this, operation.operationId, body);
    }
    const fixed = await fixedMembers(this, operation.operationId);
    return fixed === undefined ? body : { ...(body as Json), ...fixed };
  }

  async #withTargets(value: unknown, name: string, operationId: string): Promise<unknown> {
    if (Array.isArray(value)) {
      return Promise.all(value.map((one) => this.#withTargets(one, name, operationId)));
    }
    if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).map(
        async ([key, member]) => [key, await this.#withTargets(member, key, operationId)] as const,
      );
      return Object.fromEntries(await Promise.all(members));
    }
    const kind = ID_MEMBER.exec(name)?.groups?.['kind'];
    if (kind === undefined || typeof value !== 'string' || !UUID.test(value)) return value;
    return this.target(plural(kind.toLowerCase()), operationId);
  }

  /**
   * Returns the ID of an existing row.
   *
   * @param kind path segment of its collection, in lower case
   */
  target(kind: string, operationId = ''): Promise<string> {
    const key = targetKey(kind, operationId);
    const target = this.#targets.get(key) ?? aimAt(this, kind, operationId);
    this.#targets.set(key, target);
    return target;
  }

  /** The IDs of all rows used so far. */
  async ids(): Promise<ReadonlySet<string>> {
    return new Set(await Promise.all(this.#targets.values()));
  }

  /** Creates a key and returns its value. */
  async key(
    name: string,
    roleIds: readonly string[],
    init: CallInit = {},
    ExpirationDate?: string,
  ): Promise<string> {
    const body = { Name: name, RoleIds: roleIds, ExpirationDate };
    const id = await this.app.create('/apikeys', body, init);
    return (await this.app.get(`/apikeys/${id}`, init)).body.Key;
  }
}

/** A stage for many operations, because a start costs more than a request. */
export class SharedStage {
  stage!: Stage;

  /** Starts a stage before the tests of a suite, and closes the last one after them. */
  static perSuite(): SharedStage {
    const shared = new SharedStage();
    before(() => shared.start());
    after(() => shared.close());
    return shared;
  }

  async start(): Promise<void> {
    this.stage = await Stage.start();
  }

  /** Starts another stage, with unchanged rows. */
  async renew(): Promise<void> {
    await this.close();
    await this.start();
  }

  close(): Promise<void> {
    return this.stage.close();
  }

  /** Sends a valid request. If it fails beside rows of earlier operations, it is sent to a new stage. */
  async succeed(
    operation: DescribedOperation,
    mediaType?: string,
    change = (request: WireRequest): WireRequest => request,
  ): Promise<PlainAnswer> {
    const send = async (): Promise<PlainAnswer> =>
      this.stage.wire.send(change(await this.stage.requestFor(operation, mediaType)));
    const answer = await send().catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return answer;
    await this.renew();
    return send();
  }
}

function plural(kind: string): string {
  return kind.endsWith('y') && kind !== 'settingcategory' ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
