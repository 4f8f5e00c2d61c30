import {
  createCourseContentDoubt,
  createCourseContentNote,
  finishCourseContent,
  saveCourseContentCheckpoint,
  saveCourseContentProgress,
} from '@student/api-client';
import type { OutboxEntry } from '@student/domain';
import { request } from '../client.ts';

/** What the server answered to an act: its progress, where it tells one. */
export type Delivery = { progress?: number };

/** How a content is named in the outbox: `course/12/7`. */
export const contentKey = (courseId: number, contentId: number) => `course/${courseId}/${contentId}`;

/** Sends one entry to the call it stands for. @throws {ApiError} when it did not arrive. */
export async function deliver({ content, act }: OutboxEntry): Promise<Delivery> {
  const [, courseId, contentId] = content.split('/').map(Number);
  if (!courseId || !contentId) throw new Error(`No content is called ${content}`);
  const options = {
    params: { courseId, contentId },
    signal: AbortSignal.timeout(10_000),
    // The last write has to outlive the page that is being closed.
    keepalive: document.visibilityState === 'hidden',
  };
  switch (act.kind) {
    case 'progress':
      return {
        progress: await request(saveCourseContentProgress, {
          ...options,
          body: { speedRate: act.speedRate },
        }),
      };
    case 'checkpoint':
      await request(saveCourseContentCheckpoint, { ...options, body: { seconds: act.seconds } });
      return {};
    case 'finish':
      return { progress: (await request(finishCourseContent, options)).progress };
    case 'note':
      await request(createCourseContentNote, { ...options, body: { text: act.text } });
      return {};
    case 'doubt':
      await request(createCourseContentDoubt, {
        ...options,
        body: { title: act.title, description: act.description },
      });
      return {};
    default:
      throw new Error(`There is no call for an act of kind ${act.kind} yet`);
  }
}
