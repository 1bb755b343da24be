import type { Schema } from '@meridian/api-client';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Button, DateTime, Drawer } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Login } from './Login.tsx';

interface PartnerDrawerProps {
  partner: Schema<'Referral'>;
  /** The login of the user who looks. */
  login: string;
  onShowInvited: (login: string) => void;
  onHide: () => void;
}

/** What one partner has brought, with the columns that a narrow list hides. */
export default function PartnerDrawer({ partner, login, onShowInvited, onHide }: PartnerDrawerProps) {
  const { t } = useTranslation(messages);
  const { login: name, inviterLogin, date, personalInvestments, profit, level } = partner;
  return (
    <Drawer
      isOpen
      onOpenChange={onHide}
      title={name ?? t('list.closedAccount')}
      closeLabel={t('list.close')}
      actions={
        name === null ? undefined : (
          <Button variant="primary" onPress={() => onShowInvited(name)}>
            {t('list.showInvited', { login: name })}
          </Button>
        )
      }
    >
      <StepReceipt
        label={t('list.profit')}
        amount={<Amount value={profit} />}
        next={t(name === null ? 'list.noReward' : 'list.nextReward')}
        items={[
          {
            id: 'investments',
            term: t('list.investments'),
            value: <Amount value={personalInvestments} />,
          },
          {
            id: 'inviter',
            term: t('list.inviter'),
            value: inviterLogin === login ? t('list.yourself') : <Login of={inviterLogin} />,
          },
          { id: 'level', term: t('list.level'), value: t('list.levelOf', { level }) },
          { id: 'date', term: t('list.date'), value: <DateTime value={date} precision="day" /> },
        ]}
      />
    </Drawer>
  );
}
