import { Inline, Stack, Text } from '@meridian/ui';
import * as token from '@meridian/ui/tokens';

/** The line of the drawing in three parts. It is solid while the money is free, and dotted while it is held. */
const parts = [
  { id: 'balance', d: 'M80 640A560 560 0 0 1 132 403', dots: undefined },
  { id: 'held', d: 'M132 403A560 560 0 0 1 403 132', dots: '0 19' },
  { id: 'payout', d: 'M403 132A560 560 0 0 1 640 80', dots: undefined },
] as const;

/** With a class, because the styles of the components reset drawings without one. */
const drawing = { className: 'drawing', fill: 'none', 'aria-hidden': true, focusable: false } as const;

interface EntranceStoryProps {
  /** The app's own texts: the frame is also shown where no messages of a feature are loaded. */
  words: {
    title: string;
    stages: Readonly<Record<(typeof parts)[number]['id'], { title: string; text: string }>>;
    risk: string;
  };
}

/** What happens to a deposit, beside the forms before the cabinet. */
export function EntranceStory({ words }: EntranceStoryProps) {
  return (
    <>
      <Text size={24} weight="medium">
        {words.title}
      </Text>
      {/* The first is beside a form, the second above it. */}
      <svg {...drawing} viewBox="60 56 580 500" preserveAspectRatio="xMaxYMid meet">
        {[450, 310, 150].map((radius) => (
          <ellipse
            key={radius}
            cx="640"
            cy="640"
            rx={radius}
            ry="560"
            stroke={token.lineStrong}
            strokeOpacity="0.35"
            strokeWidth="1.5"
          />
        ))}
        <path
          d="M132 403H640M243 243H640M403 132H640"
          stroke={token.lineStrong}
          strokeOpacity="0.35"
          strokeWidth="1.5"
        />
        {parts.map(({ id, d, dots }) => (
          <path
            key={id}
            d={d}
            stroke={token.accentLine}
            strokeWidth={dots === undefined ? 4 : 7}
            strokeLinecap="round"
            strokeDasharray={dots}
          />
        ))}
        <circle
          cx="132"
          cy="403"
          r="11"
          fill={token.surfaceSunken}
          stroke={token.accentLine}
          strokeWidth="4"
        />
        <g stroke={token.accentLine} transform="translate(381 110)scale(1.83)">
          <Lock x={12} />
        </g>
      </svg>
      <svg {...drawing} viewBox="0 0 358 24" stroke={token.accentLine} strokeLinecap="round">
        <path d="M2 12H84M284 12H356" strokeWidth="3" />
        <path d="M108 12H256" strokeWidth="4" strokeDasharray="0 8" />
        <circle cx="92" cy="12" r="6" strokeWidth="3" />
        <Lock x={272} />
      </svg>
      <Stack gap={4}>
        {parts.map(({ id }) => (
          <Inline key={id} gap={4} align="start" isUnbroken>
            <svg {...drawing} viewBox="0 0 48 24" width="48" height="24">
              <g stroke={token.accentLine} strokeLinecap="round">
                {id === 'balance' && <path d="M4 12H44" strokeWidth="3" />}
                {id === 'held' && <path d="M4 12H44" strokeWidth="5" strokeDasharray="0 10" />}
                {id === 'payout' && <Lock x={24} />}
              </g>
            </svg>
            <div>
              <Text weight="medium">{words.stages[id].title}</Text>
              <Text tone="muted">{words.stages[id].text}</Text>
            </div>
          </Inline>
        ))}
        <Text>{words.risk}</Text>
      </Stack>
    </>
  );
}

/** Where the money comes free, on a line at 12. */
const Lock = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy="12" r="11" fill={token.surfaceSunken} strokeWidth="2" />
    <path d={`M${x - 3} 11V9a3 3 0 0 1 6-1M${x - 4} 11h8v5h-8z`} strokeLinejoin="round" />
  </>
);
