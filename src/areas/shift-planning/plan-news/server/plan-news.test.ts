import { expect, test } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** The ward of `testWard`, where Nord releases its plan by the day, and nothing yet. */
async function wardByDay() {
	const ward = await testWard(server());
	const { as, ids, tenantId } = ward;
	const unitId = ward.units.Nord as string;
	const release = { publishing: "LIMITED", publishedTo: "2026-06-30", suggestion: "ALL" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, version: 0, ...release });
	const publish = (to: string) => as("Petra").call(shifts.publishShifts, { unitIds: [unitId], to });
	/** "NEW 07-06 360-870", with ! at short notice, and what it was. */
	const news = async (who: string) =>
		(await as(who).call(contract.listShiftNews, {})).answer.items.map(
			({ kind, shift, was, isShort }) =>
				[
					`${kind}${isShort ? "!" : ""} ${shift.day.slice(5)} ${shift.beginMinute}-${shift.endMinute}`,
					...(was ? [`was ${was.day.slice(5)} ${was.beginMinute}-${was.endMinute}`] : []),
				].join(" "),
		);
	const read = async (who: string) => {
		server().clock.advance({ minutes: 1 });
		const until = server().clock.now().toISOString();
		return (await as(who).call(contract.readShiftNews, { until })).answer.read;
	};
	/** "Mia 1/0/0" of who has something to read, "Mia read" of who has read it. */
	const readings = async (who: string) =>
		(await as(who).call(contract.listShiftReadings, {})).answer.items.map(
			({ user, counts, waitsSince, isShort }) =>
				`${user.firstName} ${waitsSince === null ? "read" : `${counts.NEW}/${counts.CHANGED}/${counts.GONE}${isShort ? "!" : ""}`}`,
		);
	const told = async (who: string) =>
		(await deliveredNotices(server(), { tenantId, userId: ids[who] as string })).map(
			({ subject, text }) => ({ subject, text }),
		);
	return { ...ward, publish, news, read, readings, told };
}

test("publishing tells each person once what is new to her; what changes later is told against what she has read", async () => {
	const { as, ids, plan, change, usual, publish, news, read, readings, told } = await wardByDay();
	const [first, second] = [
		(await plan("Petra")).answer.shifts[0],
		(await plan("Petra", { day: "2026-07-15" })).answer.shifts[0],
	];
	await plan("Petra", { day: "2026-07-04", userId: ids.Max as string });
	expect(await news("Mia")).toEqual([]);
	expect((await publish("2026-07-31")).answer).toEqual({ shifts: 3, people: 2 });
	expect(await news("Mia")).toEqual(["NEW 07-06 360-870", "NEW 07-15 360-870"]);
	const [mail, ...others] = await told("Mia");
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("Dienstplan: 2 neue Dienste");
	expect(mail?.text).toContain(
		"Neu: Mo., 06.07.2026, 06:00–14:30\nNeu: Mi., 15.07.2026, 06:00–14:30",
	);
	expect(await readings("Rita")).toEqual(["Max 1/0/0!", "Mia 2/0/0"]);
	expect((await as("Sven").call(contract.listShiftReadings, {})).refusal.code).toBe("FORBIDDEN");
	expect(await read("Mia")).toBe(2);
	expect(await read("Mia")).toBe(0);
	expect(await readings("Rita")).toEqual(["Max 1/0/0!", "Mia read"]);
	const later = { ...first, values: { ...usual(), beginMinute: 420 } } as Parameters<
		typeof change
	>[1][0];
	const gone = { ...second, values: null } as typeof later;
	await change("Petra", [later, gone]);
	expect(await news("Mia")).toEqual([
		"CHANGED 07-06 420-870 was 07-06 360-870",
		"GONE 07-15 360-870",
	]);
	const digest = (await told("Mia")).at(-1);
	expect(digest?.subject).toBe("Dienstplan: 2 neue Dienste");
	server().clock.advance({ minutes: 24 * 60 });
	expect((await told("Mia")).at(-1)?.text).toContain(
		"Geändert: Mo., 06.07.2026, 07:00–14:30 (bisher Mo., 06.07.2026, 06:00–14:30)\nEntfällt: Mi., 15.07.2026, 06:00–14:30",
	);
});

test("what is undone at once is no news, nor what one plans oneself; at short notice people are told now and planners warned", async () => {
	const { as, ids, plan, change, usual, publish, news, told } = await wardByDay();
	await publish("2026-07-31");
	const near = { ...usual({ day: "2026-07-05" }) };
	const hints = async (who: string, values: typeof near) =>
		(await as(who).call(shifts.checkShifts, { changes: [{ values }] })).answer.violations
			.filter(({ code }) => code === "SHORT_NOTICE")
			.map(({ severity, days, day }) => `${severity} ${days} ${day}`);
	expect(await hints("Petra", near)).toEqual(["INFO 4 2026-07-05"]);
	expect(await hints("Petra", { ...near, day: "2026-07-06" })).toEqual([]);
	expect(await hints("Petra", { ...near, userId: ids.Petra as string })).toEqual([]);
	const hasty = (await plan("Petra", { day: "2026-07-20" })).answer;
	await as("Petra").call(shifts.undoShiftEdit, { id: hasty.editId });
	await plan("Petra", { day: "2026-07-21", userId: ids.Petra as string });
	expect([await news("Mia"), await news("Petra")]).toEqual([[], []]);
	server().clock.advance({ minutes: 24 * 60 });
	expect(await told("Mia")).toEqual([]);
	server().clock.advance({ minutes: -24 * 60 });
	const made = (await plan("Petra", { day: "2026-07-05" })).answer.shifts[0];
	server().clock.advance({ minutes: 2 });
	expect((await told("Mia")).at(-1)?.text).toContain(
		"Dienstplan: 1 neuer Dienst\nNeu: So., 05.07.2026, 06:00–14:30 – kurzfristig",
	);
	server().clock.advance({ minutes: 2 });
	// unread, and yet she may have seen it
	await change("Petra", [{ ...made, values: null } as Parameters<typeof change>[1][0]]);
	expect(await news("Mia")).toEqual(["GONE! 07-05 360-870"]);
	expect((await told("Mia")).at(-1)?.text).toContain("Entfällt: So., 05.07.2026");
});

test("who plans while the plan is published loses nothing, and what she makes is known", async () => {
	const { plan, change, usual, publish, seen } = await wardByDay();
	const made = (await plan("Petra")).answer.shifts[0];
	const moved = { ...made, values: usual({ day: "2026-07-07" }) } as Parameters<
		typeof change
	>[1][0];
	const answers = await Promise.all([
		publish("2026-07-31"),
		change("Willi", [moved]),
		plan("Willi", { day: "2026-07-08" }),
		publish("2026-07-31"),
		plan("Willi", { day: "2026-07-09" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	expect(await seen("Mia")).toEqual([
		"Mia 07-07 360-870 F",
		"Mia 07-08 360-870 F",
		"Mia 07-09 360-870 F",
	]);
});
