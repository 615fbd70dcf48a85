import { operationProcedures } from './device-management-operations.ts';
import { valueProcedures } from './device-management-values.ts';
import { playToDevice, playToServer } from './exchange.ts';
import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import { CoapDevice } from '../endpoint/coap-device.ts';
import { MemoryTree, TestServer } from '../endpoint/support.ts';

describe('device management of the enabler test specification, in bytes', () => {
  describe('as device', () => {
    for (const procedure of [...valueProcedures, ...operationProcedures]) {
      it(procedure.id, () => playToDevice(procedure));
    }

    it('LightweightM2M-1.1-int-237: a Read of an object without Accept is answered in a format for several values', async () => {
      const device = await LockstepDevice.open({ tree: new MemoryTree({ '/3/0/0': 'Muster' }) });
      try {
        const answer = await device.ask('GET', '/3', { [OptionNumber.observe]: 1 });
        expect(answer).to.include({ code: '2.05', contentFormat: 112 });
      } finally {
        await device.close();
      }
    });
  });

  describe('as server', () => {
    for (const procedure of [...valueProcedures, ...operationProcedures]) {
      it(procedure.id, () => playToServer(procedure));
    }

    it('LightweightM2M-1.1-int-237: the format of an answer is taken from the answer, whatever was asked for', async () => {
      const server = await TestServer.open();
      const device = await CoapDevice.open(server);
      try {
        device.answer = ({ accept }) =>
          accept === undefined
            ? {
                code: '2.05',
                contentFormat: 11_543,
                payload: Buffer.from('{"bn":"/3/0/","e":[{"n":"9","v":87}]}'),
              }
            : { code: '4.06' };
        const answer = await server.server.perform(device.target(), { type: 'read', path: { objectId: 3 } });
        expect(answer).to.include({ success: true, contentFormat: 11_543 });
        expect(answer.records?.map(({ value }) => value)).to.deep.equal([87]);
        expect(device.asked.at(-1)).to.equal('GET /3');
      } finally {
        await device.close();
        await server.close();
      }
    });
  });
});
