import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type {
  ResourceAttribute,
  ResourceAttributeDefinition,
  SmartObjectTemplate,
  SmartObjectType,
} from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useSend } from '../commands/use-send.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { draftsOf, faultOf, isComplete, requestsOf, type AttributeDraft } from './attribute-drafts.ts';
import { AttributeRow } from './attribute-row.tsx';
import './types.css';

interface Props {
  readonly template: SmartObjectTemplate;
  readonly attributes: readonly ResourceAttribute[];
  readonly definitions: readonly ResourceAttributeDefinition[];
  readonly onClose: () => void;
}

/** Sets all attributes of a template at once, so that devices get no intermediate states. */
export function AttributeForm(props: Props): ReactElement {
  const { client } = useSession();
  const { SmartObjectTypeId: id } = props.template;
  const type = useQuery({
    queryKey: ['smartObjectTypes.get', id],
    queryFn: ({ signal }) => client.smartObjectTypes.get(id, { signal }),
  });
  if (type.isPending) return <Loading what="resources" />;
  if (type.data === undefined) return <ErrorNote error={type.error} onRetry={() => void type.refetch()} />;
  return <Form {...props} type={type.data} />;
}

function Form(props: Props & { readonly type: SmartObjectType }): ReactElement {
  const { template, type, onClose } = props;
  const { client } = useSession();
  const settable = props.definitions.filter(({ IsReadOnly }) => !IsReadOnly);
  const [drafts, setDrafts] = useState(() => draftsOf(props.attributes));
  const body = requestsOf(drafts);
  const cli = cliLine(
    ...['smart-object-templates', 'update-attributes', template.Id, '--data'],
    JSON.stringify(body),
  );
  const { error, busy, submit } = useSend({
    title: `Set the attributes of ${template.Name}`,
    cli,
    send: () => client.smartObjectTemplates.updateAttributes(template.Id, body),
    onAccepted: onClose,
  });
  const definitionOf = ({ definitionId }: AttributeDraft): ResourceAttributeDefinition | undefined =>
    settable.find(({ Id }) => Id === definitionId);
  const add = (): void => {
    const key = Math.max(-1, ...drafts.map((one) => one.key)) + 1;
    setDrafts([
      ...drafts,
      { key, definitionId: settable[0]?.Id ?? '', resource: '', instance: '', value: '' },
    ]);
  };
  return (
    <form className="form" onSubmit={submit} aria-label="Attributes of the template">
      {error !== undefined && <ErrorNote error={error} />}
      <fieldset className="types-attributes">
        <legend className="visually-hidden">Attributes</legend>
        {drafts.map((draft, index) => (
          <AttributeRow
            key={draft.key}
            number={index + 1}
            draft={draft}
            definition={definitionOf(draft)}
            definitions={settable}
            type={type}
            fault={faultOf(error, index)}
            onChange={(part) =>
              setDrafts(drafts.map((one) => (one.key === draft.key ? { ...one, ...part } : one)))
            }
            onRemove={() => setDrafts(drafts.filter((one) => one.key !== draft.key))}
          />
        ))}
      </fieldset>
      {drafts.length === 0 && <p className="dim">None. Saving removes all attributes from the devices.</p>}
      <div>
        <Button variant="default" onClick={add}>
          Add an attribute
        </Button>
      </div>
      <CliLine cli={cli} />
      <div className="form-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          loading={busy}
          disabled={drafts.some((draft) => !isComplete(draft, definitionOf(draft)))}
        >
          Save and write to the devices
        </Button>
      </div>
    </form>
  );
}
