import { expect } from 'chai';
import { formatPath, parseUri } from '../../src/index.ts';

describe('URIs (RFC 7252 section 6)', () => {
  it('are taken apart', () => {
    expect(parseUri('coap://example.net:61616/a/b%20c?x=1&y=%26')).to.deep.equal({
      scheme: 'coap',
      host: 'example.net',
      port: 61_616,
      path: ['a', 'b c'],
      query: ['x=1', 'y=&'],
    });
    expect(parseUri('COAPS://[2001:db8::1]')).to.deep.equal({
      scheme: 'coaps',
      host: '2001:db8::1',
      port: 5_684,
      path: [],
      query: [],
    });
  });

  it('keep empty segments and an empty path apart', () => {
    expect(parseUri('coap://h/').path).to.deep.equal([]);
    expect(parseUri('coap://h/a/').path).to.deep.equal(['a', '']);
    expect(parseUri('coap://h//').path).to.deep.equal(['', '']);
  });

  for (const bad of [
    'http://h/',
    'coap://',
    'coap:///x',
    'coap://h/#f',
    'coap://u@h/',
    'coap://h:0/',
    'coap://h:65536/',
    'coap://[::g]/',
    'coap://h/%zz',
    'h/x',
  ]) {
    it(`refuse ${bad}`, () => expect(() => parseUri(bad)).to.throw(TypeError));
  }

  it('paths are written with escapes', () => {
    expect(formatPath(['a', 'b c', '%'])).to.equal('/a/b%20c/%25');
    expect(formatPath([])).to.equal('/');
  });
});
