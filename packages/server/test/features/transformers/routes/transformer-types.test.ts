import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectDone, perTest } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { typed, TransformerWorld } from '../../../support/transformer-world.ts';

const LIST = '/transformertypes';
const BUILT_IN = '5b7d6a0e-3f24-4c19-8a51-9d0c6e2f4a10';

/** Scales a temperature, and says whether it is above a limit. */
const scale = {
  Name: 'scale',
  Version: '1.0.0',
  DisplayName: 'Scale',
  ConfigurationDefinitions: [
    { Key: 'Factor', Name: 'Factor', DataType: 'Double', DefaultValue: '2', MinValue: 0, MaxValue: 10 },
    { Key: 'Unit', Name: 'Unit', DataType: 'Enum', DefaultValue: 'C', Options: [{ Id: 'C' }, { Id: 'F' }] },
  ],
  SourceTypeDefinitions: [{ SmartObjectTypeTypeId: 3303, ResourceTypeTypeId: 5700 }],
  TargetTypeDefinitions: [
    {
      OutputIndex: 0,
      ResourceDataType: 'Float',
      ResourceTypeTypeId: 5602,
      Formula: '$max(sources[0].values.($ * $config.Factor)) + ($config.Unit = "F" ? 32 : 0)',
    },
  ],
};

describe('transformer types', () => {
  let world: TransformerWorld;
  let app: TestApp;

  perTest(TransformerWorld, async (one) => {
    world = one;
    ({ app } = world);
  });

  const send = (method: string, path: string, text: string, request?: object): Promise<Answer> => {
    const part = (name: string, type: string, body: string): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${name === 'request' ? '' : '; filename="scale.json"'}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
    const raw =
      part('UploadTransformerType', 'application/octet-stream', text) +
      (request === undefined ? '' : part('request', 'application/json', JSON.stringify(request)));
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return app.call(method, path, { raw: `${raw}--b--\r\n`, headers });
  };
  /** @param contents members of a package, or its text */
  const upload = async (contents: object | string, request?: object): Promise<string> => {
    const text = typeof contents === 'string' ? contents : JSON.stringify(contents);
    const answer = await send('POST', LIST, text, request);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.Id;
  };
  const put = async (path: string): Promise<void> => {
    await expectDone(app.put(path, undefined));
    await app.world.settle();
  };
  const usable = async (contents: object | string = scale): Promise<string> => {
    const id = await upload(contents);
    await put(`${LIST}/${id}/approve`);
    await put(`${LIST}/${id}/activate`);
    return id;
  };
  const transformer = (Configurations: object[] = [], Transformer = 'scale'): object => ({
    Name: 'scaled',
    Transformer,
    Configurations,
    TransformerSourceTypeConfigurations: [{ ResourceTypeId: world.temperature.resource }],
    TransformerTargetTypeConfigurations: [typed(world.load)],
  });
  const result = (): Promise<unknown> => world.valueOf(world.load, 5602);
  const show = async (id: string): Promise<ResponseObject> => (await app.get(`${LIST}/${id}`)).body;
  const faults = (answer: Answer): string[] => {
    expectError(answer, 400, 'invalid-request');
    return Object.keys(answer.body.ModelState);
  };

  it('are filtered, sorted and searched, JSONata among them', async () => {
    await usable();
    await upload({ ...scale, Name: 'Zoom', DisplayName: 'Zoom', Description: 'Enlarges', Preview: true });
    const names = async (query: string): Promise<string> => {
      const { status, body } = await app.get(`${LIST}?${query}`);
      expect(status, JSON.stringify(body)).to.equal(200);
      return `${body.Rows.map(({ Name }) => Name).join(' ')} of ${body.NbrOfRows}`;
    };
    for (const [query, expected] of [
      ['', 'JSONata Zoom scale of 3'],
      ['PageSize=1&Page=2', 'Zoom of 3'],
      [`Filter=Id eq ${BUILT_IN.toUpperCase()}`, 'JSONata of 1'],
      ['Filter=ApprovalStatus eq appoved', 'JSONata scale of 2'],
      ['Filter=ApprovalStatus ne Appoved and Preview eq true', 'Zoom of 1'],
      ['Filter=Name in (scale, Zoom)&Sort=Name asc', 'Zoom scale of 2'],
      ['Filter=Description exists false', 'scale of 1'],
      ['Filter=DisplayName contains ZOO', 'Zoom of 1'],
      ['Filter=Name startsWith js', 'JSONata of 1'],
      ['Filter=Name gt a', 'scale of 1'],
      ['Sort=Preview desc,Name desc', 'Zoom scale JSONata of 3'],
      ['Sort=Description asc&PageSize=2', 'scale JSONata of 3'],
      ['Search=enlarge', 'Zoom of 1'],
    ] as const)
      expect(await names(query), query).to.equal(expected);
    const wrong = await app.get(`${LIST}?Filter=Nmae eq x`);
    expectError(wrong, 400, 'invalid-request');
    expect(wrong.body.ModelState['Filter']![0]).to.contain('Name');
  });

  it('are new and not activated at first, and show their package', async () => {
    const id = await upload(scale, {
      Description: 'Scales.',
      TransformerTypeExternalLinks: [{ Label: 'Source', Link: 'https://example.com/scale' }],
    });
    const { body } = await app.get(`${LIST}/${id}`);
    expect(body).to.deep.include({
      Name: 'scale',
      DisplayName: 'Scale',
      Description: 'Scales.',
      Version: '1.0.0',
      FileName: 'scale.json',
      ApprovalStatus: 'New',
      IsActivated: false,
      Preview: false,
      ConfigurationDefinitions: scale.ConfigurationDefinitions,
      TargetTypeDefinitions: scale.TargetTypeDefinitions,
      TransformerTypeExternalLinks: [{ Label: 'Source', Link: 'https://example.com/scale' }],
    });
    const { Rows } = (await app.get(LIST)).body;
    expect(Rows.map(({ Name }) => Name)).to.deep.equal(['JSONata', 'scale']);
  });

  it('compute as soon as they are approved and activated, with the configuration as $config', async () => {
    const id = await upload(scale);
    expect(faults(await app.post(world.list, transformer()))).to.deep.equal(['Transformer']);
    await put(`${LIST}/${id}/activate`);
    expect(faults(await app.post(world.list, transformer()))).to.deep.equal(['Transformer']);
    await put(`${LIST}/${id}/approve`);
    const made = await world.add(transformer([{ Key: 'Unit', Value: 'F' }]));
    expect(made).to.deep.include({ Transformer: 'scale', Configurations: [{ Key: 'Unit', Value: 'F' }] });
    await world.report('/3303/0/5700', 20);
    expect(await result()).to.equal(72);
  });

  it('read only the objects and resources of their definitions', async () => {
    await usable({ ...scale, SourceTypeDefinitions: [{ SmartObjectTypeTypeId: 3316 }] });
    await world.add(transformer());
    await world.report('/3303/0/5700', 20);
    expect(await result()).to.equal(undefined);
  });

  it('compute nothing with too few resources, and fail with too many', async () => {
    await usable({ ...scale, SourceTypeDefinitions: [{ MinNumberOfResources: 2, MaxNumberOfResources: 2 }] });
    await world.add(transformer());
    await world.report('/3303/0/5700', 20);
    expect(await result()).to.equal(undefined);
    await world.report('/3303/1/5700', 30);
    expect(await result()).to.equal(60);
    const other = await usable({
      ...scale,
      Name: 'one',
      SourceTypeDefinitions: [{ MaxNumberOfResources: 1 }],
    });
    const made = await world.add({ ...transformer([], other), Name: 'one' });
    expect(made['LastError']).to.equal('Source 0 has 2 resources. The transformer type takes at most 1.');
  });

  const badConfigurations = [
    ['an unknown key', { Key: 'Facter', Value: '1' }, 'Configurations[0].Key'],
    ['text instead of a number', { Key: 'Factor', Value: 'two' }, 'Configurations[0].Value'],
    ['a number beyond the bounds', { Key: 'Factor', Value: '11' }, 'Configurations[0].Value'],
    ['a value that is no option', { Key: 'Unit', Value: 'K' }, 'Configurations[0].Value'],
  ] as const;
  it('refuse configurations that do not fit', async () => {
    await usable();
    for (const [title, configuration, member] of badConfigurations) {
      const answer = await app.post(world.list, transformer([configuration]));
      expect(faults(answer), title).to.deep.equal([member]);
    }
  });

  it('refuse a transformer whose sources and targets do not fit, with all faults', async () => {
    await usable();
    const body = {
      ...transformer(),
      TransformerSourceTypeConfigurations: [
        { ResourceTypeId: world.humidity.resource },
        { ResourceTypeId: world.temperature.resource },
      ],
      TransformerTargetTypeConfigurations: [{ ...typed(world.load), OutputIndex: 4 }],
    };
    expect(faults(await app.post(world.list, body))).to.deep.equal([
      'TransformerSourceTypeConfigurations',
      'TransformerSourceTypeConfigurations[0].ResourceTypeId',
      'TransformerTargetTypeConfigurations[0].OutputIndex',
    ]);
  });

  for (const [verb, reason] of [
    ['revoke', 'The transformer type scale is revoked: Counts twice.'],
    ['deactivate', 'The transformer type scale is not activated.'],
  ] as const) {
    it(`stop their transformers when they are ${verb}d, say so in the activity log, and start them again`, async () => {
      const id = await usable();
      const { Id } = await world.add(transformer());
      await world.report('/3303/0/5700', 20);
      const body = verb === 'revoke' ? { RevokeMotivation: 'Counts twice.' } : undefined;
      await expectDone(app.put(`${LIST}/${id}/${verb}`, body));
      await app.world.settle();
      await world.report('/3303/0/5700', 30, undefined, 1_790_000_100_000);
      expect(await result(), 'the value stays').to.equal(40);
      const stopped = (await app.get(`${world.list}/${Id}`)).body;
      expect(stopped).to.include({ Deactivated: true, LastError: reason });
      const { Rows } = (await app.get('/activitylogs')).body;
      const entries = Rows.filter((one) => one['Description'] === 'Transformers stopped');
      expect(entries.map((one) => one['ResponseMessage'])).to.deep.equal([`${reason} Stopped: scaled.`]);
      await put(`${LIST}/${id}/${verb === 'revoke' ? 'approve' : 'activate'}`);
      expect(await result()).to.equal(60);
      expect((await app.get(`${world.list}/${Id}`)).body['Deactivated']).to.equal(false);
      expect(await show(id)).to.not.have.property('RevokeMotivation');
    });
  }

  it('replace their package, which their transformers compute with from then on', async () => {
    const id = await usable();
    await world.add(transformer());
    await world.report('/3303/0/5700', 20);
    expect(await result()).to.equal(40);
    const [output] = scale.TargetTypeDefinitions;
    const next = {
      ...scale,
      Version: '2.0.0',
      TargetTypeDefinitions: [{ ...output, Formula: '$max(sources[0].values) - 1' }],
    };
    await expectDone(send('PUT', `${LIST}/${id}`, JSON.stringify(next)));
    await app.world.settle();
    expect(await result()).to.equal(19);
    expect(await show(id)).to.include({ Version: '2.0.0', ApprovalStatus: 'Appoved', IsActivated: true });
    // The package that follows a revoked one needs a new approval.
    await put(`${LIST}/${id}/revoke`);
    await expectDone(send('PUT', `${LIST}/${id}`, JSON.stringify(scale)));
    expect(await show(id)).to.include({ ApprovalStatus: 'New', IsActivated: true });
  });

  it('keep what their transformers use when the package is replaced, and cannot be deleted before them', async () => {
    const id = await usable();
    const { Id } = await world.add(transformer([{ Key: 'Unit', Value: 'F' }]));
    const [factor] = scale.ConfigurationDefinitions;
    const [output] = scale.TargetTypeDefinitions;
    for (const change of [
      { ConfigurationDefinitions: [factor] },
      { TargetTypeDefinitions: [{ ...output, OutputIndex: 1 }] },
      { SourceTypeDefinitions: [{}, {}] },
    ]) {
      const answer = await send('PUT', `${LIST}/${id}`, JSON.stringify({ ...scale, ...change }));
      expectError(answer, 409, 'in-use');
      expect(answer.body.Message).to.contain('"scaled"');
    }
    expect((await show(id))['Version']).to.equal('1.0.0');
    expectError(await app.delete(`${LIST}/${id}`), 409, 'in-use');
    await expectDone(app.delete(`${world.list}/${Id}`));
    await expectDone(app.delete(`${LIST}/${id}`));
    expectError(await app.get(`${LIST}/${id}`), 404, 'transformer-type-not-found');
  });

  it('compute at locations too', async () => {
    await usable();
    const ResourceCollectionId = await app.create('/resourcecollections', {
      Name: 'Temperatures',
      ResourceTypeIds: [world.temperature.resource],
    });
    const location = (await app.get(`/devices/${world.deviceId}`)).body['LocationId'] as string;
    const { TransformerTargetTypeConfigurations } = transformer() as ResponseObject;
    await world.report('/3303/0/5700', 20);
    const body = { Name: 'of the quay', TransformerType: 'scale', ResourceCollectionId };
    const made = { ...body, TransformerTargetTypeConfigurations };
    await expectDone(app.post(`/locations/${location}/transformer`, made));
    await app.world.settle();
    const [shown] = (await app.get(`/locations/${location}/transformers`)).list;
    expect(await world.valueOf(world.load, 5602, shown!['DeviceId'] as string)).to.equal(40);
  });

  it('do not include JSONata, which cannot be changed', async () => {
    const { body } = await app.get(`${LIST}/${BUILT_IN}`);
    expect(body['ConfigurationDefinitions']).to.have.nested.property('[0].Key', 'Expression');
    expectError(await send('PUT', `${LIST}/${BUILT_IN}`, JSON.stringify(scale)), 409, 'built-in');
    expectError(await app.delete(`${LIST}/${BUILT_IN}`), 409, 'built-in');
    for (const verb of ['activate', 'approve', 'deactivate', 'revoke']) {
      expectError(await app.put(`${LIST}/${BUILT_IN}/${verb}`, undefined), 409, 'built-in');
    }
    const named = JSON.stringify({ ...scale, Name: 'jsonata' });
    expectError(await send('POST', LIST, named), 409, 'already-exists');
  });

  it('have unique names in their device network', async () => {
    await upload(scale);
    expectError(await send('POST', LIST, JSON.stringify({ ...scale, Name: 'SCALE' })), 409, 'already-exists');
  });

  it('refuse a package with every fault at once', async () => {
    const bad = {
      ...scale,
      ConfigurationDefinitions: [
        { Key: 'A', Name: 'A', DataType: 'Int', MinValue: 5, MaxValue: 1 },
        { Key: 'A', Name: 'A', DataType: 'Enum' },
        { Key: 'B', Name: 'B', DataType: 'String', RegExp: '(' },
        { Key: 'C', Name: 'C', DataType: 'Int', DefaultValue: '1.5' },
      ],
      SourceTypeDefinitions: [{ MinNumberOfResources: 3, MaxNumberOfResources: 2 }],
      TargetTypeDefinitions: [
        { OutputIndex: 0, ResourceDataType: 'Float', Formula: 'sources[' },
        { OutputIndex: 0, ResourceDataType: 'Float', Formula: '1' },
      ],
    };
    expect(faults(await send('POST', LIST, JSON.stringify(bad)))).to.have.members([
      'ConfigurationDefinitions[0].MinValue',
      'ConfigurationDefinitions[1].Key',
      'ConfigurationDefinitions[1].Options',
      'ConfigurationDefinitions[2].RegExp',
      'ConfigurationDefinitions[3].DefaultValue',
      'SourceTypeDefinitions[0].MinNumberOfResources',
      'TargetTypeDefinitions[0].Formula',
      'TargetTypeDefinitions[1].OutputIndex',
    ]);
    const shape = { Name: '', TargetTypeDefinitions: [{ OutputIndex: -1, ResourceDataType: 'Text' }] };
    expect(faults(await send('POST', LIST, JSON.stringify(shape)))).to.include.members([
      'Version',
      'SourceTypeDefinitions',
      'TargetTypeDefinitions[0].Formula',
      'TargetTypeDefinitions[0].OutputIndex',
      'TargetTypeDefinitions[0].ResourceDataType',
    ]);
  });

  const badFiles: readonly [title: string, text: string, message?: RegExp][] = [
    ['an empty file', ''],
    ['text that is neither JSON nor YAML', '{"Name":'],
    ['YAML with an error', 'Name: [a\nVersion: "'],
    ['YAML with aliases', 'Name: &a x\nVersion: *a\n'],
    ['a member twice', 'Name: a\nName: b\n'],
    ['deep nesting', '['.repeat(30_000), /deeper than 64 levels/],
    ['deep nesting of lists in a line', '- '.repeat(30_000), /deeper than 64 levels/],
    ['deep nesting of keys in a line', '? '.repeat(30_000), /deeper than 64 levels/],
    ['many values', `a: [${'1,'.repeat(30_000)}]`, /more than 20000 tokens/],
    ['many lines', '#\n'.repeat(30_000), /more than 20000 tokens/],
    ['a module of JavaScript', 'export default () => process.exit()\n'],
  ];
  it('refuse files that are no packages', async () => {
    for (const [title, text, message = /./u] of badFiles) {
      const answer = await send('POST', LIST, text);
      expect(answer.status, title).to.equal(400);
      expect(answer.body.Message, title).to.match(message);
    }
    expectError(await send('POST', LIST, ' '.repeat(65_537)), 413, 'payload-too-large');
    expect((await app.get(LIST)).body.Rows).to.have.lengthOf(1);
  });

  it('read the package of the guide, which is YAML', async () => {
    const file = join(import.meta.dirname, '../../../../../../docs/guides/transformers.md');
    const [, text = ''] = /^```yaml scaled\.yaml\n([^]*?)^```$/mu.exec(await readFile(file, 'utf8')) ?? [];
    await usable(text);
    await world.add(transformer([{ Key: 'Factor', Value: '1.8' }], 'scaled'));
    await world.report('/3303/0/5700', 20);
    expect(await result()).to.equal(36);
  });
});
