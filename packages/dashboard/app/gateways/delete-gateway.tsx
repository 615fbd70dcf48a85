import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DataCollector } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { countText } from '../format/text.ts';
import { Check } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';

/** Deletes a gateway. If users confirm it, its devices move to the default gateway. */
export function DeleteGateway({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { client } = useSession();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [force, setForce] = useState(false);
  const what = `Delete the gateway ${gateway.Name}`;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <FormDialog
          title={what}
          action="Delete"
          command={what}
          cli={cliLine(...['data-collectors', 'delete', nameWord(gateway)], ...(force ? ['--force'] : []))}
          send={() => client.dataCollectors.delete(gateway.Id, force ? { force } : {})}
          onAccepted={() => navigate('/gateways')}
          onClose={() => setAsking(false)}
        >
          <p className="break">
            {gateway.Name} loses its settings and its registration ticket. It cannot be undone.{' '}
            {countText(gateway.NbrOfDevices)} devices report through it.
          </p>
          <Check label="Move its devices to the default gateway" checked={force} onChange={setForce} />
        </FormDialog>
      )}
    </>
  );
}
