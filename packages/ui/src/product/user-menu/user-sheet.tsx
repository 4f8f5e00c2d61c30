import { useId } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { SignOutIcon } from '../../components/icon/icons.ts';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { SidePanel } from '../../components/side-panel/side-panel.tsx';
import { NewTabLink } from '../../components/text-link/new-tab.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import { useControlled } from '../../internal/use-controlled.ts';
import { HeaderTool } from '../header/header-tool.tsx';
import { Person } from './person.tsx';
import type { UserMenuChoice, UserMenuItem, UserMenuProps, UserMenuSection } from './user-menu.types.ts';
import type { UserMenuWords } from './user-menu.words.ts';
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
  defaultOpen = false,
  onOpenChange,
  words,
  ...native
}: UserSheetProps) {
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange);
  const close = () => change(false);
  return (
    <SidePanel
      {...native}
      open={isOpen}
      onOpenChange={change}
      title={words.menu}
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
          icon={<SignOutIcon />}
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
          <ul role="list">
            <SheetPlace item={profile} onFollow={close} />
          </ul>
          {sections.map((section) => (
            <SheetSection key={section.label ?? section.items[0]?.label} section={section} onFollow={close} />
          ))}
        </nav>
        {choice ? <SheetChoice choice={choice} /> : null}
      </div>
    </SidePanel>
  );
}

interface PlaceProps {
  onFollow: () => void;
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
      <ul role="list" aria-labelledby={section.label ? id : undefined}>
        {section.items.map((item) => (
          <SheetPlace key={item.label} item={item} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function SheetPlace({ item, onFollow }: PlaceProps & { item: UserMenuItem }) {
  const { label, href, icon, isExternal, isCurrent, blockedReason, onSelect } = item;
  if (onSelect && blockedReason === undefined) {
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
  const Link = isExternal ? NewTabLink : Anchor;
  return (
    <li>
      <Link
        className={styles.place}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
        blockedReason={blockedReason}
      >
        {icon}
        {label}
      </Link>
    </li>
  );
}

function SheetChoice({ choice: { label, value, onValueChange, choices } }: { choice: UserMenuChoice }) {
  return (
    <div>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <SegmentedControl {...{ label, value, onValueChange }} segments={choices} />
    </div>
  );
}
