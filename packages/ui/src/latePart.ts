import { useLatest } from '@meridian/use-latest';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/**
 * A component that loads on the first sign of its use. Not `lazy`: React shows what a Suspense boundary waited for up to 300 ms late,
 * and an error of `lazy` is final.
 */
export interface LatePart<Props> {
  /** Loads it once. Resolves to whether it is there. After a failure the next call tries again. */
  load: () => Promise<boolean>;
  /** `load` without waiting, for the handlers of the first sign. */
  preload: () => void;
  get: () => ComponentType<Props> | undefined;
  subscribe: (onLoad: () => void) => () => void;
}

export function createLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  async function run() {
    try {
      loaded = await load();
      for (const onLoad of listeners) onLoad();
      return true;
    } catch {
      loading = undefined;
      return false;
    }
  }
  const start = () => (loading ??= run());
  return {
    load: start,
    preload: () => void start(),
    get: () => loaded,
    subscribe: (onLoad) => {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
}

interface Openness {
  readonly isOpen: boolean;
  close: () => void;
}

/** The component, once it is loaded. If it cannot be loaded for what is open, that closes, and the next press tries again. */
export function useLatePart<Props>(
  part: LatePart<Props>,
  { isOpen, close }: Openness,
): ComponentType<Props> | undefined {
  const closeLatest = useLatest(close);
  useEffect(() => {
    if (isOpen) void part.load().then((isThere) => isThere || closeLatest.current());
  }, [part, isOpen, closeLatest]);
  return useSyncExternalStore(part.subscribe, part.get, nothing);
}

/** A server renders no overlay. */
const nothing = () => undefined;
