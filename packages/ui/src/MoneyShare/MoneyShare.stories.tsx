import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Amount } from '../Amount/Amount.tsx';
import { Row } from '../RowList/Row.tsx';
import { RowList } from '../RowList/RowList.tsx';
import { MoneyShare, type MoneyShareProps } from './MoneyShare.tsx';

const meta = preview.meta({
  title: 'Components/MoneyShare',
  component: MoneyShare,
  parameters: { layout: 'padded' },
  args: { free: 60, coming: 25 } satisfies MoneyShareProps,
});

export const OfABalance = meta.story();

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <States cell="wide">
      <State name="nothing">
        <MoneyShare free={0} />
      </State>
      <State name="all of it is free">
        <MoneyShare free={100} />
      </State>
      <State name="all of it moves">
        <MoneyShare free={0} coming={100} />
      </State>
      <State name="in a row">
        <RowList>
          <Row
            title="USDT"
            value={<Amount value={{ amount: '4892.31', currency: 'USDT' }} />}
            line={<MoneyShare free={83} coming={17} />}
          />
        </RowList>
      </State>
    </States>
  ),
});
