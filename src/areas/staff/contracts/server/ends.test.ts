import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { getSession } from "#kit/contract/session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { file } from "./test-file.ts";

const server = useTestServer();

test("what ends the last administrator's employment, today or one day, is refused", async () => {
	const company = await testCompany(server());
	const hanna = company.as("Hanna");
	const userId = company.ids.Alma as string;
	const employ = (entryDate: string, exitDate: string | null) =>
		hanna.call(contract.createEmployment, { userId, entryDate, exitDate, employmentTypeId: null });
	const short = await employ("2026-01-01", "2026-12-31");
	expect(short.refusal.code).toBe("LAST_ADMINISTRATOR");
	const employmentId = (await employ("2025-01-01", null)).answer.id;
	const end = { employmentId, exitDate: "2027-03-31", version: 1 };
	const ended = await hanna.call(contract.endEmployment, end);
	expect([ended.status, ended.refusal.code]).toEqual([409, "LAST_ADMINISTRATOR"]);
	// with the one of today gone, the one that is over would say that she has left
	await employ("2020-01-01", "2022-12-31");
	const removed = await hanna.call(contract.deleteEmployment, { employmentId });
	expect([removed.status, removed.refusal.code]).toEqual([409, "LAST_ADMINISTRATOR"]);
	expect((await company.as("Alma").call(getSession, {})).status).toBe(200);
});

test("an administrator whose last day is known leaves while another one stays", async () => {
	const company = await testCompany(server(), { Adele: { roles: ["Administrator"] } });
	const leave = (name: string) =>
		company.as("Hanna").call(contract.createEmployment, {
			userId: company.ids[name] as string,
			entryDate: "2025-01-01",
			exitDate: "2026-12-31",
			employmentTypeId: null,
		});
	expect((await leave("Alma")).status).toBe(200);
	expect((await leave("Adele")).refusal.code).toBe("LAST_ADMINISTRATOR");
});

test("contracts and wages that end for a new one, or with the employment, leave a trace", async () => {
	const mia = file(await testCompany(server()));
	const { id } = (await mia.employ("2025-01-01")).answer;
	const first = (await mia.agree(id, "2025-01-01")).answer.id;
	const second = (await mia.agree(id, "2026-01-01")).answer.id;
	const paid = (await mia.pay("2025-01-01")).answer.id;
	await mia.pay("2026-02-01");
	await mia.browser.call(contract.endEmployment, {
		employmentId: id,
		exitDate: "2026-12-31",
		version: 1,
	});
	const endsOf = (entityId: string) =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				`select before ->> 'validTo' as before, after ->> 'validTo' as after from audit_event
					where entity_id = $1 and action = 'changed' and subject_user_id = $2`,
				[entityId, mia.userId],
			);
			return rows;
		});
	expect(await endsOf(first)).toEqual([{ before: null, after: "2025-12-31" }]);
	expect(await endsOf(second)).toEqual([{ before: null, after: "2026-12-31" }]);
	expect(await endsOf(paid)).toEqual([{ before: null, after: "2026-01-31" }]);
});
