import { expect } from 'chai';
import { idOf } from './support/rows.ts';
import { json, useService } from './support/cli.ts';

describe('--idempotency-key', () => {
  const { service, sandbox } = useService();

  beforeEach(() => {
    service.answer(json(201, { Id: idOf(1) }));
  });

  const keys = (): unknown[] => service.received.map(({ headers }) => headers['idempotency-key']);

  it('is sent with a create', async () => {
    const create = ['setting-categories', 'create', '--name', 'r', '--idempotency-key', 'set up r'];
    expect(await sandbox.run(create)).to.include({ code: 0, stderr: '' });
    expect(keys()).to.deep.equal(['"set up r"']);
  });

  it('is another one for each id on standard input', async () => {
    service.answer((_request, response) => void response.writeHead(204).end());
    const { code } = await sandbox.run('resources execute - --yes --idempotency-key reboot', {
      input: `${idOf(1)}\n${idOf(2)}\n`,
    });
    expect(code).to.equal(0);
    expect(keys()).to.deep.equal([`"reboot ${idOf(1)}"`, `"reboot ${idOf(2)}"`]);
  });

  it('is a usage error where nothing takes it, and when it cannot be one', async () => {
    await sandbox.fails(2, 'roles list --idempotency-key a');
    const create = 'setting-categories create --name r --idempotency-key "a"';
    expect(await sandbox.fails(2, create)).to.match(/idempotency/iu);
    expect(service.received).to.have.length(0);
  });
});
