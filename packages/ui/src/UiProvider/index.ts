export { createStyleCache, type StyleCache, type StyleCacheOptions } from '../styles/StyleCache.ts';
export { styleStream } from '../styles/styleStream.ts';
export { styleTag } from '../styles/styleTag.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
