export { addUnits, amountsIn, lineOf, readLine, splitUnits, type Units, unitsOf } from './amounts.ts';
export {
  growTree,
  type Leaf,
  leafText,
  nodeText,
  type PlacedNode,
  rootText,
  type Sha256,
  siblingsOf,
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
