import type { DecisionSource } from "#areas/time-tracking/approvals/server/public.ts";
import {
	awayOf,
	type SubstitutionToDecide,
	substitutionsToDecide,
	substitutionToDecide,
} from "../sql/decisions.ts";

/** What the person is asked to stand in for herself; of which kind it is nobody tells her. */
export const substitutionDecisions: DecisionSource<SubstitutionToDecide> = {
	called: "absence_substitute",
	waiting: ({ tenantId, session }) => substitutionsToDecide(tenantId, session.userId),
	detail: ({ tenantId }) => substitutionToDecide(tenantId),
	async judge(tx, { tenantId, session }, waiting) {
		const { userId } = session;
		const asked = waiting.map(({ id, detail: { days } }, nth) => ({ nth, id, userId, ...days }));
		const away = asked.length === 0 ? [] : await awayOf(tx, tenantId, asked);
		return waiting.map(({ detail: { version, days } }, nth) => ({
			...nothingToTell,
			version,
			days,
			hints: away
				.filter((one) => one.nth === nth)
				.map(({ from, to }) => ({
					...{ code: "SUBSTITUTE_ABSENT", severity: "WARNING" as const, acceptable: true },
					...{ from, to },
				})),
			moves: ["APPROVE", "REJECT"],
		}));
	},
};

const nothingToTell = {
	activity: null,
	times: null,
	was: null,
	cost: null,
	minutes: null,
	reason: null,
	leave: null,
	overtime: null,
	isChecked: true,
	coverage: null,
	openSteps: ["SUBSTITUTE_APPROVAL" as const],
	question: null,
};
