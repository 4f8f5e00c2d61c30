import type { Sandbox } from '../../packages/sandbox/src/open-sandbox.ts';

/** A term that half of all added courses and tracks have in their titles. */
export const commonTerm = 'planilha';
/** One that few have. */
export const rareTerm = '1999';
/** The track that holds all added courses. */
export const longTrack = 7;

/**
 * Fills the sandbox up to so many courses and so many course tracks, spread over all schools, each course with what the seed's have. One
 * track in forty is mandatory.
 */
export function growTo(count: number, { store }: Sandbox): void {
  store.transaction(() => {
    const patterns = store.list('courses', { isActive: true, isBlocked: false });
    const tracks = store.list('courseTracks', { isRequired: false, isBlocked: false });
    const schools = store.list('schools');
    const contents = patterns.map(({ id }) => store.list('contents', { courseId: id }).slice(0, 3));
    const firstCourse = store.count('courses') + 1;
    const firstTrack = store.count('courseTracks') + 1;
    const word = (id: number) => (id % 2 === 0 ? ` e ${commonTerm} ` : ' ');
    for (let id = firstCourse; id <= count; id += 1) {
      const at = id % patterns.length;
      const pattern = patterns[at];
      if (!pattern) break;
      store.insert('courses', { ...pattern, id, title: `${pattern.title}${word(id)}${id}` });
      for (const content of contents[at] ?? [])
        store.insert('contents', { ...content, id: 1_000_000 + id * 10 + content.position, courseId: id });
    }
    for (let id = firstTrack; id <= count; id += 1) {
      const pattern = tracks[id % tracks.length];
      if (!pattern) break;
      store.insert('courseTracks', {
        ...pattern,
        id,
        title: `${pattern.title}${word(id)}${id}`,
        schoolId: schools[id % schools.length]?.id ?? 1,
        isRequired: id % 40 === 0,
        courseIds: Array.from(
          { length: 8 },
          (_, course) => firstCourse + ((id * 8 + course) % (count - firstCourse)),
        ),
      });
    }
    store.patch('courseTracks', longTrack, {
      courseIds: Array.from({ length: count - firstCourse + 1 }, (_, course) => firstCourse + course),
    });
  });
}
