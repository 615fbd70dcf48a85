import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CliLine } from '../commands/cli-view.tsx';
import { useSend } from '../commands/use-send.ts';
import { ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { createLine, storedTryLine, tryLine, updateLine } from './rule-command.ts';
import { isTriable, limitsShown, requestOf, type RuleDraft } from './rule-draft.ts';
import { CauseFields, EventFields, NameFields, ResourcesFields } from './rule-form.tsx';
import { namesFor, RuleSentence } from './rule-sentence.tsx';
import type { RuleNames } from './rule-words.ts';
import { Trial } from './trial.tsx';
import { useRuleDraft } from './use-rule-draft.ts';
import { useTypes } from './use-types.ts';

/** The form of a rule, its description in words and its trial. */
export function RuleEditor(props: {
  /** ID of the rule, or `new`. */
  readonly id: string;
  readonly base: RuleDraft;
  readonly send: (draft: RuleDraft) => Promise<string>;
  /** Called with the ID of the saved rule. */
  readonly onSaved?: (id: string) => void;
}): ReactElement {
  const { id, base } = props;
  const isNew = id === 'new';
  const { may, client } = useSession();
  const { draft, isChanged, change, discard } = useRuleDraft(id, base);
  const [creating, setCreating] = useState(false);
  const [revision, setRevision] = useState(0);
  const types = useTypes(draft.conditions.map(({ smartObjectTypeId }) => smartObjectTypeId));
  const resolutions = useQuery({
    queryKey: ['resolutions.list'],
    queryFn: ({ signal }) => client.resolutions.list({}, { signal }),
    enabled: may('Resolution.Read'),
  });
  const known = resolutions.data ?? [];
  const cli = isNew ? createLine(draft) : updateLine(base.name, base, draft);
  const { error, busy, submit } = useSend({
    title: `${isNew ? 'Create' : 'Change'} the rule ${draft.name}`,
    cli,
    send: () => props.send(draft),
    onAccepted: (saved) => {
      discard();
      props.onSaved?.(saved);
    },
  });
  if (types.isPending) return <Loading what="the types of objects" />;
  return (
    <>
      <form className="rule-editor" onSubmit={submit}>
        <div className="rule-fields">
          {types.error !== undefined && <ErrorNote error={types.error} />}
          <ResourcesFields
            draft={draft}
            change={change}
            revision={revision}
            onCreate={may('ResourceCollection.Create') ? () => setCreating(true) : undefined}
          />
          <CauseFields draft={draft} change={change} types={types} resolutions={known} />
          <EventFields draft={draft} change={change} revision={revision} />
          <NameFields draft={draft} change={change} />
        </div>
        <Summary
          draft={draft}
          names={namesFor(types, known)}
          isNew={isNew}
          isChanged={isChanged}
          cli={cli}
          error={error}
          busy={busy}
          onDiscard={() => {
            discard();
            setRevision(revision + 1);
          }}
        />
      </form>
      <EditorTrial id={id} draft={draft} isChanged={isChanged} />
      {creating && (
        <CollectionDialog
          onClose={() => setCreating(false)}
          onAccepted={(collection) => {
            change({ collection });
            setRevision(revision + 1);
          }}
        />
      )}
    </>
  );
}

/** The description of the rule in the form, and its buttons. */
function Summary(props: {
  readonly draft: RuleDraft;
  readonly names: RuleNames;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly cli: string;
  /** Refusal of the API. */
  readonly error: unknown;
  readonly busy: boolean;
  readonly onDiscard: () => void;
}): ReactElement {
  const { draft, isNew, isChanged } = props;
  const isComplete = isTriable(draft);
  const canSave = draft.name !== '' && isComplete && (isNew || isChanged);
  return (
    <div className="rule-summary">
      <Section title="In plain words">
        <div className="form">
          <RuleSentence draft={draft} names={props.names} />
          {props.error !== undefined && <ErrorNote error={props.error} />}
          {isChanged && isComplete && <CliLine cli={props.cli} />}
          <div className="form-buttons">
            {isChanged && (
              <Button variant="default" onClick={props.onDiscard}>
                {isNew ? 'Start again' : 'Discard the changes'}
              </Button>
            )}
            <Button type="submit" loading={props.busy} disabled={!canSave}>
              {isNew ? 'Create the rule' : 'Save'}
            </Button>
          </div>
          {missingText(draft) !== '' && <p className="dim small">{missingText(draft)}</p>}
        </div>
      </Section>
    </div>
  );
}

function missingText(draft: RuleDraft): string {
  if (draft.collection === undefined) return 'Choose a collection first.';
  if (!isTriable(draft)) return 'Complete the conditions first.';
  return draft.name === '' ? 'Give the rule a name to save it.' : '';
}

/** Tries the rule in the form: the stored rule if it is unchanged, otherwise the draft. */
function EditorTrial(props: {
  readonly id: string;
  readonly draft: RuleDraft;
  readonly isChanged: boolean;
}): ReactElement {
  const { id, draft, isChanged } = props;
  const { client, may } = useSession();
  const isStored = id !== 'new' && !isChanged;
  const request = { ...requestOf(draft), Name: draft.name || 'Draft' };
  return (
    <Trial
      id={id}
      name={request.Name}
      content={JSON.stringify({ ...request, Name: '', Message: '', Description: '' })}
      refusal={refusalOf(draft, isStored || may('Rule.Create'))}
      send={(from, to) =>
        isStored ? client.rules.try(id, from, to) : client.rules.tryDraft(from, to, request)
      }
      cliOf={(range) =>
        isStored ? storedTryLine(draft.name, range) : tryLine({ ...draft, name: request.Name }, range)
      }
      limits={useMemo(() => limitsShown(draft), [draft])}
    />
  );
}

function refusalOf(draft: RuleDraft, allowed: boolean): string | undefined {
  if (draft.cause !== 'Values') return 'Only rules on values can be tried: others compare no stored values.';
  if (!isTriable(draft)) return 'Choose a collection and complete the conditions first.';
  return allowed ? undefined : 'You can try saved rules only: changes need Rule.Create.';
}
