import { operationOf, type Stage } from '../walk.ts';
import { get, only, part, rowsOf, unchanged, type Write } from './write.ts';

/** A content of a course that nobody has rated or asked about. One's own rating is listed first. */
const params = { courseId: 60, contentId: 6001 };

const ratings: Write['read'] = async (stage) => {
  const read = await get(stage, 'listCourseContentRatings', { params, query: { index: 0 } });
  return rowsOf(part(read, 'ratings'), 'userName', 'stars', 'message');
};

const likes: Write['read'] = async (stage) =>
  only(
    part(await get(stage, 'listCourseContentRatings', { params, query: { index: 0 } }), 'ratings'),
    'stars',
    'likes',
  );

/** Only who is enrolled rates or asks. */
const enrol = (stage: Stage) =>
  stage.call(operationOf('enrollInCourse'), { params: { id: params.courseId } });

const enrolBoth = async (mine: Stage, theirs: Stage) => {
  await enrol(mine);
  await enrol(theirs);
};

const rate = async (stage: Stage, stars: number) => {
  await enrol(stage);
  const body = { stars, message: `Dou ${stars}.` };
  const { data } = await stage.call(operationOf('rateCourseContent'), { params, body });
  return (data as { id: number }).id;
};

const listed = (operation: string): Write['read'] => {
  return async (stage) => rowsOf(await get(stage, operation, { params }), 'userName', 'title', 'description');
};

const annotations: Write['read'] = (stage) => get(stage, 'listAnnotations', { params: { id: 101 } });

/** Two notes of Ana. */
const ramal = {
  id: 1,
  text: 'Ramal do RH: 4410. Perguntar sobre o vale-cultura.',
  seconds: 24,
  contentId: 101,
};
const minute = { id: 2, text: 'Mostrar o minuto 0:41 para o time.', seconds: 41, contentId: 101 };

/** Ratings, likes, doubts and notes in their other spelling. */
export const opinionWrites: readonly Write[] = [
  {
    operation: 'rateCourseContent',
    effect: 'replaces what the person said before, for everybody to read',
    given: async (mine, theirs) => {
      await rate(mine, 2);
      await rate(theirs, 4);
      return { params, body: { stars: 3, message: ' O áudio está baixo. ' } };
    },
    read: ratings,
    mine: [
      [
        ['Ana Beatriz Souza', 2, 'Dou 2.'],
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
      ],
      [
        ['Ana Beatriz Souza', 3, 'O áudio está baixo.'],
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
      ],
    ],
    theirs: [
      [
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
        ['Ana Beatriz Souza', 2, 'Dou 2.'],
      ],
      [
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
        ['Ana Beatriz Souza', 3, 'O áudio está baixo.'],
      ],
    ],
    another: {
      theirs: [
        ['Bruno Carvalho Lima', 3, 'O áudio está baixo.'],
        ['Ana Beatriz Souza', 3, 'O áudio está baixo.'],
      ],
      mine: [
        ['Ana Beatriz Souza', 3, 'O áudio está baixo.'],
        ['Bruno Carvalho Lima', 3, 'O áudio está baixo.'],
      ],
    },
  },
  {
    operation: 'deleteCourseContentRating',
    given: async (mine, theirs) => {
      await rate(theirs, 4);
      return { params: { ...params, ratingId: await rate(mine, 5) } };
    },
    read: ratings,
    mine: [
      [
        ['Ana Beatriz Souza', 5, 'Dou 5.'],
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
      ],
      [['Bruno Carvalho Lima', 4, 'Dou 4.']],
    ],
    theirs: [
      [
        ['Bruno Carvalho Lima', 4, 'Dou 4.'],
        ['Ana Beatriz Souza', 5, 'Dou 5.'],
      ],
      [['Bruno Carvalho Lima', 4, 'Dou 4.']],
    ],
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: 'deleteCourseContentRating',
    effect: 'finds nothing under another content',
    given: async (mine) => ({ params: { ...params, ratingId: await rate(mine, 5) } }),
    act: async (stage, given) => {
      const remove = operationOf('deleteCourseContentRating');
      // Were it found there, it would be gone afterwards.
      await stage.call(remove, { params: { ...given.params, contentId: 6002 } });
      return stage.call(remove, given);
    },
    read: ratings,
    mine: [[['Ana Beatriz Souza', 5, 'Dou 5.']], []],
    theirs: [[['Ana Beatriz Souza', 5, 'Dou 5.']], []],
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: 'likeRating',
    given: async (mine, theirs) => {
      await rate(mine, 5);
      return { params: { ratingId: await rate(theirs, 4) } };
    },
    read: likes,
    mine: [
      [
        { stars: 5, likes: [] },
        { stars: 4, likes: [] },
      ],
      [
        { stars: 5, likes: [] },
        { stars: 4, likes: [{ userId: 1 }] },
      ],
    ],
    theirs: [
      [
        { stars: 4, likes: [] },
        { stars: 5, likes: [] },
      ],
      [
        { stars: 4, likes: [{ userId: 1 }] },
        { stars: 5, likes: [] },
      ],
    ],
    another: {
      theirs: [
        { stars: 4, likes: [{ userId: 1 }, { userId: 10 }] },
        { stars: 5, likes: [] },
      ],
      mine: [
        { stars: 5, likes: [] },
        { stars: 4, likes: [{ userId: 1 }, { userId: 10 }] },
      ],
    },
  },
  {
    operation: 'unlikeRating',
    effect: 'takes back the like of this person only',
    given: async (mine, theirs) => {
      const ratingId = await rate(theirs, 4);
      for (const stage of [mine, theirs])
        await stage.call(operationOf('likeRating'), { params: { ratingId } });
      return { params: { ratingId } };
    },
    read: likes,
    mine: [[{ stars: 4, likes: [{ userId: 1 }, { userId: 10 }] }], [{ stars: 4, likes: [{ userId: 10 }] }]],
    theirs: [[{ stars: 4, likes: [{ userId: 1 }, { userId: 10 }] }], [{ stars: 4, likes: [{ userId: 10 }] }]],
    another: { theirs: [{ stars: 4, likes: [] }], mine: [{ stars: 4, likes: [] }] },
  },
  {
    operation: 'createCourseContentDoubt',
    given: async (mine, theirs) => {
      await enrolBoth(mine, theirs);
      return { params, body: { title: 'E à noite?', description: ' Vale o mesmo prazo? ' } };
    },
    read: listed('listCourseContentDoubts'),
    mine: [[], [['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?']]],
    theirs: [[], [['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?']]],
    another: {
      theirs: [
        ['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?'],
        ['Bruno Carvalho Lima', 'E à noite?', 'Vale o mesmo prazo?'],
      ],
      mine: [
        ['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?'],
        ['Bruno Carvalho Lima', 'E à noite?', 'Vale o mesmo prazo?'],
      ],
    },
  },
  {
    operation: 'createCourseContentQuestion',
    given: async (mine, theirs) => {
      await enrolBoth(mine, theirs);
      return { params, body: { title: 'E à noite?', description: ' Vale o mesmo prazo? ' } };
    },
    read: listed('listCourseContentQuestions'),
    mine: [[], [['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?']]],
    theirs: [[], [['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?']]],
    another: {
      theirs: [
        ['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?'],
        ['Bruno Carvalho Lima', 'E à noite?', 'Vale o mesmo prazo?'],
      ],
      mine: [
        ['Ana Beatriz Souza', 'E à noite?', 'Vale o mesmo prazo?'],
        ['Bruno Carvalho Lima', 'E à noite?', 'Vale o mesmo prazo?'],
      ],
    },
  },
  {
    operation: 'createAnnotation',
    given: () => ({ params: { contentId: 101 }, body: { annotation: { text: ' Rever. ', seconds: 12 } } }),
    read: annotations,
    mine: [
      [ramal, minute],
      [ramal, minute, { id: 3, text: 'Rever.', seconds: 12, contentId: 101 }],
    ],
    theirs: unchanged([]),
    another: { theirs: [{ id: 4, text: 'Rever.', seconds: 12, contentId: 101 }] },
  },
  {
    operation: 'updateAnnotation',
    given: () => ({ params: { id: 2 }, body: { annotation: { text: 'Mostrar ao time.', seconds: 44 } } }),
    read: annotations,
    mine: [
      [ramal, minute],
      [ramal, { id: 2, text: 'Mostrar ao time.', seconds: 44, contentId: 101 }],
    ],
    theirs: unchanged([]),
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: 'deleteAnnotation',
    given: () => ({ params: { id: 2 } }),
    read: annotations,
    mine: [[ramal, minute], [ramal]],
    theirs: unchanged([]),
    another: { refused: 'NOT_FOUND' },
  },
];
