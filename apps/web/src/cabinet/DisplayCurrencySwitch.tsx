import { DisplayCurrencyChoice } from '@meridian/display-currency';
import { useChooseDisplayCurrency } from '../session/useChooseDisplayCurrency.ts';

/** The display currencies in the sheet of a phone. Loaded and asked for when the sheet is opened. */
export default function DisplayCurrencySwitch({ code }: { code: string }) {
  return <DisplayCurrencyChoice value={code} onChange={useChooseDisplayCurrency()} />;
}
