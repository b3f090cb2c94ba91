import { expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { requestCancel } from "#kit/server/jobs/sql.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { readPdf } from "#kit/testing/read-pdf.ts";
import { runStartedJob } from "#kit/testing/run-started-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { unzip } from "#kit/testing/unzip.ts";
import { timesheets } from "../../contract/timesheets.ts";
import { insertAbsence, insertEntry, testCompany } from "../test-company.ts";
import { timesheetsJob } from "./timesheets-job.ts";

const server = useTestServer();

/** Mia has worked and been away; Nora may read everybody's times, Tom nobody's. */
async function office() {
	let cookies = { nora: "", tom: "" };
	const company = await testCompany(server(), async (tenant) => {
		const who = (key: "timetrackings.manage" | "absences.manage", firstName: string) =>
			personWith(tenant, { key, level: "READ" }, { firstName, lastName: "Ahlers" });
		cookies = {
			nora: (await who("timetrackings.manage", "Nora")).cookie,
			tom: (await who("absences.manage", "Tom")).cookie,
		};
	});
	await insertEntry(company, "2026-10-07", "05:00", "13:30");
	await insertAbsence(company, "2026-10-08", "2026-10-08");
	const as = (cookie: string) => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	const { nora, tom } = cookies;
	return { ...company, asMia: as(company.cookie), asNora: as(nora), asTom: as(tom), nora };
}

type Office = Awaited<ReturnType<typeof office>>;

const address = (userId: string, rest = "month=2026-10") =>
	`/api/target-actuals/${userId}/timesheet?${rest}`;

const finished = ({ tenantId }: Office, jobId: string, job: JobDefinition = timesheetsJob) =>
	runStartedJob(server(), job, { tenantId, jobId });

/** Whose owner wants its end as soon as it shows how far it is. */
const endedInBetween: JobDefinition = {
	...timesheetsJob,
	run: (context, input) => {
		const { tenantId, ownerId, jobId } = context;
		const progress = async (percent: number) => {
			await context.transaction((tx) => requestCancel(tx, tenantId, ownerId as string, jobId, ""));
			await context.progress(percent);
		};
		return timesheetsJob.run(
			Object.create(context, { progress: { value: progress } }),
			input as never,
		);
	},
};

test("a month on paper: days, sums and lines to sign on, read as text; one's own, and of whom one may see", async () => {
	const { mia, asMia, asNora, asTom } = await office();
	const response = await asMia.fetch(address(mia));
	expect(response.headers.get("content-disposition")).toContain(
		encodeURIComponent("Stundenzettel Sommer, Mia 2026-10.pdf"),
	);
	const { pages, title } = await readPdf(Buffer.from(await response.arrayBuffer()));
	expect([title, pages.length]).toEqual(["Stundenzettel Sommer, Mia 2026-10", 1]);
	const texts = pages[0]?.tags.map(({ text }) => text) ?? [];
	const line = (first: string) => texts.slice(texts.indexOf(first)).slice(0, 9);
	expect(texts[0]).toBe("Stundenzettel");
	// Berlin's wall clock; what broke the law is not signed
	expect(line("Mi 07.10.")).toEqual([
		...["Mi 07.10.", "07:00 – 15:30", "", "8:00", "8:30", "", "8:30", "+0:30", ""],
	]);
	expect(line("Do 08.10.")).toEqual([
		...["Do 08.10.", "", "", "8:00", "", "8:00", "8:00", "0:00", "Abwesend"],
	]);
	expect(line("Summe des Monats").slice(2, 8)).toEqual([
		...["0:00", "176:00", "8:30", "8:00", "16:30", "−159:30"],
	]);
	expect(texts.slice(-2)).toEqual([
		...["Datum, Unterschrift Mitarbeiter/in", "Datum, Unterschrift Vorgesetzte/r"],
	]);
	asNora.headers[requestHeaders.language] = "en-EN";
	const english = await asNora.fetch(address(mia, "month=2026-11&hours=DECIMAL"));
	const running = await readPdf(Buffer.from(await english.arrayBuffer()));
	expect(running.text).toMatch(/Timesheet \(preliminary\).*Total until 20\/11\/2026.*168\.00/s);
	const refused = await Promise.all([
		asTom.fetch(address(mia)),
		asNora.fetch(address(newId(0))),
		asNora.fetch(address(mia, "month=2026-13")),
		asNora.fetch(address(mia, "month=2099-01")),
		(await office()).asNora.fetch(address(mia)),
	]);
	expect(refused.map(({ status }) => status)).toEqual([404, 404, 400, 422, 404]);
});

test("of many by a job with today's rights: one document, or one a department; it is recorded, and can be ended", async () => {
	const made = await office();
	const { ask, tenantId, asNora, asTom } = made;
	const start = async (given: Partial<GivenOf<typeof timesheets.startTimesheets>>, who = asNora) =>
		who.call(timesheets.startTimesheets, { fromMonth: "2026-09", toMonth: "2026-10", ...given });
	await ask(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role, entry_date)
		select tenant_id, gen_random_uuid(), unit_id, site_id, 'Aushilfe', 'Neu', 'USER', '2027-01-01' from app_user where id = $1`,
		[made.mia],
	);
	const one = await finished(made, (await start({})).answer.jobId);
	const { pages } = await readPdf(one.bytes);
	// nobody else is employed
	expect(pages.map(({ tags }) => tags[2]?.text)).toEqual(["Name Sommer, Mia", "Name Sommer, Mia"]);
	expect(one.lines).toEqual(["2 Stundenzettel erstellt"]);
	const archive = await finished(made, (await start({ split: "UNITS" })).answer.jobId);
	expect([...unzip(archive.bytes)].map(([name]) => name)).toHaveLength(1);
	const ended = await finished(made, (await start({})).answer.jobId, endedInBetween);
	expect(ended).toMatchObject({ status: "CANCELED", name: undefined });
	const half = "select 1 from file where tenant_id = $1 and sha256 is null";
	expect(await ask(half, [tenantId])).toEqual([]);
	const { answer } = await start({ userIds: [made.mia] });
	await ask("delete from user_permission where tenant_id = $1", [tenantId]);
	const late = await finished(made, answer.jobId);
	expect([late.status, ...late.lines]).toEqual([
		...["FAILED", "In dieser Auswahl ist niemand, dessen Zeiten Sie sehen dürfen."],
	]);
	const none = await start({ userIds: [made.mia] }, asTom);
	const back = await start({ toMonth: "2026-08" }, asTom);
	expect([none, back].map(({ refusal }) => refusal.code)).toEqual([
		...["TIMESHEETS_NONE", "MONTHS_BACKWARDS"],
	]);
	const traces = await ask(
		"select after ->> 'rows' as rows from audit_event where tenant_id = $1 and entity = 'list_export' order by id",
		[tenantId],
	);
	expect(traces).toEqual([{ rows: "2" }, { rows: "2" }]);
});
