import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { CourseGrid } from '../course-grid/course-grid.tsx';
import { keyboard } from './course-card.keyboard.ts';
import { CourseCard } from './course-card.tsx';
import { cardActionRows, courseStatuses, courseTags } from './course-card.variants.ts';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';
import { EventCard } from './event-card.tsx';

const files = `${import.meta.env.BASE_URL}files`;

/** Another cover of the brand in which the story is drawn. */
const drawnAs = (cover: number, { coverUrl = '' }: { coverUrl?: string | undefined }) =>
  coverUrl.replace(/\d+(?=\.svg$)/, String(cover));

const meta = {
  title: 'Product/Course card',
  component: CourseCard,
  args: {
    itemId: 101,
    title: 'Comunicação clara em equipes que crescem',
    href: '/student/course/101',
    coverUrl: `${files}/courses/1.svg`,
    duration: '5:07m',
    durationSpoken: '5 minutos e 7 segundos',
    rating: '4,5',
    onOpenComments: fn(),
    onOpenIntroVideo: fn(),
    onFavoriteChange: fn(),
    onRecommend: fn(),
  },
  render: (args) => (
    <CourseGrid>
      <CourseCard {...args} />
    </CourseGrid>
  ),
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Comentários sobre ${args.title}` }));
    await expect(args.onOpenComments).toHaveBeenCalledWith(101);
    await userEvent.click(canvas.getByRole('button', { name: `Favoritar ${args.title}` }));
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true, 101);
    await userEvent.click(canvas.getByRole('button', { name: `Recomendar ${args.title}` }));
    await expect(args.onRecommend).toHaveBeenCalledWith(101);
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute(
      'href',
      '/student/course/101',
    );
    await expect(canvas.getByRole('article').querySelectorAll('*').length).toBeLessThanOrEqual(12);
  },
};

/** Every state and tag, with all that a card can carry, each of it with a name. */
export const States: Story = {
  play: async ({ canvasElement }) => {
    const [first = canvasElement] = within(canvasElement).getAllByRole('article');
    const named = [
      'Duração: 5 minutos e 7 segundos',
      'Avaliação: 4,5 de 5',
      'Com certificado',
      'Vale decoins',
    ];
    for (const name of named) await expect(within(first).getByRole('img', { name })).toBeVisible();
    // the cover's round corners cut nothing of the line at its foot
    const line = within(first).getByRole('progressbar');
    const cover = line.parentElement ?? first;
    const round = Number.parseFloat(getComputedStyle(cover).borderEndStartRadius);
    const ends = ({ left, right }: DOMRect) => ({ left, right });
    const around = ends(cover.getBoundingClientRect());
    await expect(ends(line.getBoundingClientRect())).toEqual({
      left: around.left + round,
      right: around.right - round,
    });
  },
  render: (args) => (
    <CourseGrid>
      {[
        ...courseStatuses.map((status) => (
          <CourseCard
            {...args}
            key={status}
            status={status}
            progress={status === 'finished' ? 100 : 42}
            hasCertificate
            coins="Vale decoins"
            commentCount={12}
          />
        )),
        ...courseTags.map((tag) => (
          <CourseCard {...args} key={tag} tags={[tag]} coverUrl={drawnAs(7, args)} favorite />
        )),
        <CourseCard {...args} key="both" tags={courseTags} coverUrl={drawnAs(7, args)} favorite />,
        <CourseCard {...args} key="none" coverUrl={undefined} rating={undefined} />,
        <EventCard {...args} key="event" type="event" coverUrl={drawnAs(12, args)} />,
        <EventCard {...args} key="training" type="training" coverUrl={drawnAs(16, args)} />,
      ]}
    </CourseGrid>
  ),
};

/** Without comments: with the line that a strip of narrow cards keeps for them, and without. */
export const NoComments: Story = {
  args: { onOpenComments: undefined },
  render: (args) => (
    <CourseGrid>
      {cardActionRows.map((actionRow) => (
        <CourseCard {...args} key={actionRow} actionRow={actionRow} />
      ))}
    </CourseGrid>
  ),
};

/** A lock that explains itself: the link stays reachable by keyboard, says that it is off and why (DASH-35, DASH-36). */
export const Blocked: Story = {
  args: {
    blockedReason: 'Conclua “Fundamentos de liderança” para liberar este treinamento.',
    onOpenComments: undefined,
    onOpenIntroVideo: undefined,
    onFavoriteChange: undefined,
    onRecommend: undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAccessibleDescription(/Conclua/);
    // It stands on the cover, so no bubble lies over it.
    await expect(document.querySelector('[data-part="blocked-reason"]')).toBeNull();
    await userEvent.click(link);
    await waitFor(() =>
      expect(document.querySelector('[data-part="announcements"]')).toHaveTextContent(/^Conclua/),
    );
  },
};

export const Loading: Story = {
  tags: ['busy'],
  render: () => (
    <div aria-busy="true">
      <CourseGrid>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <CourseCardSkeleton key={key} />
        ))}
      </CourseGrid>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para multiplicadores',
    kind: 'Treinamento',
    duration: '124:59:59h',
    tags: ['newContent'],
    status: 'progress',
    progress: 99,
    hasCertificate: true,
    coins: 'Vale decoins',
  },
};

const wall = Array.from({ length: 500 }, (_, index) => index);

/** Five hundred at once: what is out of sight is not laid out. All are alike, so axe reads the first. */
export const Wall: Story = {
  tags: ['night'],
  parameters: { a11y: { context: 'li:first-child' } },
  render: (args) => (
    <div data-looked-at>
      <CourseGrid>
        {wall.map((index) => (
          <CourseCard {...args} key={index} itemId={index} title={`Treinamento ${index + 1}`} />
        ))}
      </CourseGrid>
    </div>
  ),
};

/** As much as a course can say, in no more than 18 elements (decision 0550); the favourite is the card's own. */
export const Everything: Story = {
  args: {
    status: 'progress',
    progress: 42,
    tags: courseTags,
    hasCertificate: true,
    coins: 'Vale decoins',
    commentCount: 12,
    defaultFavorite: true,
    // What a card without a picker of people weighs at most.
    onRecommend: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article').querySelectorAll('*').length).toBeLessThanOrEqual(18);
    await expect(
      canvas.getByRole('button', { name: `12 comentários sobre ${args.title}` }),
    ).toHaveTextContent('12 comentários');
    await expect(canvas.getByRole('img', { name: 'Vale decoins' })).toHaveAttribute('title', 'Vale decoins');
    const heart = canvas.getByRole('button', { name: `Favoritar ${args.title}`, pressed: true });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(false, 101);
  },
};

export const Keyboard: Story = {
  args: { href: '#training' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: args.title });
    const comments = canvas.getByRole('button', { name: `Comentários sobre ${args.title}` });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        await userEvent.tab();
        await expect(comments).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(window.location.hash).toBe('#training'));
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(args.onOpenComments).toHaveBeenCalledTimes(1);
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(args.onOpenComments).toHaveBeenCalledTimes(2);
      },
    });
  },
};
