export { addUnits, parseAmounts, writeLine, readLine, splitUnits, type Units, toUnits } from './amounts.ts';
export {
  growTree,
  type Leaf,
  leafText,
  nodeText,
  type PlacedNode,
  rootText,
  type Sha256,
  findSiblings,
  type TreeNode,
} from './tree.ts';
export {
  type Fault,
  type Proof,
  type ProofNode,
  type ProofPart,
  type Step,
  type Verdict,
  verify,
} from './verify.ts';
