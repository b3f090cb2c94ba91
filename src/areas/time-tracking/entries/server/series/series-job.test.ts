import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { contract } from "../../contract.ts";

const server = useTestServer({}, { background: true });

type Tenant = Parameters<Parameters<typeof testOffice>[2]>[0];

async function planFourDays(tenant: Tenant, userId: string): Promise<void> {
	const templateId = await insertWorksheetTemplate(tenant, {
		name: "Vier Tage",
		kind: "FIXED",
		weeks: 1,
		days: [1, 2, 3, 4].map((weekday) => ({
			week: 1,
			weekday,
			targetMinutes: 480,
			working: [540, 1050] as const,
			breaks: [{ begin: 720, minutes: 30 }],
		})),
	});
	await planWorksheet(tenant, {
		userId,
		templateId,
		cycleStart: "2026-01-05",
		validFrom: "2026-01-01",
	});
}

/** Lena is planned for 9 to 17:30 from Monday to Thursday. */
async function office() {
	server().clock.set("2026-11-21T12:00:00Z");
	const built = await testOffice(server(), { lena: {}, boss: {} }, async (tenant, ids) => {
		await permit(tenant, ids.boss, ["timetrackings.manage"], "FULL", "GLOBAL");
		await planFourDays(tenant, ids.lena as string);
	});
	return { ...built, ...ordering(built) };
}

type Built = Awaited<ReturnType<typeof testOffice<void>>>;

function ordering({ worker, activities }: Built) {
	const { browser } = worker("boss");
	const create = async (from: string, to: string, more: object = {}) =>
		(
			await browser.call(contract.requestTimeTrackings, {
				userIds: [worker("lena").id],
				from,
				to,
				weekdays: [1, 2, 3, 4, 5, 6, 7],
				times: null,
				activityId: activities.work,
				state: "APPROVED",
				...more,
			})
		).answer;
	const finished = (jobId: string) =>
		vi.waitFor(
			async () => {
				const found = (await browser.call(jobs.getJob, { jobId })).answer;
				expect(found.job.progress.status).toBe("FINISHED");
				return found;
			},
			{ timeout: 20_000, interval: 100 },
		);
	const list = async () =>
		(await browser.call(contract.listTimeTrackingsOf, { sortBy: "begin", pageSize: 500 })).answer;
	return { create, finished, list };
}

test("many are created by a job, each by the times its day is planned for", async () => {
	const { create, finished, list } = await office();
	// what lies there already is left out, and nothing else
	await create("2026-07-01", "2026-07-01");
	const order = { onFault: "VALID_ONLY" };
	const ordered = await create("2026-06-01", "2026-09-30", order);
	expect([ordered.created, ordered.left]).toEqual([
		70,
		[expect.objectContaining({ day: "2026-07-01" })],
	]);
	const { job, protocol } = await finished(ordered.jobId ?? "");
	expect(job.description).toBe("70 Zeiteinträge anlegen");
	expect(protocol.map(({ text }) => text)).toEqual(["70 Zeiteinträge angelegt"]);
	const { items, total } = await list();
	expect(total).toBe(71);
	expect(items[0]).toMatchObject({
		begin: "2026-06-01T07:00:00.000Z",
		end: "2026-06-01T15:30:00.000Z",
		state: "APPROVED",
	});
});
