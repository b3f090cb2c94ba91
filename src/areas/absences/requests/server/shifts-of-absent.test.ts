import { expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as openShifts } from "#areas/shift-planning/open-shifts/contract.ts";
import { testOffers } from "#areas/shift-planning/open-shifts/server/test-offers.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { contract as days } from "#areas/time-tracking/target-actual/contract.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Mia has the early shift on Monday and the night on Wednesday, and falls ill from Monday to Wednesday noon. */
async function wardWithIllness() {
	const ward = await testOffers(server(), { claims: "FIRST_COME" });
	const { as, ids, kinds, planned, tenantId } = ward;
	const early = await planned({});
	const pauses = [{ minute: 1500, minutes: 60 }];
	const night = { day: "2026-07-08", beginMinute: 1260, endMinute: 1740, pauses };
	await planned({ ...night, activityId: kinds.night as string });
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select id from activity where tenant_id = $1 and class_type = 'SICK' and is_default",
			[tenantId],
		),
	);
	await worksByPlan(tenantId, ids.Mia as string);
	const fallIll = () =>
		as("Alma").call(contract.requestAbsence, {
			...{ userId: ids.Mia as string, activityId: rows[0].id, state: "APPROVED" },
			...{ from: "2026-07-06", to: "2026-07-08", toPart: "FIRST_HALF", accept: ["SHIFT_CONFLICT"] },
		});
	const offer = (who: string, ...wanted: readonly { id: string; version: number }[]) =>
		as(who).call(openShifts.offerShifts, { shifts: [...wanted] });
	/** What Monday is to Mia: its target, and what is credited of it. */
	const monday = async () => {
		const asked = { userId: ids.Mia as string, day: "2026-07-06" };
		const { answer } = await as("Alma").call(days.getDayTrace, asked);
		return [answer.targetMinutes, answer.absenceCreditMinutes];
	};
	return { ...ward, early, fallIll, offer, monday };
}

/** Her target is what the plan says. */
async function worksByPlan(tenantId: string, userId: string): Promise<void> {
	await withClient(server().adminUrl, (client) =>
		client.query(
			`with t as (insert into worksheet_template (tenant_id, id, name, kind, weeks)
					values ($1, gen_random_uuid(), 'Nach Plan', 'SHIFT', 1) returning *),
				v as (insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
					select tenant_id, gen_random_uuid(), id, '2020-01-06', 1 from t)
			insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
			select tenant_id, gen_random_uuid(), $2, id, '2025-12-29', '2026-01-01' from t`,
			[tenantId, userId],
		),
	);
}

test("shifts of who falls ill wait for the planner, who sees whom they fit, and opens and offers them at once", async () => {
	const { as, ids, early, fallIll, offer, told, claim, seen, planned } = await wardWithIllness();
	const away = async (who: string) =>
		(await as(who).call(openShifts.listAwayShifts, {})).answer.items.map(
			({ user, shift }) => `${user.firstName} ${shift.day}`,
		);
	expect(await away("Rita")).toEqual([]);
	expect((await fallIll()).status).toBe(200);
	// the night of Wednesday begins after noon
	expect(await away("Rita")).toEqual(["Mia 2026-07-06"]);
	expect((await as("Sven").call(openShifts.listAwayShifts, {})).refusal.code).toBe("FORBIDDEN");
	expect((await told("Petra")).at(-1)).toBe("Mia Muster ist abwesend, 1 Dienst braucht Ersatz");
	const { answer } = await as("Rita").call(openShifts.listReplacements, { id: early });
	const { items, user, version } = answer;
	expect(user?.id).toBe(ids.Mia);
	expect(items.find((one) => one.user.firstName === "Max")?.isFit).toBe(true);
	expect(items.map((one) => one.user.firstName)).not.toContain("Mia");
	const wanted = { id: early, version };
	expect((await offer("Rita", wanted)).refusal.code).toBe("FORBIDDEN");
	expect((await offer("Willi", { ...wanted, version: 9 })).refusal.code).toBe("STALE_VERSION");
	expect((await offer("Willi", wanted, wanted)).refusal.code).toBe("MALFORMED");
	const missing = { id: "01a1fd2c-47a0-70d1-9a38-000000000001", version: 1 };
	expect((await offer("Willi", missing)).refusal.code).toBe("NOT_FOUND");
	const { editId } = (await offer("Willi", wanted)).answer;
	expect((await told("Max")).at(-1)).toMatch(/^Ein Dienst ist offen und passt zu Ihnen: .*06:00/);
	expect((await told("Mia")).some((subject) => subject.includes("passt zu Ihnen"))).toBe(false);
	expect(await away("Rita")).toEqual([]);
	await as("Willi").call(shifts.undoShiftEdit, { id: editId as string, accept: ["ABSENT"] });
	expect(await seen("Petra")).toContain("- 07-06 360-870 F");
	expect((await claim("Max", early)).answer).toEqual({ state: "TAKEN" });
	expect(await seen("Petra")).toContain("Max 07-06 360-870 F");
	const noon = { day: "2026-07-01", beginMinute: 720, endMinute: 900, pauses: [] };
	const begun = await planned({ ...noon, userId: null });
	server().clock.advance({ hours: 3 });
	expect((await offer("Willi", { id: begun, version: 1 })).refusal.code).toBe("SHIFT_OFFER_PAST");
});

test("where a department wants it, they are opened and offered by themselves, until a planner takes it back", async () => {
	const { as, units, fallIll, seen, told, offers } = await wardWithIllness();
	const set = { key: "shiftplan.changes", scope: "UNIT", placeId: units.Nord } as const;
	const value = { noticeDays: 4, opensWhenAway: true };
	await as("Alma").call(settings.putSettingGroup, { ...set, basedOn: null, value });
	await fallIll();
	expect(await seen("Petra")).toEqual(["- 07-06 360-870 F", "Mia 07-08 1260-1740 N"]);
	// that it was opened, and that it would fit her, too
	expect(await told("Petra")).toEqual(["2 Mitteilungen"]);
	expect((await told("Max")).at(-1)).toMatch(/passt zu Ihnen/);
	expect(await offers("Max")).toEqual(["06 FIRST_COME"]);
	const day = { from: "2026-07-06", to: "2026-07-06" };
	const last = async (who: string) => (await as(who).call(shifts.getShiftPlan, day)).answer.undo;
	const back = (who: string, id: string | null) =>
		as(who).call(shifts.undoShiftEdit, {
			...{ id: id as string, accept: ["ABSENT"], overrideReason: "Kommt doch" },
		});
	const [petras, willis] = [await last("Petra"), await last("Willi")];
	expect((await back("Willi", petras)).refusal.code).toBe("NOT_FOUND");
	expect((await back("Willi", willis)).refusal.code).toBe("SHIFT_RULES");
	expect((await back("Petra", petras)).status).toBe(200);
	expect(await seen("Petra")).toContain("Mia 07-06 360-870 F");
	expect((await back("Willi", willis)).refusal.code).toBe("SHIFT_EDIT_OVERTAKEN");
	expect(await last("Rita")).toBeNull();
});

test("to who is ill a shift counts that others have got from her, once, and no more when she is not ill after all", async () => {
	const { as, early, fallIll, offer, claim, monday } = await wardWithIllness();
	expect(await monday()).toEqual([480, 0]);
	const { id, version } = (await fallIll()).answer;
	expect(await monday()).toEqual([480, 480]);
	const { editId } = (await offer("Petra", { id: early, version: 1 })).answer;
	expect(await monday()).toEqual([480, 480]);
	const undo = { id: editId as string, accept: ["ABSENT"], overrideReason: "Kommt doch" };
	const back = await as("Petra").call(shifts.undoShiftEdit, undo);
	expect([back.status, await monday()]).toEqual([200, [480, 480]]);
	await offer("Petra", { id: early, version: 3 });
	expect((await claim("Max", early)).answer).toEqual({ state: "TAKEN" });
	expect(await monday()).toEqual([480, 480]);
	await as("Alma").call(contract.cancelAbsence, { id, version, reason: null });
	expect(await monday()).toEqual([0, 0]);
});

test("to offer three shifts asks as much of the database as to offer one", async () => {
	const { planned, offer, told } = await wardWithIllness();
	const days = ["2026-07-20", "2026-07-21", "2026-07-22"];
	const open: { id: string; version: number }[] = [];
	for (const day of days) open.push({ id: await planned({ day, userId: null }), version: 1 });
	const asked = async (count: number) =>
		(await statementsOf(server(), () => offer("Petra", ...open.slice(0, count)))).length;
	const one = await asked(1);
	expect(await told("Max")).toEqual([expect.stringMatching(/passt zu Ihnen/)]);
	expect(await asked(3)).toBe(one);
	expect((await told("Max")).some((subject) => subject.endsWith("(3)"))).toBe(true);
});
