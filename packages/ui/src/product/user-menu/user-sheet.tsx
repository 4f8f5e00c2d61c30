import { ExternalLink, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { SidePanel } from '../../components/side-panel/side-panel.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { HeaderTool } from '../header/header-tool.tsx';
import { offLink } from '../off-link.ts';
import { Person } from './person.tsx';
import type {
  UserMenuChoice,
  UserMenuItem,
  UserMenuProps,
  UserMenuSection,
  UserMenuWords,
} from './user-menu.types.ts';
import * as styles from './user-sheet.css.ts';

type UserSheetProps = Omit<UserMenuProps, 'form' | 'words'> & { words: UserMenuWords };

/** The menu as a sheet over the whole height, for narrow windows (SHELL-30). Following a link closes it. */
export function UserSheet({
  name,
  email,
  companies,
  photoUrl,
  profile,
  sections,
  choice,
  onSignOut,
  open,
  onOpenChange,
  words,
}: UserSheetProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);
  return (
    <SidePanel
      open={open ?? ownOpen}
      onOpenChange={change}
      title={words.places}
      trigger={
        <HeaderTool
          label={words.open(name)}
          holds="photo"
          icon={<Avatar name={name} src={photoUrl} meaning="decoration" />}
        />
      }
      footer={
        <Button
          width="full"
          variant="outline"
          tone="critical"
          icon={<LogOut aria-hidden />}
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          {words.signOut}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <Person name={name} email={email} companies={companies.join(', ')} photoUrl={photoUrl} />
        <nav className={styles.places} aria-label={words.places}>
          <ul>
            <SheetPlace item={profile} onFollow={close} words={words} />
          </ul>
          {sections.map((section) => (
            <SheetSection
              key={section.label ?? section.items[0]?.label}
              section={section}
              onFollow={close}
              words={words}
            />
          ))}
        </nav>
        {choice ? <SheetChoice choice={choice} /> : null}
      </div>
    </SidePanel>
  );
}

interface PlaceProps {
  onFollow: () => void;
  words: UserMenuWords;
}

function SheetSection({ section, ...rest }: PlaceProps & { section: UserMenuSection }) {
  const id = useId();
  return (
    <div>
      {section.label ? (
        <h3 className={styles.label} id={id}>
          {section.label}
        </h3>
      ) : null}
      <ul aria-labelledby={section.label ? id : undefined}>
        {section.items.map((item) => (
          <SheetPlace key={item.label} item={item} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function SheetPlace({ item, onFollow, words }: PlaceProps & { item: UserMenuItem }) {
  const { label, href, icon, isExternal, isCurrent, blockedReason, onSelect } = item;
  if (blockedReason !== undefined) {
    return (
      <li>
        <span {...offLink} className={styles.place} aria-description={blockedReason} title={blockedReason}>
          {icon}
          {label}
        </span>
      </li>
    );
  }
  if (onSelect) {
    return (
      <li>
        <button
          type="button"
          className={styles.place}
          onClick={() => {
            onFollow();
            onSelect();
          }}
        >
          {icon}
          {label}
        </button>
      </li>
    );
  }
  return (
    <li>
      <a
        className={styles.place}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
        {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {icon}
        {label}
        {isExternal ? (
          <>
            <ExternalLink aria-hidden />
            <VisuallyHidden> ({words.newTab})</VisuallyHidden>
          </>
        ) : null}
      </a>
    </li>
  );
}

function SheetChoice({ choice }: { choice: UserMenuChoice }) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{choice.label}</legend>
      {choice.choices.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === choice.value}
            onChange={() => choice.onValueChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
