import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { isBinaryOnly, latestOnly } from '../judge/criterion/criterion.ts';

type Schemas = components['schemas'];
type ModelCore = Schemas['ModelCoreName'];

/** The model cores of the contract, the default first. @param judgeOf Names the model behind a core; undefined without one. */
export const listModelCores = (judgeOf: (core: ModelCore) => string | undefined): Schemas['ModelCoreList'] => ({
  model_cores: (contract.components.schemas.ModelCoreName.enum as ModelCore[]).map((name) => ({
    name,
    judge: judgeOf(name) ?? null,
    pass_fail_only: isBinaryOnly(name),
    latest_only: latestOnly(name) !== undefined,
  })),
});
