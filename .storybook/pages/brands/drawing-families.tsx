import {
  AudioPlayer,
  CertificatePicture,
  CourseCard,
  EmptyState,
  Heading,
  Inline,
  InstructorCard,
  SchoolTiles,
  Stack,
  Text,
  ThemeScope,
  VideoPoster,
  vars,
} from '@student/ui';
import type { ReactNode } from 'react';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import type { PictureAt } from './picture-at.ts';

export interface DrawingFamiliesProps {
  /** The brand, or `palette` for one that is only tried. */
  theme: string;
  /** The manner of the brand's cards. */
  cards?: string;
  pictureAt: PictureAt;
}

/** A kind of drawing: what it is called, when it is drawn, and a sample in the component that shows it. */
interface Family {
  name: string;
  when: string;
  sample: (pictureAt: PictureAt, scheme: SchemeName) => ReactNode;
  /** Whether its component needs the width of a page: then dark stands below light. */
  needsPage?: boolean;
}

/** Every family of drawings in light and dark, from the components of the product. */
export function DrawingFamilies({ theme, cards, pictureAt }: DrawingFamiliesProps) {
  return (
    <Stack gap="xl">
      {families.map(({ name, when, sample, needsPage }) => (
        <Stack key={name} as="section" gap="s" aria-label={name}>
          <Stack gap="xxs">
            <Heading level={3} size="l">
              {name}
            </Heading>
            <Text size="s" tone="muted">
              {when}
            </Text>
          </Stack>
          <div style={needsPage ? below : columns}>
            {(['light', 'dark'] as const).map((scheme) => (
              <ThemeScope key={scheme} theme={theme} scheme={scheme} data-cards={cards} lang="pt-BR">
                <div style={ground}>{sample(pictureAt, scheme)}</div>
              </ThemeScope>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

const families: readonly Family[] = [
  {
    name: 'Covers',
    when: '16:9, on cards of courses and tracks. Neighbours never share a picture; the ground changes from one to the next.',
    sample: (pictureAt) => (
      <div style={pairs}>
        {courses.map(([id, title, duration]) => (
          <CourseCard
            key={id}
            itemId={id}
            title={title}
            href={`#curso-${id}`}
            coverUrl={pictureAt(`courses/${id}.svg`)}
            duration={duration}
            level={4}
          />
        ))}
      </div>
    ),
  },
  {
    name: 'Banners',
    when: '7:2, at the head of a course: the figure keeps to one side, because words stand on the other.',
    sample: (pictureAt) => <Picture src={pictureAt('courses/12-banner.svg')} ratio="7 / 2" />,
  },
  {
    name: 'Schools',
    when: '4:3, on the landing page: six figures, six colours.',
    needsPage: true,
    sample: (pictureAt) => (
      <SchoolTiles
        schools={schools.map(([key, name]) => ({ key, name, pictureUrl: pictureAt(`${key}.svg`) }))}
      />
    ),
  },
  {
    name: 'Posters',
    when: 'Before a video is played: 16:9, and 9:16 for short films on a phone held upright.',
    sample: (pictureAt, scheme) => (
      <Stack gap="s">
        <VideoPoster
          title={scheme === 'light' ? 'Sobre nós' : 'Quem somos'}
          posterUrl={pictureAt('about.svg')}
        />
        <Inline gap="s">
          {[1, 2, 3].map((id) => (
            <Picture key={id} src={pictureAt(`pills/${id}.svg`)} ratio="9 / 16" width={96} />
          ))}
        </Inline>
      </Stack>
    ),
  },
  {
    name: 'Audio covers',
    when: 'The course’s cover, cut to a square beside the controls.',
    sample: (pictureAt, scheme) => (
      <AudioPlayer
        title={scheme === 'light' ? 'Conversa com a liderança' : 'Perguntas que abrem conversas'}
        coverUrl={pictureAt('courses/31.svg')}
      />
    ),
  },
  {
    name: 'People',
    when: 'The same face in every brand, on the brand’s ground and in its clothes.',
    sample: (pictureAt) => (
      <Stack gap="s">
        {people.map(([id, name, role]) => (
          <InstructorCard key={id} name={name} role={role} photoUrl={pictureAt(`people/${id}.svg`)} />
        ))}
      </Stack>
    ),
  },
  {
    name: 'Messages',
    when: 'Nothing here yet, no such page, maintenance, failure: each with its sentence and a way forward.',
    sample: (pictureAt) => (
      <div style={pairs}>
        {messages.map(([name, title, text]) => (
          <EmptyState
            key={name}
            level={4}
            title={title}
            icon={<img src={pictureAt(`${name}.svg`)} alt="" width={320} height={240} />}
          >
            {text}
          </EmptyState>
        ))}
      </div>
    ),
  },
  {
    name: 'Certificate and sign-in',
    when: '16:5, a strip above the form of the sign-in and at the head of a certificate in little.',
    sample: (pictureAt) => (
      <CertificatePicture
        pictureUrl={pictureAt('welcome.svg') ?? ''}
        label="Certificado"
        name="Ana Beatriz Souza"
        title="Escuta ativa na prática"
      />
    ),
  },
  {
    name: 'Products',
    when: '1:1, what coins buy; a brand without a shop shows none.',
    sample: (pictureAt) => (
      <Inline gap="s">
        {[1, 2, 3, 5].map((id) => (
          <Picture key={id} src={pictureAt(`products/${id}.svg`)} ratio="1 / 1" width={112} />
        ))}
      </Inline>
    ),
  },
];

/** A picture that no component of the product shows yet, or shows in more room than there is here. */
function Picture({ src, ratio, width }: { src: string | undefined; ratio: string; width?: number }) {
  return <img src={src} alt="" style={{ ...picture, aspectRatio: ratio, inlineSize: width ?? '100%' }} />;
}

const courses = [
  [1, 'Boas-vindas à casa', '27 min'],
  [12, 'Recebimento e conferência', '35 min'],
  [34, 'Conversas difíceis', '1 h 10 min'],
  [46, 'Atendimento que resolve', '20 min'],
] as const;
const schools = [
  ['corporate', 'Corporativa'],
  ['operations', 'Operações'],
  ['administration', 'Administração'],
  ['leadership', 'Gestão e liderança'],
  ['market', 'Mercado'],
  ['tools', 'Ferramentas'],
] as const;
const people = [
  [101, 'Cecília Andrade', 'Psicóloga organizacional'],
  [102, 'Rui Barcelos', 'Engenheiro de produção'],
] as const;
const messages = [
  ['empty', 'Não há nada por aqui', 'O que você favoritar aparece neste lugar.'],
  ['lost', 'Página não encontrada', 'O endereço que você abriu não existe ou mudou de lugar.'],
  ['resting', 'Estamos em manutenção', 'Voltamos em breve. O que você já concluiu está guardado.'],
  ['failed', 'Não foi possível abrir a página', 'Tente de novo em um minuto.'],
] as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.m,
} as const;
const below = { display: 'grid', gap: vars.space.m } as const;
const pairs = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 140px), 1fr))',
  gap: vars.space.s,
} as const;
const ground = {
  blockSize: '100%',
  padding: vars.space.m,
  background: vars.color.bg.canvas,
  border: `1px solid ${vars.color.border.default}`,
} as const;
const picture = { display: 'block', objectFit: 'cover', borderRadius: vars.radius.media } as const;
