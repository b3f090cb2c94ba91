import { expect, test } from "vitest";
import { contract as overview } from "#areas/home/dashboard/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();
type Asked = GivenOf<typeof contract.listAbsencesOf>;

/**
 * Lena is on leave in July, asks for a day of August with Tom as substitute and was ill in June; Head, in the ward, has planned a day;
 * next year Tom is away.
 */
async function filled() {
	const team = await testTeam(server());
	const { ask, browser, extra, worker } = team;
	const day = (from: string) => ({ from, to: from });
	await ask("boss", { state: "APPROVED" });
	const asked = await ask("lena", { ...day("2026-08-03"), substituteUserId: worker("tom").id });
	const ill = { ...day("2026-06-15"), activityId: extra.sick, reason: "Grippe" };
	await ask("lena", { ...ill, state: "APPROVED" });
	await ask("head", { user: "head", ...day("2026-09-01"), state: "PLANNED" });
	await ask("boss", { user: "tom", ...day("2027-01-11"), state: "APPROVED" });
	const list = async (who: string, more: Asked = {}) =>
		(await browser(who).call(contract.listAbsencesOf, more)).answer;
	/** `name MM-DD STATE` of a list. */
	const shown = async (who: string, more: Asked = {}) =>
		(await list(who, more)).items.map(
			({ user, from, state }) => `${user.firstName} ${from.slice(5)} ${state}`,
		);
	return { ...team, askedId: asked.answer.id, list, shown };
}

const leave = "lena 07-06 APPROVED";
const wanted = "lena 08-03 REQUESTED";
const illness = "lena 06-15 APPROVED";
const planned = "head 09-01 PLANNED";

test("those of the current year of people one may read, the latest first, page by page", async () => {
	const { list, shown, browser } = await filled();
	expect(await shown("reader")).toEqual([planned, wanted, leave, illness]);
	expect(await shown("head")).toEqual([planned]);
	const second = await list("boss", { page: 2, pageSize: 3 });
	expect([second.total, second.items.length]).toEqual([4, 1]);
	expect((await list("boss", { page: 9, pageSize: 3 })).total).toBe(4);
	const refused = await browser("lena").call(contract.listAbsencesOf, {});
	expect([refused.status, refused.refusal.permission]).toEqual([403, "absences.manage"]);
});

test("filters narrow by person, unit, days, state, kind and words", async () => {
	const { shown, extra, worker } = await filled();
	expect(await shown("boss", { userIds: [worker("head").id] })).toEqual([planned]);
	expect(await shown("boss", { unitIds: [extra.ward] })).toEqual([planned]);
	expect(await shown("boss", { from: "2026-08-01", to: "2026-12-31" })).toEqual([planned, wanted]);
	expect(await shown("boss", { to: "2026-07-01" })).toEqual([illness]);
	expect(await shown("boss", { from: "2027-01-01" })).toEqual(["tom 01-11 APPROVED"]);
	expect(await shown("boss", { states: ["REQUESTED"] })).toEqual([wanted]);
	expect(await shown("boss", { activityIds: [extra.leave], states: ["APPROVED"] })).toEqual([
		leave,
	]);
	expect(await shown("boss", { classTypes: ["LEAVE"] })).toEqual([planned, wanted, leave]);
	expect(await shown("boss", { search: "muster tom" })).toEqual([wanted]);
	expect(await shown("boss", { isOpen: "true" })).toEqual([wanted]);
});

test("what has to be decided is what others ask of who may decide it", async () => {
	const { shown, ask } = await filled();
	await ask("boss", { user: "boss", from: "2026-10-05", to: "2026-10-05", accept: ["NO_WORKDAY"] });
	expect(await shown("boss", { toDecide: "true" })).toEqual([wanted]);
	expect(await shown("vera", { toDecide: "true" })).toEqual(["boss 10-05 REQUESTED", wanted]);
	expect(await shown("clerk", { toDecide: "true" })).toEqual([]);
});

// biome-ignore format: a table, one case a line
test.each<[NonNullable<Asked["sortBy"]>, readonly string[]]>([
	["from", [illness, leave, wanted, planned]],
	["to", [illness, leave, wanted, planned]],
	["days", [planned, wanted, illness, leave]],
	["state", [leave, illness, planned, wanted]],
	["user", [planned, wanted, leave, illness]],
	["substitute", [wanted, planned, leave, illness]],
])("sorted by %s", async (sortBy, expected) => {
	const { shown } = await filled();
	expect(await shown("nurse", { sortBy })).toEqual(expected);
	expect((await shown("nurse", { sortBy, sortDirection: "DESC" })).toSorted()).toEqual(
		expected.toSorted(),
	);
});

test("a kind that is withheld is told by no row, filter, word, order or export", async () => {
	const { list, shown, extra, browser } = await filled();
	const [last] = (await list("reader")).items.toReversed();
	expect(last).toMatchObject({ activity: null, classType: "ABSENCE", reason: null, cost: "1" });
	for (const more of [
		{ classTypes: ["SICK"] },
		{ activityIds: [extra.sick] },
		{ search: "krank" },
		{ search: "grippe" },
	] as Asked[]) {
		expect(await shown("reader", more)).toEqual([]);
		expect(await shown("nurse", more)).toEqual([illness]);
	}
	expect(await shown("reader", { classTypes: ["ABSENCE"] })).toEqual([illness]);
	// "Krank im Team" would come before "Urlaub im Team"
	expect((await shown("nurse", { sortBy: "activity" }))[0]).toBe(illness);
	expect((await shown("reader", { sortBy: "activity" })).at(-1)).toBe(illness);
	const exported = async (who: string) => {
		const body = JSON.stringify({
			...{ list: "absences.requests", format: "CSV_DE", filter: { to: "2026-07-31" } },
			columns: ["user", "activity", "from", "days", "state", "substitute", "reason"],
		});
		const response = await browser(who).fetch("/api/list-exports", { method: "POST", body });
		return (await response.text()).replace("\uFEFF", "").split("\r\n");
	};
	expect(await exported("reader")).toEqual([
		"Mitarbeiter;Art;Von;Tage;Status;Vertretung;Bemerkung",
		"Muster, lena;Urlaub im Team;06.07.2026;5,00;Genehmigt;;",
		"Muster, lena;Abwesend;15.06.2026;1,00;Genehmigt;;",
		"",
	]);
	expect((await exported("nurse"))[2]).toBe(
		"Muster, lena;Krank im Team;15.06.2026;1,00;Genehmigt;;Grippe",
	);
});

test("who is asked to stand in is told until she answers or it is decided without her", async () => {
	const { browser, approve, askedId, ask, worker } = await filled();
	const asked = async (who: string) =>
		(await browser(who).call(contract.listSubstituteRequests, {})).answer.requests;
	expect(await asked("tom")).toEqual([
		expect.objectContaining({
			absenceId: askedId,
			version: 1,
			absentUser: { userId: worker("lena").id, firstName: "lena", lastName: "Muster" },
			from: "2026-08-03",
			dueAt: null,
		}),
	]);
	expect(await asked("lena")).toEqual([]);
	const counted = await browser("tom").call(overview.getOverview, {});
	expect(counted.answer.requestedSubstitutions).toEqual([askedId]);
	const second = { from: "2026-08-10", to: "2026-08-10", substituteUserId: worker("tom").id };
	const { answer } = await ask("lena", second);
	expect((await asked("tom")).map(({ absenceId }) => absenceId)).toEqual([askedId, answer.id]);
	await browser("tom").call(contract.rejectSubstitute, { id: answer.id, version: 1 });
	expect(await asked("tom")).toHaveLength(1);
	expect((await approve("boss", askedId, 1, { openStepSuperVisor: true })).status).toBe(200);
	expect(await asked("tom")).toEqual([]);
});
