import * as api from '@student/api-client';
import * as contents from '../contents/calls.ts';
import * as questionnaires from '../contents/questionnaires.ts';
import { reply } from '../reply.ts';

export const listCourseContents = reply(api.listCourseContents, contents.listContents);
export const getCourseContent = reply(api.getCourseContent, contents.getContent);
export const initializeCourseContent = reply(api.initializeCourseContent, contents.initializeContent);
export const listCourseContentComplements = reply(api.listCourseContentComplements, contents.listComplements);
export const listCourseContentInstructors = reply(api.listCourseContentInstructors, contents.listInstructors);
export const createCourseContentNote = reply(
  api.createCourseContentNote,
  contents.createNote,
  contents.noteComplaints,
);
export const listCourseContentNotes = reply(api.listCourseContentNotes, contents.listNotes);
export const updateCourseContentNote = reply(
  api.updateCourseContentNote,
  contents.updateNote,
  contents.noteComplaints,
);
export const deleteCourseContentNote = reply(api.deleteCourseContentNote, contents.deleteNote);
export const saveCourseContentCheckpoint = reply(
  api.saveCourseContentCheckpoint,
  contents.saveCheckpoint,
  contents.checkpointComplaints,
);
export const saveCourseContentScormCheckpoints = reply(
  api.saveCourseContentScormCheckpoints,
  contents.savePackageState,
);
export const saveCourseContentProgress = reply(
  api.saveCourseContentProgress,
  contents.saveProgress,
  contents.speedComplaints,
);
export const finishCourseContent = reply(api.finishCourseContent, contents.finishContent);
export const generateCourseContentQuestionnaire = reply(
  api.generateCourseContentQuestionnaire,
  questionnaires.generateQuestionnaire,
);
export const getCourseContentQuestionnairePage = reply(
  api.getCourseContentQuestionnairePage,
  questionnaires.getPage,
);
export const answerCourseContentQuestionByAlternative = reply(
  api.answerCourseContentQuestionByAlternative,
  questionnaires.answerByAlternative,
);
export const answerCourseContentQuestionByText = reply(
  api.answerCourseContentQuestionByText,
  questionnaires.answerByText,
  questionnaires.answerComplaints,
);
export const listCourseContentQuestionnaireResponses = reply(
  api.listCourseContentQuestionnaireResponses,
  questionnaires.listResponses,
);
