import { Button, EmptyState, SearchXIcon } from '@student/ui';
import { lazy, useState } from 'react';
import { dashboard } from '../../pt-br/dashboard.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useFocusAfterRetry } from '../../shell/use-focus-after-retry.ts';

const InterestsDialog = lazy(() => import('../../interests/interests-dialog.tsx'));

/**
 * In place of the courses of somebody who has chosen no interest: the way to choose some (TRACK-19). Once there are some it goes with its
 * button, and the focus goes on to the title of the strip.
 */
export function ChooseInterests() {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useFocusAfterRetry(() => setChoosing(true));
  const close = () => setChoosing(false);
  return (
    <>
      <EmptyState
        variant="strip"
        level={3}
        title={dashboard.interestsUnchosen}
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        action={
          <Button variant="outline" aria-haspopup="dialog" onClick={choose}>
            {dashboard.interestsChoose}
          </Button>
        }
      />
      {isChoosing ? (
        <LateBoundary onClose={close}>
          <InterestsDialog onClose={close} />
        </LateBoundary>
      ) : null}
    </>
  );
}
