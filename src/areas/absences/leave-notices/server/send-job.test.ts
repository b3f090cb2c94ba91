import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { readPdf } from "#kit/testing/read-pdf.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, sentAtOnce } from "../contract.ts";
import { sendJob } from "./send-job.ts";
import { noticeCompany } from "./test-notices.ts";

const server = useTestServer();

type Company = Awaited<ReturnType<typeof noticeCompany>>;
type Work = Parameters<typeof sendJob.run>[1];

/** More people like Mia, each with an account of her own, than are told with a request. */
async function hireMany({ ask, ids, tenantId }: Company): Promise<string[]> {
	const many = Array.from({ length: sentAtOnce }, () => newId(0));
	await ask(
		`with people as (
			insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role)
			select u.tenant_id, g.id, u.unit_id, u.site_id, 'Aushilfe', 'Saison', 'USER'
			from app_user u cross join unnest($2::uuid[]) g(id) where u.id = $1 returning id
		), accounts as (
			insert into leave_account (tenant_id, id, user_id, year, activity_id)
			select a.tenant_id, gen_random_uuid(), p.id, a.year, a.activity_id from people p
			cross join leave_account a where a.tenant_id = $3 and a.user_id = $1 and a.year = 2026 returning id
		)
		insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on)
		select $3, gen_random_uuid(), id, 'ENTITLEMENT', 'STATUTORY', 'RULE', 20, '2026-01-01' from accounts`,
		[ids.Mia, many, tenantId],
	);
	return many;
}

function run(company: Company, work: Work, seen: number[], lines: string[]) {
	const context = {
		services: server().services,
		tenantId: company.tenantId,
		language: "de-DE",
		now: server().clock.now(),
		transaction: company.within,
		progress: async (percent: number) => void seen.push(percent),
		checkCanceled: async () => {},
		log: async (severity: string, text: string) => void lines.push(`${severity} ${text}`),
		announce: () => {},
	};
	return sendJob.run(context as unknown as JobContext, work);
}

/** The letters as one document. */
async function documentOf(
	company: Company,
	{ activityId }: Pick<Work, "activityId">,
	who = "Hanna",
) {
	const address = `/api/leave-letters/document?year=2026&activityId=${activityId}`;
	const response = await company.browser(who).fetch(address);
	return readPdf(Buffer.from(await response.arrayBuffer()));
}

test("many people are told by a job, by today's rights; cut off, it tells nobody twice", async () => {
	const company = await noticeCompany(server());
	await hireMany(company);
	const { answer } = await company.send();
	expect(answer).toMatchObject({ sent: 0, letters: 0, jobId: expect.any(String) });
	const [job] = await company.ask<{ input: { values: Work } }>(
		"select input from job where id = $1",
		[answer.jobId],
	);
	const work = job?.input.values as Work;
	expect(work.userIds).toHaveLength(sentAtOnce + 2);
	const [seen, lines]: [number[], string[]] = [[], []];
	const enable = (isEnabled: boolean) =>
		company.ask("update app_user set is_enabled = $2 where id = $1", [
			...[company.ids.Hanna, isEnabled],
		]);
	await enable(false);
	await run(company, work, [], lines);
	expect(lines.splice(0)).toEqual(["INFO 0 Hinweise geschickt"]);
	await enable(true);
	await run(company, work, seen, lines);
	expect(lines).toEqual(["INFO Ein Hinweis geschickt", "INFO 101 Briefe sind zu drucken."]);
	expect(seen).toEqual([99]);
	await run(company, work, seen, lines);
	expect(lines.at(-1)).toBe("INFO 0 Hinweise geschickt");
	const asked = { year: 2026, activityId: work.activityId };
	const counted = await company.browser("Hanna").call(contract.countLeaveLetters, asked);
	expect(counted.answer.total).toBe(101);
	const { pages, title } = await documentOf(company, work);
	expect([title, pages.length]).toEqual(["Resturlaub aus 2026", 101]);
	const last = pages.at(-1)?.tags.map(({ text }) => text);
	expect(last?.join("\n")).toMatch(
		/Ihnen stehen .* noch .* zu, .*\nBitte nehmen Sie diesen Urlaub bis zum 31\.12\.2026/s,
	);
});

test("a letter says where its reader lives, as far as who prints it may know; else where she works", async () => {
	const company = await noticeCompany(server());
	const { ask, tenantId, ids, kindId: activityId } = company;
	await ask("update user_login set is_enabled = false where user_id = $1", [ids.Mia]);
	await ask("insert into user_private (tenant_id, user_id, address) values ($1, $2, $3)", [
		...[tenantId, ids.Mia],
		JSON.stringify({ street: "Gasse 1", postalCode: "12345", city: "Musterstadt" }),
	]);
	expect((await company.send()).answer).toMatchObject({ sent: 0, letters: 2 });
	const to = async (who: string) => {
		const { pages } = await documentOf(company, { activityId }, who);
		return pages.map(({ tags }) => tags.slice(1, 4).map(({ text }) => text.trim()));
	};
	expect(await to("Hanna")).toEqual([
		["Sven Muster", "Süd", "Datum 01.06.2026"],
		["Mia Vogt", "Gasse 1", "12345 Musterstadt"],
	]);
	await ask(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		values ($1, gen_random_uuid(), $2, 'leaveaccounts.manage', 3, 'GLOBAL', '2026-01-01')`,
		[tenantId, ids.Sven],
	);
	expect((await to("Sven")).at(-1)).toEqual(["Mia Vogt", "Nord 1", "Datum 01.06.2026"]);
});

test("as many statements tell two people as a hundred", async () => {
	const counts: number[] = [];
	for (const isMany of [false, true]) {
		const company = await noticeCompany(server());
		const many = isMany ? await hireMany(company) : [];
		const named = many.slice(2);
		const statements = await statementsOf(server(), () =>
			company.browser("Hanna").call(contract.sendLeaveNotices, {
				...{ year: 2026, activityId: company.kindId },
				userIds: [company.ids.Mia as string, company.ids.Sven as string, ...named],
			}),
		);
		counts.push(statements.length);
	}
	expect(counts[1]).toBe(counts[0]);
});
