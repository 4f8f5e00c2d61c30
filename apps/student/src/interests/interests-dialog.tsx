import { type InterestChange, interestChange, withInterestChange } from '@student/domain';
import { Button, Dialog, Stack } from '@student/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { errorText } from '../pt-br/errors.ts';
import { interests as words } from '../pt-br/interests.ts';
import { useServices } from '../services.ts';
import { Failed } from '../shell/failed.tsx';
import { changeInterests } from './change-interests.ts';
import { InterestChoice } from './interest-choice.tsx';
import { myInterestsQuery } from './interests.queries.ts';

/**
 * The interests of a person, five at most, chosen anew (TRACK-19, PROFILE-17, LIMITS-12). What the server does not take is told here, and
 * what was chosen stays.
 */
export default function InterestsDialog({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { data: own, error, isFetching, refetch } = useQuery({ ...myInterestsQuery(), staleTime: 0 });
  // Of what is read, which may come after the first press: what was chosen elsewhere meanwhile stays.
  const [draft, setDraft] = useState<InterestChange>({ added: [], removed: [] });
  const before = own?.map(({ id }) => id);
  const isChanged = draft.added.length + draft.removed.length > 0;
  const save = useMutation({
    ...changeInterests(services, { isShownInPlace: true }),
    onSuccess: () => {
      services.messages.succeed(words.saved);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      description={words.text}
      dismissal={save.isPending ? 'blocked' : 'explicit'}
      footer={
        <>
          <Button variant="outline" tone="neutral" disabled={save.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            pending={save.isPending}
            disabled={before === undefined}
            onClick={() => (isChanged ? save.mutate(draft) : onClose())}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <FormRefusal>{save.error ? errorText(save.error) : undefined}</FormRefusal>
        {error && !before && !isFetching ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <InterestChoice
            chosen={before && withInterestChange(before, draft)}
            onChange={(chosen) => setDraft(interestChange(before ?? [], chosen))}
            none={words.none}
          />
        )}
      </Stack>
    </Dialog>
  );
}
