import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { contract as appointments } from "#areas/appointments/appointments/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { addNight } from "./test-shift.ts";

const server = useTestServer();
type Team = Awaited<ReturnType<typeof testTeam>>;

const asked = {
	range: { from: "2026-06-24", to: "2026-08-07" },
	absences: {},
	trackings: {},
	loadWorkdays: true,
	loadSubstitutions: true,
	loadAppointments: true,
	loadShifts: true,
} as const;

/** Lena's July, seen on the third: she worked for two days, will be away, and is asked to stand in. */
recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const team = await testTeam(server());
	const { worker, browser, ask, extra, approve } = team;
	show(worker("lena").id, sampleSession().userId);
	await timedDays(team);
	const month = { userId: worker("lena").id, month: "2026-07" };
	await take("nothing", browser("lena"), contract.getCalendar, { range: asked.range });
	await work(team);
	await ask("lena");
	const later = { from: "2026-07-20", to: "2026-07-20" } as const;
	const half = await ask("lena", { ...later, fromPart: "FIRST_HALF", toPart: "FIRST_HALF" });
	await approve("boss", half.answer.id);
	const doctor = { from: "2026-07-15", to: "2026-07-15", beginMinutes: 540, endMinutes: 660 };
	await ask("lena", { ...doctor, activityId: extra.doctor, state: "APPROVED" });
	const standIn = { user: "tom", substituteUserId: worker("lena").id };
	await ask("tom", { ...standIn, from: "2026-07-27", to: "2026-07-28" });
	await addNight(server(), worker("lena").id, "2026-07-29");
	const meeting = { title: "Teamsitzung", location: "Raum 1.04", participantIds: [] };
	const afternoon = { from: "2026-07-09", to: "2026-07-09", beginMinutes: 840, endMinutes: 885 };
	const recurrence = { type: "WEEKLY", interval: 4 } as const;
	const given = { ...meeting, ...afternoon, recurrence };
	await browser("lena").call(appointments.createAppointment, given);
	server().clock.set("2026-07-03T12:00:00Z");
	await take("lena", browser("lena"), contract.getCalendar, asked);
	await take("lena", browser("lena"), targetActual.getTargetActual, month);
});

/** From 08:00 to 16:30 by plan; half the 14th is free. The story takes two days. */
async function timedDays({ tenantId }: Team) {
	await withClient(server().adminUrl, async (client) => {
		await client.query(
			"update worksheet_day set begin_min = 480, end_min = 990 where tenant_id = $1",
			[tenantId],
		);
		await client.query(
			"update session set persistent = true, ends_at = '2027-01-01', idle_until = '2027-01-01' where tenant_id = $1",
			[tenantId],
		);
		await client.query(
			`insert into holiday (tenant_id, id, date, name, factor, kind)
			values ($1, gen_random_uuid(), '2026-07-14', 'Stadtfest', 0.5, 'OTHER')`,
			[tenantId],
		);
	});
}

async function work({ worker, activities }: Team) {
	const { book } = worker("lena");
	const activityId = activities.work;
	const press = async (action: "START" | "END", timestamp: string) => {
		server().clock.set(timestamp);
		await book({ action, activityId, timestamp });
	};
	await press("START", "2026-07-01T12:05:00Z");
	await press("END", "2026-07-01T16:05:00Z");
	await press("START", "2026-07-02T06:02:00Z");
	await press("END", "2026-07-02T14:40:00Z");
	await press("START", "2026-07-03T05:58:00Z");
}
