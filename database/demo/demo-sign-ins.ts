import { demoPassword } from "./demo-password.ts";
import { hospital } from "./hospital.ts";

const named = hospital.people.flatMap(({ username }) =>
	username === undefined ? [] : [username],
);

/** What a start in front of the demo prints. */
export const demoSignIns = `
Demo: ${hospital.name}, customer number ${hospital.tenantNo}, password ${demoPassword}
Sign-in names: ${named.join(", ")}; everybody else as first.last
`;
