import type { ContinueStepText } from '../routes/dashboard/continue-step.text.ts';

/** Stands for one of the texts of the card to go on with, which an answer tells (draw-next-step.ts); signs that no text holds. */
export const stepMarks = {
  title: '\ue001',
  content: '\ue002',
  time: '\ue003',
  coverUrl: '\ue004',
  progress: '\ue005',
  progressLabel: '\ue006',
  actionLabel: '\ue007',
  courseId: '\ue008',
  contentId: '\ue009',
} as const satisfies Record<keyof ContinueStepText, string>;
