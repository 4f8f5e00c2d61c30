import { pageSizes, withoutSearch } from '@student/domain';
import { RecentSearches, Section, Stack } from '@student/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';
import { useServices } from '../../services.ts';
import { keepSearches, readSearches } from './kept-searches.ts';
import { OwnInterests } from './own-interests.tsx';
import { WaysOn } from './ways-on.tsx';

/** Where nothing is searched for: what the person has searched for lately, and what they like. */
export function BeforeSearch({ personId }: { personId: number }) {
  const { storage } = useServices().platform;
  const [recent, setRecent] = useState(() => readSearches(storage, personId));
  /** From what stands there now: another tab may have added to it. */
  const change = (how: (searches: readonly string[]) => readonly string[]) => {
    const next = how(readSearches(storage, personId));
    keepSearches(storage, personId, next);
    setRecent(next);
  };
  return (
    <Stack gap="xl">
      <RecentSearches
        items={recent.map((term) => ({
          term,
          href: paths.globalSearch({ page: 1, limit: pageSizes.globalSearch, search: term }),
        }))}
        onRemove={(term) => change((searches) => withoutSearch(searches, term))}
        onClear={() => change(() => [])}
      />
      <OwnInterests />
      <Section title={words.explore}>
        <WaysOn />
      </Section>
    </Stack>
  );
}
