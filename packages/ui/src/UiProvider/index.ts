export { createStyleCache, styleTag, type StyleCache, type StyleCacheOptions } from '../styles/StyleCache.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
