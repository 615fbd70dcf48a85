import type { SortKey } from '../store/port.ts';
import type { FieldType, JoinedField, ListField, ListFields } from './lists/list-fields.ts';

/**
 * A member of a resource in the API: its type in lists, or `unlisted` if lists are neither filtered nor sorted by it.
 * It has the value of the document's field with the same name in lower camel case, unless `path` names another.
 */
type Member = FieldType | 'unlisted' | DetailedMember;

interface DetailedMember extends Partial<Omit<ListField, 'type'>> {
  /** Defaults to `unlisted`. */
  readonly type?: FieldType | 'unlisted';
  /** Whether requests cannot set it. `Id` is read-only in any case. */
  readonly isReadOnly?: true;
}

type Declared = Readonly<Record<string, Member>>;

type PathOf<Name extends string, Of> = Of extends { readonly path: infer Path extends string }
  ? Path
  : Uncapitalize<Name>;

/** The declared members whose values are fields of the document itself. Those with a dot are for lists only. */
type NameOf<Doc, All extends Declared> = {
  [Name in keyof All & string]: Name extends `${string}.${string}`
    ? never
    : PathOf<Name, All[Name]> extends keyof Doc
      ? Name
      : never;
}[keyof All & string];

type ValueOf<Doc, All extends Declared, Name extends keyof All & string> = Doc[PathOf<Name, All[Name]> &
  keyof Doc];

/** Members with the values of a document. */
type Shown<Doc, All extends Declared, Names extends keyof All & string> = {
  readonly [Name in Names]: ValueOf<Doc, All, Name>;
};

type ReadName<All extends Declared> = {
  [Name in keyof All & string]: All[Name] extends { readonly isReadOnly: true } ? never : Name;
}[Exclude<keyof All & string, 'Id'>];

/** Fields of a document with the values that a body has for them. */
type ReadFrom<Body, All extends Declared> = {
  readonly [Name in keyof Body as Name extends ReadName<All> ? PathOf<Name, All[Name]> : never]: Exclude<
    Body[Name],
    undefined
  >;
};

/** Members that a body must not lack in the contract: otherwise a client could set them unchecked. */
type AllRead<Body, All extends Declared> = Readonly<
  Record<Exclude<ReadName<All>, keyof Body>, 'Declare the member as read-only.'>
>;

/** How a list is searched and sorted, and its fields of other collections. */
export interface ListOptions {
  readonly search?: readonly string[];
  readonly defaultSort: readonly SortKey[];
  readonly joined?: Readonly<Record<string, JoinedField>>;
}

/** The members of a resource, declared once: lists, responses and requests are derived from them. */
export class Members<Doc extends object, All extends Declared> {
  readonly #declared: All;
  readonly #readPaths: readonly (readonly [name: string, path: string])[];

  constructor(declared: All) {
    this.#declared = declared;
    this.#readPaths = this.#paths().filter(([name]) => !isReadOnly(name, declared[name]));
  }

  /** The fields of a list. */
  list({ search = [], ...options }: ListOptions): ListFields {
    const fields = Object.entries(this.#declared).flatMap(([name, member]): [string, ListField][] => {
      const { type = 'unlisted', ...more } = typeof member === 'string' ? { type: member } : member;
      return type === 'unlisted' ? [] : [[name, { path: pathOf(name, member), ...more, type }]];
    });
    return { fields: Object.fromEntries(fields), search, ...options };
  }

  /** Returns a function that shows some members of a document, in this order. Without names, it shows all. */
  show<Names extends NameOf<Doc, All> = NameOf<Doc, All>>(
    ...names: readonly Names[]
  ): (document: Doc) => Shown<Doc, All, Names> {
    const paths = this.#paths(names);
    return (document) => {
      const shown: Record<string, unknown> = {};
      for (const [name, path] of paths) shown[name] = document[path as keyof Doc];
      return shown as Shown<Doc, All, Names>;
    };
  }

  /**
   * Reads the members of a body into fields of a document. Fields whose members are absent are absent too. Bodies can
   * have members that the contract does not define, so read-only members are ignored.
   */
  read<const Body extends object>(body: Body & AllRead<Body, All>): ReadFrom<Body, All> {
    const values = body as Readonly<Record<string, unknown>>;
    const read: Record<string, unknown> = {};
    for (const [name, path] of this.#readPaths) if (values[name] !== undefined) read[path] = values[name];
    return read as ReadFrom<Body, All>;
  }

  /** Without names, the paths of all members that are fields of the document itself. */
  #paths(names: readonly string[] = []): readonly (readonly [name: string, path: string])[] {
    const chosen = names.length === 0 ? Object.keys(this.#declared) : names;
    const paths = chosen.map((name) => [name, pathOf(name, this.#declared[name])] as const);
    return paths.filter(([name, path]) => !name.includes('.') && !path.includes('.'));
  }
}

function pathOf(name: string, member: Member | undefined): string {
  const path = typeof member === 'object' ? member.path : undefined;
  return path ?? name.charAt(0).toLowerCase() + name.slice(1);
}

function isReadOnly(name: string, member: Member | undefined): boolean {
  return name === 'Id' || (typeof member === 'object' && member.isReadOnly === true);
}

/** Declares the members of a resource, or of a part of one. */
export const membersOf =
  <Doc extends object>() =>
  <const All extends Declared>(declared: All): Members<Doc, All> =>
    new Members(declared);
