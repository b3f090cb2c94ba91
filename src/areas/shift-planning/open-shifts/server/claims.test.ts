import { expect, test } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffers } from "./test-offers.ts";

const server = useTestServer();

test("people apply for an open shift, the planner chooses one, all are told, and it can be taken back", async () => {
	const { as, planned, offers, claim, seen, told } = await testOffers(server());
	const id = await planned({ userId: null });
	expect(await offers("Mia")).toEqual(["06 CHOSEN"]);
	expect(await offers("Sven")).toEqual([]);
	expect((await claim("Mia", id)).answer).toEqual({ state: "CLAIMED" });
	expect((await claim("Mia", id)).status).toBe(200);
	server().clock.advance({ minutes: 1 });
	await claim("Max", id);
	expect(await offers("Mia")).toEqual(["06 CHOSEN*"]);
	const { items } = (await as("Rita").call(contract.listShiftClaims, { id })).answer;
	expect(items.map(({ user, mayTake }) => [user.firstName, mayTake])).toEqual([
		["Mia", true],
		["Max", true],
	]);
	const [mias = "", maxs = ""] = items.map((one) => one.id);
	const grant = (who: string, claimId: string) =>
		as(who).call(contract.grantClaim, { id: claimId });
	expect((await grant("Rita", maxs)).refusal.code).toBe("FORBIDDEN");
	expect((await grant("Willi", maxs)).status).toBe(200);
	expect(await seen("Petra")).toEqual(["Max 07-06 360-870 F"]);
	expect((await grant("Willi", mias)).refusal.code).toBe("SHIFT_TAKEN");
	expect(await told("Mia")).toEqual([
		expect.stringMatching(/^Der Dienst ist vergeben: .*06\.07\.2026.*06:00/),
	]);
	expect(await offers("Mia")).toEqual([]);
	const { undo } = (
		await as("Willi").call(shifts.getShiftPlan, { from: "2026-07-06", to: "2026-07-06" })
	).answer;
	expect((await as("Willi").call(shifts.undoShiftEdit, { id: undo as string })).status).toBe(200);
	expect(await offers("Mia")).toEqual(["06 CHOSEN"]);
});

test("of two who claim a shift at once exactly one has it, under the rules of the plan", async () => {
	const { planned, offers, claim, seen, as } = await testOffers(server(), { claims: "FIRST_COME" });
	const id = await planned({ userId: null });
	const answers = await Promise.all([claim("Mia", id), claim("Max", id)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("SHIFT_TAKEN");
	const [first = ""] = await seen("Petra");
	const winner = first.slice(0, 3);
	expect(["Mia", "Max"]).toContain(winner);
	const meeting = await planned({ userId: null, beginMinute: 840, endMinute: 1200, pauses: [] });
	await planned({ userId: null, day: "2026-07-08" });
	expect(await offers(winner)).toEqual([
		expect.stringContaining("06 FIRST_COME no SHIFT_CONFLICT"),
		"08 FIRST_COME",
	]);
	const refused = await claim(winner, meeting);
	expect([refused.status, refused.refusal.code]).toEqual([422, "SHIFT_RULES"]);
	const withdrawn = await as(winner).call(contract.withdrawClaim, { id: meeting });
	expect(withdrawn.refusal.code).toBe("NOT_FOUND");
});

// biome-ignore format: a table, one case a line
test.each([
	["Sven", {}, "NOT_FOUND"],
	["Mia", { id: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "NOT_FOUND"],
	["Mia", { id: "x" }, "MALFORMED"],
	["Mia", { day: "2026-07-01" }, "SHIFT_OFFER_PAST"],
	["Mia", { withdrawn: true }, "SHIFT_CLAIM_OVER"],
] as const)("%s claims %j: %s", async (who, { day, withdrawn, ...given }: Record<string, unknown>, code) => {
	const { as, planned, claim, seen } = await testOffers(server());
	const shiftId = await planned({ userId: null, ...(day !== undefined && { day: day as string }) });
	const made = await claim(who, (given.id as string) ?? shiftId);
	if (withdrawn === true) {
		const [{ id = "" } = {}] = (await as("Petra").call(contract.listShiftClaims, { id: shiftId })).answer.items;
		await as(who).call(contract.withdrawClaim, { id: shiftId });
		expect((await as("Petra").call(contract.grantClaim, { id })).refusal.code).toBe(code);
	} else expect(made.refusal.code).toBe(code);
	expect(await seen("Mia")).toEqual([]);
	expect((await as("Willi").call(contract.grantClaim, { id: shiftId })).refusal.code).toBe("NOT_FOUND");
	const reversed = await as(who).call(contract.listShiftOffers, { from: "2026-07-02", to: "2026-07-01" });
	expect(reversed.refusal.code).toBe("SHIFT_OFFER_RANGE");
});
