import { Avatar } from '../../components/avatar/avatar.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ListPicker, type ListPickerProps } from '../list-picker/list-picker.tsx';
import type { ListPickerWords } from '../list-picker/list-picker.words.ts';
import { userPickerWords } from './user-picker.words.ts';

export interface PickablePerson {
  id: number;
  name: string;
  imageUrl?: string | undefined;
  /** The user type in words; its column is drawn where somebody has one (RECO-04). */
  permission?: string | undefined;
  /** Has it already, and cannot be chosen again. */
  already?: boolean | undefined;
}

export interface UserPickerProps extends Omit<ListPickerProps, 'items' | 'limit' | 'words'> {
  /** Those of the page that is shown; none given while they are on their way. */
  people: readonly PickablePerson[] | undefined;
  words?: DeepPartial<ListPickerWords>;
}

/**
 * Who is to get something: a {@link ListPicker} of people, with photo, name and type (RECO-01 to RECO-05). Where one may be chosen, nobody
 * else can be meanwhile, rather than taking their place (RECO-07, RECO-08). Attributes and ref go to the dialog. Component 97 of the
 * catalogue.
 */
export function UserPicker({ people, allowMultiple = false, words, ...picker }: UserPickerProps) {
  const says = useWords('userPicker', userPickerWords, words);
  return (
    <ListPicker
      {...picker}
      items={people?.map(({ id, name, imageUrl, permission, already }) => ({
        id,
        name,
        picture: <Avatar name={name} src={imageUrl} size="small" meaning="decoration" />,
        detail: permission,
        already,
      }))}
      allowMultiple={allowMultiple}
      limit={allowMultiple ? undefined : 1}
      words={says}
    />
  );
}
