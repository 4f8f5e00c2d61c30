import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { line, waiting } from '../../components/skeleton/bones.css.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type BannerFact, BannerFacts } from '../course-banner/banner-facts.tsx';
import * as styles from './profile-head.css.ts';
import { type ProfileHeadWords, profileHeadWords } from './profile-head.words.ts';

export interface ProfileHeadProps extends Native<'section', 'children'> {
  /** The social name where there is one. */
  name: string;
  photoUrl?: string | undefined;
  profession?: string | undefined;
  biography?: string | undefined;
  /** Such as companies, teams and coins. */
  facts?: readonly BannerFact[] | undefined;
  /** What can be done with all of it: a link to edit it. */
  action?: ReactNode;
  /** Profession and biography are on their way: their places are kept. */
  pending?: boolean;
  /** In the place of profession and biography: that they did not come. */
  note?: ReactNode;
  words?: DeepPartial<ProfileHeadWords>;
}

/** A biography of more than these characters or lines is folded to three lines. */
const long = { characters: 280, lines: 5 };

const isLong = (biography: string) =>
  biography.length > long.characters || biography.split('\n').length > long.lines;

/**
 * Who somebody is, at the head of their profile (PROFILE-01). The heading of the page is that of the option below it. Attributes and
 * ref go to the `section`.
 */
export function ProfileHead({
  name,
  photoUrl,
  profession,
  biography,
  facts = [],
  action,
  pending = false,
  note,
  words,
  ...native
}: ProfileHeadProps) {
  return (
    <section aria-label={name} aria-busy={pending || undefined} {...native} className={styles.head}>
      <Avatar name={name} src={photoUrl} size="xlarge" meaning="decoration" />
      <div className={styles.words}>
        <p className={styles.name}>{unbroken(name)}</p>
        {pending ? (
          <Line length="short" />
        ) : profession ? (
          <p className={styles.profession}>{profession}</p>
        ) : null}
        <BannerFacts facts={facts} />
        {pending ? <Line length="middle" /> : null}
        {biography ? <Biography text={biography} words={words} /> : null}
        {note}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}

const Line = ({ length }: { length: 'short' | 'middle' }) => (
  <div className={waiting} aria-hidden="true">
    <span className={line} data-length={length} />
  </div>
);

type BiographyProps = { text: string; words: DeepPartial<ProfileHeadWords> | undefined };

function Biography({ text, words }: BiographyProps) {
  const id = useId();
  const { more, less } = useWords('profileHead', profileHeadWords, words);
  const [isOpen, setOpen] = useState(false);
  if (!isLong(text)) return <p className={styles.biography}>{text}</p>;
  return (
    <>
      <p id={id} className={styles.folded} data-open={present(isOpen)}>
        {text}
      </p>
      <div>
        <Button
          variant="plain"
          size="small"
          edge="start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </Button>
      </div>
    </>
  );
}
