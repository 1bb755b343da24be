import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, LockIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { MoneyLine } from '../MoneyLine/MoneyLine.tsx';
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
  const accrual = 'Deposit accrual';
  return (
    <RowGroup title="Today" aside={usdt('1170.00')}>
      <Row
        icon={ArrowDownToLineIcon}
        title="Refill"
        detail="14:05"
        value={usdt('1250.00')}
        valueDetail={<Amount value={{ amount: '1420.00', currency: 'USDT' }} />}
        onPress={onPress}
      />
      <Row
        icon={LockIcon}
        title="2 accruals"
        label="2 accruals, held, 2.80 USDT"
        detail="held"
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
        title="Withdrawal"
        detail="08:12 · fee 1.40 USDT included"
        value={usdt('-80.00')}
        href="#withdrawal"
      />
    </RowGroup>
  );
}

export const ByDay = meta.story({ render: () => <Day onPress={fn()} /> });

/** Not as wide as the page: an amount stays near its name. */
export const WidePage = meta.story({
  render: () => (
    <div style={{ inlineSize: 1120 }}>
      <RowList label="Operations">
        <Row title="Refill" detail="14:05" value={usdt('1250.00')} />
      </RowList>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('list').clientWidth).toBe(728);
  },
});

/** Tab goes from row to row; Enter and Space press a row, and open and close a fold. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refill' })).toHaveFocus();
    await userEvent.tab();
    const fold = canvas.getByRole('button', { name: /2 accruals, held/ });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByText('Deposit accrual')).toHaveLength(2);
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
    const title = 'Your refill is credited';
    return (
      <States cell="wide">
        <State name="a day">
          <Day onPress={() => {}} />
        </State>
        <State name="cards">
          <RowList layout="cards">
            <Row title="Balance" value={<StatusBadge state="working" label="In work" />} onPress={() => {}}>
              <Amount value={{ amount: '1500.00', currency: 'USDT' }} size="24" />
              <Progress label="Ends Dec 31" percent={45} valueText="50 of 90 days left" />
            </Row>
          </RowList>
        </State>
        <State name="compact">
          <RowList layout="compact">
            <Row title="Start" detail="Renewed Oct 26" value={usdt('31.82')} onPress={() => {}} />
          </RowList>
        </State>
        <State name="badge beside buttons">
          <RowList>
            <Row
              title={
                <>
                  <span>E-mail</span> <StatusBadge state="attention" label="Not confirmed" />
                </>
              }
              detail="anna.petrova@example.com"
              value={
                <Inline justify="end">
                  <Button size="small">Confirm</Button>
                  <Button size="small">Change</Button>
                </Inline>
              }
            />
          </RowList>
        </State>
        <State name="address beside a button">
          <RowList>
            <Row
              icon={LockIcon}
              title="USDT on TRON"
              detail={<data value="TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC">TJRyWw…tDeC</data>}
              value={<Button size="small">Choose another</Button>}
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
        <State name="line">
          <RowList>
            <Row
              title="Balance"
              detail="40 of 90 days"
              value={usdt('1500.00')}
              line={
                <MoneyLine
                  segments={[{ state: 'held', from: 0, to: 90 }]}
                  stops={[{ mark: 'lock', at: 90 }]}
                  now={40}
                />
              }
            />
          </RowList>
        </State>
        <State name="marks">
          <RowGroup title="Tuesday, October 13" headingLevel={3}>
            <Row mark="decided" title={title} detail="18:04" />
            <Row mark="booked" title={title} detail="14:20" />
          </RowGroup>
          <RowGroup title="Monday, October 12" headingLevel={3}>
            <Row mark="lock" title={title} detail="11:31" />
            <Row mark="held" title={title} detail="09:30" />
          </RowGroup>
        </State>
      </States>
    );
  },
});
