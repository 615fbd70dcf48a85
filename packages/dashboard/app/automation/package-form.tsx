import { useState, type ReactElement } from 'react';
import { Textarea } from '@mantine/core';
import type { TransformerType } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FileField } from '../layout/file-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';

const EXAMPLE = `Name: scaled
Version: 1.0.0
DisplayName: Scaled value
ConfigurationDefinitions:
  - { Key: Factor, Name: Factor, DataType: Double, DefaultValue: '2' }
SourceTypeDefinitions:
  - { Description: Value to scale }
TargetTypeDefinitions:
  - OutputIndex: 0
    ResourceDataType: Float
    Formula: sources[0].value * $config.Factor
`;

/** Uploads a package of formulas, from a file or as text. */
export function PackageForm(props: {
  /** The transformer type whose package is replaced. Undefined for a new one. */
  readonly edited: TransformerType | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { edited } = props;
  const { client } = useSession();
  const [fileName, setFileName] = useState('');
  const [text, setText] = useState(edited === undefined ? EXAMPLE : '');
  const name = fileName || 'package.yaml';
  const upload = { UploadTransformerType: new File([text], name) };
  const save = async (): Promise<string> => {
    if (edited === undefined) return (await client.transformerTypes.create(upload)).Id;
    await client.transformerTypes.update(edited.Id, upload);
    return edited.Id;
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setText(await file.text());
    setFileName(file.name);
  };
  return (
    <FormDialog
      title={edited === undefined ? 'Upload a transformer type' : `Replace the package of ${edited.Name}`}
      action="Upload"
      command={
        edited === undefined ? `Upload the transformer type ${name}` : `Replace the package of ${edited.Name}`
      }
      cli={cliLine(
        ...['transformer-types', ...(edited === undefined ? ['create'] : ['update', edited.Id])],
        ...['--upload-transformer-type', name],
      )}
      ready={text.trim() !== ''}
      send={save}
      onAccepted={props.onSaved}
      onClose={props.onClose}
    >
      <p className="dim">
        A package has a name, a version, configuration keys, sources, and outputs with JSONata formulas. A new
        transformer type has to be approved and activated before transformers can use it.
      </p>
      <FileField
        label="File with a package (JSON or YAML)"
        accept=".json,.yaml,.yml"
        onChange={(file) => void take(file)}
      />
      <Textarea
        label="Package"
        className="code"
        rows={12}
        maxLength={65_536}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
