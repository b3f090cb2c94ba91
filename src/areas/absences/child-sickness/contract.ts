import { flagField, numberField } from "#kit/contract/master-data/master-fields.ts";
import { type PersonItem, personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const childCountOverlaps = refusal("RuleViolation", "CHILD_COUNT_OVERLAPS");
export const childCountTurned = refusal("RuleViolation", "CHILD_COUNT_TURNED");

/** More children than anybody has declared so far. */
const mostChildren = 20;

/** For how many children somebody may stay at home when they are ill (§ 45 SGB V): under twelve, or in need of help. */
export const childCounts = personRecord({
	name: "ChildCount",
	plural: "ChildCounts",
	entity: "child_count",
	path: "child-counts",
	permission: "sicknotes.manage",
	own: true,
	days: ["validFrom", "validTo"],
	fields: { children: numberField({ min: 0, max: mostChildren }), isSingleParent: flagField() },
	operations: ["list", "create", "update", "end", "remove"],
	endsPrevious: true,
	turned: childCountTurned,
	refusals: { write: [childCountOverlaps] },
});
export type ChildCountItem = PersonItem<typeof childCounts.declaration>;

export const contract = { ...childCounts.contract } as const;
