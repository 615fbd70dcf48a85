import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { customPermissions, entityNames, permissionKinds } from '../../src/features/access/model.ts';
import { loadContract } from '../../src/http/contract.ts';
import { resolvePointer } from '../../src/http/document.ts';
import { ContractValidator } from '../../src/http/validation.ts';

describe('contract', () => {
  const contract = loadContract();

  it('permissions are about entities that roles know', () => {
    for (const { operationId, permission } of contract.operations) {
      if (permission !== undefined) {
        const [entity, kind] = permission.split('.');
        expect([...entityNames, ...customPermissions], operationId).to.include(entity);
        expect(permissionKinds, operationId).to.include(kind);
      }
    }
  });

  it('X-DeviceNetwork and Idempotency-Key have no example: programs that send examples would fail or repeat an Idempotency-Key', () => {
    const { parameters } = contract.document['components'] as {
      parameters: Record<string, { schema: object }>;
    };
    const named = ['DeviceNetworkHeader', 'IdempotencyKeyHeader'].map((name) => parameters[name]!);
    for (const header of named) {
      expect(header).not.to.have.any.keys('example', 'examples');
      expect(header.schema).not.to.have.any.keys('example', 'examples', '$ref', 'default');
    }
  });

  it('no pattern takes long for a long text', () => {
    const patterns = new Set<string>();
    JSON.stringify(contract.document, (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value);
      return value;
    });
    expect(patterns.size).to.be.greaterThan(20);
    const parts = ['a', '0', ' ', '/', 'a ', '0:', '=', 'Read, ', 'http://a'];
    const texts = parts.map((part) => `${part.repeat(300_000 / part.length)}\u0001`);
    for (const pattern of patterns) {
      // A quadratic one takes minutes, others milliseconds.
      const isMatch = runInNewContext(
        'texts.map((text) => new RegExp(pattern, "u").test(text))',
        { texts, pattern },
        { timeout: 30_000 },
      ) as boolean[];
      expect(isMatch, pattern).to.include(false);
    }
  });

  it('every operation has its own ID, in the group of its path', () => {
    const ids = contract.operations.map((one) => one.operationId);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const { operationId, path } of contract.operations) {
      expect(operationId).to.match(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/u);
      expect(path).to.match(/^\/api\/v3\//u);
    }
  });

  it('every schema of the components is a JSON Schema of 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    const { schemas } = contract.document['components'] as { schemas: Record<string, object> };
    for (const [name, schema] of Object.entries(schemas)) {
      expect(ajv.validateSchema(schema), `${name}: ${ajv.errorsText()}`).to.equal(true);
    }
  });

  it('every schema of requests and answers compiles', () => {
    const validator = ContractValidator.of(contract);
    const seen = new Set<string>();
    for (const operation of contract.operations) {
      for (const mediaType of operation.body?.schemas.keys() ?? ['']) {
        const body = mediaType === '' ? {} : { body: { value: Symbol.iterator, mediaType, bytes: 1 } };
        validator.checkRequest(operation, { path: {}, query: {}, header: {}, ...body });
      }
      for (const [key, schema] of operation.responses) {
        // Most errors are shared by all operations.
        if (schema !== undefined && seen.has(schema)) continue;
        seen.add(schema ?? '');
        const [status, mediaType = ''] = key.split(' ');
        expect(() => validator.checkResponse(operation, Number(status), mediaType, {}), key).not.to.throw();
      }
    }
  });

  it('every pattern of a request has a description that errors can use', () => {
    const pointers = contract.operations.flatMap((one) => [
      ...one.parameters.map(({ schemaPointer }) => schemaPointer),
      ...(one.body?.schemas.values() ?? []),
    ]);
    const seen = new Set<object>();
    const visit = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
      seen.add(schema);
      const { $ref, pattern, 'x-pattern-description': description } = schema as Record<string, unknown>;
      if (typeof $ref === 'string') visit(resolvePointer(contract.document, $ref.slice(1))[0], $ref);
      if (typeof pattern === 'string') expect(description, at).to.be.a('string').and.not.match(/[.]$/u);
      for (const [name, part] of Object.entries(schema)) visit(part, `${at}/${name}`);
    };
    for (const pointer of pointers) visit(resolvePointer(contract.document, pointer)[0], pointer);
    expect(seen.size).to.be.above(100);
  });

  it('invalid contracts are refused with the reason', () => {
    expect(() => loadContract('42')).to.throw('not an OpenAPI document');
    expect(() => loadContract('openapi: 3.1.0')).to.throw('no paths');
    const withoutId = 'paths: { /x: { get: { responses: {} } } }';
    expect(() => loadContract(withoutId)).to.throw('GET /x has no operationId.');
    const dangling =
      'paths: { /x: { get: { operationId: a, parameters: [{ $ref: "#/no" }], responses: {} } } }';
    expect(() => loadContract(dangling)).to.throw('nothing at /no');
    const circle = `{ paths: { /x: { get: { operationId: a, parameters: [{ $ref: "#/c" }], responses: {} } } }, c: { $ref: "#/c" } }`;
    expect(() => loadContract(circle)).to.throw('is circular');
  });
});
