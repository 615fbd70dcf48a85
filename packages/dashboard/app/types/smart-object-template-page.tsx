import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SmartObjectTemplate } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { TagNames } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import { Attributes } from './attributes.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { EditTemplate } from './edit-template.tsx';
import { ResourceTemplates } from './resource-templates.tsx';
import { Rollout } from './rollout.tsx';

/** A smart object template with its attributes, their roll-out, observations and initial values. */
export default function SmartObjectTemplatePage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const template = useQuery({
    queryKey: ['smartObjectTemplates.get', id],
    queryFn: ({ signal }) => client.smartObjectTemplates.get(id, { signal }),
  });
  useTitle(template.data?.Name ?? 'Smart object template');
  return (
    <Loaded what="smart object template" list="/types?tab=smart-object-templates" query={template}>
      {(loaded) => (
        <>
          <Head template={loaded} />
          <Attributes template={loaded} />
          {may('ActivityLog.Read') && <Rollout templateId={loaded.Id} />}
          <ResourceTemplates template={loaded} />
        </>
      )}
    </Loaded>
  );
}

function Head({ template }: { readonly template: SmartObjectTemplate }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useOpening('edit', may('SmartObjectTemplate.Update'));
  return (
    <>
      <div className="page-head">
        <h1 className="break">{template.Name}</h1>
        <span className="dim">Smart object template</span>
        {template.IsDefault && <StatusMark tone="neutral" icon="lock" text="Built in" />}
        <div className="actions">
          {may('SmartObjectTemplate.Update') && !template.IsDefault && (
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {may('SmartObjectTemplate.Delete') && !template.IsDefault && (
            <DeleteButton
              what={`the smart object template ${template.Name}`}
              cli={cliLine('smart-object-templates', 'delete', template.Id)}
              send={() => client.smartObjectTemplates.delete(template.Id)}
              onDeleted={() => navigate('/types?tab=smart-object-templates')}
            >
              A template that device templates or smart objects use stays.
            </DeleteButton>
          )}
        </div>
      </div>
      <Section title="Definition">
        <div className="stack">
          <Facts
            facts={[
              [
                'Smart object type',
                <Link href={`/smart-object-types/${template.SmartObjectTypeId}`}>
                  {template.SmartObjectTypeName ?? template.SmartObjectTypeId}
                </Link>,
              ],
              ['Object', <span className="mono">/{template.ObjectId}</span>],
              ...(template.TagIds.length === 0
                ? []
                : [['Tags', <TagNames ids={template.TagIds} />] as const]),
              ['ID', <span className="mono">{template.Id}</span>],
            ]}
          />
          {template.IsDefault && (
            <p className="dim small">
              The default template sets up the instances for which a device template names no other. It cannot
              be renamed or deleted.
            </p>
          )}
        </div>
      </Section>
      {editing && <EditTemplate template={template} onClose={() => setEditing(false)} />}
    </>
  );
}
