import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { feedCompany, program, readCalendar, usual } from "./test-feeds.ts";

const server = useTestServer();

const open = (path: string) => program(server()).fetch(path);

async function calendarAt(path: string) {
	const answer = await open(path);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	return readCalendar(await answer.text());
}

/** Mia is, or wants to be, away for days, halves and hours; Ole is, too; and there are holidays. */
async function awayInManyWays() {
	const company = await feedCompany(server());
	const { away, atDatabase } = company;
	await away("mia", { classType: "LEAVE", from: "2026-12-21", to: "2026-12-23" });
	const asked = { classType: "LEAVE", state: "REQUESTED" } as const;
	await away("mia", {
		...asked,
		from: "2027-01-04",
		to: "2027-01-05",
		parts: ["SECOND_HALF", "FIRST_HALF"],
	});
	const shortNight = { classType: "ABSENCE", from: "2027-03-28", to: "2027-03-28" } as const;
	await away("mia", { ...shortNight, hours: [60, 240] });
	await away("mia", {
		classType: "LEAVE",
		from: "2027-02-01",
		to: "2027-02-01",
		parts: ["FIRST_HALF", "FIRST_HALF"],
	});
	for (const state of ["PLANNED", "REJECTED", "CANCELLED"])
		await away("mia", { classType: "LEAVE", state, from: "2027-04-01", to: "2027-04-02" });
	await away("mia", { classType: "LEAVE", from: "2020-04-01", to: "2020-04-02" });
	await away("ole", { classType: "LEAVE", from: "2026-12-22", to: "2026-12-22" });
	await atDatabase(
		`insert into holiday (tenant_id, id, date, name, factor, kind) values
		($1, gen_random_uuid(), '2026-12-25', '1. Weihnachtstag', 1, 'PUBLIC'),
		($1, gen_random_uuid(), '2026-12-24', 'Heiligabend', 0.5, 'OTHER'), ($1, gen_random_uuid(), '2026-12-06', 'Nikolaus', 0, 'OTHER')`,
	);
	return company;
}

describe("one's own calendar", () => {
	test("shows what is approved and what is requested, whole days, halves and hours, and the holidays of one's site", async () => {
		const { make, kinds } = await awayInManyWays();
		const { path } = await make("mia");
		const leave = kinds.get("LEAVE")?.name;
		const other = kinds.get("ABSENCE")?.name;
		const confirmed = "CONFIRMED";
		expect(await calendarAt(path)).toEqual({
			name: "Stundwerk",
			events: [
				{ summary: leave, from: "2026-12-21", to: "2026-12-24", status: confirmed },
				{
					summary: `${leave} (ab mittags, bis mittags) (beantragt)`,
					...{ from: "2027-01-04", to: "2027-01-06", status: "TENTATIVE" },
				},
				{
					summary: `${leave} (vormittags)`,
					from: "2027-02-01",
					to: "2027-02-02",
					status: confirmed,
				},
				// from one to four on the night on which summer begins: two hours
				{
					summary: other,
					from: "2027-03-28T00:00:00Z",
					to: "2027-03-28T02:00:00Z",
					status: confirmed,
				},
				{
					summary: "Heiligabend (halber Tag)",
					from: "2026-12-24",
					to: "2026-12-25",
					status: confirmed,
				},
				{ summary: "1. Weihnachtstag", from: "2026-12-25", to: "2026-12-26", status: confirmed },
			],
		});
	});

	test("names no sickness, not even one's own; not its kind, its title or its place in the text", async () => {
		const { away, make, kinds, atDatabase } = await feedCompany(server());
		await away("mia", { classType: "SICK", from: "2026-11-23", to: "2026-11-24" });
		await away("mia", {
			classType: "SICK",
			state: "REQUESTED",
			from: "2026-12-01",
			to: "2026-12-01",
		});
		await atDatabase("update absence set title = 'Rücken' where tenant_id = $1");
		const { path } = await make("mia");
		const text = await (await open(path)).text();
		expect(readCalendar(text).events.map(({ summary }) => summary)).toEqual([
			"Abwesend",
			"Abwesend (beantragt)",
		]);
		const unfolded = text.replaceAll("\r\n ", "");
		for (const word of [kinds.get("SICK")?.name ?? "?", "SICK", "Krank", "Rücken"])
			expect(unfolded).not.toContain(word);
	});

	test("speaks the language it was made in", async () => {
		const { as, away } = await feedCompany(server());
		await away("mia", { classType: "SICK", from: "2026-11-23", to: "2026-11-24" });
		const browser = as("mia");
		browser.headers["x-language"] = "en-EN";
		const { answer } = await browser.call(contract.createCalendarFeed, {
			feed: "OWN",
			contents: ["ABSENCES"],
		});
		const { events } = await calendarAt(new URL(answer.address).pathname);
		expect(events.map(({ summary }) => summary)).toEqual(["Absent"]);
	});
});

describe("a unit's calendar", () => {
	test("shows what is approved of the unit and below it, kinds by name, sickness as absence, nobody else", async () => {
		const { away, make, units, kinds, atDatabase, people } = await feedCompany(server());
		const leave = { classType: "LEAVE", from: "2026-12-21", to: "2026-12-23" } as const;
		for (const who of ["mia", "nele", "kai", "lea"] as const) await away(who, leave);
		await away("ole", { classType: "SICK", from: "2026-11-23", to: "2026-11-24" });
		await away("ole", { ...leave, state: "REQUESTED" });
		const { path } = await make("lea", units.pflege);
		const name = kinds.get("LEAVE")?.name;
		const shown = async () => (await calendarAt(path)).events.map(({ summary }) => summary);
		expect((await calendarAt(path)).name).toBe("Abteilung: Pflege");
		expect(await shown()).toEqual([
			"Ole Muster: Abwesend",
			`Mia Muster: ${name}`,
			`Nele Muster: ${name}`,
		]);
		await atDatabase(
			"update app_user set is_enabled = false where tenant_id = $1 and id = $2",
			people.mia.userId,
		);
		expect(await shown()).toEqual(["Ole Muster: Abwesend", `Nele Muster: ${name}`]);
		// who may read all absences sees no more in it
		await atDatabase(
			"update user_permission set scope = 'GLOBAL', unit_id = null where tenant_id = $1 and user_id = $2",
			people.lea.userId,
		);
		expect(await shown()).toEqual(["Ole Muster: Abwesend", `Nele Muster: ${name}`]);
	});

	test("takes the right to read absences there, when it is made and at each read", async () => {
		const { as, make, units, atDatabase, people } = await feedCompany(server());
		const wanted = { feed: "UNIT" as const, unitId: units.kueche, contents: usual };
		expect((await as("lea").call(contract.createCalendarFeed, wanted)).status).toBe(404);
		const own = { ...wanted, unitId: units.pflege };
		expect((await as("mia").call(contract.createCalendarFeed, own)).status).toBe(404);
		const { path } = await make("lea", units.night);
		expect((await open(path)).status).toBe(200);
		await atDatabase(
			"update user_permission set level = 1 where tenant_id = $1 and user_id = $2",
			people.lea.userId,
		);
		expect((await open(path)).status).toBe(404);
		const listed = await as("lea").call(contract.createCalendarFeed, own);
		expect([listed.status, listed.refusal.permission]).toEqual([403, "absences.manage"]);
	});

	test("is of a unit, and one's own is of none", async () => {
		const { as, units } = await feedCompany(server());
		for (const wrong of [
			{ feed: "UNIT", unitId: null },
			{ feed: "OWN", unitId: units.pflege },
		] as const) {
			const made = await as("lea").call(contract.createCalendarFeed, {
				...wrong,
				contents: [...usual],
			});
			expect([made.status, made.refusal.code]).toEqual([422, "CALENDAR_FEED_UNIT"]);
		}
	});
});
