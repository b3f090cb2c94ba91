import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closeJob } from "./close-job.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

type Office = Awaited<ReturnType<typeof closingOffice>>;
type Work = Parameters<typeof closeJob.run>[1];

/** So many people that only a job closes them all. */
async function hireMany({ ask, mia }: Office): Promise<string[]> {
	const many = Array.from({ length: 51 }, () => newId(0));
	await ask(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role)
		select u.tenant_id, g.id, u.unit_id, u.site_id, 'Aushilfe', 'Saison', 'USER'
		from app_user u cross join unnest($2::uuid[]) g(id) where u.id = $1`,
		[mia, many],
	);
	return many;
}

/** What the job writes down, and how far it says it is. */
function runner(office: Office) {
	const lines: string[] = [];
	const shown: number[] = [];
	const context = {
		services: server().services,
		tenantId: office.tenantId,
		language: "de-DE",
		now: server().clock.now(),
		transaction: office.within,
		progress: async (percent: number) => void shown.push(percent),
		checkCanceled: async () => {},
		log: async (severity: string, text: string) => void lines.push(`${severity} ${text}`),
		announce: () => {},
	};
	return {
		shown,
		run: async (work: Work) => {
			lines.length = 0;
			await closeJob.run(context as unknown as JobContext, work);
			return [...lines];
		},
	};
}

test("more people than are closed at once are closed by a job, by today's rights; it tells whom it left out", async () => {
	const office = await closingOffice(server());
	const many = await hireMany(office);
	const { answer } = await office.as("Hanna").call(contract.closeMonths, { month: "2026-10" });
	expect(answer).toMatchObject({ closed: 0, jobId: expect.any(String) });
	const [job] = await office.ask<{ input: { values: Work } }>(
		"select input from job where id = $1",
		[answer.jobId],
	);
	await office.close();
	const { run, shown } = runner(office);
	const userIds = [office.mia, ...many.slice(0, 2)];
	const few = { ...(job?.input.values as Work), userIds };
	expect(await run(few)).toEqual([
		"WARNING Mia Sommer: Der Monat ist bereits abgeschlossen.",
		"INFO 2 Monate abgeschlossen.",
	]);
	expect(shown.at(-1)).toBe(99);
	await office.ask("delete from user_permission where user_id = $1", [office.idOf("Hanna")]);
	expect(await run(few)).toEqual([
		"INFO 0 Monate abgeschlossen.",
		"WARNING Für 3 Personen fehlt Ihnen inzwischen die Berechtigung.",
	]);
});
