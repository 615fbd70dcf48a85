import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { Button } from '@mantine/core';
import type { DeviceListItem } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { useBulk } from '../commands/use-bulk.ts';
import { countText } from '../format/text.ts';
import { saveFile } from '../format/save-file.ts';
import { Dialog } from '../layout/dialog.tsx';
import type { Selection } from '../layout/selection.tsx';
import { needsFile } from './selection-cli.ts';

/** Acts on one device, as `BulkCommand` describes it. */
export type Act = (device: DeviceListItem, signal: AbortSignal) => Promise<string | undefined>;

/** Maximum number of devices that the question names. */
const NAMED = 8;

export const devicesText = (count: number): string =>
  count === 1 ? '1 device' : `${countText(count)} devices`;

/** Asks for the details of an action on chosen devices, with their names and number. */
export function BulkDialog(props: {
  readonly selection: Selection<DeviceListItem>;
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  readonly isDestructive?: boolean;
  /** Whether the fields are complete. Defaults to true. */
  readonly ready?: boolean;
  /** Description in the command panel for a number of devices, such as `Delete 3 devices`. */
  readonly command: (devices: string) => string;
  readonly cli: string;
  /** Called once before the first device. Returns the action on a device. */
  readonly prepare?: () => Act | Promise<Act>;
  /** Takes the place of `prepare` where one request is for all devices. */
  readonly start?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { selection, prepare, start } = props;
  const bulk = useBulk();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    start?.();
    if (prepare !== undefined) {
      let act: Act = async () => undefined;
      bulk<DeviceListItem>(
        {
          title: (count) => props.command(devicesText(count)),
          cli: props.cli,
          load: async (signal) => {
            act = await prepare();
            return selection.load(signal);
          },
          act: (device, signal) => act(device, signal),
          nameOf: ({ Name }) => Name,
          hrefOf: ({ Id }) => `/devices/${Id}`,
        },
        selection.count,
      );
    }
    selection.clear();
    props.onClose();
  };
  return (
    <Dialog title={`${props.title}: ${devicesText(selection.count)}`} onClose={props.onClose}>
      <form className="form" onSubmit={submit}>
        {props.children}
        <p className="break">
          <strong>{devicesText(selection.count)}:</strong>{' '}
          {selection.sample
            .slice(0, NAMED)
            .map(({ Name }) => Name)
            .join(', ')}
          {selection.count > NAMED && ` and ${countText(selection.count - NAMED)} more`}
        </p>
        <CliLine cli={props.cli} />
        {needsFile(selection) && <IdsButton selection={selection} />}
        <div className="form-buttons">
          <Button variant="default" onClick={props.onClose} data-autofocus={props.isDestructive}>
            Cancel
          </Button>
          <Button
            type="submit"
            {...(props.isDestructive === true && { color: 'red' })}
            disabled={props.ready === false}
          >
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function IdsButton({ selection }: { readonly selection: Selection<DeviceListItem> }): ReactElement {
  const text = (selection.rows ?? []).map(({ Id }) => `${Id}\n`).join('');
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => saveFile('ids.txt', new Blob([text], { type: 'text/plain' }))}
      >
        Download ids.txt
      </Button>
    </div>
  );
}
