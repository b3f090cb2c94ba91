import { expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffers } from "./test-offers.ts";

const server = useTestServer();
type Offered = Partial<GivenOf<typeof contract.offerShift>>;

/** Mia works on the 6th, Max on the 7th. */
async function wardWithSwaps(given: Parameters<typeof testOffers>[1] = {}) {
	const ward = await testOffers(server(), given);
	const { as, ids, planned } = ward;
	const shifts = {
		mias: await planned({}),
		maxs: await planned({ userId: ids.Max as string, day: "2026-07-07" }),
	};
	const offer = (who: string, more: Offered = {}) =>
		as(who).call(contract.offerShift, { shiftId: shifts.mias, kind: "GIVE", ...more });
	const take = (who: string, id: string, returnShiftId: string | null = null) =>
		as(who).call(contract.takeSwap, { id, returnShiftId });
	return { ...ward, shifts, offer, take };
}

test("two people swap: one asks, the other agrees, the planner approves", async () => {
	const { as, ids, shifts, offer, take, swaps, seen, told } = await wardWithSwaps();
	const { items } = (await as("Mia").call(contract.listSwapPartners, {})).answer;
	expect(items.map(({ firstName }) => firstName)).toEqual(["Max"]);
	const { id } = (await offer("Mia", { kind: "SWAP", userId: ids.Max as string })).answer;
	expect((await offer("Mia")).refusal.code).toBe("SHIFT_SWAP_TWICE");
	expect(await swaps("Max")).toMatchObject([{ id, role: "ASKED", kind: "SWAP" }]);
	expect(await swaps("Sven")).toEqual([]);
	expect((await take("Sven", id)).refusal.code).toBe("NOT_FOUND");
	expect((await take("Max", id)).refusal.code).toBe("MALFORMED");
	expect((await take("Max", id, shifts.mias)).refusal.code).toBe("SHIFT_SWAP_RETURN");
	expect((await take("Max", id, shifts.maxs)).answer).toEqual({ state: "TAKEN" });
	expect((await take("Max", id, shifts.maxs)).refusal.code).toBe("SHIFT_SWAP_OVER");
	expect(await seen("Petra")).toEqual(["Max 07-07 360-870 F", "Mia 07-06 360-870 F"]);
	const [waiting] = await swaps("Willi");
	expect(waiting).toMatchObject({
		role: "DECIDES",
		returnShift: { day: "2026-07-07" },
		violations: [],
	});
	const decided = { id, version: waiting?.version as number };
	const approve = (who: string, version = decided.version) =>
		as(who).call(contract.approveSwap, { id, version });
	expect((await approve("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await approve("Willi", 1)).refusal.code).toBe("SHIFT_SWAP_OVER");
	expect((await approve("Willi")).status).toBe(200);
	expect(await seen("Petra")).toEqual(["Max 07-06 360-870 F", "Mia 07-07 360-870 F"]);
	expect((await as("Mia").call(contract.withdrawSwap, decided)).refusal.code).toBe(
		"SHIFT_SWAP_OVER",
	);
	expect(await told("Mia")).toEqual([expect.stringContaining("Die Übernahme steht im Plan: ")]);
});

test("where nobody has to approve, the first who takes what is given to all has it", async () => {
	const { as, ids, offer, take, swaps, seen, planned, shifts } = await wardWithSwaps({
		approvesSwaps: false,
	});
	const { id } = (await offer("Mia")).answer;
	const version = (await swaps("Mia"))[0]?.version as number;
	expect((await as("Max").call(contract.declineSwap, { id, version })).refusal.code).toBe(
		"NOT_FOUND",
	);
	expect((await as("Mia").call(contract.withdrawSwap, { id, version })).status).toBe(200);
	const again = (await offer("Mia")).answer.id;
	const answers = await Promise.all([take("Max", again), take("Willi", again)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("SHIFT_SWAP_OVER");
	expect(await seen("Petra")).not.toContain("Mia 07-06 360-870 F");
	await planned({ day: "2026-07-07", beginMinute: 840, endMinute: 1200, pauses: [] });
	const kept = (
		await offer("Max", { shiftId: shifts.maxs, kind: "SWAP", userId: ids.Mia as string })
	).answer;
	const own = await planned({ day: "2026-07-20" });
	// she cannot work twice on the 7th, and is told so; of him nothing is told
	expect((await take("Mia", kept.id, own)).refusal.code).toBe("SHIFT_RULES");
	const asked = (await swaps("Mia")).find((one) => one.id === kept.id);
	const declined = { id: kept.id, version: asked?.version as number };
	expect((await as("Mia").call(contract.declineSwap, declined)).status).toBe(200);
	expect(await swaps("Max")).toEqual([]);
});

// biome-ignore format: a table, one case a line
test.each([
	["Max", {}, "NOT_FOUND"],
	["Mia", { shiftId: "01a1fd2c-47a0-70d1-9a38-000000000001" }, "NOT_FOUND"],
	["Mia", { to: "Mia" }, "SHIFT_SWAP_PERSON"],
	["Mia", { to: "Sven" }, "SHIFT_SWAP_PERSON"],
	["Mia", { note: "x".repeat(201) }, "MALFORMED"],
	["Mia", { day: "2026-07-01" }, "SHIFT_OFFER_PAST"],
] as const)("%s offers %j: %s", async (who, { to, day, ...given }: Record<string, unknown>, code) => {
	const { ids, offer, planned, swaps } = await wardWithSwaps();
	const { refusal } = await offer(who, {
		...given,
		...(to !== undefined && { userId: ids[to as string] as string }),
		...(day !== undefined && { shiftId: await planned({ day: day as string }) }),
	});
	expect(refusal.code).toBe(code);
	expect(await swaps("Mia")).toEqual([]);
});
