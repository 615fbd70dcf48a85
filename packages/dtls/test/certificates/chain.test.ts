import { X509Certificate } from 'node:crypto';
import { expect } from 'chai';
import { AlertDescription, alertName } from '../../src/alert.ts';
import { parseCertificateList, verifyChain, type ChainTrust } from '../../src/certificates/chain.ts';
import { DecodeError, DtlsError } from '../../src/errors.ts';
import { authority, DAY_MS, issue, NOW, x509, type Issued } from './authority.ts';

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const { digitalSignature, keyAgreement } = x509.KeyUsageFlags;

/** The alert that the chain is refused with; undefined when it is good. */
function verdict(
  chain: readonly Issued[],
  trusted: readonly Issued[],
  trust: Partial<ChainTrust> = {},
): string | undefined {
  try {
    const roots = trusted.map(({ certificate }) => certificate);
    verifyChain(
      chain.map(({ certificate }) => certificate),
      { trusted: roots, now: NOW, purpose: 'client', ...trust },
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof DtlsError) || error.alert === undefined) throw error;
    expect(error.kind).to.equal('invalid');
    return alertName(error.alert);
  }
}

describe('chains of certificates', () => {
  let root: Issued;
  let middle: Issued;
  let device: Issued;

  before(async () => {
    root = await authority();
    middle = await authority({ subject: 'CN=Middle', issuer: root });
    device = await issue({ issuer: middle, ca: false, keyUsage: digitalSignature });
  });

  it('lead to a trusted root, over intermediates, which may or may not be followed by the root itself', async () => {
    const direct = await issue({ issuer: root });
    expect(verdict([direct], [root])).to.equal(undefined);
    expect(verdict([device, middle], [root])).to.equal(undefined);
    expect(verdict([device, middle, root], [root])).to.equal(undefined);
  });

  it('may end in a trusted intermediate, or be one trusted certificate', () => {
    expect(verdict([device], [middle])).to.equal(undefined);
    expect(verdict([device], [device])).to.equal(undefined);
  });

  it('that lead to no trusted root are of an unknown_ca', async () => {
    const stranger = await authority();
    const selfSigned = await issue({ subject: 'CN=self' });
    expect(verdict([device, middle], [stranger])).to.equal('unknown_ca');
    expect(verdict([device, middle, root], [])).to.equal('unknown_ca');
    expect(verdict([device], [root])).to.equal('unknown_ca');
    expect(verdict([selfSigned], [root])).to.equal('unknown_ca');
  });

  it('with a certificate that the next did not issue are refused', async () => {
    const other = await authority({ subject: 'CN=Other', issuer: root });
    expect(verdict([device, other], [root])).to.equal('unknown_ca');
    const namesake = await authority({ subject: 'CN=Middle', issuer: root });
    expect(verdict([device, namesake], [root])).to.equal('bad_certificate');
  });

  it('with a certificate that was changed are refused', () => {
    const changed = Buffer.from(device.certificate.raw);
    changed[changed.length - 1]! ^= 1;
    const forged = { ...device, certificate: new X509Certificate(changed) };
    expect(verdict([forged, middle], [root])).to.equal('bad_certificate');
  });

  it('are valid from the first to the last moment of each of their certificates', async () => {
    const [from, to] = [NOW - DAY_MS, NOW + DAY_MS];
    const short = await issue({ issuer: root, notBefore: from, notAfter: to });
    expect(verdict([short], [root], { now: from })).to.equal(undefined);
    expect(verdict([short], [root], { now: to })).to.equal(undefined);
    expect(verdict([short], [root], { now: from - 1_000 })).to.equal('certificate_expired');
    expect(verdict([short], [root], { now: to + 1_000 })).to.equal('certificate_expired');
    expect(verdict([short], [root], { now: NaN })).to.equal('certificate_expired');
  });

  it('are not valid when an authority is not, trusted or not; nor is a single trusted certificate', async () => {
    const expired = await authority({ subject: 'CN=Old', issuer: root, notAfter: NOW - DAY_MS });
    const below = await issue({ issuer: expired });
    expect(verdict([below, expired], [root])).to.equal('certificate_expired');
    expect(verdict([below], [expired])).to.equal('certificate_expired');
    const early = await issue({ notBefore: NOW + DAY_MS });
    expect(verdict([early], [early])).to.equal('certificate_expired');
  });

  it('may lead to either of two roots with the same name and key, one of which has expired', async () => {
    const old = await authority({ keys: root.keys, notAfter: NOW - DAY_MS });
    const namesake = await authority();
    for (const trusted of [
      [old, root],
      [root, old],
      [namesake, old, root],
    ]) {
      expect(verdict([device, middle], trusted)).to.equal(undefined);
    }
  });

  it('have authorities only above the first certificate', async () => {
    const plain = await issue({ subject: 'CN=plain', issuer: root });
    const entity = await issue({ subject: 'CN=entity', issuer: root, ca: false });
    const unsigning = await authority({ subject: 'CN=mute', issuer: root, keyUsage: digitalSignature });
    for (const issuer of [plain, entity, unsigning]) {
      const below = await issue({ issuer });
      expect(verdict([below, issuer], [root])).to.be.oneOf(['bad_certificate', 'unknown_ca']);
      expect(verdict([below], [issuer])).to.be.oneOf(['bad_certificate', 'unknown_ca']);
    }
  });

  it('are no longer than their authorities allow', async () => {
    const narrow = await authority({ subject: 'CN=Narrow', pathLength: 0 });
    const sub = await authority({ subject: 'CN=Sub', issuer: narrow });
    const direct = await issue({ issuer: narrow });
    const deep = await issue({ issuer: sub });
    expect(verdict([direct], [narrow])).to.equal(undefined);
    expect(verdict([deep, sub], [narrow])).to.equal('bad_certificate');
    const above = await authority({ subject: 'CN=Above', pathLength: 1 });
    const first = await authority({ subject: 'CN=First', issuer: above, pathLength: 0 });
    const second = await authority({ subject: 'CN=Second', issuer: first });
    const leaf = await issue({ issuer: second });
    expect(verdict([await issue({ issuer: first }), first], [above])).to.equal(undefined);
    expect(verdict([leaf, second, first], [above])).to.equal('bad_certificate');
  });

  it('have at most 8 certificates', async () => {
    let issuer = root;
    const chain: Issued[] = [];
    for (let depth = 0; depth < 8; depth += 1) {
      issuer = await authority({ subject: `CN=Depth ${depth}`, issuer });
      chain.unshift(issuer);
    }
    const leaf = await issue({ issuer });
    expect(verdict([leaf, ...chain.slice(0, 7)], [chain[7]!])).to.equal(undefined);
    expect(verdict([leaf, ...chain], [root])).to.equal('bad_certificate');
    expect(verdict([], [root])).to.equal('bad_certificate');
  });

  it('are for what their certificate is used for', async () => {
    const forServers = await issue({ issuer: root, extendedKeyUsage: [SERVER_AUTH] });
    const forClients = await issue({ issuer: root, extendedKeyUsage: [CLIENT_AUTH] });
    const forBoth = await issue({ issuer: root, extendedKeyUsage: [SERVER_AUTH, CLIENT_AUTH] });
    const forAny = await issue({ issuer: root, extendedKeyUsage: ['2.5.29.37.0'] });
    const noSigning = await issue({ issuer: root, keyUsage: keyAgreement });
    const server = { purpose: 'server' } as const;
    expect(verdict([forServers], [root])).to.equal('unsupported_certificate');
    expect(verdict([forServers], [root], server)).to.equal(undefined);
    expect(verdict([forClients], [root])).to.equal(undefined);
    expect(verdict([forClients], [root], server)).to.equal('unsupported_certificate');
    for (const both of [forBoth, forAny]) {
      const expected = [undefined, undefined];
      expect([verdict([both], [root]), verdict([both], [root], server)]).to.deep.equal(expected);
    }
    expect(verdict([noSigning], [root])).to.equal('unsupported_certificate');
  });

  it('are for the host, by name, wildcard or address, or by common name where there are no DNS names', async () => {
    const named = await issue({
      subject: 'CN=ignored.example.org',
      issuer: root,
      names: [
        { type: 'dns', value: 'lwm2m.example.org' },
        { type: 'dns', value: '*.fleet.example.org' },
        { type: 'ip', value: '192.0.2.7' },
      ],
    });
    const common = await issue({ subject: 'CN=old.example.org', issuer: root });
    const check = (issued: Issued, hostName: string): string | undefined =>
      verdict([issued], [root], { purpose: 'server', hostName });
    for (const host of ['lwm2m.example.org', 'LwM2M.example.ORG', 'a.fleet.example.org', '192.0.2.7']) {
      expect(check(named, host), host).to.equal(undefined);
    }
    for (const host of [
      'example.org',
      'ignored.example.org',
      'a.b.fleet.example.org',
      '192.0.2.8',
      '2001:db8::7',
    ]) {
      expect(check(named, host), host).to.equal('bad_certificate');
    }
    expect(check(common, 'old.example.org')).to.equal(undefined);
    expect(check(common, 'new.example.org')).to.equal('bad_certificate');
  });

  it('have a key of P-256 first; their authorities may have larger ones', async () => {
    const p384 = await issue({ issuer: root, curve: 'P-384' });
    expect(verdict([p384], [root])).to.equal('unsupported_certificate');
    const large = await authority({ subject: 'CN=Large', curve: 'P-384', hash: 'SHA-384' });
    expect(verdict([await issue({ issuer: large, hash: 'SHA-384' })], [large])).to.equal(undefined);
  });

  it('signed with SHA-1 are refused', async () => {
    const weak = await issue({ issuer: root, hash: 'SHA-1' });
    expect(verdict([weak], [root])).to.equal('unsupported_certificate');
  });

  it('with critical extensions that are not known, such as nameConstraints, are refused; others are ignored', async () => {
    const constraints = (critical: boolean) =>
      new x509.Extension('2.5.29.30', critical, Buffer.from('3000', 'hex'));
    for (const [critical, expected] of [
      [true, 'unsupported_certificate'],
      [false, undefined],
    ] as const) {
      const limited = await authority({
        subject: 'CN=Limited',
        issuer: root,
        extensions: [constraints(critical)],
      });
      expect(verdict([await issue({ issuer: limited }), limited], [root])).to.equal(expected);
    }
  });

  it('are refused without repeating their content', async () => {
    const device = await issue({ subject: 'CN=secret-name' });
    expect(() => {
      verifyChain([device.certificate], { trusted: [root.certificate], now: NOW, purpose: 'client' });
    })
      .to.throw(DtlsError)
      .with.property('message')
      .that.does.not.include('secret-name');
  });

  describe('of a Certificate message', () => {
    it('are parsed, the peer first', () => {
      const ders = [device, middle].map(({ certificate }) => certificate.raw);
      expect(parseCertificateList(ders).map(({ raw }) => raw)).to.deep.equal(ders);
      expect(parseCertificateList([])).to.deep.equal([]);
    });

    it('are bounded in number and bytes', () => {
      const { raw } = device.certificate;
      expect(() => parseCertificateList(Array.from({ length: 9 }, () => raw))).to.throw(DecodeError);
      expect(() => parseCertificateList([raw, raw], { maxCertificates: 1 })).to.throw(DecodeError);
      expect(() => parseCertificateList([raw], { maxBytes: raw.length - 1 })).to.throw(DecodeError);
      expect(() => parseCertificateList([Buffer.alloc(16_385)])).to.throw(DecodeError);
    });

    it('are bad_certificate when they are none, cut, longer, or PEM', () => {
      const { raw } = device.certificate;
      const pem = Buffer.from(device.certificate.toString());
      const wrong = [
        Buffer.alloc(0),
        Buffer.of(0x30),
        raw.subarray(0, -1),
        Buffer.concat([raw, Buffer.of(0)]),
        pem,
      ];
      for (const bytes of wrong) {
        expect(() => parseCertificateList([bytes]))
          .to.throw(DecodeError)
          .with.property('alert', AlertDescription.badCertificate);
      }
    });

    it('throw only DecodeError or DtlsError, for any changed bit', () => {
      const { raw } = device.certificate;
      let parsed = 0;
      for (let bit = 0; bit < raw.length * 8; bit += 1) {
        const changed = Buffer.from(raw);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        try {
          const chain = [...parseCertificateList([changed]), middle.certificate];
          parsed += 1;
          verifyChain(chain, { trusted: [root.certificate], now: NOW, purpose: 'client' });
          expect.fail(`bit ${bit} does not matter`);
        } catch (error) {
          if (!(error instanceof DecodeError) && !(error instanceof DtlsError)) throw error;
        }
      }
      expect(parsed).to.be.greaterThan(0);
    });
  });
});
