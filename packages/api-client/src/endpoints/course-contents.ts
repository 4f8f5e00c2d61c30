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
  QuestionnaireResponses,
  QuestionPage,
  Rating,
  RatingInput,
  RatingSlice,
  rows,
  ScormCheckpoint,
  TrainingContent,
} from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Index, PageNumber } from '../query-fields.ts';

/** List the contents of a course. */
export const listCourseContents = endpoint('GET /api/decola/courses/:courseId/contents', {
  data: named('contents', v.array(TrainingContent)),
});

/** Read one course content. */
export const getCourseContent = endpoint('GET /api/decola/courses/:courseId/contents/:contentId', {
  data: named('content', TrainingContent),
  refusals: ['CONTENT_BLOCKED'],
});

/** Open a course content for study. Repeating it changes nothing once the content was opened or finished. */
export const initializeCourseContent = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/initialize',
  {
    data: named('status', ContentStatus),
    refusals: ['CONTENT_BLOCKED'],
  },
);

/** List the extra material of a course content. */
export const listCourseContentComplements = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/complements',
  {
    data: named('complements', rows(Complement)),
  },
);

/** Rate a course content. */
export const rateCourseContent = endpoint('POST /api/decola/courses/:courseId/contents/:contentId/ratings', {
  body: RatingInput,
  data: named('rating', Rating),
  refusals: ['INVALID_RATING'],
});

/** List the ratings of a course content. The person's own comes first, so that who rates again finds what they change. */
export const listCourseContentRatings = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/ratings',
  {
    query: {
      index: Index,
    },
    data: RatingSlice,
  },
);

/** Delete one's own rating. The path says rating, in the singular, unlike its sister calls. */
export const deleteCourseContentRating = endpoint(
  'DELETE /api/decola/courses/:courseId/contents/:contentId/rating/:ratingId',
  {
    data: Done,
  },
);

/** Send a doubt to the instructors. */
export const createCourseContentDoubt = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/doubts',
  {
    body: DoubtInput,
    data: named('doubt', Doubt),
    refusals: ['INVALID_CONTENT_DOUBT', 'EMPTY_FIELD', 'INVALID_ID'],
  },
);

/** List the doubts about a course content. */
export const listCourseContentDoubts = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/doubts',
  {
    data: named('doubts', rows(Doubt)),
  },
);

/** Send a doubt to the instructors (questions variant). */
export const createCourseContentQuestion = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/questions',
  {
    body: DoubtInput,
    data: named('id', Id),
    refusals: ['INVALID_CONTENT_DOUBT', 'EMPTY_FIELD', 'INVALID_ID'],
  },
);

/** List the doubts about a course content (questions variant). */
export const listCourseContentQuestions = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/questions',
  {
    data: named('questions', rows(Doubt)),
  },
);

/** List the instructors of a course content. */
export const listCourseContentInstructors = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/instructors',
  {
    data: named('instructors', rows(Instructor)),
  },
);

/** Write a personal note. */
export const createCourseContentNote = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/notes',
  {
    body: v.strictObject({ text: FilledText }),
    data: named('note', Note),
    refusals: ['INVALID_CONTENT_ANNOTATION'],
  },
);

/** List one's personal notes. */
export const listCourseContentNotes = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/notes',
  {
    data: named('notes', rows(Note)),
  },
);

/** Rewrite a personal note. An update sent as POST; the path decides when the two ids differ. */
export const updateCourseContentNote = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/notes/:noteId',
  {
    body: v.strictObject({ id: Id, text: FilledText }),
    data: named('note', Note),
    refusals: ['INVALID_CONTENT_ANNOTATION'],
  },
);

/** Delete a personal note. */
export const deleteCourseContentNote = endpoint(
  'DELETE /api/decola/courses/:courseId/contents/:contentId/notes/:noteId',
  {
    data: Done,
  },
);

/** Save the moment where playback stands. */
export const saveCourseContentCheckpoint = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/checkpoints',
  {
    body: v.strictObject({ seconds: Amount }),
    data: Done,
    refusals: ['INVALID_CHECKPOINT'],
  },
);

/** Save the state of an interactive package. */
export const saveCourseContentScormCheckpoints = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/scorm/checkpoints',
  {
    body: v.strictObject({ checkpoints: v.pipe(v.array(ScormCheckpoint), v.minLength(1)) }),
    data: Done,
  },
);

/** Report study time so far. Sent every 15 seconds while a minimum duration exists. The server adds 15 seconds times the speed and answers the new progress; at 99 the client finishes the content. */
export const saveCourseContentProgress = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/progress',
  {
    body: v.strictObject({ speedRate: v.pipe(v.number(), v.gtValue(0), v.maxValue(2)) }),
    data: named('progress', Percentage),
    refusals: ['INVALID_SPEED_RATE', 'CONTENT_BLOCKED'],
  },
);

/** Finish a course content. Progress becomes 100. Nothing happens when it was already finished. It also ends the questionnaire in progress, if any. */
export const finishCourseContent = endpoint('POST /api/decola/courses/:courseId/contents/:contentId/finish', {
  data: named('status', ContentStatus),
  refusals: ['CONTENT_BLOCKED'],
});

/** Start a questionnaire attempt. Sets doing, clears finished, adds one to userAttempts, takes the content back to progress 0 and clears corrects and answered. */
export const generateCourseContentQuestionnaire = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/questionnaires',
  {
    data: named('questionnaire', ExerciseQuestionnaire),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'CONTENT_BLOCKED'],
  },
);

/** Read one page of a questionnaire. */
export const getCourseContentQuestionnairePage = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/questionnaires/:questionnaireId/pages/:page',
  {
    params: { page: PageNumber },
    data: QuestionPage,
  },
);

/** Answer a question by choosing an alternative. No body. */
export const answerCourseContentQuestionByAlternative = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/questionnaires/:questionnaireId/pages/:page/alternatives/:altId',
  {
    params: { page: PageNumber },
    data: named('question', Question),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'QUESTIONNAIRE_FINISHED'],
  },
);

/** Answer a question in one's own words. */
export const answerCourseContentQuestionByText = endpoint(
  'POST /api/decola/courses/:courseId/contents/:contentId/questionnaires/:questionnaireId/pages/:page/descriptive',
  {
    params: { page: PageNumber },
    body: v.strictObject({ answer: v.pipe(v.string(), v.minLength(1)) }),
    data: named('question', Question),
    refusals: ['ATTEMPT_LIMIT_REACHED', 'QUESTIONNAIRE_FINISHED'],
  },
);

/** Review the answers given to a questionnaire. */
export const listCourseContentQuestionnaireResponses = endpoint(
  'GET /api/decola/courses/:courseId/contents/:contentId/questionnaires/:questionnaireId/responses',
  {
    data: QuestionnaireResponses,
  },
);
