import { Text, TextLink } from '@student/ui';
import { Fragment } from 'react';
import { recovery as words } from '../pt-br/recovery.ts';

/** Whom to write to when nothing else helps (RECOVERY-05, THEME-08). */
export function SupportLine({ supportEmail }: { supportEmail: string }) {
  return (
    <Text tone="muted">
      {words.support} <TextLink href={words.supportHref(supportEmail)}>{inParts(supportEmail)}</TextLink>
    </Text>
  );
}

/** An address may end its line after an at-sign or a dot, and nowhere else. */
const inParts = (address: string) =>
  address.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one address, in its order
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
