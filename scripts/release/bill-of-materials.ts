/** The software bill of materials of a release: all packages that npm installs with the tarballs, and bundled libraries. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { root } from './manifests.ts';

interface Component {
  readonly type: string;
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly 'bom-ref'?: string;
  readonly licenses?: readonly object[];
  purl?: string;
  components?: readonly Component[];
}

interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

/** The heading of each library in the files THIRD-PARTY-LICENSES of the bundles. */
const heading = /^(?:## )?((?:@[\w.-]+\/)?[\w.-]+) (?:- )?(\d+\.\d+\.\d\S*) \((.+)\)$/gmu;

/** Returns the libraries that are bundled into an installed package. */
function bundledLibraries(folder: string, owner: string): readonly Component[] {
  const texts = globSync('dist/**/THIRD-PARTY-LICENSES.{txt,md}', { cwd: folder });
  return texts.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(heading)].map(
      ([, fullName = '', version = '', license = '']) => {
        const [name = '', group] = fullName.split('/').reverse();
        return {
          type: 'library',
          ...(group === undefined ? {} : { group }),
          name,
          version,
          'bom-ref': `${owner}|bundled|${fullName}@${version}`,
          licenses: [{ expression: license }],
          purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}`,
        };
      },
    ),
  );
}

/**
 * Writes a CycloneDX document in JSON.
 *
 * @param project a folder in which npm has installed the tarballs
 * @returns the number of packages that it lists
 * @throws {Error} the document does not match its schema
 */
export async function writeBillOfMaterials(project: string, file: string): Promise<number> {
  const program = join(root, 'node_modules', '.bin', 'cyclonedx-npm');
  const options = ['--omit', 'dev', '--output-reproducible', '--no-validate', '--spec-version', '1.6'];
  const text = execFileSync(program, options, { cwd: project, encoding: 'utf8', maxBuffer: 64 << 20 });
  const bill = JSON.parse(text) as Bill;
  // The project is not a package of the registry.
  delete bill.metadata.component.purl;
  for (const component of bill.components) {
    if (component.group !== '@muster') continue;
    const folder = join(project, 'node_modules', '@muster', component.name);
    const bundled = bundledLibraries(folder, component['bom-ref'] ?? component.name);
    if (bundled.length > 0) component.components = bundled;
  }
  const written = `${JSON.stringify(bill, undefined, 2)}\n`;
  const fault: unknown = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(written);
  if (fault !== null)
    throw new Error(`The bill of materials is not valid CycloneDX: ${JSON.stringify(fault)}`);
  writeFileSync(file, written);
  return bill.components.reduce((sum, { components = [] }) => sum + 1 + components.length, 0);
}
