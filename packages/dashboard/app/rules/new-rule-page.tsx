import './rules.css';
import { useMemo, type ReactElement } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { EmptyState } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { newRule, requestOf } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';

/** Permissions without which the form has no choices. */
export const EDITOR_PERMISSIONS = ['ResourceCollection.Read', 'SmartObjectType.Read'] as const;

/** Creates a rule, and tries it first. */
export default function NewRulePage(): ReactElement {
  useTitle('Create a rule');
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const base = useMemo(() => newRule(), []);
  return (
    <>
      <div className="page-head">
        <h1>Create a rule</h1>
        <span className="dim">
          <Link href="/rules?tab=rules">All rules</Link>
        </span>
      </div>
      {EDITOR_PERMISSIONS.every(may) ? (
        <RuleEditor
          id="new"
          base={base}
          send={async (draft) => (await client.rules.create(requestOf(draft))).Id}
          onSaved={(id) => {
            // The next new rule must not show the trial of this one.
            queries.removeQueries({ queryKey: ['rules.try', 'new'] });
            navigate(may('Rule.Read') ? `/rules/${id}` : '/rules');
          }}
        />
      ) : (
        <EmptyState title="You cannot choose the parts of a rule.">
          It needs the permissions {EDITOR_PERMISSIONS.join(' and ')}.
        </EmptyState>
      )}
    </>
  );
}
