import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, LockIcon } from '../Icon/icons.ts';
import { Progress } from '../Progress/Progress.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Row } from './Row.tsx';
import { RowGroup } from './RowGroup.tsx';
import { RowList } from './RowList.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} sign="always" />;

const meta = preview.meta({
  title: 'Components/RowList',
  component: RowList,
  subcomponents: { Row, RowGroup },
  parameters: { layout: 'padded' },
  args: { children: null },
});

function Day({ onPress }: { onPress: () => void }) {
  const say = useSay();
  const accrual = say('Deposit accrual', 'Начисление');
  return (
    <RowGroup title={say('Today', 'Сегодня')} aside={usdt('1170.00')}>
      <Row
        icon={ArrowDownToLineIcon}
        title={say('Refill', 'Пополнение')}
        detail="14:05"
        value={usdt('1250.00')}
        valueDetail={<Amount value={{ amount: '1420.00', currency: 'USDT' }} />}
        onPress={onPress}
      />
      <Row
        icon={LockIcon}
        title={say('2 accruals', '2 начисления')}
        label={say('2 accruals, held, 2.80 USDT', '2 начисления, удерживаются, 2,80 USDT')}
        detail={say('held', 'удерживаются')}
        value={usdt('2.80')}
        rows={
          <>
            <Row title={accrual} detail="09:40" value={usdt('1.40')} />
            <Row title={accrual} detail="09:20" value={usdt('1.40')} />
          </>
        }
      />
      <Row
        icon={ArrowUpFromLineIcon}
        title={say('Withdrawal', 'Вывод средств')}
        detail={say('08:12 · fee 1.40 USDT included', '08:12 · с комиссией 1,40 USDT')}
        value={usdt('-80.00')}
        href="#withdrawal"
      />
    </RowGroup>
  );
}

export const ByDay = meta.story({ render: () => <Day onPress={fn()} /> });

/** Not as wide as the page: an amount stays near its name. */
export const WidePage = meta.story({
  render: function WidePage() {
    const say = useSay();
    return (
      <div style={{ inlineSize: 1120 }}>
        <RowList label={say('Operations', 'Операции')}>
          <Row title={say('Refill', 'Пополнение')} detail="14:05" value={usdt('1250.00')} />
        </RowList>
      </div>
    );
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list').clientWidth).toBe(728);
  },
});

/** Tab goes from row to row; Enter and Space press a row, and open and close a fold. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Refill', 'Пополнение') })).toHaveFocus();
    await userEvent.tab();
    const fold = canvas.getByRole('button', { name: say(/2 accruals, held/, /2 начисления/) });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByText(say('Deposit accrual', 'Начисление'))).toHaveLength(2);
    await userEvent.keyboard(' ');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
  render: () => <Day onPress={fn()} />,
});

export const LongWords = meta.story({
  render: () => (
    <div style={{ maxWidth: 288 }}>
      <RowList>
        <Row
          icon={LockIcon}
          title="Высококвалифицированныеинвестициипревысокомногорассмотрительствующие"
          detail="Достопримечательностепоклонничество"
          value={usdt('1234567890123456789012.345678901234567890')}
        />
      </RowList>
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const title = say('Your refill is credited', 'Пополнение зачислено');
    return (
      <States cell="wide">
        <State name="a day">
          <Day onPress={() => {}} />
        </State>
        <State name="cards">
          <RowList layout="cards">
            <Row
              title={say('Balance', 'Баланс')}
              value={<StatusBadge state="working" label={say('In work', 'В работе')} />}
              onPress={() => {}}
            >
              <Amount value={{ amount: '1500.00', currency: 'USDT' }} size="24" />
              <Progress
                label={say('Ends Dec 31', 'До 31 дек.')}
                percent={45}
                valueText={say('50 of 90 days left', 'осталось 50 из 90 дней')}
              />
            </Row>
          </RowList>
        </State>
        <State name="compact">
          <RowList layout="compact">
            <Row
              title={say('Start', 'Старт')}
              detail={say('Renewed Oct 26', 'Продлён 26 окт.')}
              value={usdt('31.82')}
              onPress={() => {}}
            />
          </RowList>
        </State>
        <State name="marked">
          <RowList>
            <Row isMarked title={title} detail="09:30" href="#refill" />
          </RowList>
        </State>
        <State name="hovered" is="hovered" on="a">
          <RowList>
            <Row title={title} detail="09:30" href="#refill" />
          </RowList>
        </State>
        <State name="focused" is="focused" on="a">
          <RowList>
            <Row title={title} detail="09:30" href="#refill" />
          </RowList>
        </State>
        <State name="progress">
          <RowList>
            <Row
              title={say('Balance', 'Баланс')}
              detail={say('40 of 90 days', '40 из 90 дней')}
              value={usdt('1500.00')}
              progress={{
                label: say('Term', 'Срок'),
                percent: 44,
                valueText: say('40 of 90 days', '40 из 90 дней'),
              }}
            />
          </RowList>
        </State>
        {(['success', 'info', 'warning', 'danger'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <RowList>
              <Row icon={LockIcon} tone={tone} title={title} detail="09:30" />
            </RowList>
          </State>
        ))}
      </States>
    );
  },
});
