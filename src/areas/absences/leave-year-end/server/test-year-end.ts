import { noticeCompany } from "#areas/absences/leave-notices/server/test-notices.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closeJob, reopenJob } from "./close-job.ts";

/**
 * The company of notices: Mia was told in time of her 30 days of 2026, of which she has taken two, Sven has 13 and was told
 * nothing. It is 11 January 2027.
 */
export async function yearEndCompany(server: TestServer, accountUnit?: AccountUnit) {
	const company = await noticeCompany(server, accountUnit);
	await company.leave("Mia", ["2026-08-03", "2026-08-04"]);
	await company.send("Hanna", ["Mia"]);
	await company.open("Mia");
	await company.at("2027-01-11");
	return { ...company, ...doings(server, company) };
}

type Company = Awaited<ReturnType<typeof noticeCompany>>;

/** Works off a job, as the worker does; answers its protocol. */
function jobRunner(server: TestServer, company: Company) {
	return async (jobId: string) => {
		const lines: string[] = [];
		const [job] = await company.ask<{ kind: string; input: { values: never } }>(
			"select kind, input from job where id = $1",
			[jobId],
		);
		const context = {
			...{ services: server.services, tenantId: company.tenantId, language: "de-DE" },
			...{ now: server.clock.now(), transaction: company.within, announce: () => {} },
			...{ progress: async () => {}, checkCanceled: async () => {} },
			log: async (severity: string, text: string) => void lines.push(`${severity} ${text}`),
		};
		const definition = job?.kind === closeJob.kind ? closeJob : reopenJob;
		await definition.run(context as unknown as JobContext, job?.input.values as never);
		return lines;
	};
}

function doings(server: TestServer, company: Company) {
	const { browser, kindId } = company;
	const work = jobRunner(server, company);
	const run = (who = "Hanna", year = 2026) =>
		browser(who).call(contract.runLeaveYearEnd, { year, activityId: kindId });
	const list = async (who = "Hanna", given = {}) =>
		(await browser(who).call(contract.listLeaveYearEnd, { year: 2026, ...given })).answer;
	return {
		run,
		list,
		work,
		undo: async (
			who = "Hanna",
			given: { readonly id?: string; readonly version?: number } = {},
		) => {
			const { run: standing } = await list("Hanna", { year: 2026 });
			const { id = "", version = 0 } = { ...standing, ...given };
			return browser(who).call(contract.undoLeaveYearEnd, { id, version });
		},
		close: async () => work((await run()).answer.jobId),
		/** What the list says of a person. */
		figures: async (name: string, given = {}) => {
			const { items } = await list("Hanna", { search: name, ...given });
			const [one] = items;
			if (one === undefined) return "nobody";
			const { remaining, expired, carried, booked, difference, isClosed } = one;
			const closed = isClosed ? ", closed" : "";
			return `${remaining} left, ${expired} lapsed, ${carried} over, ${booked} booked, ${difference} off${closed}`;
		},
	};
}
