import { refusal } from "#kit/contract/refusal.ts";

export const nameTaken = refusal("InvalidAction", "TIME_RULE_NAME_TAKEN");
/** Type, and of ROUNDING what is rounded, stay what they were: assignments rely on it. */
export const kindChanged = refusal("InvalidAction", "TIME_RULE_KIND_CHANGED");
export const versionTwice = refusal("InvalidAction", "TIME_RULE_VERSION_TWICE");
export const lastVersion = refusal("InvalidAction", "TIME_RULE_LAST_VERSION");
/** Switched on, a rule counts; it is switched off before it is deleted. */
export const ruleIsOn = refusal("InvalidAction", "TIME_RULE_IS_ON");
export const examplesMissing = refusal("RuleViolation", "TIME_RULE_EXAMPLES_MISSING");
/** Facts: `example`, `figure`, `expected` and `found` in minutes, `found` null where its entries do not fit together. */
export const exampleMissed = refusal("RuleViolation", "TIME_RULE_EXAMPLE_MISSED");
/** Two of one kind for one target on one day; facts: `names` of both. */
export const rulesContradict = refusal("RuleViolation", "TIME_RULES_CONTRADICT");
export const assignedTwice = refusal("RuleViolation", "TIME_RULE_ASSIGNED_TWICE");
export const endBeforeBegin = refusal("RuleViolation", "TIME_RULE_END_BEFORE_BEGIN");
export const targetNotFound = refusal("EntityNotFound", "TIME_RULE_TARGET_NOT_FOUND");
