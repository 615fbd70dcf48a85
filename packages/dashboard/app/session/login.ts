/** A person who has logged in at the provider. A cookie that scripts cannot read identifies the session. */
export interface Person {
  readonly name: string;
  readonly email: string | undefined;
}

/** An API key, or a person with a session at the service. */
export type Login = { readonly key: string } | { readonly person: Person };
