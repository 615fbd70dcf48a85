/** Resource discovery of the CoAP plugtests (RFC 6690), as server and as client. */
import { createEndpoint, OptionNumber, type CoapReply, type CoapRequest, type Endpoint } from '@muster/coap';
import { LockstepPeer, seededRandom, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { isWellKnownCore, wellKnownCore } from '../../src/binding/resource-discovery.ts';
import { formatLinkFormat, parseLinkFormat, type LinkValue } from '../../src/index.ts';

const { contentFormat, uriPath, uriQuery } = OptionNumber;
const LINK_FORMAT = 40;

const link = (target: string, attributes: Readonly<Record<string, string>> = {}): LinkValue => ({
  target,
  attributes: new Map(Object.entries(attributes)),
});

/** All that the procedures ask a server to have. */
const links: readonly LinkValue[] = [
  link('/link1', { rt: 'Type1 Type2', if: 'If1' }),
  link('/link2', { rt: 'Type2 Type3', if: 'If2' }),
  link('/link3', { rt: 'Type1 Type3', if: 'foo', sz: '1280' }),
  link('/test', { rt: '' }),
  link('/large', { sz: '8000' }),
  link('/path', { ct: '40' }),
];
const below: readonly LinkValue[] = [link('/path/sub1'), link('/path/sub2')];

function serve(request: CoapRequest): CoapReply {
  if (isWellKnownCore(request.path)) return wellKnownCore(request, links);
  const path = `/${request.path.join('/')}`;
  if (path === '/path') {
    return { code: '2.05', contentFormat: LINK_FORMAT, payload: Buffer.from(formatLinkFormat(below)) };
  }
  if (below.some(({ target }) => target === path)) return { code: '2.05', payload: Buffer.from(path) };
  return { code: '4.04' };
}

const procedures: readonly [
  id: string,
  what: string,
  filter: string | undefined,
  found: readonly string[],
][] = [
  ['TD_COAP_LINK_01', 'all links', undefined, ['/link1', '/link2', '/link3', '/test', '/large', '/path']],
  ['TD_COAP_LINK_02', 'those of a type', 'rt=Type1', ['/link1', '/link3']],
  ['TD_COAP_LINK_03', 'those that have a type', 'rt=*', ['/link1', '/link2', '/link3', '/test']],
  ['TD_COAP_LINK_04', 'those that have a type among several', 'rt=Type2', ['/link1', '/link2']],
  ['TD_COAP_LINK_05', 'those whose interface begins so', 'if=If*', ['/link1', '/link2']],
  ['TD_COAP_LINK_06', 'those that say their size', 'sz=*', ['/link3', '/large']],
  ['TD_COAP_LINK_07', 'the one of a target', 'href=/link1', ['/link1']],
  ['TD_COAP_LINK_08', 'those whose target begins so', 'href=/link*', ['/link1', '/link2', '/link3']],
];

describe('CoAP plugtests, resource discovery (RFC 6690)', () => {
  let endpoint: Endpoint;
  let script: LockstepPeer;

  beforeEach(() => {
    script = new LockstepPeer();
    endpoint = createEndpoint({
      transport: script.transport,
      clock: new VirtualClock(),
      random: seededRandom(7),
      handler: serve,
    });
  });

  afterEach(() => endpoint.close());

  /** What a GET over the wire is answered with. */
  async function get(id: number, path: readonly string[], filter?: string): Promise<string> {
    const options = filter === undefined ? {} : { [uriQuery]: filter };
    script.send({ type: 'CON', code: 'GET', id, token: '07', path: [...path], options });
    const answer = await script.expect({ type: 'ACK', code: '2.05', id, token: '07' });
    const format = answer.options.find(({ number }) => number === contentFormat)?.value;
    if (format) expect(format).to.deep.equal(Buffer.from([LINK_FORMAT]));
    return answer.payload.toString();
  }

  const targetsOf = (text: string | Buffer): string[] =>
    parseLinkFormat(text).links.map(({ target }) => target);

  for (const [id, what, filter, found] of procedures) {
    it(`${id} ${what}, as server`, async () => {
      expect(targetsOf(await get(1, ['.well-known', 'core'], filter))).to.deep.equal(found);
    });

    it(`${id} ${what}, as client`, async () => {
      const answered = endpoint.request(script.peer, {
        method: 'GET',
        path: ['.well-known', 'core'],
        ...(filter === undefined ? {} : { query: [filter] }),
      });
      const { messageId, token, options } = await script.expect({ type: 'CON', code: 'GET' });
      const strings = (wanted: number): string[] =>
        options.filter(({ number }) => number === wanted).map(({ value }) => value.toString());
      expect(strings(uriPath)).to.deep.equal(['.well-known', 'core']);
      expect(strings(uriQuery)).to.deep.equal(filter === undefined ? [] : [filter]);
      script.send({
        type: 'ACK',
        code: '2.05',
        id: messageId,
        token: token.toString('hex'),
        options: { [contentFormat]: LINK_FORMAT },
        payload: formatLinkFormat(links.filter(({ target }) => found.includes(target))),
      });
      const response = await answered;
      expect(response.contentFormat).to.equal(LINK_FORMAT);
      expect(targetsOf(response.payload)).to.deep.equal(found);
    });
  }

  it('TD_COAP_LINK_09 links below links, as server', async () => {
    const entries = parseLinkFormat(await get(1, ['.well-known', 'core'], 'ct=40')).links;
    expect(entries.map(({ target }) => target)).to.deep.equal(['/path']);
    expect(targetsOf(await get(2, ['path']))).to.deep.equal(['/path/sub1', '/path/sub2']);
    expect(await get(3, ['path', 'sub1'])).to.equal('/path/sub1');
  });

  it('TD_COAP_LINK_09 links below links, as client', async () => {
    const pages: Readonly<Record<string, string>> = {
      '.well-known/core': '</path>;ct=40',
      path: '</path/sub1>,</path/sub2>',
      'path/sub1': 'the sub-resource',
    };
    const follow = async (path: string): Promise<string> => {
      const answered = endpoint.request(script.peer, { method: 'GET', path: path.split('/') });
      const { messageId: id, token, options } = await script.expect({ type: 'CON', code: 'GET' });
      const asked = options.filter(({ number }) => number === uriPath).map(({ value }) => value.toString());
      const payload = pages[asked.join('/')] ?? '';
      script.send({ type: 'ACK', code: '2.05', id, token: token.toString('hex'), payload });
      return (await answered).payload.toString();
    };
    const [entry = ''] = targetsOf(await follow('.well-known/core'));
    const [below1 = ''] = targetsOf(await follow(entry.slice(1)));
    expect(await follow(below1.slice(1))).to.equal('the sub-resource');
  });
});
