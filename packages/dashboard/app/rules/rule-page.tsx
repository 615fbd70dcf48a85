import './rules.css';
import { useMemo, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filter, type Rule } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { SeverityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { RuleEvents } from './events-tabs.tsx';
import { EDITOR_PERMISSIONS } from './new-rule-page.tsx';
import { storedTryLine } from './rule-command.ts';
import { draftOf, limitsShown, requestOf, type RuleDraft } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { namesFor, RuleSentence } from './rule-sentence.tsx';
import { RuleStateMark } from './rules-tab.tsx';
import { Trial } from './trial.tsx';
import { useTypes } from './use-types.ts';

const tabs = [
  { id: 'rule', label: 'Rule' },
  { id: 'events', label: 'Events', permission: 'Event.Read' },
] as const;

interface StoredRule {
  readonly rule: Rule;
  readonly draft: RuleDraft;
}

/** A rule with its form, its trial and its events. */
export default function RulePage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const queryKey = ['rules.get', id];
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<StoredRule> => {
      const rule = await client.rules.get(id, { signal });
      const name = may('ResourceCollection.Read')
        ? (await client.resourceCollections.get(rule.ResourceCollectionId, { signal })).Name
        : 'its collection';
      return { rule, draft: draftOf(rule, name) };
    },
  });
  useTitle(found.data?.rule.Name ?? 'Rule');
  const save = async (next: RuleDraft): Promise<string> => {
    await client.rules.update(id, requestOf(next));
    // The form is reset to the stored rule, which must already be the saved one.
    await queries.refetchQueries({ queryKey });
    return id;
  };
  return (
    <Loaded what="rule" list="/rules?tab=rules" query={found}>
      {({ rule, draft }) => (
        <>
          <Head rule={rule} draft={draft} />
          <TabBar
            label="Parts of the rule"
            tabs={tabs}
            content={(tab) =>
              tab === 'events' ? (
                <RuleEvents filter={filter('events.list', { RuleId: id })} />
              ) : may('Rule.Update') && EDITOR_PERMISSIONS.every(may) ? (
                <RuleEditor key={id} id={id} base={draft} send={save} />
              ) : (
                <ShownRule rule={rule} draft={draft} />
              )
            }
          />
          <CliLine cli={cliLine('rules', 'get', rule.Name)} />
        </>
      )}
    </Loaded>
  );
}

function Head({ rule, draft }: StoredRule): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [, navigate] = useLocation();
  const { Id: id, Name: name } = rule;
  const turn = rule.IsDeactivated ? 'on' : 'off';
  return (
    <div className="page-head">
      <h1>{name}</h1>
      <RuleStateMark isOn={!rule.IsDeactivated} />
      <SeverityMark level={rule.SeverityLevel} />
      <div className="actions">
        {may('Rule.Update') && (
          <Button
            variant="default"
            onClick={() =>
              void run({
                title: `Switch the rule ${name} ${turn}`,
                cli: cliLine(
                  ...[
                    'rules',
                    'update',
                    name,
                    rule.IsDeactivated ? '--no-is-deactivated' : '--is-deactivated',
                  ],
                ),
                send: () =>
                  client.rules.update(id, { ...requestOf(draft), IsDeactivated: !rule.IsDeactivated }),
              })
            }
          >
            Switch {turn}
          </Button>
        )}
        {may('Event.Update') && (
          <Button
            variant="default"
            onClick={() =>
              void run({
                title: `Reset the events of the rule ${name}`,
                cli: cliLine('rules', 'reset', name),
                send: () => client.rules.reset(id),
              })
            }
          >
            Reset its events
          </Button>
        )}
        {may('Rule.Delete') && (
          <DeleteButton
            what={`the rule ${name}`}
            cli={cliLine('rules', 'delete', name)}
            send={() => client.rules.delete(id)}
            onDeleted={() => navigate('/rules?tab=rules')}
          >
            The active events of {name} are reset. All its events stay in the list of events.
          </DeleteButton>
        )}
      </div>
    </div>
  );
}

/** A read-only rule, for keys that may not change it. */
function ShownRule({ rule, draft }: StoredRule): ReactElement {
  const { client, may } = useSession();
  const types = useTypes(draft.conditions.map(({ smartObjectTypeId }) => smartObjectTypeId));
  const resolutions = useQuery({
    queryKey: ['resolutions.list'],
    queryFn: ({ signal }) => client.resolutions.list({}, { signal }),
    enabled: may('Resolution.Read'),
  });
  const names = useMemo(() => namesFor(types, resolutions.data ?? []), [types, resolutions.data]);
  return (
    <>
      <Section title="In plain words">
        <div className="stack">
          <RuleSentence draft={draft} names={names} />
          {rule.Description !== undefined && <p className="dim break">{rule.Description}</p>}
          {rule.Message !== undefined && <p className="break">Message: {rule.Message}</p>}
        </div>
      </Section>
      <Trial
        id={rule.Id}
        name={rule.Name}
        content={JSON.stringify(rule.Conditions)}
        refusal={
          rule.TriggerOn === 'Values'
            ? undefined
            : 'Only rules on values can be tried: others compare no stored values.'
        }
        send={(from, to) => client.rules.try(rule.Id, from, to)}
        cliOf={(range) => storedTryLine(rule.Name, range)}
        limits={useMemo(() => limitsShown(draft), [draft])}
      />
    </>
  );
}
