export {
  changesText,
  compareFacts,
  type ComparedContract,
  type ContractChange,
  type ContractFacts,
  readFacts,
} from './contract/compareContracts.ts';
export {
  type ContractForm,
  type ContractOperation,
  contractOperations,
  type ContractParameter,
  type Deprecation,
} from './contract/contractOperations.ts';
export {
  createSchemas,
  createValidator,
  schemaAt,
  validateResponse,
  type Validator,
} from './contract/schemas.ts';
