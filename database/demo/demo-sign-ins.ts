import type { Database } from "#kit/server/database/database.ts";
import { demoPassword } from "./demo-password.ts";
import { hospital } from "./hospital.ts";

/** One for each role; everybody else signs in as first.last. */
export const demoUsernames = [
	"admin",
	"personal",
	"leitung",
	"planung",
	"abrechnung",
	"mitarbeiter",
] as const;

/** What a start prints where the demo is; empty where other tenants have taken its place. */
export async function demoSignIns(database: Database): Promise<string> {
	const [tenant] = await database.gate<{ name: string }>({
		text: "select name from gate.tenant_by_no($1)",
		values: [hospital.tenantNo],
	});
	if (tenant?.name !== hospital.name) return "";
	return `
Demo: ${hospital.name}, customer number ${hospital.tenantNo}, password ${demoPassword}
Sign-in names: ${demoUsernames.join(", ")}; everybody else as first.last
`;
}
