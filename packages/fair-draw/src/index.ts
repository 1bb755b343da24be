export { commitmentOf, drawPrize, macOf, type Opening, prizeOf, type Share, tableOf } from './fairDraw.ts';
