import { Heading, Page, PageFrame, PageTitle, Stack, Text } from '@student/ui';
import { shell } from '../../pt-br/shell.ts';
import { terms } from '../../pt-br/terms.ts';
import { BrandFooter } from '../../shell/brand-footer.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicHeader } from '../../shell/public-header.tsx';

/** The terms of use, open to everyone (AUTH-50 to AUTH-52). */
export function Component() {
  usePageTitle(terms.title);
  return (
    <PageFrame skipLabel={shell.skip} header={<PublicHeader />} footer={<BrandFooter />}>
      <Page width="reading">
        <PageTitle title={terms.title} lead={terms.intro} />
        {terms.sections.map(({ title, paragraphs }) => (
          <Stack as="section" key={title} gap="s">
            <Heading level={2} size="l">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Page>
    </PageFrame>
  );
}
