import { Button, Hero, PageFrame } from '@student/ui';
import { lazy, useReducer, useState } from 'react';
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom';
import { useGo } from '../../addresses/use-go.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { pictureOf } from '../../brand-pictures.ts';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { LateFooter } from '../../shell/late-footer.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicHeader } from '../../shell/public-header.tsx';
import { useTenant } from '../../tenant.tsx';
import { homeSearch, stepOf } from './home.search.ts';

const BelowTheFold = lazy(() => import('./below-the-fold.tsx'));
const loadSignIn = () => import('../../sign-in/sign-in.tsx');
const SignIn = lazy(loadSignIn);
const SupportDialog = lazy(() => import('../../sign-in/support-dialog.tsx'));

/** Starts the calls of what stands under the hero. Their code comes beside the first paint, like that of what shows them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  void import('./first-queries.ts').then(
    ({ firstQueries }) => warm(queryClient, firstQueries()),
    console.error,
  );
  return null;
}

/** The landing page: hero, news, about, schools, questions, and the ways in (LANDING-01 to LANDING-20). */
export function Component() {
  const tenant = useTenant();
  const go = useGo();
  const { resetPass } = useParams();
  const { values } = useSearch(homeSearch);
  const { redirect } = values;
  const step = stepOf(values);
  const hero = pictureOf(tenant, 'hero');
  const { key: visit } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const [leftVisit, setLeftVisit] = useState<string>();
  // An address that asks for signing in opens the panel each time it is come to (LANDING-19), and once it is left, not again.
  const isPanelOpen = isOpened || (redirect !== undefined && leftVisit !== visit);
  const [isSigningUp, setSigningUp] = useState(false);
  const [isSettled, settle] = useReducer(() => true, false);
  const isRecovering = resetPass === 'reset-password';
  const needsSignIn = isPanelOpen || step !== 'credentials';
  usePageTitle(tenant.title);

  const setPanelOpen = (isOpen: boolean) => {
    setOpened(isOpen);
    setLeftVisit(isOpen ? undefined : visit);
  };

  const leaveRecovery = () => go(paths.home({ redirect }));

  const enter = (
    <Button
      size="large"
      onClick={() => setPanelOpen(true)}
      onPointerEnter={() => void loadSignIn()}
      onFocus={() => void loadSignIn()}
    >
      {shell.enter}
    </Button>
  );

  return (
    <PageFrame
      skipLabel={shell.skip}
      header={<PublicHeader onEnter={() => setPanelOpen(true)} onIntent={() => void loadSignIn()} />}
      footer={
        // Not before what stands above it: that would push it down the page.
        isSettled ? <LateFooter /> : null
      }
    >
      <Hero
        title={tenant.slogan}
        text={tenant.promise}
        action={enter}
        pictureUrl={hero.src}
        pictureSources={hero.sources}
      />
      <LateBoundary onMissing={settle}>
        <BelowTheFold onSettled={settle} />
      </LateBoundary>
      {needsSignIn && !isRecovering ? (
        <LateBoundary>
          <SignIn
            isOpen={isPanelOpen}
            onOpenChange={setPanelOpen}
            onSignUp={() => setSigningUp(true)}
            step={step}
            redirect={redirect}
          />
        </LateBoundary>
      ) : null}
      {isRecovering ? (
        <LateBoundary onClose={leaveRecovery}>
          <SupportDialog matter="recovery" onClose={leaveRecovery} />
        </LateBoundary>
      ) : null}
      {isSigningUp ? (
        <LateBoundary onClose={() => setSigningUp(false)}>
          <SupportDialog matter="signUp" onClose={() => setSigningUp(false)} />
        </LateBoundary>
      ) : null}
    </PageFrame>
  );
}
