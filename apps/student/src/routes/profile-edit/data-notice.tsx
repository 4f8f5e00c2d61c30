import type { ProfileDraft } from '@student/domain';
import { Button, Inline, InlineAlert } from '@student/ui';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { useFocusAfterRetry } from '../../shell/use-focus-after-retry.ts';
import type { ProfileEditFlow } from './profile-edit-flow.ts';

type DataNoticeProps = {
  /** The state of the data. */
  standsIn: string;
  /** What was changed elsewhere too. */
  overtaken: readonly (keyof ProfileDraft)[];
  send: ProfileEditFlow['send'];
};

const words = profileEdit.data;
const inWords = new Intl.ListFormat('pt-BR');

/** Why what was sent is not saved yet, and what the person can do about it (PROFILE-08). */
export function DataNotice({ standsIn, overtaken, send }: DataNoticeProps) {
  if (standsIn === 'waiting') return <Unsent send={send} />;
  return standsIn === 'overtaken' ? <Overtaken overtaken={overtaken} send={send} /> : null;
}

function Unsent({ send }: Pick<DataNoticeProps, 'send'>) {
  const retry = useFocusAfterRetry(() => send({ type: 'profile.retry' }));
  return (
    <InlineAlert
      tone="caution"
      announce="assertive"
      action={
        <Button size="small" variant="outline" onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {words.waiting}
    </InlineAlert>
  );
}

function Overtaken({ overtaken, send }: Omit<DataNoticeProps, 'standsIn'>) {
  const replace = useFocusAfterRetry(() => send({ type: 'overtaken.replace' }));
  const take = useFocusAfterRetry(() => send({ type: 'overtaken.take' }));
  return (
    <InlineAlert
      tone="caution"
      announce="assertive"
      action={
        <Inline>
          <Button size="small" variant="outline" onClick={replace}>
            {words.replace}
          </Button>
          <Button size="small" variant="outline" onClick={take}>
            {words.take}
          </Button>
        </Inline>
      }
    >
      {words.overtaken(inWords.format(overtaken.map((name) => words[name])))}
    </InlineAlert>
  );
}
