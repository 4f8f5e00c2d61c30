/** Instants are ISO 8601 in UTC, dates `yyyy-mm-dd`. */
export type PeopleRecords = {
  people: Person;
  credentials: { id: number; userId: number; hash: string };
  sessions: { id: number; token: string; userId: number; openedAt: string; expiresAt: string };
  /** What a link or a scanned code carries: who it is for, what it opens, until when. */
  tokens: {
    id: number;
    token: string;
    kind: 'recovery' | 'check-in';
    userId: number | null;
    expiresAt: string;
    usedAt: string | null;
    /** The class or the training course that a scanned code opens. */
    classId?: number;
    graduationId?: number;
  };
  accesses: { id: number; userId: number; date: string; quantity: number };
  companies: { id: number; name: string };
  teams: { id: number; name: string };
  interests: { id: number; title: string };
  mails: {
    id: number;
    to: string;
    /** Name and address of who sends it. */
    from: string;
    subject: string;
    text: string;
    link: string | null;
    sentAt: string;
  };
  notifications: {
    id: number;
    userId: number;
    title: string;
    description: string;
    createdAt: string;
    isRead: boolean;
    type: 'DOUBT_RESPONSE' | 'INDICATION_RESPONSE' | 'NEW_TRAINING_RESPONSE' | 'NEW_NOTIFICATION_WITH_IMAGE';
    image: string | null;
    imageNotification: string | null;
    courseId: number | null;
    contentId: number | null;
  };
  faqs: {
    id: number;
    title: string | null;
    question: string;
    response: string;
    isActive: boolean;
    showHomePage: boolean;
    lastChange: string;
  };
  suggestions: { id: number; userId: number; title: string; description: string; createdAt: string };
  informations: {
    id: number;
    title: string;
    description: string | null;
    imageURL: string | null;
    url: string | null;
    lastChange: string;
  };
  /** One record, id 1. */
  configuration: {
    id: number;
    authorName: string | null;
    modifiedAt: string | null;
    isMaintenanceMode: boolean;
    isSuggestionMode: boolean;
    /** Coins that a person may earn in one day. */
    dailyDecoins: number;
  };
  /** Answers to writes with an Idempotency-Key, so that the same write sent again changes nothing. */
  keptAnswers: {
    id: number;
    userId: number;
    /** Method and path as the contract writes them. */
    operation: string;
    key: string;
    /** Of what was asked for. */
    fingerprint: string;
    status: number;
    body: string;
    answeredAt: string;
  };
  uploads: {
    id: number;
    userId: number;
    /** Names it in its address; nobody guesses it. */
    key: string;
    name: string;
    /** What the bytes are. */
    type: string;
    extension: string;
    base64: string;
    createdAt: string;
  };
};

export type Address = {
  zipCode?: string | null;
  stateID?: number | null;
  federalUnit?: string | null;
  city?: string | null;
  district?: string | null;
  street?: string | null;
  addressNumber?: number | null;
  complement?: string | null;
};

export type Person = {
  id: number;
  name: string;
  socialName: string | null;
  email: string | null;
  document: string | null;
  isForeigner: boolean;
  birthDate: string | null;
  /** What proves who somebody is; `null` for who registered alone and never said it. */
  mothersName: string | null;
  badgeCode: number | null;
  profession: string | null;
  academicEducation: string | null;
  biography: string | null;
  image: string | null;
  profilePictureExtension: string | null;
  address: Address | null;
  /** 1 student, 2 administrator, 4 team manager, 5 also sees the admin panel. */
  userType: 1 | 2 | 4 | 5;
  isFirstLogin: boolean;
  isImported: boolean;
  passwordModifiedAt: string | null;
  needAcceptNewTerm: boolean;
  decoins: number;
  totalWatched: number;
  interestIds: number[];
  companyIds: number[];
  teamIds: number[];
};
