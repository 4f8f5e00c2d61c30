import { defineSearch } from '../../addresses/define-search.ts';
import { optionalPage } from '../../addresses/search-fields.ts';

/** The page of the favourite products; an address without one leads to the first (SHOP-09). */
export const favoritesSearch = defineSearch({ page: optionalPage() });
