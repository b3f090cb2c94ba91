import { expect, test } from "vitest";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type PayrollPeriod } from "../contract.ts";
import { changeInMidMonth, costCentres, workAtTheCounter } from "./test-changes.ts";
import { payrollOffice } from "./test-payroll.ts";

const server = useTestServer();

type Office = Awaited<ReturnType<typeof payrollOffice>>;

/** Looks at the payroll of a period with its one warning, and closes the period. */
async function closeAll({ paula, payrollOf, periods, runJob }: Office, periodId: string) {
	const { id, version } = await payrollOf(periodId);
	const acknowledged = [{ code: "PERSONNEL_NO_MISSING", reason: "Wird nachgereicht" } as const];
	const checked = await paula.call(contract.checkPayroll, { id, version, acknowledged });
	expect(checked.status).toBe(200);
	const period = (await periods()).find((one) => one.id === periodId);
	const close = { id: periodId, version: period?.version as number };
	// two people who close at once
	const both = await Promise.all([1, 2].map(() => paula.call(contract.closePayrollPeriod, close)));
	const [closing, second] = both.toSorted((a, b) => a.status - b.status);
	expect(second?.refusal.code).toBe("STALE_VERSION");
	const jobId = closing?.answer.jobId as string;
	return { jobId, lines: await runJob(jobId) };
}

/** What of the first of the period's runs changed since; answers the lines of the job. */
async function correct({ paula, periods, runJob }: Office) {
	const [{ id, version }] = (await periods()) as [PayrollPeriod];
	const begun = await paula.call(contract.createPayrollCorrection, { id, version });
	return runJob(begun.answer.jobId);
}

/** The draft has its lines with their days; it is neither closed nor checked before somebody has acknowledged its warning. */
async function lookAtDraft({ paula, periods, payrollOf }: Office, periodId: string) {
	const draft = await payrollOf(periodId);
	expect(draft.lines).toMatchObject([{ code: "LOHN", minutes: 300, cents: 10_000, before: null }]);
	const [worked] = draft.days.filter(({ accountId }) => accountId === draft.lines[0]?.accountId);
	expect(worked?.days).toEqual([{ day: "2026-10-01", amount: 300 }]);
	expect(draft).toMatchObject({ payCents: 10_000, state: "DRAFT", isStale: false });
	const [period] = await periods();
	const early = { id: periodId, version: period?.version as number };
	expect((await paula.call(contract.closePayrollPeriod, early)).refusal.code).toBe(
		"PAYROLL_PERIOD_NOT_CHECKED",
	);
	const bare = { id: draft.id, version: draft.version, acknowledged: [] };
	const { refusal } = await paula.call(contract.checkPayroll, bare);
	expect([refusal.code, refusal.details.map(({ field }) => field)]).toEqual([
		"PAYROLL_WARNINGS_OPEN",
		["PERSONNEL_NO_MISSING"],
	]);
}

/** Closed once, and by nobody twice: not even where the job begins again because its process died before it could say so. */
async function closeOnce(office: Office, periodId: string): Promise<void> {
	const { ask, mia, runJob } = office;
	const closing = await closeAll(office, periodId);
	expect(closing.lines).toEqual(["INFO 1 Mitarbeiter abgeschlossen."]);
	await ask("update job set status = 'IN_PROGRESS', finished_at = null where id = $1", [
		closing.jobId,
	]);
	expect((await runJob(closing.jobId)).slice(1)).toEqual(["INFO 0 Mitarbeiter abgeschlossen."]);
	const locked = await ask("select from closed_month where user_id = $1", [mia]);
	expect(locked).toHaveLength(1);
}

test("a month is begun, checked with its warnings, closed once, and corrected by the difference", async () => {
	const office = await payrollOffice(server());
	const { paula, begin, periods, payrollOf } = office;
	const { periodId, created } = (await begin()).answer;
	expect([created, (await begin()).answer]).toEqual([1, { periodId, created: 0 }]);
	expect(await periods()).toMatchObject([{ state: "OPEN", people: 1, checked: 0, runNo: 0 }]);
	await lookAtDraft(office, periodId);
	await closeOnce(office, periodId);
	const frozen = await payrollOf(periodId);
	expect(await correct(office)).toEqual(["INFO Seit dem Abschluss hat sich nichts geändert."]);
	const entered = (await office.enter("2026-10-02", "Hanna", "Beleg kam später")).answer;
	expect(await correct(office)).toEqual(["INFO Korrektur für 1 Mitarbeiter begonnen."]);
	const [, next] = (await periods()) as [PayrollPeriod, PayrollPeriod];
	const delta = await payrollOf(next.id);
	expect(delta.lines).toMatchObject([{ code: "LOHN", minutes: 240 }]);
	const [changed] = delta.days.filter(({ days }) => days.length > 0);
	expect(changed?.days).toEqual([{ day: "2026-10-02", amount: 240 }]);
	// what is closed stays with the days that it was closed with
	expect(await payrollOf(periodId)).toEqual(frozen);
	const waiting = await paula.call(contract.createPayrollCorrection, {
		...{ id: next.id, version: next.version },
	});
	expect(waiting.refusal.code).toBe("PAYROLL_PERIOD_NOT_CLOSED");
	await closeAll(office, next.id);
	await correctAgain(office, entered.id);
	await addUp(office);
});

/** What three runs wrote of a month is what it comes to. */
async function addUp({ ask, mia, periods }: Office): Promise<void> {
	const lines = await ask(
		"select kind, minutes from payroll_line where user_id = $1 order by minutes desc",
		[mia],
	);
	expect(lines).toEqual([
		{ kind: "REGULAR", minutes: 300 },
		{ kind: "DELTA", minutes: 240 },
		{ kind: "DELTA", minutes: -120 },
	]);
	const closed = await periods();
	expect(closed.map(({ state, runNo }) => [state, runNo])).toEqual([
		...[
			["CLOSED", 0],
			["CLOSED", 1],
			["CLOSED", 2],
		],
	]);
}

/** What the first correction brought was too much: the second one brings what is left of both runs. */
async function correctAgain(office: Office, id: string): Promise<void> {
	const { as, activities, periods } = office;
	const shorter = { begin: "2026-10-02T13:00:00Z", end: "2026-10-02T15:00:00Z" };
	const entry = { id, version: 1, activityId: activities.work, ...shorter };
	await as("Hanna", "Beleg war falsch").call(entries.updateTimeTracking, entry);
	await correct(office);
	const [, , third] = (await periods()) as [PayrollPeriod, PayrollPeriod, PayrollPeriod];
	await closeAll(office, third.id);
}

test("who leaves, comes back elsewhere, and is charged and paid otherwise in the middle of a month has each day as it was", async () => {
	const office = await payrollOffice(server());
	const { begin, payrollOf, siteId, mia } = office;
	const { southId } = await changeInMidMonth(office);
	const byUser = { chargeBy: "USER" } as const;
	// who worked there last is no matter of the first site
	expect((await begin({ ...byUser, siteId })).answer.created).toBe(0);
	const { periodId, created } = (await begin({ ...byUser, siteId: southId })).answer;
	expect(created).toBe(1);
	const { lines, payCents, user } = await payrollOf(periodId);
	expect([user.id, payCents]).toEqual([mia, 10_000 + 12_500]);
	const charged = lines.map(({ costCentre, minutes, cents }) => [costCentre?.code, minutes, cents]);
	expect(charged.toSorted()).toEqual([
		["A", 300, 10_000],
		["B", 300, 12_500],
	]);
});

test("hours are charged to the workspaces or the activities of the day's work", async () => {
	const office = await payrollOffice(server());
	const { begin, payrollOf } = office;
	const { charge } = await costCentres(office);
	const { counterId, workId } = await workAtTheCounter(office, "2026-09-01");
	await charge("WORKSPACE", counterId, "A");
	await charge("ACTIVITY", workId, "B");
	const linesOf = async (chargeBy: string, month: string) => {
		const { periodId } = (await begin({ chargeBy, month })).answer;
		const { lines } = await payrollOf(periodId);
		return lines.map(({ costCentre, minutes }) => [costCentre?.code, minutes]);
	};
	expect(await linesOf("WORKSPACE", "2026-09")).toEqual([["A", 120]]);
	expect(await linesOf("ACTIVITY", "2026-10")).toEqual([["B", 300]]);
	expect((await begin({ chargeBy: "TREE", month: "2026-08" })).status).toBe(400);
});

test("sites are paid together or apart, and nobody begins, sees or closes what is not theirs", async () => {
	const office = await payrollOffice(server());
	const { begin, payrollOf, as, paula, siteId } = office;
	const { periodId } = (await begin()).answer;
	paula.headers[requestHeaders.language] = "en-EN";
	const apart = await paula.call(contract.createPayrolls, {
		...{ month: "2026-10", siteId, userIds: null },
		...({ chargeBy: "UNIT", proRata: "THIRTIETHS" } as const),
	});
	expect([apart.status, apart.refusal.code]).toEqual([409, "PAYROLL_PERIOD_OVERLAPS"]);
	expect(apart.refusal.message).toContain("already paid in another way");
	expect((await begin({ siteId: newId(0) })).status).toBe(404);
	expect((await begin({ userIds: [newId(0)] })).status).toBe(404);
	expect((await begin({ month: "2026-13" })).status).toBe(400);
	expect((await begin({}, "Willi")).status).toBe(403);
	const { id, version } = await payrollOf(periodId);
	const mias = await as("Mia").call(contract.getPayroll, { id });
	expect(mias.refusal).toMatchObject({ code: "FORBIDDEN", permission: "payroll.manage" });
	const elsewhere = await payrollOffice(server());
	const theirs = { id, version, acknowledged: [] };
	expect((await elsewhere.paula.call(contract.getPayroll, { id })).status).toBe(404);
	expect((await elsewhere.paula.call(contract.checkPayroll, theirs)).status).toBe(404);
	const stale = await paula.call(contract.checkPayroll, { ...theirs, version: version + 1 });
	expect(stale.refusal.code).toBe("STALE_VERSION");
	const runs = (await begin({ month: "2026-11" })).answer;
	const november = await payrollOf(runs.periodId);
	const acknowledged = [{ code: "PERSONNEL_NO_MISSING", reason: "Fehlt noch" } as const];
	await paula.call(contract.checkPayroll, {
		...{ id: november.id, version: november.version, acknowledged },
	});
	const { items } = (await paula.call(contract.listPayrollPeriods, { month: "2026-11" })).answer;
	const close = { id: runs.periodId, version: items[0]?.version as number };
	const early = await paula.call(contract.closePayrollPeriod, close);
	expect([early.status, early.refusal.code]).toEqual([422, "PAYROLL_MONTH_NOT_OVER"]);
	const open = await paula.call(contract.createPayrollCorrection, close);
	expect(open.refusal.code).toBe("PAYROLL_PERIOD_NOT_CLOSED");
});

test("where the company wants four eyes, who checks does not close", async () => {
	const office = await payrollOffice(server());
	const { begin, payrollOf, periods, runJob, as, paula, ask, tenantId, idOf } = office;
	await ask(
		`insert into setting (tenant_id, id, scope, key, value, valid_from) values ($1, $2, 'GLOBAL', 'payroll.closing', $3, '2020-01-01')`,
		[tenantId, newId(0), { fourEyes: true, cutoffDays: 2, fileDays: 4, payDays: 8 }],
	);
	await ask(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		select tenant_id, $2, $3, permission_key, level, scope, valid_from from user_permission where user_id = $1 and permission_key = 'payroll.manage'`,
		[idOf("Paula"), newId(0), idOf("Rita")],
	);
	const { periodId } = (await begin()).answer;
	const { id, version } = await payrollOf(periodId);
	const acknowledged = [{ code: "PERSONNEL_NO_MISSING", reason: "Fehlt noch" } as const];
	await paula.call(contract.checkPayroll, { id, version, acknowledged });
	const [period] = (await periods()) as [PayrollPeriod];
	const close = { id: periodId, version: period.version };
	paula.headers[requestHeaders.language] = "en-EN";
	const own = await paula.call(contract.closePayrollPeriod, close);
	expect([own.status, own.refusal.code]).toEqual([409, "PAYROLL_CHECKED_BY_ONESELF"]);
	expect(own.refusal.message).toContain("somebody else");
	const others = await as("Rita").call(contract.closePayrollPeriod, close);
	// she looks at it herself before the job has come to it
	const checked = await payrollOf(periodId);
	await as("Rita").call(contract.checkPayroll, { ...checked, acknowledged: [] });
	expect((await runJob(others.answer.jobId))[0]).toContain("von Ihnen selbst geprüft");
	expect(await payrollOf(periodId)).toMatchObject({ state: "CHECKED" });
});

test("a month is given back with a reason to who decides about it, and is checked again", async () => {
	const office = await payrollOffice(server());
	const { begin, payrollOf, periods, as, paula, ask, idOf, tenantId } = office;
	await ask("update app_user set mail = 'hanna@example.com' where id = $1", [idOf("Hanna")]);
	const { periodId } = (await begin()).answer;
	const { id, version } = await payrollOf(periodId);
	const acknowledged = [{ code: "PERSONNEL_NO_MISSING", reason: "Fehlt noch" } as const];
	await paula.call(contract.checkPayroll, { id, version, acknowledged });
	const given = { id, version: version + 1, reason: "Am 2. fehlt ein Beleg" };
	const giveBack = (more: object = {}, who = paula) =>
		who.call(contract.returnPayroll, { ...given, ...more });
	expect((await giveBack({ version })).refusal.code).toBe("STALE_VERSION");
	expect((await giveBack({ reason: "" })).status).toBe(400);
	expect((await giveBack({}, as("Mia"))).status).toBe(403);
	const elsewhere = await payrollOffice(server());
	expect((await giveBack({}, elsewhere.paula)).status).toBe(404);
	const back = await giveBack();
	expect(back.answer).toEqual({ version: version + 2, told: 1 });
	const [told] = await deliveredNotices(server(), { tenantId, userId: idOf("Hanna") });
	expect(told?.subject).toBe(
		"Abrechnung von Mia Sommer für Oktober 2026: Bitte noch einmal ansehen",
	);
	expect(told?.text).toContain("Paula Amt gibt den Monat zurück: Am 2. fehlt ein Beleg");
	expect([(await payrollOf(periodId)).state, (await periods())[0]?.state]).toEqual([
		"DRAFT",
		"OPEN",
	]);
	const closing = await closeAll(office, periodId);
	expect(closing.lines).toEqual(["INFO 1 Mitarbeiter abgeschlossen."]);
	expect((await giveBack()).refusal.code).toBe("PAYROLL_PERIOD_CLOSED");
});
