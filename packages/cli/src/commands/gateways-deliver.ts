import { BaseCommand } from '../base-command.ts';
import { reportArgs, reportFlags, reportStdin } from '../live/report-command.ts';

export default class GatewaysDeliver extends BaseCommand {
  static override summary = 'Deliver values of devices that do not speak LwM2M';
  static override description =
    "Reads one JSON object per line from standard input: Endpoint, Path, Value and, if known, Time. Sends the lines in batches and in order until the end of the input. Prints refused lines to standard error and continues. The service stores a value with a Time once, so you can send the same input again.\n\nNeeds the permission GatewayUplink, or the token of the gateway's registration ticket.";
  static override examples = [
    '<%= config.bin %> gateways deliver $GATEWAY - < values.ndjson',
    `mosquitto_sub -t 'boilers/#' | ./to-ndjson | <%= config.bin %> gateways deliver $GATEWAY -`,
  ];
  static override args = reportArgs;
  static override flags = reportFlags;

  async run(): Promise<void> {
    const { args, flags } = await this.parse(GatewaysDeliver);
    const path = { id: args.gateway };
    await reportStdin(args, flags, (client, items) =>
      client.call('dataCollectors.deliverValues', { path, body: items }),
    );
  }
}
