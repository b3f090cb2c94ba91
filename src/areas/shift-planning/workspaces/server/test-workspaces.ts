import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertQualification } from "#kit/testing/master-data-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Given = GivenOf<typeof contract.createWorkspace>;

/** Petra plans Nord, Rita reads its plan; there are an early shift, leave, "Pflege" with three levels and "Ersthelfer". */
export async function workspaceOffice(server: TestServer) {
	const made: Record<string, string> = {};
	const company = await testCompany(
		server,
		{ Petra: { unit: "Nord" }, Rita: { unit: "Nord" } },
		async (tenant, ids) => {
			await permit(tenant, ids.Petra, ["shiftplan.manage"], "FULL");
			await permit(tenant, ids.Rita, ["shiftplan.manage"], "READ");
			made.early = await tenant.activity({ name: "Frühdienst", classType: "SHIFT_MORNING" });
			made.leave = await tenant.activity({ name: "Sonderurlaub", classType: "LEAVE" });
			made.aid = await insertQualification(tenant, "Ersthelfer");
			made.care = await insertQualification(tenant, "Pflege", ["Hilfe", "Fachkraft", "Leitung"]);
		},
	);
	const usual: Given = {
		...{ name: "Station 1", unitId: company.units.Nord as string, color: "#1f8a70" },
		activityIds: [],
	};
	const create = (who: string, given: Partial<Given> = {}) =>
		company.as(who).call(contract.createWorkspace, { ...usual, ...given });
	return { ...company, made, usual, create };
}
