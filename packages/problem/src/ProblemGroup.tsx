import type { ApiError } from '@meridian/api-client';
import { useLatest } from '@meridian/use-latest';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';

interface Problem {
  readonly id: string;
  readonly code: ApiError['code'];
  readonly retry: () => void;
}

interface Group {
  readonly problems: readonly Problem[];
  /** Adds a problem. Returns what removes it. */
  add: (problem: Problem) => () => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Holds a page: of its banners for failed reads with the same code, only the first is shown, and its retry is for all of them. */
export function ProblemGroup({ children }: { children: ReactNode }) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [add] = useState(() => (problem: Problem) => {
    setProblems((before) => [...before, problem]);
    return () => setProblems((before) => before.filter((other) => other !== problem));
  });
  return <GroupContext.Provider value={{ problems, add }}>{children}</GroupContext.Provider>;
}

/** What the retry of this banner does; `isShown` is false if another banner of the group says the same. */
export function useGroupedProblem({ code, isRead }: ApiError, onRetry: (() => void) | undefined) {
  const id = useId();
  const group = useContext(GroupContext);
  const add = group?.add;
  const latestRetry = useLatest(onRetry);
  const isGrouped = isRead && onRetry !== undefined;
  useBrowserLayoutEffect(
    () => (isGrouped ? add?.({ id, code, retry: () => latestRetry.current?.() }) : undefined),
    [add, isGrouped, id, code, latestRetry],
  );
  const same = isGrouped ? (group?.problems.filter((problem) => problem.code === code) ?? []) : [];
  return {
    isShown: same.length === 0 || same[0]?.id === id,
    retryAll: same.length > 1 ? () => same.forEach((problem) => problem.retry()) : onRetry,
  };
}

/** Before the page is painted, so that a second banner never appears. There is no layout on a server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
