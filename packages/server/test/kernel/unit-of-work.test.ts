import { expect } from 'chai';
import { create, startCommand } from '../../src/http/handler.ts';
import { UnitOfWork } from '../../src/kernel/entities.ts';

const begin = (): UnitOfWork => new UnitOfWork();
const failure = (work: Promise<unknown>): Promise<string> => work.then(() => 'none', String);

describe('UnitOfWork', () => {
  it('makes a create and a command fail if the service does not add the writes of the unit to its commit', async () => {
    const forgetful = 'The service did not add unit.writesFor(id) to its commit.';
    expect(await failure(create(begin, '/api/v3/tags', async () => ({ id: 'a' })))).to.contain(forgetful);
    expect(await failure(startCommand(begin, async () => 'a'))).to.contain(forgetful);
  });

  it('lets them respond with the ID if it does', async () => {
    const commit = async (unit: UnitOfWork): Promise<string> => {
      unit.writesFor('a');
      return 'a';
    };
    const created = await create(begin, '/api/v3/tags', async (unit) => ({ id: await commit(unit) }));
    expect(created).to.deep.include({ status: 201, body: { Id: 'a' } });
    expect((await startCommand(begin, commit)).headers).to.deep.equal({ 'X-Activity-Id': 'a' });
  });
});
