import { Button, Hero, PageFrame } from '@student/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { landing } from '../../pt-br/landing.ts';
import { shell } from '../../pt-br/shell.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicHeader } from '../../shell/public-header.tsx';
import { useTenant } from '../../tenant.tsx';
import { readHomeSearch } from './home.search.ts';

const loadBelowTheFold = () => import('./below-the-fold.tsx');
const BelowTheFold = lazy(loadBelowTheFold);
/* Not before what stands above it: that would push it down the page. */
const BrandFooter = lazy(async () => {
  const [{ BrandFooter }] = await Promise.all([import('../../shell/brand-footer.tsx'), loadBelowTheFold()]);
  return { default: BrandFooter };
});
const loadSignIn = () => import('../../sign-in/sign-in.tsx');
const SignIn = lazy(loadSignIn);
const SupportDialog = lazy(() => import('../../sign-in/support-dialog.tsx'));

/** The landing page: hero, news, about, schools, questions, and the ways in (LANDING-01 to LANDING-20). */
export function Component() {
  const tenant = useTenant();
  const navigate = useNavigate();
  const { resetPass } = useParams();
  const [query] = useSearchParams();
  const { redirect, step } = readHomeSearch(query);
  const [isPanelOpen, setPanelOpen] = useState(redirect !== undefined);
  const [isSigningUp, setSigningUp] = useState(false);
  const isRecovering = resetPass === 'reset-password';
  const needsSignIn = isPanelOpen || step !== 'credentials';
  usePageTitle(tenant.title);

  const enter = (
    <Button
      size="large"
      onClick={() => setPanelOpen(true)}
      onPointerEnter={() => void loadSignIn()}
      onFocus={() => void loadSignIn()}
    >
      {landing.enter}
    </Button>
  );

  return (
    <PageFrame
      skipLabel={shell.skip}
      header={<PublicHeader onEnter={() => setPanelOpen(true)} onIntent={() => void loadSignIn()} />}
      footer={
        <Suspense>
          <BrandFooter />
        </Suspense>
      }
    >
      <Hero title={tenant.slogan} text={tenant.promise} action={enter} />
      <Suspense>
        <BelowTheFold />
      </Suspense>
      <Suspense>
        {needsSignIn && !isRecovering ? (
          <SignIn
            isOpen={isPanelOpen}
            onOpenChange={setPanelOpen}
            onSignUp={() => setSigningUp(true)}
            step={step}
            redirect={redirect}
          />
        ) : null}
        {isRecovering ? (
          <SupportDialog matter="recovery" onClose={() => void navigate(paths.home({ redirect }))} />
        ) : null}
        {isSigningUp ? <SupportDialog matter="signUp" onClose={() => setSigningUp(false)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
