import {
  Amount,
  Complement,
  ContentStatus,
  Done,
  Doubt,
  DoubtInput,
  ExerciseQuestionnaire,
  FilledText,
  Id,
  Instructor,
  Note,
  named,
  Percentage,
  Question,
  QuestionPage,
  Rating,
  RatingInput,
  RatingLike,
  RatingSlice,
  rows,
  ScormCheckpoint,
  TrainingContent,
} from '@student/domain';
import * as v from 'valibot';
import { endpoint, notImplemented } from '../endpoint.ts';
import { Index, PageNumber } from '../query-fields.ts';

/** List the contents of an event class. */
export const listEventContents = endpoint('GET /api/decola/events/:eventId/class/:classId/contents', {
  data: named('contents', v.array(TrainingContent)),
});

/** Read one event content. */
export const getEventContent = endpoint(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId',
  {
    data: named('content', TrainingContent),
    refusals: ['CONTENT_BLOCKED'],
  },
);

/** Open an event content for study. Repeating it changes nothing once the content was opened or finished. */
export const initializeEventContent = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/initialize',
  {
    data: named('status', ContentStatus),
    refusals: ['CONTENT_BLOCKED'],
  },
);

/** List the extra material of an event content. */
export const listEventContentComplements = endpoint(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/complements',
  {
    data: named('complements', rows(Complement)),
  },
);

/** List the instructors of an event content. */
export const listEventContentInstructors = endpoint(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/instructors',
  {
    data: named('instructors', rows(Instructor)),
  },
);

/** Write a personal note. */
export const createEventContentNote = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/notes',
  {
    body: v.strictObject({ text: FilledText }),
    data: named('note', Note),
    refusals: ['INVALID_CONTENT_ANNOTATION'],
  },
);

/** List one's personal notes. */
export const listEventContentNotes = endpoint(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/notes',
  {
    data: named('notes', rows(Note)),
  },
);

/** Rewrite a personal note. An update sent as POST; the path decides when the two ids differ. */
export const updateEventContentNote = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/notes/:noteId',
  {
    body: v.strictObject({ id: Id, text: FilledText }),
    data: named('note', Note),
    refusals: ['INVALID_CONTENT_ANNOTATION'],
  },
);

/** Delete a personal note. */
export const deleteEventContentNote = endpoint(
  'DELETE /api/decola/events/:eventId/class/:classId/contents/:contentId/notes/:noteId',
  {
    data: Done,
  },
);

/** Save the moment where playback stands. */
export const saveEventContentCheckpoint = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/checkpoints',
  {
    body: v.strictObject({ seconds: Amount }),
    data: Done,
    refusals: ['INVALID_CHECKPOINT'],
  },
);

/** Save the state of an interactive package. */
export const saveEventContentScormCheckpoints = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/scorm/checkpoints',
  {
    body: v.strictObject({ checkpoints: v.pipe(v.array(ScormCheckpoint), v.minLength(1)) }),
    data: Done,
  },
);

/** Report study time so far. Sent every 15 seconds while a minimum duration exists. The server adds 15 seconds times the speed and answers the new progress; at 99 the client finishes the content. */
export const saveEventContentProgress = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/progress',
  {
    body: v.strictObject({ speedRate: v.pipe(v.number(), v.gtValue(0), v.maxValue(2)) }),
    data: named('progress', Percentage),
    refusals: ['INVALID_SPEED_RATE', 'CONTENT_BLOCKED'],
  },
);

/** Finish an event content. Progress becomes 100. Nothing happens when it was already finished. It also ends the questionnaire in progress, if any. */
export const finishEventContent = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/finish',
  {
    data: named('status', ContentStatus),
    refusals: ['CONTENT_BLOCKED'],
  },
);

/** Start a questionnaire attempt. Sets doing, clears finished, adds one to userAttempts, takes the content back to progress 0 and clears corrects and answered. */
export const generateEventContentQuestionnaire = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/questionnaires',
  {
    data: named('questionnaire', ExerciseQuestionnaire),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'CONTENT_BLOCKED'],
  },
);

/** Read one page of a questionnaire. */
export const getEventContentQuestionnairePage = endpoint(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/questionnaires/:questionnaireId/pages/:page',
  {
    params: { page: PageNumber },
    data: QuestionPage,
  },
);

/** Answer a question by choosing an alternative. No body. */
export const answerEventContentQuestionByAlternative = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/questionnaires/:questionnaireId/pages/:page/alternatives/:altId',
  {
    params: { page: PageNumber },
    data: named('question', Question),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'QUESTIONNAIRE_FINISHED'],
  },
);

/** Answer a question in one's own words. */
export const answerEventContentQuestionByText = endpoint(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/questionnaires/:questionnaireId/pages/:page/descriptive',
  {
    params: { page: PageNumber },
    body: v.strictObject({ answer: v.pipe(v.string(), v.minLength(1)) }),
    data: named('question', Question),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'QUESTIONNAIRE_FINISHED'],
  },
);

/** Ratings do not exist for the contents of events (PLAYER-26). */
export const rateEventContent = notImplemented(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/ratings',
  {
    body: RatingInput,
    data: named('rating', Rating),
  },
);

/** Ratings do not exist for the contents of events (PLAYER-26). */
export const listEventContentRatings = notImplemented(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/ratings',
  {
    query: { index: Index },
    data: RatingSlice,
  },
);

/** Ratings do not exist for the contents of events (PLAYER-26). */
export const deleteEventContentRating = notImplemented(
  'DELETE /api/decola/events/:eventId/class/:classId/contents/:contentId/rating/:ratingId',
  {
    data: Done,
  },
);

/** Doubts do not exist for the contents of events (PLAYER-26). */
export const createEventContentDoubt = notImplemented(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/doubts',
  {
    body: DoubtInput,
    data: named('doubt', Doubt),
  },
);

/** Doubts do not exist for the contents of events (PLAYER-26). */
export const listEventContentDoubts = notImplemented(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/doubts',
  {
    data: named('doubts', rows(Doubt)),
  },
);

/** Doubts do not exist for the contents of events (PLAYER-26). */
export const createEventContentQuestion = notImplemented(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/questions',
  {
    body: DoubtInput,
    data: named('id', Id),
  },
);

/** Doubts do not exist for the contents of events (PLAYER-26). */
export const listEventContentQuestions = notImplemented(
  'GET /api/decola/events/:eventId/class/:classId/contents/:contentId/questions',
  {
    data: named('questions', rows(Doubt)),
  },
);

/** Likes do not exist for the contents of events (PLAYER-26). */
export const likeEventContentRating = notImplemented(
  'POST /api/decola/events/:eventId/class/:classId/contents/:contentId/rating/:ratingId/likes',
  {
    data: named('likes', v.array(RatingLike)),
  },
);

/** Likes do not exist for the contents of events (PLAYER-26). */
export const unlikeEventContentRating = notImplemented(
  'DELETE /api/decola/events/:eventId/class/:classId/contents/:contentId/rating/:ratingId/likes',
  {
    data: named('likes', v.array(RatingLike)),
  },
);
