import { sendJson } from '@muster/testkit';
import { expect } from 'chai';
import { exitCodes } from '../../src/errors/exit-codes.ts';
import { useService } from '../support/cli.ts';
import { idOf } from '../support/rows.ts';

describe('muster devices create-multiple', () => {
  const { service, sandbox } = useService();
  const words = ['devices', 'create-multiple', '--data', '[{"DeviceIdentifier":"a"}]'];

  it('names the request whose outcome the key may not read', async () => {
    service.answer((request, response) =>
      request.method === 'POST'
        ? sendJson(response, 202, { CorrelationId: idOf(7) })
        : sendJson(response, 403, { Message: 'No.', Code: 'permission-denied', RequestId: 'r' }),
    );
    const stderr = await sandbox.fails(exitCodes.auth, words);
    expect(stderr)
      .to.contain(`The rows were sent (CorrelationId ${idOf(7)})`)
      .and.contain('ActivityLog.Read');
    const { stdout } = await sandbox.run([...words, '--no-wait', '-o', 'json']);
    expect(JSON.parse(stdout)).to.deep.equal({ CorrelationId: idOf(7) });
  });
});
