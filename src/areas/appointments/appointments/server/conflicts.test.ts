import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { appointmentCompany, weekly } from "./test-appointments.ts";

const server = useTestServer();

/** Nina has a shift on Friday the 3rd until half past two, leave on the 10th and hours of absence on the 17th; Mia a meeting on the 3rd. */
async function busy() {
	const built = await appointmentCompany(server());
	const { tenantId, id, create } = built;
	await withClient(server().adminUrl, async (client) => {
		const all = [tenantId, id("Nina")];
		const shift = (end: string, published: string | null) =>
			client.query(
				`insert into shift (tenant_id, id, unit_id, user_id, activity_id, class_type, day, begin_at, end_at, published_at)
				select $1, gen_random_uuid(), u.unit_id, u.id, a.id, a.class_type, '2026-07-03', '2026-07-03T04:00Z', $3, $4
				from app_user u join activity a on a.tenant_id = u.tenant_id and a.class_type = 'SHIFT_DAY' where u.tenant_id = $1 and u.id = $2 limit 1`,
				[...all, end, published],
			);
		await client.query(
			`insert into activity (tenant_id, id, name, class_type) values ($1, gen_random_uuid(), 'Frühdienst', 'SHIFT_DAY'),
			($1, gen_random_uuid(), 'Kur', 'LEAVE'), ($1, gen_random_uuid(), 'Amt', 'ABSENCE')`,
			[tenantId],
		);
		await shift("2026-07-03T12:30Z", "2026-06-01T00:00Z");
		await shift("2026-07-03T16:30Z", null);
		await client.query(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, from_part, to_part, begin_min, end_min, exclusive)
			select $1, gen_random_uuid(), $2, a.id, a.class_type, 'APPROVED', d.day, d.day, 'WHOLE', 'WHOLE', d.b, d.e, true from activity a
			cross join (values ('Kur', '2026-07-10'::date, null::int, null::int), ('Amt', '2026-07-17', 850, 900)) d (name, day, b, e)
			where a.tenant_id = $1 and a.name = d.name`,
			all,
		);
	});
	const made = await create("Mia", { title: "Messe" });
	return { ...built, made: made.answer };
}

test("shifts, absences and appointments are told of people one sees, of a series on each of its days, and never what an absence is", async () => {
	const { as, id, values, made } = await busy();
	const ask = async (who: string, more: object = {}) => {
		const { title: _, ...when } = values;
		const participantIds = [id("Nina"), id("Sven")];
		const given = { userId: id("Mia"), participantIds, ...when, ...more };
		const { answer } = await as(who).call(contract.listAppointmentConflicts, given);
		return answer.conflicts.map(
			({ firstName, kind, name, day, allDay }) =>
				`${firstName} ${kind} ${name ?? "?"} ${day.slice(5)}${allDay ? " all" : ""}`,
		);
	};
	const third = ["Nina SHIFT ? 07-03", "Mia APPOINTMENT Messe 07-03"];
	expect(await ask("Mia")).toEqual(third);
	expect(await ask("Mia", { except: made.id })).toEqual(third.slice(0, 1));
	expect(await ask("Mia", { recurrence: weekly })).toEqual([
		...third,
		"Nina ABSENCE ? 07-10 all",
		"Nina ABSENCE ? 07-17",
	]);
	// it ends when the appointment begins
	expect(await ask("Mia", { beginMinutes: 870, endMinutes: 900 })).toEqual([]);
	expect(await ask("Alma")).toEqual(["Nina SHIFT Frühdienst 07-03", third[1]]);
	expect(await ask("Sven", { userId: null, participantIds: [id("Nina")] })).toEqual([]);
	const wrong = { ...values, endMinutes: 0, userId: id("Mia") };
	const refused = await as("Mia").call(contract.listAppointmentConflicts, wrong);
	expect(refused.refusal.code).toBe("APPOINTMENT_TIMES");
});

test("templates are one's own or of a unit, for whom may use them", async () => {
	const { as, unit, kinds } = await appointmentCompany(server());
	const keep = (who: string, name: string, unitId: string | null = null) =>
		as(who).call(contract.createAppointmentTemplate, {
			...{
				name,
				unitId,
				title: name,
				activityId: kinds.meeting,
				beginMinutes: 540,
				durationMinutes: 15,
			},
		});
	const own = (await keep("Mia", "Eigene")).answer.id;
	const shared = (await keep("Leo", "Runde", unit("Nord"))).answer.id;
	expect((await keep("Mia", "Fremde", unit("Nord 1"))).status).toBe(404);
	const names = async (who: string) =>
		(await as(who).call(contract.listAppointmentTemplates, {})).answer.templates.map(
			({ name, mayDelete }) => `${name} ${mayDelete}`,
		);
	const { answer } = await as("Nina").call(contract.listAppointmentTemplates, {});
	expect(answer.kinds.map(({ name }) => name)).toContain("Besprechung");
	expect(await names("Mia")).toEqual(["Eigene true", "Runde false"]);
	expect(await names("Nina")).toEqual(["Runde false"]);
	expect(await names("Sven")).toEqual([]);
	const remove = async (who: string, id: string) =>
		(await as(who).call(contract.deleteAppointmentTemplate, { id })).status;
	expect([await remove("Nina", own), await remove("Nina", shared)]).toEqual([404, 403]);
	expect([await remove("Mia", own), await remove("Fina", shared)]).toEqual([200, 200]);
	expect(await names("Mia")).toEqual([]);
});
