import type { Schema } from '@meridian/api-client';
import { SupportText } from '@meridian/problem';
import { ShortHash, useCopyTexts } from '@meridian/receipts';
import { Alert, Button, CopyField, Heading, KeyValueList, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { rememberedCommitment } from '../open/commitments.ts';
import { checkDraw, writeCommands, type DrawCheck, isRight, type RevealedDraw } from './checkDraw.ts';

interface DrawSectionProps {
  draw: Schema<'CaseDraw'> | null;
  prizes: readonly Schema<'CasePrize'>[] | undefined;
}

const isRevealed = (draw: Schema<'CaseDraw'>): draw is RevealedDraw => draw.seed !== null;

/** How the prize was drawn. Once the seed is revealed, the browser computes the draw itself. */
export function DrawSection({ draw, prizes }: DrawSectionProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('draw.title')}</Heading>
      {draw === null && <Text>{t('draw.none')}</Text>}
      {draw && (
        <KeyValueList
          items={[
            { id: 'attempt', term: t('draw.attempt'), value: draw.attempt },
            { id: 'opening', term: t('draw.opening'), value: <ShortHash value={draw.opening} /> },
            { id: 'commitment', term: t('draw.commitment'), value: <ShortHash value={draw.commitment} /> },
            ...(isRevealed(draw)
              ? [{ id: 'seed', term: t('draw.seed'), value: <ShortHash value={draw.seed} /> }]
              : []),
          ]}
        />
      )}
      {draw && !isRevealed(draw) && <Text>{t('draw.secret')}</Text>}
      {draw && isRevealed(draw) && prizes && <RevealedSection draw={draw} prizes={prizes} />}
    </Stack>
  );
}

interface RevealedSectionProps {
  draw: RevealedDraw;
  prizes: readonly Schema<'CasePrize'>[];
}

function RevealedSection({ draw, prizes }: RevealedSectionProps) {
  const { t } = useTranslation(messages);
  const [check, setCheck] = useState<DrawCheck | 'running' | 'unavailable' | null>(null);
  const commands = writeCommands(draw, prizes);
  const copyTexts = useCopyTexts();

  async function run() {
    setCheck('running');
    try {
      setCheck(await checkDraw(draw, prizes, rememberedCommitment(draw.opening)));
    } catch {
      setCheck('unavailable');
    }
  }

  return (
    <>
      <Text>{t('draw.explain')}</Text>
      <Button onPress={() => void run()} isPending={check === 'running'} pendingLabel={t('draw.checking')}>
        {t('draw.check')}
      </Button>
      {check === 'unavailable' && (
        <Alert isAnnounced tone="warning" title={t('draw.unavailable')}>
          {t('draw.unavailableBody')}
        </Alert>
      )}
      {check instanceof Object && <CheckResult check={check} />}
      <Stack gap={3}>
        <Text>{t('draw.byHand')}</Text>
        <CopyField label={t('draw.commandCommitment')} value={commands.commitment} {...copyTexts} />
        <CopyField label={t('draw.commandMac')} value={commands.mac} {...copyTexts} />
      </Stack>
      <Text size={12} tone="muted">
        {t('draw.limits')}
      </Text>
    </>
  );
}

function CheckResult({ check }: { check: DrawCheck }) {
  const { t } = useTranslation(messages);
  const { commitment, mac, prize, isCommitmentRight, isPrizeRight, isAsShown } = check;
  return (
    <>
      {isRight(check) ? (
        <Alert isAnnounced tone="success" title={t('draw.right')}>
          <Stack gap={2}>
            <Text>{t('draw.rightBody', { prize: prize.name })}</Text>
            <Text>{t(isAsShown === undefined ? 'draw.shownElsewhere' : 'draw.shownHere')}</Text>
          </Stack>
        </Alert>
      ) : (
        <Alert isAnnounced tone="danger" title={t('draw.wrong')}>
          <Stack gap={2}>
            {!isCommitmentRight && <Text>{t('draw.wrongCommitment')}</Text>}
            {!isPrizeRight && <Text>{t('draw.wrongPrize', { prize: prize.name })}</Text>}
            {isAsShown === false && <Text>{t('draw.wrongShown')}</Text>}
            <Text>
              <SupportText>{t('draw.wrongNext')}</SupportText>
            </Text>
          </Stack>
        </Alert>
      )}
      <KeyValueList
        items={[
          { id: 'computed', term: t('draw.computed'), value: <ShortHash value={commitment} /> },
          { id: 'mac', term: t('draw.mac'), value: <ShortHash value={mac} /> },
          { id: 'prize', term: t('draw.prize'), value: prize.name },
        ]}
      />
    </>
  );
}
