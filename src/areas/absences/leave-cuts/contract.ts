import { cutKinds } from "#domain/leave/leave-line.ts";
import { choiceField, dateField, flagField } from "#kit/contract/master-data/master-fields.ts";
import { type PersonItem, personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const leaveCutOverlaps = refusal("RuleViolation", "LEAVE_CUT_OVERLAPS");
export const leaveCutTurned = refusal("RuleViolation", "LEAVE_CUT_TURNED");

/**
 * What an employer has declared to shorten somebody's leave. Without a declaration parental and care leave shorten nothing
 * (§ 17 BEEG, § 4 PflegeZG).
 */
export const leaveCuts = personRecord({
	name: "LeaveCut",
	plural: "LeaveCuts",
	entity: "leave_cut",
	path: "leave-cuts",
	permission: "leaveaccounts.manage",
	own: true,
	days: ["validFrom", "validTo"],
	fields: { kind: choiceField(cutKinds), declaredOn: dateField(), worksPartTime: flagField() },
	operations: ["list", "create", "update", "end", "remove"],
	turned: leaveCutTurned,
	refusals: { write: [leaveCutOverlaps] },
});
export type LeaveCutItem = PersonItem<typeof leaveCuts.declaration>;

export const contract = { ...leaveCuts.contract } as const;
