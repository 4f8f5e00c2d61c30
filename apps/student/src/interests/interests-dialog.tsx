import { linkInterests } from '@student/api-client';
import { Button, Dialog, Stack } from '@student/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { profileQuery } from '../onboarding/onboarding.queries.ts';
import { errorText } from '../pt-br/errors.ts';
import { interests as words } from '../pt-br/interests.ts';
import { endpointMutation } from '../queries/endpoint-query.ts';
import { useServices } from '../services.ts';
import { Failed } from '../shell/failed.tsx';
import { InterestChoice } from './interest-choice.tsx';
import { myInterestsQuery, staleAfterInterests } from './interests.queries.ts';

/**
 * The interests of a person, five at most, chosen anew (TRACK-19, PROFILE-17, LIMITS-12). What the server does not take is told here, and
 * what was chosen stays.
 */
export default function InterestsDialog({ onClose }: { onClose: () => void }) {
  const { messages } = useServices();
  // As they are now: what is saved replaces all of them.
  const { data: own, error, isFetching, refetch } = useQuery({ ...myInterestsQuery(), staleTime: 0 });
  const [draft, setDraft] = useState<readonly number[]>();
  const chosen = draft ?? own?.map(({ id }) => id);
  const save = useMutation({
    ...endpointMutation(linkInterests, {
      makesStale: [...staleAfterInterests, { queryKey: profileQuery().queryKey }],
      isShownInPlace: true,
    }),
    onSuccess: () => {
      messages.succeed(words.saved);
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
            disabled={chosen === undefined}
            onClick={() => (draft ? save.mutate({ body: { interests: [...draft] } }) : onClose())}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <FormRefusal>{save.error ? errorText(save.error) : undefined}</FormRefusal>
        {error && !chosen && !isFetching ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <InterestChoice chosen={chosen} onChange={setDraft} none={words.none} />
        )}
      </Stack>
    </Dialog>
  );
}
