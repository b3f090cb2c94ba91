import { expect, test, vi } from "vitest";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { eventsOf, makeFields } from "./test-fields.ts";

const server = useTestServer({}, { background: true });

/** A company in which many people have a locker. */
async function lockers() {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const { fields } = await makeFields(alma, [{ key: "locker", name: "Spind" }]);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update app_user set custom = jsonb_build_object('locker', first_name, 'other', 1) where tenant_id = $1",
			[company.tenantId],
		),
	);
	const values = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query<{ custom: unknown }>(
				"select custom from app_user where tenant_id = $1",
				[company.tenantId],
			);
			return rows.map(({ custom }) => custom);
		});
	return { company, alma, values, id: fields.locker?.id ?? "" };
}

test("a field with values is deleted only when they may go with it, by a job that tells of it", async () => {
	const { company, alma, id, values } = await lockers();
	const refused = await alma.call(contract.deleteCustomField, { id });
	expect([refused.status, refused.refusal.code]).toEqual([409, "IN_USE"]);
	const { answer } = await alma.call(contract.deleteCustomField, { id, removeValues: true });
	const jobId = answer.jobId ?? "";
	const job = await vi.waitFor(
		async () => {
			const found = (await alma.call(jobs.getJob, { jobId })).answer;
			expect(found.job.progress.status).toBe("FINISHED");
			return found;
		},
		{ timeout: 15_000 },
	);
	expect(job.job.description).toBe("Zusatzfeld „Spind“ entfernen");
	expect(job.protocol.map(({ text }) => text)).toEqual([
		"5 Werte wurden entfernt, das Feld ist gelöscht.",
	]);
	expect(await values()).toEqual(Array(5).fill({ other: 1 }));
	const { status } = await alma.call(contract.getCustomField, { id });
	expect(status).toBe(404);
	const [, archived, deleted] = await eventsOf(server(), id);
	expect([archived?.action, deleted?.action]).toEqual(["archived", "deleted"]);
	const traces = await eventsOf(server(), company.ids.Mia as string);
	expect(traces).toEqual([
		{ action: "changed", before: { custom: { Spind: "Mia" } }, after: { custom: { Spind: null } } },
	]);
});

test("a removal that is canceled leaves the field, archived until somebody wants it back", async () => {
	const { company, alma, id } = await lockers();
	const jobId = await withClient(server().adminUrl, async (client) => {
		// the job cannot get past this row before it is canceled
		await client.query("begin");
		await client.query("select from app_user where id = $1 for update", [company.ids.Mia]);
		const removal = { id, removeValues: true };
		const { answer } = await alma.call(contract.deleteCustomField, removal);
		const started = answer.jobId ?? "";
		await alma.call(jobs.deleteJob, { jobId: started });
		await client.query("rollback");
		return started;
	});
	await vi.waitFor(
		async () => {
			const { job } = (await alma.call(jobs.getJob, { jobId })).answer;
			expect(job.progress.status).toBe("CANCELED");
		},
		{ timeout: 15_000 },
	);
	const field = await alma.call(contract.getCustomField, { id });
	expect(field.answer.isEnabled).toBe(false);
	const { version } = field.answer;
	const back = { id, version, isEnabled: true };
	const restored = await alma.call(contract.updateCustomFieldState, back);
	expect(restored.answer.isEnabled).toBe(true);
});
