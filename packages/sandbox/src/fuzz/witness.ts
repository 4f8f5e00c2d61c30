import type { Store } from '../store/store.ts';

/** Somebody who asks for nothing and has one of everything that a person can own. */
export const witnessId = 12;

/** Stands in every text that only the witness may read: an answer that holds it has told what is somebody else's. */
export const secret = 'so-para-a-testemunha';

/** Gives the witness a record of each kind, so that whoever changes, removes or reads one of them is noticed. */
export const equipWitness = (store: Store) => {
  const userId = witnessId;
  // A scenario without trainings has nothing to own.
  if (!store.get('people', userId) || !store.get('courses', 11)) return;
  const now = '2026-03-02T15:00:00.000Z';
  const later = '2027-03-02T15:00:00.000Z';
  const exercise = store
    .list('contents', { type: 4 })
    .find(({ courseId, isBlocked }) => courseId === 11 && !isBlocked);
  const contentId = exercise?.id ?? 1104;
  if (!store.find('enrolments', { userId, courseId: 11 }))
    store.insert('enrolments', {
      userId,
      courseId: 11,
      enrolledAt: now,
      finishedAt: null,
      lastAccessAt: now,
    });
  if (!store.find('contentStates', { userId, contentId }))
    store.insert('contentStates', {
      userId,
      contentId,
      watched: 1,
      progress: 1,
      checkpoint: 1,
      scorm: [{ key: 'cmi.suspend_data', value: secret }],
      openedAt: now,
      finishedAt: null,
    });
  const [question] = store.list('questions', { contentId });
  store.insert('attempts', {
    userId,
    contentId,
    number: 1,
    createdAt: now,
    finishedAt: null,
    answers: question
      ? [{ questionId: question.id, alternativeId: null, text: secret, attempts: 1, isCorrect: null }]
      : [],
  });
  for (const at of [101, contentId])
    store.insert('notes', { userId, contentId: at, text: secret, seconds: 1 });
  store.insert('favorites', { userId, courseId: 60, createdAt: now });
  store.insert('productFavorites', { userId, productId: 1 });
  store.insert('acceptedLimits', { userId, date: '2026-01-01' });
  store.insert('tokens', {
    token: `${secret}-token`,
    kind: 'recovery',
    userId,
    expiresAt: later,
    usedAt: null,
  });
  store.insert('sessions', { token: `${secret}-session`, userId, openedAt: now, expiresAt: later });
  store.insert('uploads', {
    userId,
    key: `${secret}-upload`,
    name: secret,
    type: 'image/png',
    extension: 'png',
    base64: '',
    createdAt: now,
  });
  const [asked] = store.list('formQuestions');
  if (asked)
    store.insert('formAnswers', {
      userId,
      trainingId: 11,
      questionId: asked.id,
      answerId: null,
      multiAnswerIds: [],
      answerText: secret,
      stars: null,
    });
  store.insert('keptAnswers', {
    userId,
    operation: 'POST /api/decola/suggestion',
    key: 'chave-1',
    fingerprint: secret,
    status: 200,
    body: JSON.stringify({ data: secret }),
    answeredAt: now,
  });
  store.insert('orders', {
    userId,
    lines: [{ productId: 1, quantity: 1, decoins: 1 }],
    grossValue: 1,
    receiptUrl: null,
    createdAt: now,
    lastChange: now,
  });
  store.insert('notifications', {
    userId,
    title: secret,
    description: secret,
    createdAt: now,
    isRead: false,
    type: 'NEW_TRAINING_RESPONSE',
    image: null,
    imageNotification: null,
    courseId: 11,
    contentId: null,
  });
  if (!store.find('pillViews', { userId, pillId: 1 }))
    store.insert('pillViews', { userId, pillId: 1, watchedAt: now });
};
