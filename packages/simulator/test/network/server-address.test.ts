import { expect } from 'chai';
import { rejection } from '../support/rejection.ts';
import { resolveServer, ServerUriError } from '../../src/network/server-address.ts';

describe('server addresses', () => {
  it('take literal addresses and the default port', async () => {
    expect(await resolveServer('coap://127.0.0.1')).to.deep.equal({
      uri: 'coap://127.0.0.1:5683',
      address: '127.0.0.1',
      port: 5683,
    });
    expect(await resolveServer('coap://[::1]:7000')).to.deep.equal({
      uri: 'coap://[::1]:7000',
      address: '::1',
      port: 7000,
    });
  });

  it('look a name up once', async () => {
    expect((await resolveServer('coap://localhost:1')).address).to.be.oneOf(['127.0.0.1', '::1']);
  });

  for (const uri of [
    '',
    'nonsense',
    'http://127.0.0.1',
    'coap://',
    'coaps+tcp://127.0.0.1',
    'coap://127.0.0.1:99999',
  ]) {
    it(`refuse ${JSON.stringify(uri)}`, async () => {
      expect(await rejection(resolveServer(uri))).to.be.instanceOf(ServerUriError);
    });
  }
});
