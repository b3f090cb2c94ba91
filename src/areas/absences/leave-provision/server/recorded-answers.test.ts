import { noticeCompany } from "#areas/absences/leave-notices/server/test-notices.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, ask, tenantId, ids } = await noticeCompany(server());
	await ask(
		"insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, gen_random_uuid(), $2, 'MONTHLY', 390000, '2025-01-01')",
		[tenantId, ids.Mia],
	);
	await take("all", as("Hanna"), contract.listLeaveProvision, { on: "2026-12-31" });
	await take("all", as("Hanna"), units.listUnits, {});
});
