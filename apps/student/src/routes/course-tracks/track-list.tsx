import { asksForSearch, searchDebounce } from '@student/domain';
import { FilterBar, PageTitle, SearchField, SegmentedControl } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { shell } from '../../pt-br/shell.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { courseTracksSearch } from './course-tracks.search.ts';
import { OtherTracks, TracksCount } from './other-tracks.tsx';
import { RequiredTracks } from './required-tracks.tsx';

/** All tracks of the person's schools, the mandatory ones first; a search, a filter and pages, all of them in the address (TRACK-14). */
export function TrackList() {
  const { values, change } = useSearch(courseTracksSearch);
  usePageTitle(shell.titles.tracks);
  return (
    <>
      <PageTitle title={shell.titles.tracks} lead={words.lead} />
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchLabel}
            placeholder={words.search}
            term={values.search}
            debounce={searchDebounce}
            onSearch={(search) => change((now) => ({ ...now, search, page: 1 }))}
          />
        }
        sort={
          <SegmentedControl
            label={words.status}
            segments={(['all', 'pending', 'finished'] as const).map((value) => ({
              value,
              label: words.statuses[value],
            }))}
            value={values.filterType ?? 'all'}
            onValueChange={(chosen) =>
              change((now) => ({ ...now, filterType: chosen === 'all' ? undefined : chosen, page: 1 }))
            }
          />
        }
      />
      <TracksCount />
      {asksForSearch(values.search) || values.page > 1 ? null : (
        <RequiredTracks filter={values.filterType ?? 'all'} />
      )}
      <OtherTracks />
    </>
  );
}
