import type { ComponentSize } from './componentSizes.ts';
import { COMPONENT_BYTES, LARGER_COMPONENTS, MEASURES, type Goal, type Measure } from './goals.ts';
import type { Figures } from './timePages.ts';

/** Text for the terminal, and whether the targets are met. */
export interface Report {
  text: string;
  isMet: boolean;
}

const OURS = 'meridian';

/** The figures of each contender, one per round. */
type Runs = ReadonlyMap<string, readonly number[]>;

const names: Readonly<Record<string, string>> = {
  vanilla: 'DOM by hand',
  windowed: 'React elements, windowed',
  plain: 'React elements',
  tanstack: 'TanStack Table + Virtual',
  aria: 'React Aria, unstyled',
  mui: 'MUI',
  [OURS]: 'Meridian',
};

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

/** The median of the ratios per round, because the load of the machine changes between rounds. */
function ratioTo(contender: string, runs: Runs): number {
  const theirs = runs.get(contender) ?? [];
  return median(
    (runs.get(OURS) ?? []).slice(0, theirs.length).map((ours, run) => ours / (theirs[run] ?? Number.NaN)),
  );
}

function judge(goal: Goal, runs: Runs): Report {
  if ('atMost' in goal) {
    const ours = median(runs.get(OURS) ?? []);
    const isMet = ours <= goal.atMost;
    return { text: `${ours.toFixed(0)}, goal at most ${goal.atMost}: ${verdict(isMet)}`, isMet };
  }
  const ratio = ratioTo(goal.against, runs);
  const isMet = 'isLess' in goal ? ratio < 1 : ratio <= goal.ratio;
  const bound = 'isLess' in goal ? 'less than 1' : `at most ${goal.ratio}`;
  return {
    text: `${ratio.toFixed(2)} of ${names[goal.against]}, goal ${bound}: ${verdict(isMet)}`,
    isMet,
  };
}

/** The figures of one measure, best first, followed by its targets. */
function reportMeasure({ title, unit, goals }: Measure, runs: Runs): Report {
  const lines = [...runs]
    .map(([contender, figures]) => [contender, median(figures)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([contender, figure]) => {
      const all = runs.get(contender) ?? [];
      const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
      return [
        `  ${(names[contender] ?? contender).padEnd(26)}`,
        `${figure.toFixed(unit === 'MB' ? 1 : 0).padStart(6)} ${unit}`,
        spread.padStart(12),
        contender === OURS ? '' : `   ours is ${ratioTo(contender, runs).toFixed(2)} of it`,
      ].join('');
    });
  const judged = goals.map((goal) => judge(goal, runs));
  return {
    text: [title, ...lines, ...judged.map(({ text }) => `  → ${text}`)].join('\n'),
    isMet: judged.every(({ isMet }) => isMet),
  };
}

export function reportTimes(figures: Figures): Report {
  const reports = MEASURES.map((measure) => reportMeasure(measure, figures.get(measure.id) ?? new Map()));
  return {
    text: reports.map(({ text }) => text).join('\n\n'),
    isMet: reports.every(({ isMet }) => isMet),
  };
}

export function reportRenders(renders: Readonly<Record<string, number>>): Report {
  const lines = Object.entries(renders).map(
    ([what, count]) => `  switching the ${what}: ${count}, goal 0: ${verdict(count === 0)}`,
  );
  return {
    text: ['Renders of a page with a form and a table', ...lines].join('\n'),
    isMet: Object.values(renders).every((count) => count === 0),
  };
}

/** `isMet` says whether every component is within its limit. */
export function reportSizes(sizes: readonly ComponentSize[], emotion: number): Report {
  const judged = [...sizes]
    .sort((a, b) => b.first - a.first)
    .map((size) => {
      const bound = LARGER_COMPONENTS[size.name];
      const isOver = size.first > COMPONENT_BYTES;
      const isHeld = bound === undefined ? !isOver : isOver && size.first <= bound;
      const told = bound === undefined ? '' : ` (held at ${bound})`;
      const broken = isHeld ? '' : isOver ? ' TOO LARGE' : ' NEEDS NO BOUND OF ITS OWN';
      return {
        isOver,
        isHeld,
        line: `  ${size.name.padEnd(20)}${String(size.first).padStart(7)}${String(size.later || '').padStart(9)}   ${verdict(!isOver)}${told}${broken}`,
      };
    });
  const missed = judged.filter(({ isOver }) => isOver).length;
  return {
    text: [
      `Bytes of a component over what it takes from others, gzip, goal at most ${COMPONENT_BYTES}`,
      '  component             first    later',
      ...judged.map(({ line }) => line),
      `  → ${judged.length - missed} of ${judged.length} met. Emotion, once for all of them: ${emotion}`,
    ].join('\n'),
    isMet: judged.every(({ isHeld }) => isHeld),
  };
}
