import { nameWord } from '../commands/cli-line.ts';

/** Texts of a form that creates or edits an entity. */
export interface FormWords {
  readonly title: string;
  readonly action: string;
  readonly command: string;
  /** First words of the `muster` command. */
  readonly cli: readonly string[];
}

/**
 * @param kind noun with its article, such as `an API key`
 * @param group of the commands, such as `api-keys`
 * @param edited undefined for a new entity
 * @param name of a new entity
 */
export function formWords(
  kind: string,
  group: string,
  edited: { readonly Id: string; readonly Name: string } | undefined,
  name: string,
): FormWords {
  const of = kind.replace(/^an? /, 'the ');
  if (edited === undefined)
    return {
      title: `Create ${kind}`,
      action: 'Create',
      command: `Create ${of} ${name}`,
      cli: [group, 'create'],
    };
  const title = `Edit ${of} ${edited.Name}`;
  return { title, action: 'Save', command: title, cli: [group, 'update', nameWord(edited)] };
}
