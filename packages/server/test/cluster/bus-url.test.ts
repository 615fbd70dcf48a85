import { expect } from 'chai';
import { parseBusUrl } from '../../src/cluster/bus.ts';

describe('the URL of a bus', () => {
  it('names servers, user and password', () => {
    expect(parseBusUrl('nats://127.0.0.1')).to.deep.equal({
      servers: ['127.0.0.1:4222'],
      place: 'nats://127.0.0.1:4222',
      isEncrypted: false,
    });
    expect(parseBusUrl('tls://me:p%40ss@a.example:4333, tls://b.example')).to.deep.equal({
      servers: ['a.example:4333', 'b.example:4222'],
      place: 'tls://a.example:4333,tls://b.example:4222',
      user: 'me',
      pass: 'p@ss',
      isEncrypted: true,
    });
  });

  for (const text of [
    '',
    'nats:',
    'http://127.0.0.1',
    'nats://a/b',
    'nats://a?x=1',
    'nats://a,tls://b',
    'redis://me:secret@a',
    'nats://me:secret@a/secret',
    'nats://me:secret/me:secret@a',
    'nats://me:secret@me:secret@a,',
    'nats://me:secret,me:secret@a',
  ]) {
    it(`refuses "${text}" and does not show its password`, () => {
      expect(() => parseBusUrl(text))
        .to.throw(/nats:\/\//u)
        .with.property('message')
        .that.does.not.include('me:secret');
    });
  }
});
