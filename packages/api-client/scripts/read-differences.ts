/** Names of the wire that the client gives under a name of its own. */
const mended: Readonly<Record<string, string>> = {
  acceptDailyDecoinLimitMessage: 'hasAcceptedDailyLimit',
  attendance: 'isAttended',
  banner: 'bannerUrl',
  bannerURL: 'bannerUrl',
  certificatePath: 'certificateUrl',
  classID: 'classId',
  contentID: 'contentId',
  createAt: 'createdAt',
  created_at: 'createdAt',
  doing: 'isDoing',
  enrollUsers: 'enrolledUserIds',
  enrolled: 'isEnrolled',
  eventID: 'eventId',
  finished: 'isFinished',
  has_more: 'hasMore',
  haveCertification: 'hasCertificate',
  haveComments: 'hasComments',
  haveDecoins: 'hasDecoins',
  haveRatings: 'hasRatings',
  haveTrainingInTrack: 'hasTrainingInTrack',
  idContent: 'contentId',
  idCourse: 'courseId',
  image: 'imageUrl',
  imageNotification: 'notificationImageUrl',
  imageURL: 'imageUrl',
  imagesUrl: 'imageUrls',
  isDecoinLimitExceed: 'isDailyLimitReached',
  needAcceptNewTerm: 'mustAcceptTerm',
  path: 'url',
  quantityProducts: 'productCount',
  showHomePage: 'isOnHomePage',
  stateID: 'stateId',
  thumbnailExtention: 'thumbnailExtension',
  thumbnailURL: 'thumbnailUrl',
  userCertificateUrl: 'certificateUrl',
  userID: 'userId',
  userImage: 'userImageUrl',
};

/** Fields that no screen shows; the client leaves them out of some entities. */
const ignored: ReadonlySet<string> = new Set([
  'activationDate',
  'bannerExtension',
  'classes',
  'contents',
  'courseTracks',
  'formattedDuration',
  'haveRatings',
  'idSubcategory',
  'imageExtension',
  'inactivationDate',
  'isActive',
  'isLinked',
  'lastChange',
  'thumbnailExtention',
]);

/**
 * Where what the client gives parts from what an answer of the contract shows, one sentence each. Fields keep their
 * value under their own or their mended name; what the answer leaves out reads as null, false or an empty list.
 */
export const differencesOf = (shown: object, given: unknown): string[] => {
  const [[name, only] = ['', undefined], ...others] = Object.entries(shown);
  const isTakenOut = others.length === 0 && !isGiven(given, nameOf(name, given));
  return isTakenOut ? valueDifferences(only, given, name) : valueDifferences(shown, given, 'data');
};

const isGiven = (given: unknown, name: string): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && name in given;

const nameOf = (name: string, given: unknown): string =>
  isGiven(given, name) ? name : (mended[name] ?? name);

const valueDifferences = (shown: unknown, given: unknown, path: string): string[] => {
  if (Array.isArray(shown)) return listDifferences(shown, given, path);
  if (typeof shown === 'object' && shown !== null) return fieldDifferences(shown, given, path);
  const isSame = shown === given || (isInstant(shown) && new Date(shown).toISOString() === given);
  return isSame ? [] : [`${path}: ${JSON.stringify(shown)} reads as ${JSON.stringify(given)}`];
};

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

const listDifferences = (shown: readonly unknown[], given: unknown, path: string): string[] =>
  Array.isArray(given) && given.length === shown.length
    ? shown.flatMap((one, at) => valueDifferences(one, given[at], `${path}[${at}]`))
    : [`${path}: ${shown.length} rows read as ${JSON.stringify(given)}`];

const fieldDifferences = (shown: object, given: unknown, path: string): string[] => {
  if (typeof given !== 'object' || given === null) return [`${path}: reads as ${JSON.stringify(given)}`];
  const names = Object.keys(shown).map((name) => [name, nameOf(name, given)] as const);
  const told = new Set(names.map(([, name]) => name));
  const invented = Object.entries(given).filter(([name, value]) => !told.has(name) && !isNothing(value));
  return [
    ...invented.map(([name, value]) => `${path}.${name}: nothing reads as ${JSON.stringify(value)}`),
    ...names.flatMap(([name, own]) => {
      if (!isGiven(given, own)) return ignored.has(name) ? [] : [`${path}.${name}: is lost`];
      return valueDifferences((shown as Record<string, unknown>)[name], given[own], `${path}.${name}`);
    }),
  ];
};

const isNothing = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);
