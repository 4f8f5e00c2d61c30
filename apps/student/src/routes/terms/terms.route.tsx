import { Heading, Page, PageFrame, PageTitle, Prose, Split, Stack, Text } from '@student/ui';
import { shell } from '../../pt-br/shell.ts';
import { terms } from '../../pt-br/terms.ts';
import { LateFooter } from '../../shell/late-footer.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicHeader } from '../../shell/public-header.tsx';
import { useTenant } from '../../tenant.tsx';

/** The terms of use, open to everyone (AUTH-50 to AUTH-52). */
export function Component() {
  usePageTitle(terms.title);
  const { coin } = useTenant();
  const sections = terms.sections.filter((section) => coin || !('about' in section));
  return (
    <PageFrame skipLabel={shell.skip} header={<PublicHeader />} footer={<LateFooter />}>
      <Page>
        <Split ratio="lead">
          <PageTitle title={terms.title} lead={terms.intro} />
          <Prose>
            {sections.map(({ title, paragraphs }) => (
              <Stack as="section" key={title} gap="s">
                <Heading level={2} size="l">
                  {title}
                </Heading>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Stack>
            ))}
          </Prose>
        </Split>
      </Page>
    </PageFrame>
  );
}
