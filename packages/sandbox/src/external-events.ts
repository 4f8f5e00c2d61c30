import { found } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Store } from './store/store.ts';

type NotificationDraft = Pick<Records['notifications'], 'userId' | 'type' | 'title' | 'description'> & {
  courseId?: number | null;
  contentId?: number | null;
  image?: string | null;
};

/** Adds an unread notification to a person's list. */
export const notify = (
  store: Store,
  { description, courseId, contentId, image, ...rest }: NotificationDraft,
  now: string,
) =>
  store.insert('notifications', {
    ...rest,
    description: `<p>${description.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))}</p>`,
    createdAt: now,
    isRead: false,
    image: image ?? null,
    imageNotification: null,
    courseId: courseId ?? null,
    contentId: contentId ?? null,
  });

/** An instructor answers a doubt, and who asked is notified. No call of the contract does this; the sandbox page does. */
export const answerDoubt = (store: Store, doubtId: number, response: string, now: string) =>
  store.transaction(() => {
    const { userId, title, courseId, contentId } = found(store.get('doubts', doubtId));
    const [instructorId] =
      (courseId === null ? undefined : store.get('courses', courseId))?.instructorIds ?? [];
    const instructor = instructorId === undefined ? undefined : store.get('instructors', instructorId);
    const who = instructor?.name.split(' ')[0] ?? 'Quem ensina';
    notify(
      store,
      {
        userId,
        type: 'DOUBT_RESPONSE',
        title: `${who} respondeu à sua dúvida “${title}”`,
        description: response,
        courseId,
        contentId,
      },
      now,
    );
    return store.patch('doubts', doubtId, { response, respondedAt: now });
  });

/** A course is released today, and everybody is notified. */
export const releaseCourse = (store: Store, courseId: number, now: string) =>
  store.transaction(() => {
    const course = found(store.get('courses', courseId));
    const end = new Date(Date.parse(now) + 15 * 86_400_000).toISOString();
    for (const { id } of store.list('people'))
      notify(
        store,
        {
          userId: id,
          type: 'NEW_TRAINING_RESPONSE',
          title: 'Novo treinamento',
          description: course.title,
          courseId,
          image: course.imageURL,
        },
        now,
      );
    return store.patch('courses', courseId, {
      isBlocked: false,
      isActive: true,
      activationDate: now,
      releaseStartDate: now,
      releaseEndDate: end,
    });
  });
