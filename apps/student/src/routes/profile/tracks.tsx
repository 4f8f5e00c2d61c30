import { searchDebounce, searchList } from '@student/domain';
import { FilterBar, SearchField, TextLink } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { paths } from '../../paths.ts';
import { profileTracks as words } from '../../pt-br/profile-tracks.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { BegunTracks } from './begun-tracks.tsx';
import { OwnRequiredTracks } from './own-required-tracks.tsx';
import { profileSearch } from './profile.search.ts';
import type { ProfilePage } from './profile-page.ts';

/** The mandatory tracks of the person, then the others that they have begun; one search for both (TRACK-04, RECO-18). */
export const tracks: ProfilePage = {
  start: (services, request) =>
    warmPage(services, request, [requiredTracksQuery(), courseTracksQuery(), schoolsQuery()]),
  Page: function OwnTracks() {
    const { values, change } = useSearch(profileSearch);
    return (
      <>
        <FilterBar
          label={words.filters}
          search={
            <SearchField
              label={words.searchLabel}
              placeholder={words.search}
              term={values.search}
              debounce={searchDebounce}
              onSearch={(term) => change((now) => searchList(now, term))}
            />
          }
        />
        <OwnRequiredTracks />
        <BegunTracks />
        <div>
          <TextLink href={paths.detailsCourseTracks()} stands="alone">
            {words.allTracks}
          </TextLink>
        </div>
      </>
    );
  },
};
