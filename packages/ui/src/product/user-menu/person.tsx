import { Fragment } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import * as styles from './person.css.ts';

export interface PersonProps {
  name: string;
  email: string;
  /** Already joined. */
  companies: string;
  photoUrl: string | undefined;
}

/** Who is signed in (SHELL-14 to SHELL-17). */
export function Person({ name, email, companies, photoUrl }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={photoUrl} size="large" meaning="decoration" />
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span>{inTwoParts(email)}</span>
        {companies ? <span>{companies}</span> : null}
      </div>
    </div>
  );
}

/** An address that does not fit in a line ends its first one after `@`; a part longer than a line breaks after its dots. */
function inTwoParts(address: string) {
  const end = address.lastIndexOf('@') + 1;
  if (end === 0) return address;
  return (
    <>
      <span className={styles.addressPart}>{withBreaks(address.slice(0, end))}</span>
      <wbr />
      <span className={styles.addressPart}>{withBreaks(address.slice(end))}</span>
    </>
  );
}

const withBreaks = (part: string) =>
  part.split(/(?<=\.)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in its order
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
