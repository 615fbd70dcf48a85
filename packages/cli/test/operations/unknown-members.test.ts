import { expect } from 'chai';
import { allOperations } from '../../src/operation-table.ts';
import { warnOfUnknownMembers } from '../../src/operations/unknown-members.ts';
import { json, useService } from '../support/cli.ts';
import { idOf } from '../support/rows.ts';

describe('unknown members of a body', () => {
  const { service, sandbox } = useService({});

  before(() => service.answer(json(200, { Id: idOf(1) })));

  it('are warned of on standard error, with a suggestion, and sent all the same', async () => {
    const body = { DeviceIdentifier: 'a', DeviceTypeId: idOf(2), Nmae: 'x', Colour: 'red' };
    const run = await sandbox.run(['devices', 'create', '--data', JSON.stringify(body)]);
    expect(run.code).to.equal(0);
    expect(JSON.parse(run.stdout)).to.deep.equal({ Id: idOf(1) });
    expect(run.stderr).to.equal(
      'Warning: Unknown member "Nmae" in --data. The service ignores it. Did you mean "Name"?\n' +
        'Warning: Unknown member "Colour" in --data. The service ignores it.\n',
    );
    expect(JSON.parse(service.received.at(-1)?.body ?? '')).to.deep.equal(body);
  });

  it('are found in the rows of an array and below members, each once', async () => {
    const rows = [1, 2, 3].map((index) => ({ DeviceIdentifier: `d${index}`, DeviceType: 'x', Nmae: 'y' }));
    const { stderr } = await sandbox.run(['devices', 'create-multiple', '--data', JSON.stringify(rows)]);
    expect(stderr.match(/Unknown member "Nmae"/gu)).to.have.length(1);
  });

  it('are none in the examples of the contract', () => {
    const warnings: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text: unknown): boolean => warnings.push(String(text)) > 0;
    try {
      for (const { body } of allOperations()) {
        if (body !== undefined) warnOfUnknownMembers(body.shape, JSON.parse(body.example));
      }
    } finally {
      process.stderr.write = write;
    }
    expect(warnings).to.deep.equal([]);
  });
});
