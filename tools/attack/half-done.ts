import { setTimeout as pause } from "node:timers/promises";
import { importRefusals, contract as imports } from "#areas/staff/import/contract.ts";
import { contract as closes } from "#areas/time-tracking/month-close/contract.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import type { Life } from "./life.ts";
import { administratorOf, asOwner, signIn, type Target } from "./target.ts";

const peopleOfAnImport = 100;
const patience = 180_000;

export interface Ended {
	readonly imported: number;
	readonly closed: number;
	/** What is missing, double or half done. */
	readonly faults: readonly string[];
}

type Cookies = ReadonlyMap<string, string>;

/** Sets an import of people and the close of everybody's month to work; what is answered is told after the kill. */
export async function beginWork(life: Life, mark: string): Promise<() => Promise<Ended>> {
	const userId = await administratorOf(life.target);
	const { cookies } = await signIn(life.target, userId);
	const month = monthBefore(new Date());
	const close = { month, userIds: await staffOf(life.target) };
	await reopenAll(life, cookies, month);
	const importId = await checkedImport(life, cookies, mark, await unitOf(life.target, userId));
	const asked = Promise.all([
		life.ask(cookies, imports.runImport, { importId, onlyGood: false }),
		life.ask(cookies, closes.closeMonths, close),
	]);
	return async () => {
		await asked;
		const faults = [
			...(await finishImport(life, cookies, importId)),
			...(await finishClose(life, cookies, close)),
		];
		const { people, traces, closed } = await keptOf(life.target, mark, month);
		if (people !== peopleOfAnImport || traces !== peopleOfAnImport)
			faults.push(
				`${peopleOfAnImport} people were imported, ${people} are there, ${traces} traced`,
			);
		return { imported: people, closed, faults };
	};
}

function monthBefore(now: Date): string {
	return new Date(now.getTime() - now.getUTCDate() * 86_400_000).toISOString().slice(0, 7);
}

/** Asks until it is so, whoever has to be brought back to life for it. @throws when it never is */
async function until<T>(life: Life, what: string, ask: () => Promise<T | undefined>): Promise<T> {
	const deadline = performance.now() + patience;
	for (;;) {
		await life.revive();
		const found = await ask();
		if (found !== undefined) return found;
		if (performance.now() > deadline) throw new Error(`Never: ${what}`);
		await pause(50);
	}
}

function listMonths(life: Life, cookies: Cookies, month: string, isClosed: boolean) {
	return until(life, "the list of months", async () => {
		const input = { month, isClosed, pageSize: 10_000 };
		return (await life.ask(cookies, closes.listMonthCloses, input))?.answer?.items;
	});
}

async function reopenAll(life: Life, cookies: Cookies, month: string): Promise<void> {
	for (const { user, closeNo } of await listMonths(life, cookies, month, true)) {
		if (closeNo === null) continue;
		const input = { userId: user.id, month, closeNo, reason: "Angriff" };
		await until(life, "a month is open again", () => life.ask(cookies, closes.reopenMonth, input));
	}
}

async function checkedImport(life: Life, cookies: Cookies, mark: string, unitId: string) {
	const lines = Array.from(
		{ length: peopleOfAnImport },
		(_, nth) => `${mark}-${nth};Angriff;P${nth};31.12.2099`,
	);
	const head = "Personalnummer;Nachname;Vorname;Führungszeugnis gültig bis";
	const path = "/api/files?name=people.csv&purpose=IMPORT_PEOPLE";
	const response = await life.browser(cookies).fetch(path, {
		method: "POST",
		body: new Uint8Array(Buffer.from(`${head}\n${lines.join("\n")}\n`)),
		headers: { "content-type": "application/octet-stream" },
	});
	if (!response.ok) throw new Error(`No file: ${response.status} ${await response.text()}`);
	const { fileId } = (await response.json()) as { fileId: string };
	const made = await life.ask(cookies, imports.createImport, { kind: "PEOPLE", fileId });
	if (made?.answer === undefined) throw new Error(`No import: ${made?.code}`);
	const { id: importId, mapping } = made.answer;
	await life.ask(cookies, imports.checkImport, { importId, mapping, unitId });
	await until(life, "the import is checked", async () => {
		const run = (await life.ask(cookies, imports.getImport, { importId }))?.answer;
		return run?.status === "CHECKED" ? true : undefined;
	});
	return importId;
}

/** Everybody who was there before the first import: more than are closed with a request. */
function staffOf(target: Target): Promise<string[]> {
	return asOwner(target, async (client) => {
		const { rows } = await client.query<{ id: string }>(
			"select id from app_user where tenant_id = $1 and role = 'USER' and last_name <> 'Angriff' order by id",
			[target.tenantId],
		);
		return rows.map(({ id }) => id);
	});
}

/** Where people go whose line names no department. */
function unitOf(target: Target, userId: string): Promise<string> {
	return asOwner(target, async (client) => {
		const { rows } = await client.query<{ unit_id: string }>(
			"select unit_id from app_user where tenant_id = $1 and id = $2",
			[target.tenantId, userId],
		);
		return rows[0]?.unit_id ?? "";
	});
}

/** What is said where the first call had been heard after all. */
const heardBefore = new Set<string>([importRefusals.busy.code, importRefusals.alreadyDone.code]);

/** As a person would: looks again, and starts it again where it never began. */
function finishImport(life: Life, cookies: Cookies, importId: string): Promise<string[]> {
	return until(life, "the import is done", async () => {
		const run = (await life.ask(cookies, imports.getImport, { importId }))?.answer;
		if (run === undefined) return undefined;
		const status = run.job?.progress.status;
		if (status !== undefined && isOpenJob(status)) return undefined;
		if (run.status === "DONE") return [];
		if (status === "FAILED") return [`the import failed: ${run.job?.description}`];
		const again = await life.ask(cookies, imports.runImport, { importId, onlyGood: false });
		const isRefused = again?.code !== undefined && !heardBefore.has(again.code);
		return isRefused ? [`the import cannot be started: ${again.code}`] : undefined;
	});
}

async function finishClose(
	life: Life,
	cookies: Cookies,
	close: { readonly month: string; readonly userIds: string[] },
): Promise<string[]> {
	const { month, userIds } = close;
	const jobsEnd = () =>
		until(life, "jobs have ended", async () =>
			(await openJobs(life).catch(() => 1)) === 0 ? true : undefined,
		);
	await jobsEnd();
	await until(life, "the rest is closed", () => life.ask(cookies, closes.closeMonths, close));
	await jobsEnd();
	return (await listMonths(life, cookies, month, false))
		.filter(({ user }) => userIds.includes(user.id))
		.filter(({ isOver, mayClose, obstacles }) => isOver && mayClose && obstacles.length === 0)
		.map(({ user }) => `nothing speaks against closing ${month} of ${user.id}, yet it is open`);
}

function openJobs({ target }: Life): Promise<number> {
	return asOwner(target, async (client) => {
		const { rows } = await client.query<{ many: number }>(
			"select count(*)::int as many from job where tenant_id = $1 and finished_at is null",
			[target.tenantId],
		);
		return rows[0]?.many ?? 0;
	});
}

interface Found {
	readonly people: number;
	readonly traces: number;
	readonly closed: number;
}

function keptOf(target: Target, mark: string, month: string): Promise<Found> {
	return asOwner(target, async (client) => {
		const { rows } = await client.query<Found>(
			`select (select count(*)::int from app_user u where u.tenant_id = $1 and u.personnel_no like $2) as people,
				(select count(*)::int from audit_event a join app_user u on u.tenant_id = a.tenant_id and u.id = a.entity_id
					where a.tenant_id = $1 and a.action = 'created' and u.personnel_no like $2) as traces,
				(select count(*)::int from closed_month c where c.tenant_id = $1 and c.month = $3::date) as closed`,
			[target.tenantId, `${mark}-%`, `${month}-01`],
		);
		return rows[0] as Found;
	});
}
