export * from './components/button/button.tsx';
export * from './components/button/button.variants.ts';
export * from './components/button-group/button-group.tsx';
export * from './components/icon-button/icon-button.tsx';
export * from './theme/index.ts';
