import type { CoinIconProps } from '../../components/icon/coin-icon.tsx';
import type { IconProps } from '../../components/icon/icon.tsx';
import * as set from '../../components/icon/icons.ts';
import type { Entry } from '../entry.ts';

type IconName = Exclude<keyof typeof set, never>;

const one: Entry<IconProps> = { props: { label: 'Ícone' }, reaches: ':scope > *' };

/** Every icon of the set is made by one function; so they share an entry. */
export const icons = {
  CoinIcon: { props: { label: 'Moedas' }, reaches: ':scope > *' } satisfies Entry<CoinIconProps>,
  ...(Object.fromEntries(Object.keys(set).map((name) => [name, one])) as Record<IconName, Entry<IconProps>>),
};
