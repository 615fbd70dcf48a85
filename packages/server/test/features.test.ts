import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { readContract } from '../../../scripts/generate/contract.ts';
import { featureFiles, permissionFiles } from '../../../scripts/generate/features.ts';
import { collections } from '../src/features/generated/collections.ts';
import { routes } from '../src/features/generated/routes.ts';
import { loadContract } from '../src/http/contract.ts';

describe('features of the server', () => {
  it('serve every operation of the contract', () => {
    const served = Object.keys(routes);
    expect(served).to.have.members(loadContract().operations.map((one) => one.operationId));
  });

  it('define each collection once', () => {
    const names = collections.map((one) => one.name);
    expect(names).to.have.length.above(40);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('are listed in generated files by their folder alone', async () => {
    const root = mkdtempSync(join(tmpdir(), 'muster-features-'));
    try {
      const folder = join(root, 'packages/server/src/features/road-signs');
      mkdirSync(join(folder, 'http'), { recursive: true });
      writeFileSync(
        join(folder, 'model.ts'),
        "export const roadSigns = { name: 'roadSigns', indexes: [] };\nexport const shapes = { round: 1 };\n",
      );
      writeFileSync(join(folder, 'http.ts'), 'export const routes = {};\n');
      writeFileSync(join(folder, 'http/shapes.ts'), 'export const routes = {};\n');
      writeFileSync(join(folder, 'http/colours.ts'), 'export const colours = {};\n');
      const files = await featureFiles(pathToFileURL(`${root}/`));
      const generated = 'packages/server/src/features/generated';
      expect(files[`${generated}/collections.ts`])
        .to.include("import { roadSigns } from '../road-signs/model.ts';")
        .and.to.include('= [roadSigns];');
      expect(files[`${generated}/routes.ts`])
        .to.include("import { routes as roadSigns } from '../road-signs/http.ts';")
        .and.to.include("import { routes as roadSignsShapes } from '../road-signs/http/shapes.ts';")
        .and.to.include('...roadSigns,')
        .and.not.to.include('colours');
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('get the entities of permissions from x-permission, except those of the kind All', async () => {
    const contract = await readContract(new URL('../../../openapi.yaml', import.meta.url));
    const [tags] = contract.operations.filter((one) => one.id === 'tags.list');
    const operations = [
      { ...tags!, permission: 'RoadSign.Read' },
      { ...tags!, permission: 'RoadSign.Create' },
      { ...tags!, permission: 'Painting.All' },
      { ...tags!, permission: undefined },
    ];
    const [text = ''] = Object.values(permissionFiles({ ...contract, operations }));
    expect(text).to.include("= ['RoadSign'] as const;");
  });
});
