import { refusal } from "#kit/contract/refusal.ts";

export const endBeforeBegin = refusal("RuleViolation", "SPECIAL_ACCOUNT_END_BEFORE_BEGIN");
/** It does not exist, or is archived. */
export const accountNotUsable = refusal("EntityNotFound", "SPECIAL_ACCOUNT_NOT_USABLE");
