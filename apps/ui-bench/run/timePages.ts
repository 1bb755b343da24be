import type { Browser } from 'playwright';
import { ROWS } from './goals.ts';
import { Visit } from './Visit.ts';

/** The figures of all rounds, by measure and contender. */
export type Figures = Map<string, Map<string, number[]>>;

/** Contenders without virtualization need half a minute for the longest table, so it runs in one round only. */
const KEEPS_EVERY_ROW = ['mui', 'plain'];

/**
 * Visits all pages in every round, so that all contenders share the same load. Each round starts one page
 * later, so that the order changes.
 */
export async function timePages(
  browser: Browser,
  url: string,
  pages: readonly string[],
  runs: number,
): Promise<Figures> {
  const figures: Figures = new Map();
  const note = (measure: string, contender: string, figure: number) => {
    const byContender = figures.get(measure) ?? new Map<string, number[]>();
    figures.set(measure, byContender);
    byContender.set(contender, [...(byContender.get(contender) ?? []), figure]);
  };

  for (let run = 0; run < runs; run += 1) {
    for (const page of [...pages.slice(run), ...pages.slice(0, run)]) {
      const [kind, contender] = page.split('.');
      if (contender === undefined) continue;
      const visit = async (rows: number, read: (visit: Visit, load: number) => Promise<void>) => {
        const started = await Visit.start(browser);
        await read(started, await started.load(`${url}/${page}/?rows=${rows}`));
        await started.end();
      };
      switch (kind) {
        case 'table':
          for (const rows of ROWS) {
            if (rows > 1000 && run > 0 && KEEPS_EVERY_ROW.includes(contender)) continue;
            await visit(rows, async (table, load) => {
              note(`load ${rows}`, contender, load);
              if (rows !== 1000) return;
              note(`heap ${rows}`, contender, await table.heap());
              note(`sort ${rows}`, contender, await table.click('Date'));
            });
          }
          break;
        case 'form':
          await visit(0, async (form, load) => {
            note('form load', contender, load);
            const { cpu, longest } = await form.typing();
            note('form typing', contender, cpu);
            note('form key', contender, longest);
            note('form dialog', contender, await form.click('Add the wallet'));
          });
          break;
        case 'beside':
          await visit(1000, async (table) => {
            const { cpu, longest } = await table.typing();
            note('beside typing', contender, cpu);
            note('beside key', contender, longest);
          });
          break;
        default:
          break;
      }
    }
  }
  return figures;
}
