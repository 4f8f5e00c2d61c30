import {
  type AnyEndpoint,
  answerCourseContentQuestionByAlternative,
  answerCourseContentQuestionByText,
  answerEventContentQuestionByAlternative,
  answerEventContentQuestionByText,
  createCourseContentDoubt,
  createCourseContentNote,
  createEventContentNote,
  deleteCourseContentNote,
  deleteCourseContentRating,
  deleteEventContentNote,
  finishCourseContent,
  finishEventContent,
  generateCourseContentQuestionnaire,
  generateEventContentQuestionnaire,
  getCourseContent,
  getCourseContentQuestionnairePage,
  getEventContent,
  getEventContentQuestionnairePage,
  initializeCourseContent,
  initializeEventContent,
  listCourseContentComplements,
  listCourseContentDoubts,
  listCourseContentInstructors,
  listCourseContentNotes,
  listCourseContentRatings,
  listCourseContents,
  listEventContentComplements,
  listEventContentInstructors,
  listEventContentNotes,
  listEventContents,
  rateCourseContent,
  saveCourseContentCheckpoint,
  saveCourseContentProgress,
  saveCourseContentScormCheckpoints,
  saveEventContentCheckpoint,
  saveEventContentProgress,
  saveEventContentScormCheckpoints,
  updateCourseContentNote,
  updateEventContentNote,
  wireError,
} from '@student/api-client';

/** What the contents of a course are asked and told. */
export const courseCalls = {
  list: listCourseContents,
  get: getCourseContent,
  initialize: initializeCourseContent,
  saveProgress: saveCourseContentProgress,
  saveCheckpoint: saveCourseContentCheckpoint,
  savePackageState: saveCourseContentScormCheckpoints,
  finish: finishCourseContent,
  generateQuestionnaire: generateCourseContentQuestionnaire,
  getQuestionnairePage: getCourseContentQuestionnairePage,
  answerByAlternative: answerCourseContentQuestionByAlternative,
  answerByText: answerCourseContentQuestionByText,
  listComplements: listCourseContentComplements,
  listInstructors: listCourseContentInstructors,
  listNotes: listCourseContentNotes,
  createNote: createCourseContentNote,
  updateNote: updateCourseContentNote,
  deleteNote: deleteCourseContentNote,
  listDoubts: listCourseContentDoubts,
  createDoubt: createCourseContentDoubt,
  listRatings: listCourseContentRatings,
  rate: rateCourseContent,
  deleteRating: deleteCourseContentRating,
} as const;

export type ContentCalls = typeof courseCalls;
/** The same answers and bodies at another address. */
type SameCalls = {
  [Name in keyof ContentCalls]: AnyEndpoint & {
    definition: Omit<ContentCalls[Name]['definition'], 'refusals'>;
  };
};

/** What the contents of an event are asked and told: neither doubts nor ratings, which no call is made for (PLAYER-26). */
export const eventCalls = {
  list: listEventContents,
  get: getEventContent,
  initialize: initializeEventContent,
  saveProgress: saveEventContentProgress,
  saveCheckpoint: saveEventContentCheckpoint,
  savePackageState: saveEventContentScormCheckpoints,
  finish: finishEventContent,
  generateQuestionnaire: generateEventContentQuestionnaire,
  getQuestionnairePage: getEventContentQuestionnairePage,
  answerByAlternative: answerEventContentQuestionByAlternative,
  answerByText: answerEventContentQuestionByText,
  listComplements: listEventContentComplements,
  listInstructors: listEventContentInstructors,
  listNotes: listEventContentNotes,
  createNote: createEventContentNote,
  updateNote: updateEventContentNote,
  deleteNote: deleteEventContentNote,
  get listDoubts() {
    return notOffered();
  },
  get createDoubt() {
    return notOffered();
  },
  get listRatings() {
    return notOffered();
  },
  get rate() {
    return notOffered();
  },
  get deleteRating() {
    return notOffered();
  },
} as const satisfies SameCalls;

function notOffered(): never {
  throw wireError('NOT_IMPLEMENTED');
}
