import * as api from '@student/api-client';
import { matches } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import { learnerOf } from '../views/learner.ts';
import { publishedTracks, schoolView, trackViews } from '../views/track.ts';

export const listSchools = reply(api.listSchools, ({ store }) => ({
  schools: store.list('schools').map(schoolView),
}));

export const getSchool = reply(api.getSchool, ({ store, params, me, now }) => {
  const school = found(store.get('schools', params.id));
  const learner = learnerOf(store, me.id, now);
  const courseTracks = trackViews(publishedTracks(store, { schoolId: school.id }), learner);
  return { school: { ...schoolView(school), courseTracks } };
});

export const searchSchools = reply(api.searchSchools, ({ store, query }) => {
  const search = query.required('search');
  return {
    schools: store
      .list('schools')
      .filter(({ name, description }) => matches(search, name, description))
      .map(schoolView),
  };
});
