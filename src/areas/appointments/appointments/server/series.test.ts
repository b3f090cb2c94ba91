import { describe, expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { appointmentCompany, weekly } from "./test-appointments.ts";

const server = useTestServer();

/** Mia's Fridays at two, with Nina; the 10th is moved to the 11th, the 24th is left out. */
async function fridays(more: { readonly count?: number } = {}) {
	const built = await appointmentCompany(server());
	const { create, as, id, values } = built;
	const recurrence = { ...weekly, ...more };
	const made = await create("Mia", { recurrence, participantIds: [id("Nina")] });
	const { id: seriesId } = made.answer;
	const except = (day: string, moved: object | null = null, who = "Mia") =>
		as(who).call(contract.createAppointmentException, {
			...{ id: seriesId, version: 1, day },
			moved: moved && { ...values, ...moved },
		});
	const saturday = { from: "2026-07-11", to: "2026-07-11", title: "Übergabe am Samstag" };
	const moved = (await except("2026-07-10", saturday)).answer;
	const leftOut = (await except("2026-07-24")).answer;
	const change = (given: object, who = "Mia") =>
		as(who).call(contract.updateAppointmentSeries, {
			...{ id: seriesId, version: 1, ...values, recurrence, participantIds: [id("Nina")] },
			...given,
		});
	const item = async (day: string, series = seriesId) =>
		as("Mia").call(contract.getAppointmentSeriesItem, { id: series, day });
	return { ...built, seriesId, moved, leftOut, except, change, item };
}

const july = [
	"07-03T12:00 item Übergabe",
	"07-11T12:00 moved Übergabe am Samstag",
	"07-17T12:00 item Übergabe",
	"07-31T12:00 item Übergabe",
];

describe("a series", () => {
	test("without end keeps its time of day over the nights on which clocks change, years later", async () => {
		const { seen, create } = await fridays();
		expect(await seen("Mia", {})).toEqual(july);
		const autumn = { range: { from: "2031-10-20", to: "2031-11-02" } };
		expect(await seen("Mia", autumn)).toEqual([
			"10-24T12:00 item Übergabe",
			"10-31T13:00 item Übergabe",
		]);
		const leap = { from: "2028-02-29", to: "2028-02-29", title: "Schalttag" };
		await create("Mia", { ...leap, recurrence: { type: "YEARLY" } });
		const february = (year: number) => ({ range: { from: `${year}-02-27`, to: `${year}-03-01` } });
		const leapDays = async (year: number) =>
			(await seen("Mia", february(year))).filter((line) => line.endsWith("Schalttag"));
		expect(await leapDays(2030)).toEqual([]);
		expect(await leapDays(2032)).toEqual(["02-29T13:00 item Schalttag"]);
	});

	test("begins on the first day on which its rule falls, and ends after so many times", async () => {
		const { create, seen, as } = await appointmentCompany(server());
		const rule = { type: "MONTHLY", weekdays: [2], nth: 2, count: 3 } as const;
		const made = (await create("Mia", { recurrence: { ...rule, weekdays: [2] } })).answer;
		expect([made.day, made.kind]).toEqual(["2026-07-14", "APPOINTMENT_SERIES_ITEM"]);
		expect(await seen("Mia", {})).toEqual(["07-14T12:00 item Übergabe"]);
		const { answer } = await as("Mia").call(contract.getAppointmentSeriesItem, {
			...{ id: made.id, day: "2026-09-08" },
		});
		expect(answer).toMatchObject({ lastDay: "2026-09-08", recurrence: { count: 3, until: null } });
		const beyond = { id: made.id, day: "2026-10-13" };
		const missing = await as("Mia").call(contract.getAppointmentSeriesItem, beyond);
		expect(missing.status).toBe(404);
	});
});

describe("one time of a series", () => {
	test("is moved, moved again and put back; left out, and brought back", async () => {
		const { seen, item, moved, leftOut, as, values, except } = await fridays();
		expect((await item("2026-07-10")).answer).toMatchObject({
			...{ kind: "APPOINTMENT_SERIES_EXCEPTION", exceptionId: moved.id, from: "2026-07-11" },
			...{ originalDay: "2026-07-10", version: 1, seriesVersion: 1 },
			leftOut: [{ exceptionId: leftOut.id, day: "2026-07-24" }],
		});
		expect((await item("2026-07-24")).status).toBe(404);
		const again = { id: moved.id, version: 1, ...values, from: "2026-07-12", to: "2026-07-12" };
		const update = () => as("Mia").call(contract.updateAppointmentException, again);
		expect((await update()).answer.version).toBe(2);
		expect((await update()).refusal.code).toBe("STALE_VERSION");
		const read = await as("Nina").call(contract.getAppointmentException, { id: moved.id });
		expect([read.answer.from, read.answer.title]).toEqual(["2026-07-12", "Übergabe"]);
		for (const id of [moved.id, leftOut.id])
			await as("Mia").call(contract.deleteAppointmentException, { id });
		expect(await seen("Mia", {})).toHaveLength(5);
		const code = async (day: string, version?: number) =>
			(version
				? await as("Mia").call(contract.createAppointmentException, {
						id: read.answer.id,
						version,
						day,
					})
				: await except(day)
			).refusal.code;
		expect(await code("2026-07-18")).toBe("APPOINTMENT_SERIES_DAY_UNFIT");
		expect(await code("2026-07-17", 7)).toBe("STALE_VERSION");
		await except("2026-07-17");
		expect(await code("2026-07-17")).toBe("APPOINTMENT_SERIES_DAY_UNFIT");
	});
});

describe("a series is changed", () => {
	test("as a whole: exceptions stay on days that it still has", async () => {
		const { change, seen, id } = await fridays();
		const later = { beginMinutes: 900, endMinutes: 930 };
		expect((await change(later)).answer).toMatchObject({ droppedExceptions: 0, version: 2 });
		const at = (lines: readonly string[]) =>
			lines.map((line) => line.replace("12:00 item", "13:00 item"));
		expect(await seen("Nina", {})).toEqual(at(july));
		const mondays = {
			recurrence: { ...weekly, weekdays: [1] },
			version: 2,
			participantIds: [id("Nina")],
		};
		expect((await change(mondays)).answer).toMatchObject({
			droppedExceptions: 2,
			day: "2026-07-06",
		});
		const days = ["06", "13", "20", "27"].map((day) => `07-${day}T12:00 item Übergabe`);
		expect(await seen("Mia", {})).toEqual(days);
		expect((await change({ version: 1 })).refusal.code).toBe("STALE_VERSION");
	});

	test("from one of its days on: another one begins there, with exceptions and answers that still hold", async () => {
		const { change, seen, item, seriesId, as } = await fridays();
		await as("Nina").call(contract.answerAppointment, { id: seriesId, answer: "ACCEPTED" });
		const since = { since: "2026-07-17", from: "2026-07-17", to: "2026-07-17" };
		const { answer } = await change({ ...since, title: "Neu" });
		expect(answer).toMatchObject({ day: "2026-07-17", version: 1, droppedExceptions: 0 });
		expect(answer.id).not.toBe(seriesId);
		const split = [july[0], july[1], "07-17T12:00 item Neu", "07-31T12:00 item Neu"];
		expect(await seen("Mia", {})).toEqual(split);
		const begun = (await item("2026-07-31", answer.id)).answer;
		expect(begun.participants.map((one) => one.answer)).toEqual(["ACCEPTED"]);
		expect(begun.leftOut.map(({ day }) => day)).toEqual(["2026-07-24"]);
		expect((await item("2026-07-03")).answer.lastDay).toBe("2026-07-10");
		const unfit = await change({ ...since, version: 2, since: "2026-07-17" });
		expect(unfit.refusal.code).toBe("APPOINTMENT_SERIES_DAY_UNFIT");
	});

	test("and deleted: from one of its days on, or all of it", async () => {
		const { as, seen, seriesId, item } = await fridays({ count: 5 });
		const remove = (since?: string) =>
			as("Mia").call(contract.deleteAppointmentSeries, { id: seriesId, ...(since && { since }) });
		await remove("2026-07-17");
		expect(await seen("Mia", {})).toEqual(july.slice(0, 2));
		expect((await item("2026-07-03")).answer).toMatchObject({
			...{ lastDay: "2026-07-10", leftOut: [], recurrence: { until: "2026-07-10", count: null } },
		});
		expect((await remove("2026-07-24")).refusal.code).toBe("APPOINTMENT_SERIES_DAY_UNFIT");
		await remove("2026-07-03");
		expect([await seen("Mia", {}), (await item("2026-07-03")).status]).toEqual([[], 404]);
	});

	test("by nobody who may not: levels at the department, and none of another company", async () => {
		const built = await appointmentCompany(server());
		const { create, as, unit, values } = built;
		const foreign = await appointmentCompany(server());
		const made = await create("Alma", { unitId: unit("Nord"), recurrence: weekly });
		const { id } = made.answer;
		const replies = async (who: string, browser = as(who)) => {
			const day = { id, version: 1 };
			const moved = { ...values, beginMinutes: 60, endMinutes: 90 };
			const answers = [
				await browser.call(contract.getAppointmentSeriesItem, { id, day: "2026-07-03" }),
				await browser.call(contract.createAppointmentException, {
					...day,
					day: "2026-07-10",
					moved,
				}),
				await browser.call(contract.createAppointmentException, { ...day, day: "2026-07-17" }),
				await browser.call(contract.deleteAppointmentSeries, { id }),
			];
			return answers.map(({ status }) => status);
		};
		expect(await replies("Alma", foreign.as("Alma"))).toEqual([404, 404, 404, 404]);
		expect(await replies("Sven")).toEqual([404, 404, 404, 404]);
		expect(await replies("Lia")).toEqual([403, 403, 403, 403]);
		expect(await replies("Nina")).toEqual([200, 403, 403, 403]);
		expect(await replies("Rita")).toEqual([200, 403, 403, 403]);
		expect(await replies("Leo")).toEqual([200, 200, 403, 403]);
		expect(await replies("Fina")).toEqual([200, 409, 200, 200]);
	});
});

/** Whose: what the answer says of its owner, and the traces that its changes leave. */
const variants = [
	["a person's", "Mia", "appointment"],
	["a unit's", "Fina", "unit_appointment"],
] as const;

describe("each operation there is for a person's and for a unit's", () => {
	test.each(variants)("%s", async (_, who, entity) => {
		const { as, create, values, unit, id, tenantId } = await appointmentCompany(server());
		const owner = who === "Mia" ? { userId: id("Mia") } : { unitId: unit("Nord") };
		const call = <E extends (typeof contract)[keyof typeof contract]>(endpoint: E, input: object) =>
			as(who).call(endpoint, input as never);
		const done = async (...all: Promise<{ status: number }>[]) =>
			expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
		const single = (await create(who, owner)).answer;
		await done(call(contract.updateAppointment, { ...values, ...single, title: "Neu" }));
		const detail = (await call(contract.getAppointment, { id: single.id })).answer;
		expect(detail).toMatchObject({ title: "Neu", userId: null, unitId: null, ...owner });
		const series = (await create(who, { ...owner, recurrence: weekly })).answer;
		const on = { id: series.id, version: 1, day: "2026-07-10" };
		await done(call(contract.getAppointmentSeriesItem, on));
		const moved = (await call(contract.createAppointmentException, { ...on, moved: values }))
			.answer;
		const exception = moved as { id: string; version: number };
		await done(call(contract.getAppointmentException, exception));
		await done(call(contract.updateAppointmentException, { ...values, ...exception, title: "X" }));
		await done(call(contract.deleteAppointmentException, { id: exception.id }));
		const rule = { ...values, ...series, recurrence: { ...weekly, interval: 2 } };
		await done(call(contract.updateAppointmentSeries, rule));
		await done(call(contract.deleteAppointmentSeries, { id: series.id }));
		await done(call(contract.deleteAppointment, { id: single.id }));
		const traced = await tracesOf(tenantId);
		expect(traced).toEqual(
			["", "_exception", "_series"]
				.flatMap((part) =>
					["changed", "created", "deleted"].map((one) => `${entity}${part} ${one}`),
				)
				.sort(),
		);
	});
});

function tracesOf(tenantId: string): Promise<string[]> {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select distinct entity || ' ' || action as trace from audit_event
			where tenant_id = $1 and entity like '%appointment%'`,
			[tenantId],
		);
		return rows.map(({ trace }) => trace).sort();
	});
}
