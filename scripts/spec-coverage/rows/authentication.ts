import { bare, features, row, type SpecSection } from '../row.ts';
import { adminStays, keyChanges, keyStays, thumbnail } from './cited.ts';

/** Section 5 of the specification. */
export const authentication: readonly SpecSection[] = [
  {
    title: '5. Authentication',
    rows: [
      row(
        '5.1',
        'API keys: name and expiry change the value, roles do not',
        keyChanges,
        keyStays,
        `${features}/event-streams/events: sends a comment from time to time, and ends when the key becomes invalid`,
      ),
      row(
        '5.2',
        'Roles; Initialize Roles never removes Admin',
        adminStays,
        'server/http/access: a change of roles applies at once (spec 5.2)',
      ),
      row(
        '5.3',
        'Named permissions, such as RegistrationTicket',
        `${features}/gateways/routes/registration-tickets: require the permissions RegistrationTicket and GatewayUplink, which Admin has and Operator lacks (spec 5.3)`,
      ),
      row('5.4', 'Users of the dashboard and their thumbnail', bare('users.thumbnail'), thumbnail),
      row(
        '5.5',
        'Security sessions survive a restart of the gateway',
        'e2e/journeys/secure-restart: SIGTERM mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice',
        'e2e/journeys/secure-restart: SIGKILL mid-stream: no handshake, no Register, nothing lost for good, nothing stored twice',
      ),
      row(
        '5.6',
        'Transmission of credentials, tokens, roles and permissions (not shown there; decided here)',
        'server/http/access: HS256 keys carry name, expiry, home network and ID, and no roles',
        'server/http/access: an expired key: 401 expired-key, from its expiry on',
      ),
    ],
  },
];
