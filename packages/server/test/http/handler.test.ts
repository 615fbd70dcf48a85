import { expect } from 'chai';
import { create, noContent, ok, type HandlerOf, type Routes } from '../../src/http/handler.ts';
import type { TagResponse } from '../../src/http/generated/contract.ts';

// The type check of the project is the test: each directive is an error if the line below it has none.
describe('route tables are typed by the contract', () => {
  const tag: TagResponse = { Id: '1', Name: 'Roof', IsInherited: false };

  it('a misspelt operationId or group is a type error, and so is a missing operation', () => {
    // @ts-expect-error there is no group of this name
    const misspelt: Routes<'tag' | 'version'> | undefined = undefined;
    const table: Routes<'tags.get' | 'tags.delete'> = {
      'tags.get': async () => ok(tag),
      'tags.delete': async () => noContent(),
      // @ts-expect-error there is no operation of this name
      'tags.remove': async () => noContent(),
    };
    // @ts-expect-error tags.delete is missing
    const partial: Routes<'tags.get' | 'tags.delete'> = { 'tags.get': async () => ok(tag) };
    expect([Object.keys(table).length, Object.keys(partial).length, misspelt]).to.deep.equal([
      3,
      1,
      undefined,
    ]);
  });

  it('a handler reads the path, the query and the body of its own operation only', () => {
    const handler: HandlerOf<'tags.update'> = async ({ params, query, body }) => {
      const { id }: { id: string } = params;
      const { Name }: { Name: string } = body;
      // @ts-expect-error the body has no member of this name
      const other: unknown = body.Title;
      // @ts-expect-error the operation has no query parameters
      const page: number = query['Page'];
      return noContent({ id, Name, other: String(other), page: String(page) });
    };
    expect(handler).to.be.a('function');
  });

  it('a reply has a status of the operation and the body that belongs to it', () => {
    // @ts-expect-error tags.get has no 204
    const empty: HandlerOf<'tags.get'> = async () => noContent();
    // @ts-expect-error a tag has more members
    const bare: HandlerOf<'tags.get'> = async () => ok({ Id: '1' });
    // @ts-expect-error tags.create answers 200
    const wrong: HandlerOf<'tags.create'> = ({ begin }) => create(begin, '', async () => ({ id: '1' }));
    const right: HandlerOf<'tags.create'> = async () => ok(tag);
    expect([empty, bare, wrong, right]).to.have.length(4);
  });
});
