import { linkInterests, listMyInterests } from '@student/api-client';
import { type InterestChange, withInterestChange } from '@student/domain';
import { mutationOptions } from '@tanstack/react-query';
import { profileQuery } from '../onboarding/onboarding.queries.ts';
import type { Services } from '../services.ts';
import { staleAfterInterests } from './interests.queries.ts';

/**
 * Changes the interests of a person. The call replaces all of them, so they are read first, and a change begins once the one before is
 * answered: none is lost, wherever it was made (TRACK-19).
 */
export const changeInterests = (
  { request }: Pick<Services, 'request'>,
  { isShownInPlace }: { isShownInPlace: boolean },
) =>
  mutationOptions<unknown, Error, InterestChange>({
    scope: { id: 'interests' },
    mutationFn: async (change) => {
      // Not from the cache, nor together with a read on its way, which may be older than the change before.
      const own = await request(listMyInterests);
      const interests = withInterestChange(
        own.map(({ id }) => id),
        change,
      );
      return request(linkInterests, { body: { interests } });
    },
    meta: { makesStale: [...staleAfterInterests, { queryKey: profileQuery().queryKey }], isShownInPlace },
  });
