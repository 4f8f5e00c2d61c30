import { TextLink } from '@student/ui';
import { auth } from '../pt-br/auth.ts';

/** 'Li e aceito o Termo de Uso', whose link opens a new tab (LANDING-14). */
export function TermsLink({ before, href }: { before: string; href: string }) {
  return (
    <>
      {before}{' '}
      <TextLink href={href} opens="new tab">
        {auth.terms.link}
      </TextLink>
    </>
  );
}
