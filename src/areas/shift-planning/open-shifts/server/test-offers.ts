import { contract as settings } from "#areas/settings/global/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

interface Participation {
	readonly claims: "FIRST_COME" | "CHOSEN";
	readonly approvesSwaps: boolean;
}

/** The ward of `testWard`; an open early shift of Nord on Monday 2026-07-06 is known to all, unless said otherwise. */
export async function testOffers(
	server: TestServer,
	{ claims = "CHOSEN", approvesSwaps = true }: Partial<Participation> = {},
) {
	const ward = await testWard(server);
	const { as, ids, plan, tenantId } = ward;
	const value = { wishDays: 0, claims, approvesSwaps };
	const set = { key: "shiftplan.participation", scope: "GLOBAL", basedOn: null } as const;
	await as("Alma").call(settings.putSettingGroup, { ...set, value });
	const range = { from: "2026-07-01", to: "2026-07-31" };
	const planned = async (given: Parameters<typeof plan>[1]) =>
		(await plan("Petra", given)).answer.shifts[0]?.id as string;
	/** "06 CHOSEN" of what one may take, "06 CHOSEN no SHIFT_CONFLICT" of others; with * where one applied. */
	const offers = async (who: string) =>
		(await as(who).call(contract.listShiftOffers, range)).answer.items.map(
			({ shift, mode, isClaimed, mayTake, violations }) =>
				[
					`${shift.day.slice(8)} ${mode}${isClaimed ? "*" : ""}`,
					...(mayTake ? [] : ["no", ...violations.map(({ code }) => code)]),
				].join(" "),
		);
	const claim = (who: string, id: string) => as(who).call(contract.claimShift, { id });
	const swaps = async (who: string) =>
		(await as(who).call(contract.listShiftSwaps, {})).answer.items;
	const told = async (who: string) =>
		(await deliveredNotices(server, { tenantId, userId: ids[who] as string })).map(
			({ subject }) => subject,
		);
	return { ...ward, planned, offers, claim, swaps, told };
}
