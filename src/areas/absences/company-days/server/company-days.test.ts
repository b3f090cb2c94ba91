import { expect, test } from "vitest";
import { contract as noticeChoices } from "#areas/session/notices/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { giveNewcomers } from "./newcomers.ts";
import { together } from "./plan-company-day.ts";
import { testShutdown } from "./test-company-days.ts";

const server = useTestServer();

const tomsWeek = { user: "tom", state: "APPROVED", from: "2026-07-10", to: "2026-07-14" } as const;

test("a bridge day is shown before, and everybody of a unit who works then gets hers with history, account and day", async () => {
	const { ask, preview, create, kept, left, lena, tom, query, credits, list } = await testShutdown(
		server(),
	);
	await ask("boss", tomsWeek);
	const { answer: shown } = await preview("boss");
	expect(shown).toMatchObject({ created: 1, leftOut: 7, cost: "1", createdAtOnce: 62 });
	expect(shown.lines.slice(0, 2)).toMatchObject([
		{
			userId: tom,
			leftOut: "RULES",
			mayChoose: true,
			violations: [{ code: "ABSENCE_CONFLICT", solution: "SPLIT" }],
		},
		{ leftOut: "OWN", mayChoose: false },
	]);
	expect(shown.lines.find(({ userId }) => userId === lena)).toMatchObject({
		...{ cost: "1", leftOut: null, violations: [] },
		account: [{ year: 2026, before: "30", after: "29" }],
	});
	expect(await kept(lena)).toEqual([]);
	const { answer } = await create("boss", { reason: "Brückentag" });
	expect(answer).toMatchObject({ people: 1, leftOut: 7, jobId: null });
	expect(await kept(lena)).toEqual(["APPROVED 07-13 07-13 1"]);
	expect(await kept(tom)).toEqual(["APPROVED 07-10 07-14 3"]);
	expect([await left(), await credits(lena)]).toEqual([29, ["07-13 480"]]);
	expect(
		await query(
			`select e.kind, e.reason, v.action, v.after ->> 'companyDayId' as day, v.actor_id = e.by_user_id as "isHers"
			from absence b join approval_event e on e.entity = 'absence' and e.entity_id = b.id
			join audit_event v on v.entity = 'absence' and v.entity_id = b.id where b.user_id = $1`,
			[lena],
		),
	).toEqual([
		{ kind: "APPROVED", reason: "Brückentag", action: "created", day: answer.id, isHers: true },
	]);
	expect(await list("boss")).toMatchObject([
		{ id: answer.id, people: 1, leftOut: 7, isComplete: true, activityName: "Urlaub im Team" },
	]);
});

test("who is named gets hers though it breaks a rule: older leave gives way, and all of it comes back", async () => {
	const { ask, create, kept, left, tom, lena, withdraw, list } = await testShutdown(server());
	await ask("boss", tomsWeek);
	const { answer } = await create("boss", { forced: [tom], skipped: [lena] });
	expect(answer.people).toBe(1);
	expect(await kept(lena)).toEqual([]);
	const around = ["APPROVED 07-10 07-12 1", "APPROVED 07-13 07-13 1", "APPROVED 07-14 07-14 1"];
	expect([await kept(tom), await left(tom)]).toEqual([around, 27]);
	expect((await withdraw("boss", answer.id)).answer).toEqual({ people: 1, jobId: null });
	expect(await kept(tom)).toEqual(around.with(1, "CANCELLED 07-13 07-13 0"));
	expect([await left(tom), await list("boss")]).toEqual([28, []]);
	expect((await withdraw("boss", answer.id, 2)).status).toBe(404);
});

test("each is told by one mail of when she is away, and that she is not after all; who was left out hears nothing", async () => {
	const { create, withdraw, query, lena, tom, tenantId, ask, browser } = await testShutdown(
		server(),
	);
	await query(
		"update app_user set mail = first_name || '@musterstadt.example' where id = any($1)",
		[[lena, tom]],
	);
	const mailsOf = async (userId: string) => {
		server().clock.advance({ minutes: 2 });
		const mails = await deliveredNotices(server(), { tenantId, userId });
		return mails.map(({ subject, text }) => [subject, /Grund: .*/.exec(text)?.[0]]);
	};
	await ask("boss", tomsWeek);
	await mailsOf(tom);
	const { answer } = await create("boss", { reason: "Brückentag" });
	const given = [
		"Für Sie ist eine gemeinsame Abwesenheit eingetragen: 13.07.2026",
		"Grund: Brückentag",
	];
	expect(await mailsOf(lena)).toEqual([given]);
	expect((await mailsOf(tom)).flat().join()).not.toContain("gemeinsame");
	await withdraw("boss", answer.id);
	const taken = ["Eine gemeinsame Abwesenheit wurde zurückgenommen: 13.07.2026", undefined];
	expect(await mailsOf(lena)).toEqual([given, taken]);
	const off = { kind: "absences.company-day", mode: "OFF" } as const;
	await browser("lena").call(noticeChoices.putNotice, off);
	await create("boss");
	expect(await mailsOf(lena)).toHaveLength(2);
});

test("who plans hears in one notice of all shifts it meets; where a department wants it they are opened and offered", async () => {
	const { create, query, lena, tom, tenantId, worker } = await testShutdown(server());
	const planner = worker("clerk").id;
	await query("update app_user set mail = 'clerk@musterstadt.example' where id = $1", [planner]);
	await query(
		`with kind as (insert into activity (tenant_id, id, name, class_type) values ($1, gen_random_uuid(), 'Frühdienst', 'SHIFT_DAY') returning id)
		insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
		select u.tenant_id, gen_random_uuid(), u.id, u.unit_id, kind.id, 'SHIFT_DAY', d, d + time '06:00', d + time '14:00'
		from app_user u, kind, unnest('{2026-07-13,2026-07-14,2026-07-15}'::date[]) d where u.id = $2 or u.id = $3 and d < '2026-07-15'`,
		[tenantId, lena, tom],
	);
	const told = async () => {
		server().clock.advance({ minutes: 2 });
		const mails = await deliveredNotices(server(), { tenantId, userId: planner });
		return mails.map(({ subject }) => subject);
	};
	const open = async () =>
		(await query<{ day: string }>("select day::text from shift where user_id is null")).map(
			({ day }) => day,
		);
	const twoDays = { to: "2026-07-14", onViolation: "CREATE" } as const;
	expect((await create("boss", twoDays)).answer.people).toBe(2);
	const both = "2 Personen sind abwesend, 4 Dienste brauchen Ersatz";
	expect([await told(), await open()]).toEqual([[both], []]);
	await query(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, gen_random_uuid(), 'GLOBAL', 'shiftplan.changes', '{"noticeDays": 4, "opensWhenAway": true}', '2026-01-01')`,
		[tenantId],
	);
	await create("boss", { from: "2026-07-15", to: "2026-07-15", onViolation: "CREATE" });
	const hers = "lena Muster ist abwesend, 1 Dienst ist offen und angeboten";
	expect((await told()).at(-1)).toBe(hers);
	expect(await open()).toEqual(["2026-07-15"]);
});

test("a piece that was cut of one is taken back with it, and a wish about it ends", async () => {
	const { ask, create, kept, withdraw, lena, extra, query, cancel } = await testShutdown(server());
	const week = { from: "2026-07-13", to: "2026-07-17" };
	const { answer } = await create("boss", week);
	const inTheMiddle = { from: "2026-07-15", to: "2026-07-15", activityId: extra.doctor };
	await query(
		"update activity set approval = approval - 'substitute' || '{\"substitute\": \"NONE\"}' where id = $1",
		[extra.doctor],
	);
	await ask("boss", { ...inTheMiddle, state: "APPROVED", forceOverwrite: true });
	const [piece] = await query<{ id: string; version: number }>(
		"select id, version from absence where user_id = $1 and from_date = '2026-07-16'",
		[lena],
	);
	// she asks to have the rest cancelled, and nobody has answered
	expect((await cancel("lena", piece?.id as string, piece?.version)).status).toBe(200);
	expect((await withdraw("boss", answer.id)).status).toBe(200);
	expect(await kept(lena)).toEqual([
		"CANCELLED 07-13 07-14 0",
		"APPROVED 07-15 07-15 1",
		"CANCELLED 07-16 07-17 0",
	]);
	expect(await query("select 1 from approval_step where state = 'OPEN'")).toEqual([]);
});

test("a closed month is left out, and named where it stands in the way of taking it back", async () => {
	const { create, query, tenantId, lena, tom, kept, withdraw, preview } = await testShutdown(
		server(),
	);
	const close = (userId: string, month: string) =>
		query(
			"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, $3, 1, now())",
			[tenantId, userId, month],
		);
	await close(tom, "2026-07-01");
	const { answer: shown } = await preview("boss", { forced: [tom] });
	expect(shown.lines.find(({ userId }) => userId === tom)).toMatchObject({
		...{ leftOut: "MONTH_CLOSED", mayChoose: false },
	});
	const { answer } = await create("boss", { forced: [tom] });
	await close(lena, "2026-07-01");
	const refused = await withdraw("boss", answer.id);
	expect([refused.status, refused.refusal]).toMatchObject([
		422,
		{
			code: "COMPANY_DAY_CLOSED",
			message: "Der Monat von lena Muster ist abgeschlossen. Es wurde nichts zurückgenommen.",
			facts: { people: [{ userId: lena, month: "2026-07" }] },
		},
	]);
	expect([await kept(lena), await kept(tom)]).toEqual([["APPROVED 07-13 07-13 1"], []]);
});

/** A shutdown of the ward, in which Ida works; Lena, who is named, is left out. */
async function shutWard() {
	const made = await testShutdown(server());
	const { ward } = made.extra;
	const ida = await made.hire(ward, "2026-07-01");
	const week = { from: "2026-07-13", to: "2026-07-17", unitIds: [ward], userIds: [made.lena] };
	const more = { skipped: [made.lena], onViolation: "CREATE" as const };
	const { answer } = await made.create("boss", { ...week, ...more });
	return { ...made, ward, ida, id: answer.id };
}

test("newcomers get what is left of it once, and who was left out gets nothing", async () => {
	const { hire, giveNewcomers, kept, unitId, ward, lena, ida, withdraw, id } = await shutWard();
	const mia = await hire(ward, "2026-07-15");
	const stranger = await hire(unitId, "2026-07-01");
	await giveNewcomers();
	await giveNewcomers();
	expect([await kept(ida), await kept(mia), await kept(stranger), await kept(lena)]).toEqual([
		["APPROVED 07-13 07-17 5"],
		["APPROVED 07-15 07-17 3"],
		[],
		[],
	]);
	expect((await withdraw("boss", id)).answer.people).toBe(2);
	const last = await hire(ward, "2026-07-01");
	await giveNewcomers();
	expect([await kept(mia), await kept(last)]).toEqual([["CANCELLED 07-15 07-17 0"], []]);
});

test("who moves in while it goes on gets the rest, unless she has something already", async () => {
	const { hire, giveNewcomers, kept, unitId, ward, ask, extra, query } = await shutWard();
	const mover = await hire(unitId, "2026-07-01");
	await query("update app_user set unit_id = $1 where id = $2", [ward, mover]);
	const late = await hire(ward, "2026-07-01");
	const friday = {
		from: "2026-07-17",
		to: "2026-07-17",
		userId: mover,
		state: "APPROVED",
	} as const;
	expect((await ask("boss", { ...friday, activityId: extra.long })).status).toBe(200);
	server().clock.set("2026-07-16T08:00:00Z");
	await giveNewcomers();
	expect([await kept(mover), await kept(late)]).toEqual([
		["APPROVED 07-17 07-17 1"],
		["APPROVED 07-16 07-17 2"],
	]);
});

test("newcomers of a time whose kind can no longer be read are found once, not again and again", async () => {
	const made = await testShutdown(server());
	const { hireMany, query, extra, tenantId, giveNewcomers: runCron } = made;
	const foreignKey = "company_day_tenant_id_activity_id_fkey";
	const alter = (what: string) =>
		withClient(server().ownerUrl, (client) => client.query(`alter table company_day ${what}`));
	// as many as are asked about at once: there may be more
	await hireMany(extra.ward, together);
	await query(
		`with d as (insert into company_day (tenant_id, id, activity_id, from_date, to_date, from_part, to_part, on_violation, created_at, completed_at)
			values ($1, gen_random_uuid(), $2, '2026-07-13', '2026-07-13', 'WHOLE', 'WHOLE', 'SKIP', now(), now()) returning tenant_id, id)
		insert into company_day_unit (tenant_id, company_day_id, unit_id) select tenant_id, id, $3 from d`,
		[tenantId, extra.long, extra.ward],
	);
	await alter(`drop constraint ${foreignKey}`);
	await query("delete from activity where id = $1", [extra.long]);
	const actor = { tenantId, now: server().clock.now(), today: "2026-07-01" };
	const given = await server().services.database.transaction(tenantId, (tx) =>
		giveNewcomers(tx, actor),
	);
	expect(given).toEqual({ told: [], areMore: false });
	await runCron();
	await query("delete from company_day where tenant_id = $1", [tenantId]);
	await alter(
		`add constraint ${foreignKey} foreign key (tenant_id, activity_id) references activity not valid`,
	);
});

test("only who decides for all of them may, and nothing is created that no such day can be", async () => {
	const { create, preview, withdraw, list, worker, extra, unitId, lena } = await testShutdown(
		server(),
	);
	const tries = async (who: string, more: Parameters<typeof create>[1]) => {
		const { status, refusal } = await create(who, more);
		return `${status} ${refusal?.code}`;
	};
	expect((await preview("clerk")).status).toBe(403);
	expect(await tries("head", {})).toBe("404 NOT_FOUND");
	expect(await tries("head", { unitIds: [], userIds: [lena] })).toBe("404 NOT_FOUND");
	expect(await tries("boss", { unitIds: [] })).toBe("422 COMPANY_DAY_WITHOUT_PEOPLE");
	expect(await tries("boss", { activityId: extra.sick })).toBe("409 COMPANY_DAY_KIND_UNFIT");
	expect(await tries("boss", { to: "2026-07-12" })).toBe("422 ABSENCE_REVERSED");
	expect(await tries("boss", { to: "2026-09-30" })).toBe("422 COMPANY_DAY_TOO_LONG");
	expect(await tries("boss", { from: "2026-07-12", to: "2026-07-12" })).toBe(
		"422 COMPANY_DAY_EMPTY",
	);
	const boss = worker("boss").id;
	const own = (await preview("boss", { unitIds: [], userIds: [boss], forced: [boss] })).answer;
	expect(own.lines).toMatchObject([{ leftOut: "OWN", mayChoose: false }]);
	const { answer } = await create("boss", { unitIds: [unitId] });
	expect(await list("head")).toEqual([]);
	expect((await withdraw("head", answer.id)).status).toBe(404);
	const stale = await withdraw("boss", answer.id, 7);
	expect([stale.status, stale.refusal?.code]).toEqual([409, "STALE_VERSION"]);
});
