import { BackToTop, PageFrame, PageTransition } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { configurationQuery } from '../queries.ts';
import { BrandFooter } from './brand-footer.tsx';
import { ShellHeader } from './shell-header.tsx';

/** Header, page and footer of everything behind the guard. Maintenance that begins meanwhile closes it (AUTH-22). */
export function Component() {
  const { pathname } = useLocation();
  const { data: configuration } = useQuery({ ...configurationQuery(), enabled: false });
  if (configuration?.isMaintenanceMode) return <Navigate to={paths.maintenance()} replace />;
  return (
    <PageFrame skipLabel={shell.skip} header={<ShellHeader />} footer={<BrandFooter />}>
      <PageTransition page={pathname}>
        <Outlet />
      </PageTransition>
      <BackToTop label={shell.backToTop} />
    </PageFrame>
  );
}
