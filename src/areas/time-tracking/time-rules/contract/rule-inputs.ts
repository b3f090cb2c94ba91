import * as z from "zod/mini";
import { ruleExample } from "#domain/working-time/examples/rule-example.ts";
import { ruleTargets } from "#domain/working-time/rules/resolve-rules.ts";
import { timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { civilDay, id, typedText } from "#kit/contract/fields.ts";

export const ruleName = typedText({ min: 1, max: 100 });

/** What a rule says from a day on. Days within the settings have no meaning here: the version has them. */
export const versionFields = {
	validFrom: civilDay,
	settings: timeRule,
	examples: z.array(ruleExample).check(z.maxLength(50)),
};

export const assignmentRange = {
	validFrom: civilDay,
	validTo: z.nullable(civilDay),
};

export const assignmentFields = {
	target: z.enum(ruleTargets),
	/** Null for GLOBAL, and only there. */
	targetId: z.nullable(id),
	...assignmentRange,
};
export type AssignmentFields = z.output<z.ZodMiniObject<typeof assignmentFields>>;
