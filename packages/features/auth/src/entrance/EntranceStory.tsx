import { Inline, Stack, Text } from '@meridian/ui';
import * as token from '@meridian/ui/tokens';

/** The line of the drawing in three parts. It is solid while the money is free, and dotted while it is held. */
const parts = [
  { id: 'balance', d: 'M80 640A560 560 0 0 1 132 403', dots: undefined },
  { id: 'held', d: 'M132 403A560 560 0 0 1 403 132', dots: '0 19' },
  { id: 'payout', d: 'M403 132A560 560 0 0 1 640 80', dots: undefined },
] as const;

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
      {/* A class, because the styles of the components reset drawings without one. */}
      <svg
        className="drawing"
        viewBox="60 56 580 500"
        preserveAspectRatio="xMaxYMid meet"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
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
        <circle
          cx="403"
          cy="132"
          r="20"
          fill={token.surfaceSunken}
          stroke={token.accentLine}
          strokeWidth="4"
        />
        <path
          d="M397 131v-5a6 6 0 0 1 11.500-2.500M395 131h16v10h-16z"
          stroke={token.ink}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <Stack gap={4}>
        {parts.map(({ id, dots }) => (
          <Inline key={id} gap={4} align="start" isUnbroken>
            <svg
              className="drawing"
              viewBox="0 0 48 20"
              width="48"
              height="20"
              fill="none"
              aria-hidden="true"
              focusable="false"
            >
              <path
                d="M4 10H44"
                stroke={token.accentLine}
                strokeWidth={dots === undefined ? 3 : 5}
                strokeLinecap="round"
                strokeDasharray={dots === undefined ? undefined : '0 10'}
              />
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
