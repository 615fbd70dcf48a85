import { BaseCommand } from '../base-command.ts';
import { reportArgs, reportFlags, reportStdin } from '../live/report-command.ts';

export default class GatewaysRegister extends BaseCommand {
  static override summary = 'Register devices that do not speak LwM2M';
  static override description =
    "Reads one JSON object per line from standard input: Endpoint, Objects and, optionally, Lifetime, DeviceTypeId and Name. Registers the devices in batches, or renews their registrations. Prints refused lines to standard error and continues.\n\nNeeds the permission GatewayUplink, or the token of the gateway's registration ticket.";
  static override examples = [
    '<%= config.bin %> gateways register $GATEWAY - < devices.ndjson',
    `echo '{"Endpoint":"boiler-1","Objects":["/3303/0"]}' | <%= config.bin %> gateways register $GATEWAY -`,
  ];
  static override args = reportArgs;
  static override flags = reportFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(GatewaysRegister);
    const path = { id: args.gateway };
    await reportStdin(args, flags, (client, items) =>
      client.call('dataCollectors.registerDevices', { path, body: items }),
    );
  }
}
