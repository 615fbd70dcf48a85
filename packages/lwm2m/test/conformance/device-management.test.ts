import { procedures } from './device-management-procedures.ts';
import { playToDevice, playToServer, proceduresOf, type Procedure } from './exchange.ts';
import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import { LockstepDevice } from '../endpoint/lockstep-device.ts';
import { CoapDevice } from '../endpoint/coap-device.ts';
import { MemoryTree, TestServer } from '../endpoint/support.ts';

describe('device management of the enabler test specification, in bytes', () => {
  describe('as device', () => {
    for (const procedure of procedures) {
      it(procedure.id, () => playToDevice(procedure));
    }

    it('LightweightM2M-1.1-int-237: a Read of an object without Accept is answered in a format for several values', async () => {
      await using device = await LockstepDevice.open({ tree: new MemoryTree({ '/3/0/0': 'Muster' }) });
      const answer = await device.ask('GET', '/3', { [OptionNumber.observe]: 1 });
      expect(answer).to.include({ code: '2.05', contentFormat: 112 });
    });
  });

  describe('SenML-ETCH', () => {
    const [json] = proceduresOf(`
takes a resource instance away
  has {"/3/0/0":"Muster","/3/0/14":"+01:00","/16/0/0":["a","b","c"]}
  iPATCH / format=320 [{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"16/0/0/1","v":null}]
    2.04
  then {"/3/0/14":"+02:00","/16/0/0":{"0":"a","2":"c"}}
`) as [Procedure];

    it('takes a resource instance away, as device', () => playToDevice(json));
    it('takes a resource instance away, as server', () => playToServer(json));

    it('is atomic if any path cannot be removed', async () => {
      const tree = new MemoryTree(json.has);
      await using device = await LockstepDevice.open({ tree });
      for (const [name, code] of [
        ['/16/0/0/7', '4.04'],
        ['/16/0/9/0', '4.04'],
        ['/16/4/0/0', '4.04'],
        ['/16/0/0', '4.05'],
        ['/3/0/14/0', '4.04'],
        ['/3/0/0/0', '4.05'],
        ['/0/0/0/0', '4.01'],
      ]) {
        const payload = `[{"n":"/3/0/14","vs":"+02:00"},{"n":"${name ?? ''}","v":null}]`;
        const answer = await device.ask('iPATCH', '/', { [OptionNumber.contentFormat]: 320 }, payload);
        expect(answer.code, name).to.equal(code);
      }
      expect(tree.read(3, 0, 14)).to.equal('+01:00');
      // Two of one resource, one of which is written in the same request.
      const payload = '[{"n":"/16/0/0/0","vs":"x"},{"n":"/16/0/0/1","v":null},{"n":"/16/0/0/2","v":null}]';
      const answer = await device.ask('iPATCH', '/', { [OptionNumber.contentFormat]: 320 }, payload);
      expect(answer.code).to.equal('2.04');
      expect(tree.read(16, 0, 0)).to.deep.equal(new Map([[0, 'x']]));
      const plain = '[{"n":"/16/0/0/0","v":null}]';
      const refused = await device.ask('iPATCH', '/', { [OptionNumber.contentFormat]: 110 }, plain);
      expect(refused.code).to.equal('4.00');
    });
  });

  describe('as server', () => {
    for (const procedure of procedures) {
      it(procedure.id, () => playToServer(procedure));
    }

    it('LightweightM2M-1.1-int-237: the format of a response is taken from the response, not from the request', async () => {
      await using server = await TestServer.open();
      await using device = await CoapDevice.open(server);
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
    });
  });
});
