export type Youtube = { code: string } | null;

/** What a person may see of a training before it starts. */
export type Introduction = { title: string | null; url: string | null; youtube: Youtube } | null;

export type Course = {
  id: number;
  schoolId: number;
  title: string;
  description: string;
  imageURL: string | null;
  bannerURL: string | null;
  haveCertification: boolean;
  haveDecoins: boolean;
  /** Coins for the whole course, paid once. */
  decoins: number;
  isBlocked: boolean;
  isActive: boolean;
  activationDate: string;
  releaseStartDate: string | null;
  releaseEndDate: string | null;
  introductoryContent: Introduction;
  instructorIds: number[];
  interestIds: number[];
  lastChange: string;
};

/** 1 YouTube, 2 SCORM, 3 PDF, 4 exercise, 5 MP3, 6 evaluation form. Belongs to a course or to a class of an event. */
export type Content = {
  id: number;
  courseId: number | null;
  classId: number | null;
  position: number;
  title: string;
  description: string | null;
  type: 1 | 2 | 3 | 4 | 5 | 6;
  imageURL: string | null;
  url: string | null;
  youtube: Youtube;
  /** Seconds. */
  duration: number;
  /** Seconds that must be watched; null when opening it is enough. */
  minDuration: number | null;
  /** Locked until everything before it is finished (contents/lock.ts). */
  isBlocked: boolean;
  isReleased: boolean;
  maximumTime: number | null;
  attemptLimit: number | null;
  formId: number | null;
  decoins: number;
  addedAt: string;
};

export type Answer = {
  questionId: number;
  alternativeId: number | null;
  text: string | null;
  attempts: number;
  isCorrect: boolean | null;
};

export type Attempt = {
  id: number;
  userId: number;
  contentId: number;
  number: number;
  createdAt: string;
  finishedAt: string | null;
  answers: Answer[];
};

export type LearningRecords = {
  schools: {
    id: number;
    name: string;
    description: string;
    thumbnailURL: string;
    isActive: boolean;
    lastChange: string;
  };
  courseTracks: {
    id: number;
    schoolId: number;
    title: string;
    description: string;
    thumbnailURL: string;
    isActive: boolean;
    isBlocked: boolean;
    isRequired: boolean;
    courseIds: number[];
    /** Events and training courses that belong to the track too. */
    eventIds: number[];
    graduationIds: number[];
    lastChange: string;
  };
  courses: Course;
  contents: Content;
  complements: {
    id: number;
    contentId: number;
    title: string;
    description: string | null;
    url: string;
    extension: string;
  };
  questions: {
    id: number;
    contentId: number;
    position: number;
    description: string;
    type: 'ALTERNATIVE' | 'DESCRIPTIVE';
    alternatives: { id: number; description: string }[];
    correctId: number | null;
    attemptLimit: number | null;
  };
  enrolments: {
    id: number;
    userId: number;
    courseId: number;
    enrolledAt: string;
    finishedAt: string | null;
    lastAccessAt: string;
  };
  contentStates: {
    id: number;
    userId: number;
    contentId: number;
    /** Seconds watched, as counted by the progress calls. */
    watched: number;
    progress: number;
    checkpoint: number | null;
    scorm: { key: string; value: string }[];
    openedAt: string;
    finishedAt: string | null;
    /** True once its time and coins were counted: nothing is counted twice. */
    isCounted?: boolean;
  };
  attempts: Attempt;
  ratings: {
    id: number;
    userId: number;
    courseId: number | null;
    contentId: number | null;
    eventId: number | null;
    stars: number;
    message: string | null;
    likes: number[];
    createdAt: string;
  };
  doubts: {
    id: number;
    userId: number;
    contentId: number;
    courseId: number | null;
    title: string;
    description: string;
    createdAt: string;
    response: string | null;
    respondedAt: string | null;
  };
  notes: { id: number; userId: number; contentId: number; text: string; seconds: number | null };
  instructors: {
    id: number;
    name: string;
    image: string;
    profession: string;
    biography: string;
    email: string;
  };
  favorites: { id: number; userId: number; courseId: number; createdAt: string };
  indications: { id: number; fromId: number; toId: number; courseId: number; createdAt: string };
  pills: {
    id: number;
    title: string;
    imageURL: string;
    url: string | null;
    youtube: Youtube;
    courseId: number | null;
    decoins: number;
    activationDate: string;
    lastChange: string;
  };
  pillViews: { id: number; userId: number; pillId: number; watchedAt: string };
  forms: { id: number; title: string };
  formQuestions: {
    id: number;
    formId: number;
    position: number;
    title: string;
    description: string | null;
    imageURL: string | null;
    authorName: string | null;
    /** How many stars the scale has. */
    evaluation: number | null;
    type: 'STARS' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TEXT';
    choices: { id: number; title: string }[];
    lastChange: string;
  };
  formAnswers: {
    id: number;
    userId: number;
    trainingId: number;
    questionId: number;
    answerId: number | null;
    multiAnswerIds: number[];
    answerText: string | null;
    stars: number | null;
  };
};
