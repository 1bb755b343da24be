import type { Schema } from '@meridian/api-client';
import type { Step } from '@meridian/liabilities';
import { compare, type DecimalString } from '@meridian/money';
import { ShortHash } from '@meridian/receipts';
import { Accordion, Amount, Stack, Text, Timeline, type TimelineState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type Count, type CountFault, readAmounts } from './checkCount.ts';
import { messages } from './messages.ts';

const steps = ['amounts', 'hash', 'path', 'root'] as const;

/** The step at which a proof fails. */
const failedAt = {
  form: 'amounts',
  parts: 'amounts',
  account: 'hash',
  path: 'path',
  total: 'path',
  root: 'root',
  published: 'root',
} as const satisfies Record<CountFault, (typeof steps)[number]>;

interface CountStepsProps {
  count: Count;
  proof: Schema<'LiabilityProof'>;
  night: Schema<'LiabilitySnapshot'>;
  /** Leaves out what the steps mean, and the hashes of the paths. */
  isShort?: boolean;
}

/** What was computed: the amounts, the hashes of both parts, the path and the root. */
export function CountSteps({ count, proof, night, isShort = false }: CountStepsProps) {
  const { t } = useTranslation(messages);
  const failed = count.isCounted ? steps.length : steps.indexOf(failedAt[count.fault]);
  const stateOf = (index: number): TimelineState => {
    if (index === failed) return 'failed';
    return index < failed ? 'done' : 'upcoming';
  };
  const hashesOf = (kind: 'leaf' | 'node') => count.steps.filter((step) => step.kind === kind);
  const content = {
    amounts: count.isCounted ? (
      <>
        {!isShort && <Text>{t('steps.amountsAbout')}</Text>}
        {heldIn(count.amounts).map(([currency, amount]) => (
          <Text key={currency}>
            <Amount value={{ amount, currency }} />
          </Text>
        ))}
      </>
    ) : (
      <Claimed proof={proof} />
    ),
    hash: (
      <>
        {!isShort && <Text>{t('steps.hashAbout')}</Text>}
        {hashesOf('leaf').map(({ part, hash }) => (
          <ShortHash key={part} value={hash} />
        ))}
      </>
    ),
    path: (
      <>
        <Text>{t('steps.hashes', { count: hashesOf('node').length })}</Text>
        {!isShort && (
          <Accordion
            headingLevel={3}
            items={proof.parts.map(({ part }) => ({
              id: String(part),
              title: t('steps.pathOf', { part }),
              content: <Path steps={hashesOf('node').filter((step) => step.part === part)} />,
            }))}
          />
        )}
      </>
    ),
    root: (
      <>
        {!isShort && <Text>{t('steps.rootAbout')}</Text>}
        <ShortHash value={night.root} />
      </>
    ),
  };
  return (
    <Timeline
      label={t('steps.title')}
      stateLabels={{
        done: t('steps.done'),
        current: t('steps.current'),
        upcoming: t('steps.upcoming'),
        failed: t('steps.failed'),
      }}
      steps={steps.map((step, index) => ({
        id: step,
        label: t(`steps.${step}`),
        state: stateOf(index),
        ...(index < failed && { description: <Stack gap={1}>{content[step]}</Stack> }),
      }))}
    />
  );
}

/** The hashes on the way from one part to the root, each with the sums below it. */
function Path({ steps: joined }: { steps: readonly Step[] }) {
  return (
    <Stack role="list" gap={3}>
      {joined.map(({ hash, amounts }) => (
        <Stack role="listitem" key={hash} gap={1}>
          <ShortHash value={hash} />
          <Sums line={amounts} />
        </Stack>
      ))}
    </Stack>
  );
}

function Sums({ line }: { line: string }) {
  return heldIn(readAmounts(line)).map(([currency, amount]) => (
    <Text key={currency} tone="muted">
      <Amount value={{ amount, currency }} />
    </Text>
  ));
}

/** The currencies with an amount above zero; all of them if every amount is zero. */
function heldIn(amounts: Readonly<Record<string, DecimalString>>) {
  const all = Object.entries(amounts);
  const held = all.filter(([, amount]) => compare(amount, '0') !== 0);
  return held.length > 0 ? held : all;
}

/** The amounts of a proof that failed later. A malformed one has none to show. */
function Claimed({ proof }: { proof: Schema<'LiabilityProof'> }) {
  return proof.parts.map(({ part, amounts }) => (
    <Text key={part}>
      {Object.entries(readAmounts(amounts)).map(([currency, amount]) => (
        <Amount key={currency} value={{ amount, currency }} />
      ))}
    </Text>
  ));
}
