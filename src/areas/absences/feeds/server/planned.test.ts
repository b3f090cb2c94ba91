import { expect, test } from "vitest";
import { contract as appointments } from "#areas/appointments/appointments/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type FeedContent } from "../contract.ts";
import { feedCompany, laidOut, program } from "./test-feeds.ts";

const server = useTestServer();
const planned: FeedContent[] = ["SHIFTS", "APPOINTMENTS"];
type Company = Awaited<ReturnType<typeof feedCompany>>;

const allDay = { beginMinutes: null, endMinutes: null };
const nine = { beginMinutes: 540, endMinutes: 570 };
const mondays = { type: "WEEKLY" as const, weekdays: [1] };

async function meetings({ as, people, units }: Company) {
	const make = (who: "mia" | "lea", given: GivenOf<typeof appointments.createAppointment>) =>
		as(who).call(appointments.createAppointment, given);
	const on = (day: string) => ({ from: day, to: day });
	await make("mia", {
		...{ title: "Zahnarzt; links, unten", location: "Markt 1", ...on("2026-12-10"), ...nine },
	});
	const round = await make("mia", {
		...{ title: "Runde", ...on("2020-03-02"), ...nine, recurrence: mondays },
	});
	const last = { type: "MONTHLY" as const, weekdays: [1, 2, 3, 4, 5], nth: -1, count: 3 };
	const closing = await make("mia", {
		...{ title: "Abschluss", ...on("2026-12-01"), ...allDay, recurrence: last },
	});
	await make("lea", { title: "Haus", unitId: units.pflege, ...on("2026-12-11"), ...nine });
	const invited = [];
	for (const title of ["Zusage", "Absage", "Offen"])
		invited.push(
			await make("lea", {
				...{ title, ...on("2026-12-12"), ...nine, participantIds: [people.mia.userId] },
			}),
		);
	return {
		round: round.answer,
		closing: closing.answer,
		invited: invited.map((one) => one.answer),
	};
}

/** Long ago one was left out; one is moved to the next day, a whole day too. */
async function changed(
	{ as }: Company,
	{ round, closing, invited }: Awaited<ReturnType<typeof meetings>>,
) {
	const except = (series: { id: string; version: number }, day: string, moved: object | null) =>
		as("mia").call(appointments.createAppointmentException, {
			...{ id: series.id, version: series.version, day },
			moved: moved as null,
		});
	const left = await except(round, "2020-03-09", null);
	expect(left.status).toBe(200);
	const next = { title: "Runde später", from: "2026-12-15", to: "2026-12-15", ...nine };
	expect((await except(round, "2026-12-14", next)).status).toBe(200);
	const day = { title: "Abschluss früher", from: "2026-12-30", to: "2026-12-30", ...allDay };
	expect((await except(closing, "2026-12-31", day)).status).toBe(200);
	const answers = ["ACCEPTED", "DECLINED"] as const;
	for (const [at, answer] of answers.entries())
		await as("mia").call(appointments.answerAppointment, { id: invited[at]?.id ?? "", answer });
}

async function shifts({ atDatabase, people, units }: Company) {
	const kind = (name: string, classType: string) =>
		atDatabase(
			"insert into activity (tenant_id, id, name, class_type) values ($1, gen_random_uuid(), $2, $3)",
			name,
			classType,
		);
	await kind("Nachtwache", "SHIFT_NIGHT");
	await kind("Plan frei", "SHIFT_FREE");
	const shift = (name: string, userId: string, day: string, unitId: string, isKnown = true) =>
		atDatabase(
			`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, published_at)
			select $1, gen_random_uuid(), $3, $5, a.id, a.class_type, $4::date, $4::date + time '20:00', $4::date + interval '29 hours',
				case when $6 then now() end from activity a where a.tenant_id = $1 and a.name = $2`,
			...[name, userId, day, unitId, isKnown],
		);
	await shift("Nachtwache", people.mia.userId, "2026-12-08", units.pflege);
	await shift("Plan frei", people.mia.userId, "2026-12-09", units.pflege);
	await shift("Nachtwache", people.mia.userId, "2026-12-16", units.pflege, false);
	await shift("Nachtwache", people.kai.userId, "2026-12-08", units.night);
	await shift("Nachtwache", people.ole.userId, "2026-12-08", units.kueche);
}

const textAt = async (path: string) => (await program(server()).fetch(path)).text();

async function planning() {
	const company = await feedCompany(server());
	const { atDatabase, people, units } = company;
	const grant = (key: string, level: number) =>
		atDatabase(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from)
			values ($1, gen_random_uuid(), $2, $3, $4, 'UNIT', $5, '2020-01-01')`,
			...[people.lea.userId, key, level, units.pflege],
		);
	await grant("appointments.manage", 4);
	await changed(company, await meetings(company));
	await shifts(company);
	return { ...company, grant };
}

test("published shifts and appointments stand in a calendar, series by their rule over the change of clocks", async () => {
	const { make } = await planning();
	const own = await textAt((await make("mia", null, planned)).path);
	expect(laidOut(own, "2026-12-07", "2027-01-01")).toEqual([
		"2026-12-07T08:00 Runde",
		"2026-12-08T20:00 Nachtwache",
		"2026-12-09 Plan frei",
		"2026-12-10T08:00 Zahnarzt; links, unten",
		"2026-12-11T08:00 Haus",
		"2026-12-12T08:00 Offen",
		"2026-12-12T08:00 Zusage",
		"2026-12-15T08:00 Runde später",
		"2026-12-21T08:00 Runde",
		"2026-12-28T08:00 Runde",
		"2026-12-30 Abschluss früher",
	]);
	// without end, left out long ago, over the change of clocks
	expect(laidOut(own, "2020-03-01", "2020-03-31T12")).toEqual([
		"2020-03-02T08:00 Runde",
		"2020-03-16T08:00 Runde",
		"2020-03-23T08:00 Runde",
		"2020-03-30T07:00 Runde",
	]);
	const next = laidOut(own, "2027-01-26", "2027-03-01");
	expect(next.filter((one) => one.includes("Abschluss"))).toEqual([
		"2027-01-29 Abschluss",
		"2027-02-26 Abschluss",
	]);
	expect(own).toContain("BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin");
});

test("a unit's plan and appointments stand in a calendar as far as they may be read there", async () => {
	const { make, atDatabase, as, units, grant } = await planning();
	const wanted = { feed: "UNIT" as const, unitId: units.pflege, contents: planned };
	// who reads no plan anywhere is told of no department
	expect((await as("lea").call(contract.createCalendarFeed, wanted)).status).toBe(404);
	await grant("shiftplan.manage", 2);
	const { path } = await make("lea", units.pflege, planned);
	const december = async () => laidOut(await textAt(path), "2026-12-07", "2027-01-01");
	const meeting = "2026-12-11T08:00 Haus";
	const watches = [
		"2026-12-08T20:00 Kai Muster: Nachtwache",
		"2026-12-08T20:00 Mia Muster: Nachtwache",
		"2026-12-09 Mia Muster: Plan frei",
	];
	expect(await december()).toEqual([...watches, meeting]);
	await atDatabase(
		"delete from user_permission where tenant_id = $1 and permission_key = 'shiftplan.manage'",
	);
	expect(await december()).toEqual([meeting]);
	for (const contents of [[], ["HOLIDAYS" as const]]) {
		const empty = await as("lea").call(contract.createCalendarFeed, { ...wanted, contents });
		expect([empty.status, empty.refusal.code]).toEqual([422, "CALENDAR_FEED_CONTENTS"]);
	}
});
