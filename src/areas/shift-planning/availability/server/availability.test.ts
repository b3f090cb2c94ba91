import { expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.setAvailability>;

async function wardWithWishes() {
	const ward = await testWard(server());
	/** On Monday 2026-07-06 all day unless said otherwise, by the clock of Berlin. */
	const say = (who: string, given: Partial<Given> = {}) =>
		ward.as(who).call(contract.setAvailability, {
			...{ userId: ward.ids.Mia as string, available: false },
			...{ begin: "2026-07-06T00:00:00+02:00", end: "2026-07-07T00:00:00+02:00" },
			...given,
		});
	const said = async (who: string, more: object = {}) => {
		const range = { from: "2026-07-01", to: "2026-07-31", ...more };
		const { answer } = await ward.as(who).call(contract.listAvailabilities, range);
		return answer.items.map(
			({ begin, end, available, wish }) =>
				`${begin.slice(5, 13)}-${end.slice(5, 13)} ${available ? "yes" : "no"}${wish ?? ""}`,
		);
	};
	return { ...ward, say, said };
}

test("what is said gives way to what is said later, is a rule of the plan, and a wish is none", async () => {
	const { say, said, plan, ids } = await wardWithWishes();
	const mia = { userIds: [ids.Mia as string] };
	expect((await say("Mia")).status).toBe(200);
	const noon = { begin: "2026-07-06T08:00:00Z", end: "2026-07-06T12:00:00Z" };
	await say("Petra", { ...noon, available: true });
	expect(await said("Mia")).toEqual([
		"07-05T22-07-06T08 no",
		"07-06T08-07-06T12 yes",
		"07-06T12-07-06T22 no",
	]);
	const refused = await plan("Petra");
	expect((refused.refusal.violations as { code: string }[]).map(({ code }) => code)).toEqual([
		"USER_UNAVAILABLE",
		"USER_UNAVAILABLE",
	]);
	await say("Mia", { wish: 3 });
	expect(await said("Rita", mia)).toEqual(["07-05T22-07-06T22 no3"]);
	expect((await plan("Petra")).status).toBe(200);
	await say("Mia", { available: null });
	expect(await said("Mia")).toEqual([]);
});

test("the week closes for the person herself, not for who plans", async () => {
	const { say, said, as, units: unitIds } = await wardWithWishes();
	const value = { wishDays: 7, claims: "CHOSEN", approvesSwaps: true };
	const placeId = unitIds["Nord 1"] as string;
	const set = { key: "shiftplan.participation", scope: "UNIT", basedOn: null } as const;
	const changed = await as("Alma").call(settings.putSettingGroup, { ...set, placeId, value });
	expect(changed.status).toBe(200);
	expect((await say("Mia")).refusal.code).toBe("AVAILABILITY_CLOSED");
	const range = { from: "2026-07-01", to: "2026-07-31" };
	const { answer } = await as("Mia").call(contract.listAvailabilities, range);
	expect(answer.openFrom).toBe("2026-07-13");
	const reversed = await as("Mia").call(contract.listAvailabilities, {
		...range,
		to: "2026-06-30",
	});
	expect(reversed.refusal.code).toBe("AVAILABILITY_RANGE");
	const later = { begin: "2026-07-13T00:00:00+02:00", end: "2026-07-14T00:00:00+02:00" };
	expect((await say("Mia", later)).status).toBe(200);
	expect((await say("Willi")).status).toBe(200);
	const limited = { publishing: "LIMITED", publishedTo: "2026-07-19", suggestion: "ALL" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, {
		unitId: placeId,
		...limited,
		version: 0,
	});
	expect((await say("Mia", later)).refusal.code).toBe("AVAILABILITY_CLOSED");
	expect(await said("Mia")).toHaveLength(2);
});

const day = (begin: string, end: string) => ({
	begin: `${begin}T00:00:00Z`,
	end: `${end}T00:00:00Z`,
});

// biome-ignore format: a table, one case a line
test.each([
	["Mia", { user: "Max" }, "FORBIDDEN"],
	["Rita", {}, "FORBIDDEN"],
	["Willi", { user: "Sven" }, "NOT_FOUND"],
	["Alma", { userId: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "NOT_FOUND"],
	["Mia", day("2026-07-06", "2026-07-06"), "AVAILABILITY_RANGE"],
	["Mia", day("2026-07-07", "2026-07-06"), "AVAILABILITY_RANGE"],
	["Mia", day("2026-07-06", "2027-07-08"), "AVAILABILITY_RANGE"],
	["Mia", { begin: "2026-07-06" }, "MALFORMED"],
	["Mia", { available: true, wish: 4 }, "MALFORMED"],
	["Mia", { available: null, wish: 1 }, "MALFORMED"],
] as const)("%s says %j: %s", async (who, { user, ...given }: Record<string, unknown>, code) => {
	const { say, said, ids } = await wardWithWishes();
	const { refusal } = await say(who, { ...given, ...(user !== undefined && { userId: ids[user as string] as string }) });
	expect(refusal.code).toBe(code);
	expect(await said("Alma", { userIds: Object.values(ids).filter((id) => id !== undefined) })).toEqual([]);
	if (code === "FORBIDDEN") expect(await said(who, { userIds: [ids.Sven] })).toEqual([]);
});
