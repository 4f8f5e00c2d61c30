import {
  Button,
  Card,
  CertificateIcon,
  CoinIcon,
  Container,
  CourseCard,
  DurationIcon,
  Grid,
  Header,
  HeaderLinks,
  Heading,
  Hero,
  Inline,
  InlineAlert,
  NotificationIcon,
  SearchIcon,
  Stack,
  Text,
  TextLink,
} from '@student/ui';

export interface SampleScreenProps {
  title: string;
  slogan: string;
  promise: string;
  /** Logo for the header's background. */
  logoUrl: string | undefined;
  heroUrl: string | undefined;
  /** Covers of courses, by their number in the sandbox's data. */
  coverAt: (course: number) => string | undefined;
  hasCoins: boolean;
}

/** A little of everything that a student meets, to judge a brand by: header, hero, cards, buttons, alerts, text. */
export function SampleScreen({
  title,
  slogan,
  promise,
  logoUrl,
  heroUrl,
  coverAt,
  hasCoins,
}: SampleScreenProps) {
  return (
    <div>
      <Header
        logo={logoUrl ? <img src={logoUrl} alt={title} height={32} /> : title}
        homeHref="#inicio"
        homeLabel={`${title}, início`}
        navigation={
          <HeaderLinks
            links={[
              { label: 'Início', href: '#inicio', isCurrent: true },
              { label: 'Trilhas', href: '#trilhas' },
            ]}
          />
        }
      >
        <Inline gap="m" overflow="squeeze">
          <SearchIcon size="medium" />
          <NotificationIcon size="medium" />
          {hasCoins ? (
            <Text size="s" weight="bold" figures="tabular" as="span">
              <CoinIcon /> 1.250
            </Text>
          ) : null}
        </Inline>
      </Header>
      <Hero
        title={slogan}
        text={promise}
        action={<Button size="large">Entrar</Button>}
        pictureUrl={heroUrl}
      />
      <Container>
        <Stack gap="xl">
          <div />
          <Inline justify="between">
            <Heading level={2} size="xl">
              Continue de onde parou
            </Heading>
            <TextLink href="#todos">Ver todos</TextLink>
          </Inline>
          <Grid>
            <CourseCard
              title="Comunicação não violenta no dia a dia"
              itemId={1}
              href="#curso-1"
              coverUrl={coverAt(1)}
              duration="1:20h"
              rating="4,8"
              progress={42}
              hasCertificate
              coins={hasCoins ? 'Vale decoins' : undefined}
              level={3}
            />
            <CourseCard
              title="Planejamento financeiro da família"
              itemId={2}
              href="#curso-2"
              coverUrl={coverAt(22)}
              duration="45:00m"
              rating="4,6"
              coins={hasCoins ? 'Vale decoins' : undefined}
              level={3}
            />
            <CourseCard
              title="Indicadores que importam"
              itemId={3}
              href="#curso-3"
              duration="30:00m"
              rating="4,9"
              level={3}
            />
          </Grid>
          <InlineAlert tone="info" title="Novos conteúdos">
            A trilha da sua função ganhou dois cursos nesta semana.
          </InlineAlert>
          <Grid least="panel">
            <Card>
              <Stack gap="s">
                <Heading level={3} size="l">
                  Sua semana
                </Heading>
                <Text tone="muted">
                  <DurationIcon /> 3 h 20 min de estudo
                </Text>
                <Text tone="positive">
                  <CertificateIcon /> 2 certificados
                </Text>
                <Inline>
                  <Button size="small">Continuar</Button>
                  <Button size="small" variant="outline">
                    Ver extrato
                  </Button>
                  <Button size="small" variant="plain">
                    Agora não
                  </Button>
                </Inline>
              </Stack>
            </Card>
            <Card tone="brand">
              <Stack gap="s">
                <Heading level={3} size="l">
                  Trilha da liderança
                </Heading>
                <Text>Seis cursos para quem começa a conduzir pessoas.</Text>
                <Inline>
                  <Button variant="soft">Conhecer</Button>
                </Inline>
              </Stack>
            </Card>
          </Grid>
          <div />
        </Stack>
      </Container>
    </div>
  );
}
