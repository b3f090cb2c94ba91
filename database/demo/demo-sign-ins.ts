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

/** What a start in front of the demo prints. */
export const demoSignIns = `
Demo: ${hospital.name}, customer number ${hospital.tenantNo}, password ${demoPassword}
Sign-in names: ${demoUsernames.join(", ")}; everybody else as first.last
`;
