import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { contract } from "../contract.ts";

type Create = GivenOf<typeof contract.createLeaveRule>;

export const thirtyDays = {
	kind: "CONTRACTUAL",
	days: "30",
	fullWeekDays: 5,
	proRataClause: false,
} satisfies Create["settings"];
export const statutory = { kind: "STATUTORY" } satisfies Create["settings"];
export const fromFifty = {
	kind: "AGE",
	from: 50,
	days: "2",
	wholeYear: true,
} satisfies Create["settings"];

/** A kind of leave with an account of its own. */
export function leaveActivity(tenant: TenantBuilder, name = "Erholungsurlaub"): Promise<string> {
	return tenant.activity({ name, classType: "LEAVE" });
}

/** What a browser does with rules of leave for one account; each answers status, answer and refusal. */
export function leaveRulesOf(browser: TestBrowser, activityId: string) {
	const create = (name: string, settings: Create["settings"], more: Partial<Create> = {}) =>
		browser.call(contract.createLeaveRule, {
			name,
			activityId,
			validFrom: "2026-01-01",
			settings,
			...more,
		});
	const get = async (id: string) => (await browser.call(contract.getLeaveRule, { id })).answer;
	const versionOf = async (id: string) => (await get(id)).version;
	return {
		create,
		get,
		versionOf,
		made: async (name: string, settings: Create["settings"], more: Partial<Create> = {}) =>
			(await create(name, settings, more)).answer.id,
		switched: async (id: string, isEnabled: boolean) =>
			browser.call(contract.updateLeaveRuleState, { id, version: await versionOf(id), isEnabled }),
		assign: async (
			id: string,
			target: GivenOf<typeof contract.createLeaveRuleAssignment>["target"],
			targetId: string | null,
			validFrom = "2026-01-01",
			validTo: string | null = null,
		) =>
			browser.call(contract.createLeaveRuleAssignment, {
				id,
				version: await versionOf(id),
				target,
				targetId,
				validFrom,
				validTo,
			}),
	};
}
