import { Card, Grid, Heading, RichText, Section, Stack, TextLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { informationsQuery } from '../../queries.ts';

/** What the company has to tell; left out when there is nothing or the call fails (DASH-17). */
export function InformationRegion() {
  const { data = [] } = useQuery(informationsQuery());
  if (data.length === 0) return null;
  return (
    <Section title={dashboard.informationTitle}>
      <Grid least="panel">
        {data.map(({ id, title, description, url }) => (
          <Card key={id} as="article">
            <Stack gap="xs">
              <Heading level={3} size="m">
                {title}
              </Heading>
              {description ? <RichText source={description} /> : null}
              {url ? (
                <TextLink href={url} opens="new tab">
                  {dashboard.informationMore}
                </TextLink>
              ) : null}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
