import type { ReactElement } from 'react';
import { SecretDialog } from '../layout/secret-dialog.tsx';

/** A saved event consumer. */
export interface SavedConsumer {
  readonly id: string;
  readonly name: string;
  /** Secret generated for it. */
  readonly secret: string | undefined;
}

/** Shows the secret that the dashboard has generated. */
export function NewSecret(props: {
  readonly saved: SavedConsumer;
  readonly onClose: () => void;
}): ReactElement | null {
  const { name, secret } = props.saved;
  if (secret === undefined) return null;
  return (
    <SecretDialog
      title={`Secret of ${name}`}
      copyLabel="Copy the secret"
      secret={secret}
      onClose={props.onClose}
    >
      The receiver verifies the signatures of deliveries with it, for example with verifyWebhook of
      @muster/sdk.
    </SecretDialog>
  );
}
