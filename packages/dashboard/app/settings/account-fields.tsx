import type { ReactElement } from 'react';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { BootstrapAccount, BootstrapAccountRequest, BootstrapSecurityMode } from '@muster/sdk/core';
import './settings.css';

/** An LwM2M server account in the form. Numbers are text, as entered. */
export interface AccountDraft {
  /** Index in the form. */
  readonly draft: number;
  readonly shortId: string;
  readonly uri: string;
  readonly mode: BootstrapSecurityMode;
  readonly identity: string;
  readonly secret: string;
  readonly lifetime: string;
  /** The stored account. Members without a field are kept. */
  readonly stored?: BootstrapAccount;
}

export const newAccount = (draft: number): AccountDraft => ({
  draft,
  shortId: String(draft),
  uri: '',
  mode: 'NoSec',
  identity: '',
  secret: '',
  lifetime: '86400',
});

export const draftOf = (account: BootstrapAccount, index: number): AccountDraft => ({
  draft: index + 1,
  shortId: String(account.ShortServerId),
  uri: account.ServerUri,
  mode: account.SecurityMode,
  identity: account.Identity ?? '',
  secret: '',
  lifetime: String(account.Lifetime),
  stored: account,
});

export function accountOf(draft: AccountDraft): BootstrapAccountRequest {
  const secured = draft.mode === 'PSK';
  return {
    ...(draft.stored && othersOf(draft.stored)),
    ShortServerId: Number(draft.shortId),
    ServerUri: draft.uri,
    SecurityMode: draft.mode,
    Lifetime: Number(draft.lifetime),
    ...(secured && draft.identity !== '' ? { Identity: draft.identity } : {}),
    ...(secured && draft.secret !== '' ? { SecretKey: draft.secret } : {}),
  };
}

function othersOf(stored: BootstrapAccount): Partial<BootstrapAccountRequest> {
  const { Binding, DefaultMinimumPeriod, DefaultMaximumPeriod, StoreNotifications } = stored;
  return {
    Binding,
    StoreNotifications,
    ...(DefaultMinimumPeriod === undefined ? {} : { DefaultMinimumPeriod }),
    ...(DefaultMaximumPeriod === undefined ? {} : { DefaultMaximumPeriod }),
  };
}

/** Fields of an account. Its key can be set but is never shown. */
export function AccountFields(props: {
  readonly number: number;
  readonly value: AccountDraft;
  readonly onChange: (value: AccountDraft) => void;
  /** Undefined if it is the only account, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const { number, value, onChange, onRemove } = props;
  const change = (part: Partial<AccountDraft>): void => onChange({ ...value, ...part });
  return (
    <fieldset className="group-fields">
      <legend>LwM2M server {number}</legend>
      <TextInput
        label="Short Server ID"
        required
        type="number"
        min={1}
        max={65_534}
        value={value.shortId}
        onChange={({ currentTarget }) => change({ shortId: currentTarget.value })}
      />
      <TextInput
        label="URI"
        description="coap:// without security, coaps:// with a pre-shared key."
        required
        maxLength={255}
        value={value.uri}
        onChange={({ currentTarget }) => change({ uri: currentTarget.value })}
      />
      <NativeSelect
        label="Security"
        value={value.mode}
        data={[
          { value: 'NoSec', label: 'None (NoSec)' },
          { value: 'PSK', label: 'Pre-shared key (PSK)' },
        ]}
        onChange={({ currentTarget }) => change({ mode: currentTarget.value === 'PSK' ? 'PSK' : 'NoSec' })}
      />
      {value.mode === 'PSK' && (
        <>
          <TextInput
            label="PSK identity"
            description="Empty, and without a key: each device gets its own credentials."
            maxLength={255}
            value={value.identity}
            onChange={({ currentTarget }) => change({ identity: currentTarget.value })}
          />
          <PasswordInput
            label="Pre-shared key"
            description={
              value.stored?.Identity === undefined
                ? 'Hexadecimal digits. It is not shown again.'
                : 'Hexadecimal digits. Empty: the stored key does not change.'
            }
            autoComplete="off"
            maxLength={128}
            value={value.secret}
            onChange={({ currentTarget }) => change({ secret: currentTarget.value })}
            visibilityToggleButtonProps={{ 'aria-label': 'Show the pre-shared key', tabIndex: 0 }}
          />
        </>
      )}
      <TextInput
        label="Lifetime in seconds"
        type="number"
        min={1}
        max={4_294_967_295}
        value={value.lifetime}
        onChange={({ currentTarget }) => change({ lifetime: currentTarget.value })}
      />
      {onRemove !== undefined && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Remove LwM2M server ${number}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}
