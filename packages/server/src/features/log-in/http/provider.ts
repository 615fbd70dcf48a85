import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { Clock } from '../../../kernel/timers.ts';
import { boundedBody, LogInFault } from './answers.ts';
import type { Checks, Identity } from './answers.ts';

interface ProviderConfig {
  readonly oidcIssuer: string;
  readonly oidcClientId: string;
  readonly oidcScopes: string;
  /** Name of the provider, for messages. */
  readonly name: string;
}

const TOLERANCE_SECONDS = 60;
const TIMEOUT_SECONDS = 5;
const MAX_ANSWER_BYTES = 1_048_576;
/** Time for which the documents of the provider, or its failure, answer further requests. */
const CACHED_MS = 10_000;

/** The OpenID Connect provider at which people log in. It is contacted when one of them does, not before. */
export class Provider {
  readonly #name: string;
  readonly #config: ProviderConfig;
  readonly #secret: string | undefined;
  readonly #clock: Clock;
  #latest: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;

  /** @param secret of the server at the provider. Absent: a public client */
  constructor(config: ProviderConfig, secret: string | undefined, clock: Clock) {
    this.#config = config;
    this.#secret = secret;
    this.#clock = clock;
    this.#name = config.name;
  }

  /** Returns why people cannot log in now; undefined if the provider answers. */
  async problem(): Promise<string | undefined> {
    return this.#cached().then(
      () => undefined,
      (error: unknown) => this.faultOf(error).message,
    );
  }

  /** Returns new random values for a log-in. */
  newChecks(): Checks {
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** Returns the address at the provider where the person logs in. @throws Error for {@link faultOf} */
  async startUrl(redirectUri: string, { state, nonce, verifier }: Checks): Promise<URL> {
    return buildAuthorizationUrl(await this.#cached(), {
      redirect_uri: redirectUri,
      scope: this.#config.oidcScopes,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
  }

  /**
   * Exchanges the answer of the provider for the claims of the person.
   *
   * @param answer the redirect URI with the parameters of the provider
   * @throws Error for {@link faultOf}
   */
  async identify(answer: URL, { state, nonce, verifier }: Checks): Promise<Identity> {
    // A new configuration has no cached keys, so that a provider can replace its keys at any time.
    const configuration = await this.#discover();
    const tokens = await authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const claims = tokens.claims();
    if (claims === undefined)
      throw new LogInFault('The provider sent no ID token. Add openid to --oidc-scopes.');
    if (claims.iat > Date.now() / 1000 + TOLERANCE_SECONDS) throw new LogInFault(this.#clocksDiffer());
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    return {
      subject: claims.sub,
      claims: { ...more, ...claims },
      idToken: tokens.id_token,
      accessToken: tokens.access_token,
    };
  }

  /**
   * Returns the address that ends the session at the provider; undefined if it has none, or does not answer.
   *
   * @param returnTo where the provider sends the person afterwards
   */
  async logOutUrl(idToken: string | undefined, returnTo: string): Promise<string | undefined> {
    const configuration = await this.#cached().catch(() => undefined);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
    return buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnTo,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }).href;
  }

  async #cached(): Promise<Configuration> {
    const now = this.#clock.monotonic();
    if (this.#latest !== undefined && now - this.#latest.at < CACHED_MS) return this.#latest.configuration;
    return this.#discover();
  }

  async #discover(): Promise<Configuration> {
    const { oidcIssuer, oidcClientId } = this.#config;
    // The setting takes http: for this machine only.
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated to make it stand out
    const plain = oidcIssuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const configuration = discovery(
      new URL(oidcIssuer),
      oidcClientId,
      { [clockTolerance]: TOLERANCE_SECONDS },
      this.#authentication,
      {
        execute: [enableNonRepudiationChecks, ...plain],
        timeout: TIMEOUT_SECONDS,
        [customFetch]: boundedFetch,
      },
    );
    configuration.catch(() => undefined);
    this.#latest = { at: this.#clock.monotonic(), configuration };
    return configuration;
  }

  /** Sends the secret in the header, the default of OpenID Connect Core 1.0, 9, unless the provider does not take it. */
  readonly #authentication: ClientAuth = (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const method = methods?.includes('client_secret_basic') === false ? ClientSecretPost : ClientSecretBasic;
    const authenticate = this.#secret === undefined ? None() : method(this.#secret);
    authenticate(server, client, body, headers);
  };

  #clocksDiffer(): string {
    return `The clocks of the server and of ${this.#name} differ by more than ${TOLERANCE_SECONDS} seconds. Set them right.`;
  }

  /** Returns the reason of a failure in words for the person who logs in, without secrets. */
  faultOf(error: unknown): LogInFault {
    if (error instanceof LogInFault) return error;
    // An error of the fetch function.
    if (error instanceof ClientError && error.cause instanceof LogInFault) return error.cause;
    return new LogInFault(this.#reasonOf(error), { cause: error });
  }

  #reasonOf(error: unknown): string {
    const name = this.#name;
    if (error instanceof AuthorizationResponseError) {
      if (error.error === 'access_denied')
        return `${name} refused the log-in, or it was cancelled there. Try again.`;
      return `${name} refused the log-in: ${plainText(error.error, error.error_description)}. Tell the operator.`;
    }
    if (error instanceof ResponseBodyError) {
      const hint =
        error.error === 'invalid_client' ? ' Check --oidc-client-id and --oidc-client-secret-file.' : '';
      return `${name} did not accept the log-in: ${plainText(error.error, error.error_description)}.${hint || ' Try again.'}`;
    }
    if (!(error instanceof ClientError)) return `${name} cannot be reached. Try again later.`;
    return this.#answerFault(error);
  }

  #answerFault(error: ClientError): string {
    const name = this.#name;
    if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return this.#clocksDiffer();
    if (error.code === 'OAUTH_TIMEOUT') return `${name} does not respond. Try again later.`;
    if (error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' && error.message.includes('issuer'))
      return `${name} names another issuer than --oidc-issuer. Give the issuer exactly as its documents name it.`;
    if (error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
      return `The answer of ${name} does not belong to this log-in (${claimOf(error)}). Try again.`;
    if (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
      return `${name} cannot be used now: it answered with an error. Try again later.`;
    return `The answer of ${name} is not valid: ${plainText(error.message)}. Tell the operator.`;
  }
}

/** The claim that a check of an ID token found to be another one than expected. */
function claimOf({ cause }: ClientError): string {
  const details = cause instanceof Error ? cause.cause : undefined;
  const claim = (details as { readonly claim?: unknown } | undefined)?.claim;
  return typeof claim === 'string' ? claim : 'a claim';
}

/** Text from the provider, short and without control characters. */
function plainText(...parts: readonly (string | undefined)[]): string {
  const text = parts.filter((one) => one !== undefined).join(', ');
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
}

/** Reads an answer of the provider, which must not be larger than the limit. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const content = await boundedBody(response, MAX_ANSWER_BYTES);
  if (content === undefined)
    throw new LogInFault('The answer of the provider is too large. Tell the operator.');
  const { status, headers } = response;
  return new Response(content.byteLength === 0 ? null : content, { status, headers });
};
