/** In the order in which the engine applies them; AUTOSHIFTTOTRACKING works before it. */
export const ruleTypes = [
	"NORMALIZE2WORKTIME",
	"ROUNDING",
	"AUTOPAUSE",
	"EXTRATIME",
	"OVERTIME",
	"FLEXTIME",
	"AUTOSHIFTTOTRACKING",
] as const;
export type RuleType = (typeof ruleTypes)[number];
