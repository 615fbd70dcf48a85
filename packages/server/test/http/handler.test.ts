import { expect } from 'chai';
import { create, noContent, ok, read, act, type FeatureRoutes } from '../../src/http/handler.ts';
import type { TagResponse } from '../../src/http/generated/contract.ts';

// The type check of the project is the test: each directive is an error if the line below it has none.
describe('route tables are typed by the contract', () => {
  const tag: TagResponse = { Id: '1', Name: 'Roof', IsInherited: false };

  it('a misspelt operationId or group is a type error, and so is a missing operation', () => {
    // @ts-expect-error there is no group of this name
    const misspelt: FeatureRoutes<'tag' | 'version'> | undefined = undefined;
    const table: FeatureRoutes<'tags.get' | 'tags.delete'> = {
      'tags.get': read(async () => ok(tag)),
      'tags.delete': act(async () => noContent()),
      // @ts-expect-error there is no operation of this name
      'tags.remove': act(async () => noContent()),
    };
    // @ts-expect-error tags.delete is missing
    const partial: FeatureRoutes<'tags.get' | 'tags.delete'> = { 'tags.get': read(async () => ok(tag)) };
    expect([Object.keys(table).length, Object.keys(partial).length, misspelt]).to.deep.equal([
      3,
      1,
      undefined,
    ]);
  });

  it('a handler reads the path, the query and the body of its own operation only', () => {
    const table: FeatureRoutes<'tags.update'> = {
      'tags.update': act(async ({ params, query, body }) => {
        const { id }: { id: string } = params;
        const { Name }: { Name: string } = body;
        // @ts-expect-error the body has no member of this name
        const other: unknown = body.Title;
        // @ts-expect-error the operation has no query parameters
        const page: number = query['Page'];
        return noContent({ id, Name, other: String(other), page: String(page) });
      }),
    };
    expect(table).to.have.property('tags.update');
  });

  it('a read has no signal and no form, which need the device loop or the connection', () => {
    const table: FeatureRoutes<'tags.get'> = {
      // @ts-expect-error only acts and routes of the connection have it
      'tags.get': read(async ({ signal }) => ok({ ...tag, Name: String(signal) })),
    };
    expect(table).to.have.property('tags.get');
  });

  it('a reply has a status of the operation and the body that belongs to it', () => {
    // @ts-expect-error tags.get has no 204
    const empty: FeatureRoutes<'tags.get'> = { 'tags.get': read(async () => noContent()) };
    // @ts-expect-error a tag has more members
    const bare: FeatureRoutes<'tags.get'> = { 'tags.get': read(async () => ok({ Id: '1' })) };
    const wrong: FeatureRoutes<'tags.create'> = {
      // @ts-expect-error tags.create answers 200
      'tags.create': act(({ begin }) => create(begin, '', async () => ({ id: '1' }))),
    };
    const right: FeatureRoutes<'tags.create'> = { 'tags.create': act(async () => ok(tag)) };
    expect([empty, bare, wrong, right]).to.have.length(4);
  });
});
