/** A certificate authority of one test, for servers of TLS. */
import { TestAuthority as Issuer } from '../../packages/dtls/test/support/identities.ts';

/** Now, in the days that the issuer counts. */
export const TODAY = (Date.now() - Date.UTC(2030, 0, 1)) / 86_400_000;

/** What a TLS server needs, as PEM. */
export interface ServerIdentity {
  readonly cert: string;
  readonly key: string;
}

export class TestAuthority {
  readonly #issuer: Issuer;

  constructor(name = 'Authority of a test') {
    this.#issuer = new Issuer(name, TODAY - 30);
  }

  /** Its certificate, as PEM. */
  get pem(): string {
    return this.#issuer.root.toString();
  }

  /** @param name that the certificate is for @param days from now to its end; negative when it is over */
  issue(name: string, days = 1): ServerIdentity {
    const validity = { fromDays: TODAY - 30, toDays: TODAY + days };
    const { chain, privateKey } = this.#issuer.issue(name, validity);
    const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    return { cert: chain.map(String).join(''), key };
  }
}
