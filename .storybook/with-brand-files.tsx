import { firstBrand } from 'virtual:tenants';
import type { Decorator } from '@storybook/react-vite';
import { useContext } from 'react';
import { BrandContext } from './with-tenant.tsx';

/** Pictures of the sandbox's data, which each brand draws in its own manner (brand-art.ts). */
const drawn = /\/files\/(?=(?:courses|events|schools|tracks|pills|banners|people|products)\/)/;

/** What a story gives its component, with the pictures of the brand in which it is drawn. */
export const withBrandFiles: Decorator = (Story, { args }) => {
  const brand = useContext(BrandContext);
  const own = brand === firstBrand ? {} : inBrand(args, brand);
  return <Story args={{ ...args, ...own }} />;
};

function inBrand(args: Record<string, unknown>, brand: string): Record<string, unknown> {
  const pictures = Object.entries(args).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && drawn.test(entry[1]),
  );
  return Object.fromEntries(
    pictures.map(([name, path]) => [name, path.replace(drawn, `/files/brands/${brand}/`)]),
  );
}
