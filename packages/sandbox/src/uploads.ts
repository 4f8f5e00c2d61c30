import { refuseInvalid, violation } from './refusal.ts';
import type { Records } from './store/records.ts';
import type { Person } from './store/records-people.ts';
import type { Reading, Store } from './store/store.ts';

/** What an image may be, and how each kind begins; a dot stands for any byte. */
const kinds = [
  { extension: 'png', type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', type: 'image/jpeg', begins: '\xff\xd8\xff' },
  { extension: 'webp', type: 'image/webp', begins: 'RIFF....WEBP' },
] as const;

/** What the bytes are, whatever their name says; `undefined` when they are no image that the contract takes. */
export const kindOfImage = (bytes: Uint8Array): (typeof kinds)[number] | undefined =>
  kinds.find(({ begins }) =>
    [...begins].every((sign, at) => sign === '.' || bytes[at] === sign.charCodeAt(0)),
  );

/** Where an upload is served: nobody finds one without having been told of it. */
export const uploadPath = ({ key, extension }: Pick<Records['uploads'], 'key' | 'extension'>): string =>
  `/files/uploads/${key}.${extension}`;

/** The upload at an address, wherever its folder was put. */
export const uploadAt = (store: Reading, path: string): Records['uploads'] | undefined => {
  const [, key] = /(?:^|\/)uploads\/([0-9a-f]{32})\.\w+$/.exec(path) ?? [];
  return key === undefined ? undefined : store.find('uploads', { key });
};

type Picture = { image?: string | null | undefined; profilePictureExtension?: string | null | undefined };

/**
 * The image that a person sets for themselves: one that they uploaded, the one that they have, or none. Anything else is
 * refused, so that no address of elsewhere and no picture of somebody else becomes theirs.
 */
export const imageOf = (store: Reading, me: Person, { image, profilePictureExtension }: Picture): Picture => {
  if (image === undefined) return profilePictureExtension === undefined ? {} : { profilePictureExtension };
  if (image === null) return { image: null, profilePictureExtension: null };
  if (me.image !== null && inNoBrand(image).endsWith(me.image)) return {};
  const upload = uploadAt(store, image);
  if (upload?.userId !== me.id)
    refuseInvalid([violation('VALIDATION_ERROR', 'image', 'Envie a imagem antes de usá-la.')]);
  return upload ? { image: uploadPath(upload), profilePictureExtension: upload.extension } : {};
};

/** The address of a file as the first brand has it: others have drawings of their own. */
const inNoBrand = (address: string): string => address.replace(/(?<=\/files\/)brands\/[a-z][a-z0-9-]*\//, '');

/** Pictures of one person that are kept while none of them is in use yet: whoever tries a few has the last ones still. */
export const mostUnused = 5;

/** Removes what a person uploaded and does not use, but for the last few: the disk does not fill, and what is old is nobody's any more. */
export const dropUnused = (store: Store, { id, image }: Person) => {
  const unused = store.list('uploads', { userId: id }).filter((upload) => uploadPath(upload) !== image);
  for (const upload of unused.slice(0, -mostUnused)) store.remove('uploads', upload.id);
};

/** Removes the picture that a person had, once they have another one or none. */
export const dropReplaced = (store: Store, before: Person, image: string | null) => {
  const upload = before.image === null || before.image === image ? undefined : uploadAt(store, before.image);
  if (upload?.userId === before.id) store.remove('uploads', upload.id);
};
