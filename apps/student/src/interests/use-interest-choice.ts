import { linkInterests } from '@student/api-client';
import { withInterest } from '@student/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../onboarding/onboarding.queries.ts';
import { endpointMutation } from '../queries/endpoint-query.ts';
import { useServices } from '../services.ts';
import { myInterestsQuery, staleAfterInterests } from './interests.queries.ts';

/** Makes one interest a person's own, or gives it back; the others stay as the server has them now, since the call replaces all (TRACK-19). */
export function useInterestChoice(id: number) {
  const { queryClient, tell } = useServices();
  const [isReading, setReading] = useState(false);
  const link = useMutation(
    endpointMutation(linkInterests, {
      makesStale: [...staleAfterInterests, { queryKey: profileQuery().queryKey }],
    }),
  );
  const choose = (isChosen: boolean) => {
    setReading(true);
    void queryClient
      .fetchQuery({ ...myInterestsQuery(), staleTime: 0 })
      .then((own) => {
        const chosen = own.map((interest) => interest.id);
        link.mutate({ body: { interests: withInterest(id, chosen, isChosen) } });
      })
      .catch(tell)
      .finally(() => setReading(false));
  };
  return { choose, isPending: isReading || link.isPending };
}
