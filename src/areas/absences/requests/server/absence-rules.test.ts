import { expect, test } from "vitest";
import { contract as calendars } from "#areas/absences/calendar/contract.ts";
import { contract as barriers } from "#areas/absences/leave-barriers/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();
const approved = { state: "APPROVED" } as const;
const day = (written: string) => ({ from: `2026-07-${written}`, to: `2026-07-${written}` });

test("what counts already gives way once that is accepted: cut in two, with a trace", async () => {
	const { ask, kept, credits, actions, worker, extra } = await testTeam(server());
	const old = await ask("boss", approved);
	const other = { ...approved, ...day("08"), activityId: extra.special };
	const told = await ask("boss", { ...other, substituteUserId: worker("tom").id });
	expect(told.refusal).toMatchObject({
		code: "RULES_VIOLATED",
		violations: [{ code: "ABSENCE_CONFLICT", solution: "SPLIT", absenceId: old.answer.id }],
	});
	const lena = worker("lena").id;
	expect(await kept(lena)).toEqual(["APPROVED 07-06 07-12 5"]);
	const done = await ask("boss", {
		...other,
		substituteUserId: worker("tom").id,
		forceOverwrite: true,
	});
	expect(done.status).toBe(200);
	expect(await kept(lena)).toEqual([
		"APPROVED 07-06 07-07 2",
		"APPROVED 07-08 07-08 1",
		"APPROVED 07-09 07-12 2",
	]);
	expect((await credits(lena)).length).toBe(5);
	expect(await actions(old.answer.id)).toEqual(["created", "gave-way"]);
});

test("a request beside another one is allowed to who knows of it, and the later approval asks again", async () => {
	const { ask, approve, kept, worker } = await testTeam(server());
	const first = await ask("lena");
	expect((await ask("lena", day("08"))).refusal?.code).toBe("RULES_VIOLATED");
	const second = await ask("lena", { ...day("08"), accept: ["ABSENCE_CONFLICT"] });
	expect((await approve("boss", first.answer.id, 1, { accept: ["ABSENCE_CONFLICT"] })).status).toBe(
		200,
	);
	expect((await approve("boss", second.answer.id)).refusal?.code).toBe("RULES_VIOLATED");
	const accepted = { accept: ["ABSENCE_CONFLICT"] };
	expect((await approve("boss", second.answer.id, 1, accepted)).status).toBe(200);
	expect((await kept(worker("lena").id)).filter((one) => one.startsWith("APPROVED"))).toHaveLength(
		3,
	);
});

test("planned shifts are told, and the tool that resolves them is offered to who plans there", async () => {
	const { ask, browser, extra, tenantId, worker } = await testTeam(server());
	const insert = `insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
		select $1, gen_random_uuid(), u.id, u.unit_id, $3, 'SHIFT_DAY', d, d + interval '8 hours', d + interval '16 hours'
		from app_user u, generate_series(timestamptz '2026-07-08', timestamptz '2026-07-10', interval '1 day') d where u.id = $2`;
	await withClient(server().adminUrl, async (client) => {
		const kind = `insert into activity (tenant_id, id, name, class_type, color) values ($1, gen_random_uuid(), 'Dienst', 'SHIFT_DAY', '#112233') returning id`;
		const { rows } = await client.query(kind, [tenantId]);
		await client.query(insert, [tenantId, worker("lena").id, rows[0].id]);
	});
	const told = async (who: string) => (await ask(who, { accept: [] })).refusal?.violations;
	expect(await told("clerk")).toMatchObject([
		{
			...{ code: "SHIFT_CONFLICT", severity: "WARNING", acceptable: true, mayResolve: true },
			...{ count: 3, from: "2026-07-08", to: "2026-07-10" },
		},
	]);
	// what is not made known yet is told to planners alone
	const heard = async () => {
		const wanted = { userId: worker("lena").id, activityId: extra.sick, ...day("08") };
		const { answer } = await browser("lena").call(contract.previewAbsence, wanted as never);
		return answer.violations.map(({ code, severity }) => `${severity} ${code}`);
	};
	expect(await heard()).not.toContain("INFO SHIFT_CONFLICT");
	await withClient(server().adminUrl, (client) =>
		client.query("update shift set published_at = now()"),
	);
	expect(await heard()).toContain("INFO SHIFT_CONFLICT");
	expect((await ask("lena")).status).toBe(200);
});

test("sickness lies beside leave", async () => {
	const { ask, kept, worker, extra } = await testTeam(server());
	await ask("boss", approved);
	const ill = await ask("lena", { ...approved, ...day("08"), activityId: extra.sick });
	expect(ill.status).toBe(200);
	expect(await kept(worker("lena").id)).toEqual([
		"APPROVED 07-06 07-12 5",
		"APPROVED 07-08 07-08 1",
	]);
	const again = await ask("lena", { ...approved, ...day("08"), activityId: extra.sick });
	expect(again.refusal).toMatchObject({
		code: "RULES_VIOLATED",
		violations: [{ solution: "CANCEL" }, {}],
	});
});

test("nobody is away beyond her employment, and what lies on free days says so", async () => {
	const { ask } = await testTeam(server());
	// she leaves at the end of the year
	const beyond = { from: "2026-12-30", to: "2027-01-05", accept: ["USER_NOT_EMPLOYED"] };
	for (const who of ["lena", "boss"])
		expect((await ask(who, beyond)).refusal).toMatchObject({
			violations: [{ code: "USER_NOT_EMPLOYED", acceptable: false, exitDate: "2026-12-31" }],
		});
	const weekend = { from: "2026-07-11", to: "2026-07-12" };
	expect((await ask("lena", weekend)).refusal).toMatchObject({
		violations: [{ code: "NO_WORKDAY", acceptable: true }],
	});
	expect((await ask("lena", { ...weekend, accept: ["NO_WORKDAY"] })).status).toBe(200);
});

test("what is asked for too late, or without the substitute that it needs, takes who decides", async () => {
	const { ask, extra } = await testTeam(server());
	const late = { ...day("01"), from: "2026-06-22", activityId: extra.special };
	const told = await ask("lena", { ...late, accept: ["ABSENCE_TOO_LATE", "SUBSTITUTE_NEEDED"] });
	expect(told.refusal).toMatchObject({
		violations: [
			{ code: "SUBSTITUTE_NEEDED", acceptable: false },
			{ code: "ABSENCE_TOO_LATE", acceptable: false, earliest: "2026-06-24" },
		],
	});
	expect(
		(await ask("boss", { ...late, accept: ["ABSENCE_TOO_LATE", "SUBSTITUTE_NEEDED"] })).status,
	).toBe(200);
});

test("the preview says what the request then does, and keeps nothing", async () => {
	const { ask, browser, kept, worker, extra } = await testTeam(server());
	await ask("boss", { user: "tom", ...approved, ...day("07") });
	const wanted = {
		userId: worker("lena").id,
		activityId: extra.leave,
		from: "2026-07-06",
		to: "2026-07-12",
	};
	const { answer } = await browser("lena").call(contract.previewAbsence, {
		...wanted,
		substituteUserId: worker("tom").id,
	});
	expect(answer).toMatchObject({
		state: "REQUESTED",
		calendarDays: 7,
		cost: "5",
		violations: [{ code: "SUBSTITUTE_ABSENT", from: "2026-07-07", to: "2026-07-07" }],
		team: [{ firstName: "tom", from: "2026-07-07", state: "APPROVED" }],
	});
	expect(answer.coverage.map(({ away }) => away)).toEqual([0, 1, 0, 0, 0, 0, 0]);
	expect(await kept(worker("lena").id)).toEqual([]);
	expect((await browser("reader").call(contract.previewAbsence, wanted)).refusal?.code).toBe(
		"FORBIDDEN",
	);
	expect((await browser("head").call(contract.previewAbsence, wanted)).refusal?.code).toBe(
		"NOT_FOUND",
	);
});

test("nothing changes in a closed month, and a stale version is told", async () => {
	const { ask, approve, cancel, kept, worker } = await testTeam(server());
	const { answer } = await ask("boss", { ...approved, from: "2026-06-08", to: "2026-06-09" });
	expect((await cancel("boss", answer.id, 7)).refusal?.code).toBe("STALE_VERSION");
	await closeJune(server().adminUrl, worker("lena").id);
	expect((await cancel("boss", answer.id)).refusal?.code).toBe("MONTH_CLOSED");
	expect(
		(await ask("boss", { ...approved, from: "2026-06-15", to: "2026-06-15" })).refusal?.code,
	).toBe("MONTH_CLOSED");
	const open = await ask("lena");
	expect((await approve("boss", open.answer.id)).status).toBe(200);
	expect(await kept(worker("lena").id)).toEqual([
		"APPROVED 06-08 06-09 2",
		"APPROVED 07-06 07-12 5",
	]);
});

async function closeJune(adminUrl: string, userId: string) {
	await withClient(adminUrl, async (client) => {
		await client.query(
			`insert into closed_month (tenant_id, user_id, month, close_no, closed_at)
			select tenant_id, id, '2026-06-01', 1, now() from app_user where id = $1`,
			[userId],
		);
	});
}

test("a barrier holds for who asks, and not for who decides", async () => {
	const { ask, browser, worker, extra } = await testTeam(server());
	const { answer: lena } = await browser("boss").call(users.getUser, { userId: worker("lena").id });
	await browser("boss").call(barriers.createLeaveBarrier, {
		name: "Inventur",
		reason: "Alle werden gebraucht",
		from: "2026-07-08",
		to: "2026-07-09",
		unitIds: [lena.unitId],
		activityId: null,
	});
	const told = await ask("lena", { accept: ["LEAVE_BARRIER"] });
	expect(told.refusal).toMatchObject({
		violations: [
			{
				...{ code: "LEAVE_BARRIER", acceptable: false, name: "Inventur", from: "2026-07-08" },
				repair: { from: "2026-07-06", to: "2026-07-07" },
			},
		],
	});
	expect((await ask("lena", { activityId: extra.sick, state: "APPROVED" })).status).toBe(200);
	const calendar = await browser("lena").call(calendars.getAbsenceCalendar, {
		from: "2026-07-01",
		to: "2026-07-31",
	});
	const own = calendar.answer.barriers.filter(({ unitId }) => unitId === lena.unitId);
	expect(own).toMatchObject([{ name: "Inventur", from: "2026-07-08", to: "2026-07-09" }]);
	expect(
		(
			await ask("boss", {
				...approved,
				from: "2026-07-09",
				accept: ["LEAVE_BARRIER", "ABSENCE_CONFLICT"],
			})
		).status,
	).toBe(200);
});

test("a barrier that is made after a request is told to who decides about it", async () => {
	const { ask, approve, browser, worker } = await testTeam(server());
	const { answer: lena } = await browser("boss").call(users.getUser, { userId: worker("lena").id });
	const { id } = (await ask("lena")).answer;
	const days = { from: "2026-07-08", to: "2026-07-09", unitIds: [lena.unitId] };
	const barrier = { name: "Inventur", reason: "Alle werden gebraucht", activityId: null };
	await browser("boss").call(barriers.createLeaveBarrier, { ...days, ...barrier });
	const told = await approve("boss", id);
	expect(told.refusal).toMatchObject({
		violations: [{ code: "LEAVE_BARRIER", acceptable: true, name: "Inventur" }],
	});
	expect((await approve("boss", id, 1, { accept: ["LEAVE_BARRIER"] })).status).toBe(200);
});
