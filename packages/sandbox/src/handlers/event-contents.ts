import * as api from '@student/api-client';
import * as contents from '../contents/calls.ts';
import * as questionnaires from '../contents/questionnaires.ts';
import { reply } from '../reply.ts';

export const listEventContents = reply(api.listEventContents, contents.listContents);
export const getEventContent = reply(api.getEventContent, contents.getContent);
export const initializeEventContent = reply(api.initializeEventContent, contents.initializeContent);
export const listEventContentComplements = reply(api.listEventContentComplements, contents.listComplements);
export const listEventContentInstructors = reply(api.listEventContentInstructors, contents.listInstructors);
export const createEventContentNote = reply(
  api.createEventContentNote,
  contents.createNote,
  contents.noteComplaints,
);
export const listEventContentNotes = reply(api.listEventContentNotes, contents.listNotes);
export const updateEventContentNote = reply(
  api.updateEventContentNote,
  contents.updateNote,
  contents.noteComplaints,
);
export const deleteEventContentNote = reply(api.deleteEventContentNote, contents.deleteNote);
export const saveEventContentCheckpoint = reply(
  api.saveEventContentCheckpoint,
  contents.saveCheckpoint,
  contents.checkpointComplaints,
);
export const saveEventContentScormCheckpoints = reply(
  api.saveEventContentScormCheckpoints,
  contents.savePackageState,
);
export const saveEventContentProgress = reply(
  api.saveEventContentProgress,
  contents.saveProgress,
  contents.speedComplaints,
);
export const finishEventContent = reply(api.finishEventContent, contents.finishContent);
export const generateEventContentQuestionnaire = reply(
  api.generateEventContentQuestionnaire,
  questionnaires.generateQuestionnaire,
);
export const getEventContentQuestionnairePage = reply(
  api.getEventContentQuestionnairePage,
  questionnaires.getPage,
);
export const answerEventContentQuestionByAlternative = reply(
  api.answerEventContentQuestionByAlternative,
  questionnaires.answerByAlternative,
);
export const answerEventContentQuestionByText = reply(
  api.answerEventContentQuestionByText,
  questionnaires.answerByText,
  questionnaires.answerComplaints,
);
