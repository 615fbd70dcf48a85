import { parseIsoTime } from '@muster/lwm2m/core';
import { invalidMember } from '../../../kernel/errors.ts';
import { objectDefinitions } from '../../catalogue/smart-object-type-service.ts';
import { exportedDefinitions } from '../hardware-export.ts';
import type { HardwareImport } from '../hardware-import.ts';
import type { HardwarePreview } from '../hardware-preview.ts';
import { jsonFile } from '../../../http/body/parse-json.ts';
import { ok, read } from '../../../http/handler.ts';
import type { HardwareDefinitions } from '../../../http/generated/contract.ts';
import type { ContextOf, FeatureRoutes, ReplyOf } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import {
  presentHardwareDefinitions,
  presentImport,
  readHardwareDefinitions,
} from '../presenters/hardware-definitions.ts';
import { presentObjectDefinition } from '../../catalogue/presenters/object-definition.ts';

const MAX_FILE_BYTES = 8 * 1_048_576;
const PART = 'ImportDeviceTypes';

export interface Services {
  readonly hardwareImport: HardwareImport;
}

export interface Sources {
  readonly hardwarePreview: HardwarePreview;
}

/** Routes of the tags `hardwareDefinitions` and `resourceModelDefinitions`. */
export const routes: FeatureRoutes<'hardwareDefinitions' | 'resourceModelDefinitions', Services, Sources> = {
  'hardwareDefinitions.export': read(async ({ body, principal, reader }) => {
    const { DeviceTypeIds = [], DeviceTemplateIds = [] } = body;
    const choice = { deviceTypeIds: DeviceTypeIds, deviceTemplateIds: DeviceTemplateIds };
    return ok(
      presentHardwareDefinitions(await exportedDefinitions(reader, principal.deviceNetworkId, choice)),
    );
  }),
  'hardwareDefinitions.import': {
    preview: async (context, { hardwarePreview }) => imported(context, hardwarePreview),
    act: async (context, { hardwareImport }) => imported(context, hardwareImport),
  },
  'resourceModelDefinitions.export': read(async ({ query, principal, reader }) => {
    const models = await objectDefinitions(reader, principal.deviceNetworkId, {
      modifiedAfter: latest(query.modifiedAfter, query.modifiedAfterTimestamp),
      ...omitUndefined({ objectId: query.smartObjectTypeId }),
    });
    return ok(models.map(presentObjectDefinition));
  }),
};

async function imported(
  context: ContextOf<'hardwareDefinitions.import'>,
  service: Pick<HardwareImport, 'import'>,
): Promise<ReplyOf<'hardwareDefinitions.import'>> {
  const definitions = readHardwareDefinitions(await uploaded(context));
  const { deviceNetworkId } = context.principal;
  return ok(presentImport(await service.import(deviceNetworkId, definitions, `${PART}.Release`)));
}

/**
 * Returns the file of the form, checked against the contract.
 *
 * @throws MusterError `malformed-body`, `invalid-request`
 */
async function uploaded(context: ContextOf<'hardwareDefinitions.import'>): Promise<HardwareDefinitions> {
  const { files } = await context.form({
    maxFileBytes: MAX_FILE_BYTES,
    receive: async ({ content }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    discard: async () => undefined,
  });
  const file = files.get(PART);
  if (file === undefined) throw invalidMember(PART, 'The file is missing. Send it as a part of the form.');
  return context.checked('HardwareDefinitions', jsonFile(file, PART));
}

/** Returns the later of the two times in epoch milliseconds; 0 if neither is set. */
function latest(dateTime: string | undefined, timestamp = 0): number {
  return Math.max(parseIsoTime(dateTime ?? '') ?? 0, timestamp);
}
