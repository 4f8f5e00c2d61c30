import { layoutOf } from '@student/themes/tenant';
import { Button, Hero, PageFrame } from '@student/ui';
import { lazy, useReducer, useState } from 'react';
import { type LoaderFunctionArgs, redirect as ledTo, useLocation, useParams } from 'react-router-dom';
import { useGo } from '../../addresses/use-go.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { pictureOf } from '../../brand-pictures.ts';
import { useTakenOver } from '../../first-screens/use-taken-over.ts';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { LateFooter } from '../../shell/late-footer.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicHeader } from '../../shell/public-header.tsx';
import type { CarriedLogin } from '../../sign-in/credentials-form.tsx';
import { useTenant } from '../../tenant.tsx';
import { destinationKept, homeSearch, stepOf } from './home.search.ts';

const BelowTheFold = lazy(() => import('./below-the-fold.tsx'));
const loadSignIn = () => import('../../sign-in/sign-in.tsx');
const SignIn = lazy(loadSignIn);
/** What is about to be pressed. Where its code is missing, the press says so. */
const loadSignInAhead = () => void loadSignIn().catch(() => {});
const Step = lazy(() => import('./step.tsx'));

/**
 * Starts the calls of what stands under the hero. Their code comes beside the first paint, like that of what shows them. An address of
 * what is owed after signing in asks a visitor to sign in first: nobody could take what they would type there.
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { queryClient, session } = context.get(servicesContext);
  const asked = homeSearch.read(new URL(request.url).search);
  if (session.get().status === 'absent' && stepOf(asked) !== 'credentials')
    return ledTo(paths.home({ redirect: asked.redirect ?? paths.dashboard() }));
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
  const address = useParams();
  const { values } = useSearch(homeSearch);
  const { key: visit, state: kept } = useLocation();
  const asked = values.redirect;
  // A panel that was closed leaves where it would have led to its entry of the history, for who enters later.
  const redirect = asked ?? destinationKept(kept);
  const step = stepOf(values);
  const hero = pictureOf(tenant, 'hero');
  const [isOpened, setOpened] = useState(false);
  const [carried] = useState((): CarriedLogin => ({ login: '' }));
  const [leftVisit, setLeftVisit] = useState<string>();
  // An address that asks for signing in opens the panel each time it is come to (LANDING-19), and once it is left, not again.
  const isPanelOpen = isOpened || (asked !== undefined && leftVisit !== visit);
  const [isSettled, settle] = useReducer(() => true, false);
  // A brand without registration has no address for it either (REGISTER-01).
  const hasStep =
    address.resetPass === 'reset-password' || (address.resetPass === 'registration' && tenant.allowsSignUp);
  const needsSignIn = isPanelOpen || step !== 'credentials';
  // The document draws what is the same for everybody (decision 0607).
  const isTakenOver = useTakenOver();
  usePageTitle(tenant.title);

  const setPanelOpen = (isOpen: boolean) => {
    setOpened(isOpen);
    setLeftVisit(isOpen ? undefined : visit);
    // Closed stays closed, at a reload too, and the page stays where it is (LANDING-17).
    if (!isOpen && asked !== undefined)
      go(paths.home({}), { replace: true, preventScrollReset: true, state: { redirect: asked } });
  };

  const enter = (
    <Button onClick={() => setPanelOpen(true)} onPointerEnter={loadSignInAhead} onFocus={loadSignInAhead}>
      {shell.enter}
    </Button>
  );

  return (
    <PageFrame
      data-cards={layoutOf(tenant).cards}
      skipLabel={shell.skip}
      header={<PublicHeader onEnter={() => setPanelOpen(true)} onIntent={loadSignInAhead} />}
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
      {isTakenOver ? (
        <LateBoundary onMissing={settle}>
          <BelowTheFold onSettled={settle} />
        </LateBoundary>
      ) : null}
      {isTakenOver && needsSignIn && !hasStep ? (
        <LateBoundary>
          <SignIn
            isOpen={isPanelOpen}
            onOpenChange={setPanelOpen}
            onSignUp={() => go(paths.home({ resetPass: 'registration', redirect }))}
            step={step}
            redirect={redirect}
            carried={carried}
          />
        </LateBoundary>
      ) : null}
      {isTakenOver && hasStep ? (
        <LateBoundary onClose={() => go(paths.home({ redirect }))}>
          <Step
            {...address}
            redirect={redirect}
            carried={carried}
            onSignIn={() => {
              setPanelOpen(true);
              go(paths.home({ redirect }));
            }}
          />
        </LateBoundary>
      ) : null}
    </PageFrame>
  );
}
