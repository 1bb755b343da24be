export {
  computeCommitment,
  drawPrize,
  computeMac,
  type Opening,
  findPrize,
  type Share,
  writeTable,
} from './fairDraw.ts';
