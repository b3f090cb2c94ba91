import type { PlanChange, PlanChecker } from "#areas/shift-planning/shifts/server/public.ts";
import type { ClashReason } from "../../contract/run.ts";

type Judged = Pick<PlanChecker, "violationsOf" | "shiftsOf">;

const reasons: Readonly<Record<string, ClashReason>> = {
	SHIFT_CONFLICT: "EXISTING",
	ABSENT: "ABSENT",
	ABSENCE_ASKED: "ABSENT",
	USER_NOT_EMPLOYED: "NOT_EMPLOYED",
};

/** What a shift breaks whatever else is planned. */
const ofItself = new Set(["ABSENT", "ABSENCE_ASKED", "USER_NOT_EMPLOYED", "QUALIFICATION_MISSING"]);

/**
 * Which shifts of somebody cannot be, and why: she has one on that day already, or it breaks a rule that the plan may not break.
 * Where shifts break one only together, the first that is blamed gives way and the others are judged anew. Of those that can be,
 * the rules that they break and may.
 */
export function clashesOf(
	{ violationsOf, shiftsOf }: Judged,
	userId: string,
	own: readonly PlanChange[],
) {
	const taken = new Set(shiftsOf(userId).map(({ day }) => day));
	const clashes = new Map<PlanChange, ClashReason>(
		own.filter(({ after }) => taken.has(after.day)).map((change) => [change, "EXISTING"]),
	);
	let left = own.filter((change) => !clashes.has(change));
	for (;;) {
		const found = violationsOf(left);
		const severe = found.filter(({ severity }) => severity === "ERROR");
		if (severe.length === 0) return { clashes, broken: brokenBy(left, found) };
		const alone = severe.filter(({ code }) => ofItself.has(code));
		for (const { change, code } of alone.length > 0 ? alone : severe.slice(0, 1)) {
			const shift = left[change] as PlanChange;
			if (!clashes.has(shift)) clashes.set(shift, reasons[code] ?? "RULE");
		}
		left = left.filter((change) => !clashes.has(change));
	}
}

function brokenBy(
	left: readonly PlanChange[],
	found: readonly { readonly change: number; readonly code: string; readonly severity: string }[],
): ReadonlyMap<PlanChange, string[]> {
	const broken = new Map<PlanChange, string[]>();
	for (const { change, code, severity } of found) {
		if (severity === "INFO") continue;
		const shift = left[change] as PlanChange;
		broken.set(shift, [...new Set([...(broken.get(shift) ?? []), code])]);
	}
	return broken;
}
