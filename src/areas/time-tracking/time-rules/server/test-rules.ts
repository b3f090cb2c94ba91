import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { contract } from "../contract.ts";

type Create = GivenOf<typeof contract.createTimeRule>;

/** § 4 ArbZG. */
export const legalPauses = {
	type: "AUTOPAUSE",
	behaviour: "COMPLETE_DURATION",
	steps: [
		{ afterMinutes: 360, pauseMinutes: 30 },
		{ afterMinutes: 540, pauseMinutes: 45 },
	],
} satisfies Create["settings"];

export const rounding = (target: "BEGIN" | "END") =>
	({ type: "ROUNDING", target, mode: "UP", gridMinutes: 15 }) satisfies Create["settings"];

/** A day from 8:00 to 16:30 without a pause, on which half an hour is taken off. */
export const dayWithoutPause: RuleExample = {
	name: "Acht Stunden ohne Pause",
	date: "2026-06-09",
	targetMinutes: 480,
	plan: null,
	entries: [{ begin: "08:00", end: "16:30", isPause: false }],
	openingBalanceMinutes: 0,
	expected: {
		workedMinutes: 480,
		pauseMinutes: 0,
		autoPauseMinutes: 30,
		extraMinutes: 0,
		overtimeMinutes: 0,
		pendingMinutes: 0,
		balanceMinutes: 0,
		carriedMinutes: 0,
	},
};

/** What a browser does with rules; each answers status, answer and refusal. */
export function rulesOf(browser: TestBrowser) {
	const create = (name: string, more: Partial<Create> = {}) =>
		browser.call(contract.createTimeRule, {
			name,
			validFrom: "2026-01-01",
			settings: legalPauses,
			examples: [dayWithoutPause],
			...more,
		});
	const get = async (id: string) => (await browser.call(contract.getTimeRule, { id })).answer;
	const versionOf = async (id: string) => (await get(id)).version;
	return {
		create,
		get,
		made: async (name: string, more: Partial<Create> = {}) => (await create(name, more)).answer.id,
		switched: async (id: string, isEnabled: boolean) =>
			browser.call(contract.updateTimeRuleState, { id, version: await versionOf(id), isEnabled }),
		assign: async (
			id: string,
			target: GivenOf<typeof contract.createTimeRuleAssignment>["target"],
			targetId: string | null,
			validFrom = "2026-01-01",
			validTo: string | null = null,
		) =>
			browser.call(contract.createTimeRuleAssignment, {
				id,
				version: await versionOf(id),
				target,
				targetId,
				validFrom,
				validTo,
			}),
	};
}
