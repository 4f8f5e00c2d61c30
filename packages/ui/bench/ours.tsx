const isNew = ['new'] as const;
const none = [] as const;

import 'virtual:themes';
import '../src/theme/index.ts';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Card,
  CourseCard,
  CourseGrid,
  Dialog,
  FavoriteIcon,
  Heading,
  IconButton,
  Menu,
  MenuItem,
  ProgressBar,
  RatingDisplay,
  Table,
  Tag,
  TextField,
} from '../src/index.ts';
import { cardsOf, listen, type RowData, rowsOf } from './rows.ts';

const state = {
  cards: 0,
  composed: 0,
  step: 0,
  dialog: false,
  menu: false,
  fields: 0,
  errors: false,
  rows: 0,
  isReversed: false,
};
let redraw: (state: object) => void = () => {};
const nothing = () => {};
const cover = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const Cards = memo(function Cards({ count, step }: { count: number; step: number }) {
  return (
    <CourseGrid>
      {cardsOf(count, step).map(({ id, title, duration, rating, progress, tag }) => (
        <CourseCard
          key={id}
          itemId={id}
          title={title}
          href="#curso"
          coverUrl={cover}
          duration={duration}
          rating={rating}
          progress={progress}
          status={progress === 100 ? 'finished' : 'progress'}
          tags={tag ? isNew : none}
          onFavoriteChange={nothing}
          onOpenComments={nothing}
          onOpenIntroVideo={nothing}
        />
      ))}
    </CourseGrid>
  );
});

function Composed({ count, step }: { count: number; step: number }) {
  return (
    <ul>
      {cardsOf(count, step).map(({ id, title, rating, progress, tag }) => (
        <Card as="li" key={id}>
          <Heading level={3} size="m">
            {title}
          </Heading>
          <Tag tone="info">{tag ?? 'curso'}</Tag>
          <RatingDisplay value={4} text={rating} label={`Nota ${rating} de 5`} />
          <ProgressBar label="Progresso" value={progress} />
          <Button onClick={nothing}>Continuar</Button>
          <IconButton label="Favoritar" icon={<FavoriteIcon />} onClick={nothing} />
        </Card>
      ))}
    </ul>
  );
}

const titles = ['Nome', 'Curso', 'Data', 'Progresso', 'Moedas', 'Situação'];
const columns = titles.map((header, index) => ({
  key: header,
  header,
  cell: (row: RowData) => row.cells[index],
}));
const keyOf = (row: RowData) => row.id;

function App() {
  const [, set] = useState<object>({});
  redraw = set;
  return (
    <>
      {state.cards > 0 && <Cards count={state.cards} step={state.step} />}
      {state.composed > 0 && <Composed count={state.composed} step={state.step} />}
      <Menu open={state.menu} trigger={<Button>Menu</Button>}>
        {['Acessar perfil', 'Meu dashboard', 'Extrato', 'Loja', 'Sair'].map((name) => (
          <MenuItem key={name} onSelect={nothing}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Dialog title="Deseja realmente sair?" open={state.dialog} footer={<Button>Sair</Button>}>
        Ao sair, você retornará para a página de login.
      </Dialog>
      {Array.from({ length: state.fields }, (_, id) => id).map((id) => (
        <TextField
          key={id}
          label={`Campo ${id + 1}`}
          error={state.errors ? 'Preencha este campo.' : undefined}
        />
      ))}
      {state.rows > 0 && (
        <Table
          caption="Pessoas"
          columns={columns}
          rows={rowsOf(state.rows, state.isReversed)}
          keyOf={keyOf}
          onSort={nothing}
        />
      )}
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<App />);

const show = (change: Partial<typeof state>) => {
  Object.assign(state, change);
  flushSync(() => redraw({}));
};
const brands = ['decola', 'circulo', 'gtop'];

listen({
  cards: (count) => show({ cards: count }),
  updateCards: () => show({ step: state.step + 1 }),
  composed: (count) => show({ composed: count }),
  updateComposed: () => show({ step: state.step + 1 }),
  brand: () => {
    const root = document.documentElement;
    root.dataset.theme = brands[(brands.indexOf(root.dataset.theme ?? 'decola') + 1) % brands.length];
  },
  openDialog: () => show({ dialog: true }),
  closeDialog: () => show({ dialog: false }),
  openMenu: () => show({ menu: true }),
  closeMenu: () => show({ menu: false }),
  fields: (count) => show({ fields: count }),
  errors: (errors) => show({ errors }),
  table: (rows) => show({ rows, isReversed: false }),
  sort: () => show({ isReversed: !state.isReversed }),
  clear: () => show({ cards: 0, composed: 0, fields: 0, rows: 0, dialog: false, menu: false, errors: false }),
});
