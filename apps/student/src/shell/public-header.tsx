import { Button, Header } from '@student/ui';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { useTenant } from '../tenant.tsx';
import { BrandLogo } from './brand-logo.tsx';

type PublicHeaderProps = {
  /** Opens the login panel; absent where there is none. */
  onEnter?: () => void;
  /** The button is about to be pressed: time to fetch the panel. */
  onIntent?: () => void;
};

/** The bar of the pages that need nobody signed in. Its way in is quiet: the loud one is the page's own. */
export function PublicHeader({ onEnter, onIntent }: PublicHeaderProps) {
  const { title } = useTenant();
  return (
    <Header
      logo={<BrandLogo />}
      homeHref={onEnter ? paths.home() : paths.dashboard()}
      homeLabel={shell.logo(title)}
    >
      {onEnter ? (
        <Button variant="soft" tone="neutral" onClick={onEnter} onPointerEnter={onIntent} onFocus={onIntent}>
          {shell.enter}
        </Button>
      ) : null}
    </Header>
  );
}
