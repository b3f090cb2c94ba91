import type { Company } from "./company.ts";
import { bakeryCustomers } from "./demo-customers.ts";
import { bakeryLeaveRules } from "./demo-leave-rules.ts";
import { bakeryTimeRules } from "./demo-time-rules.ts";

/** A second, small company: what one company sees, the other never does. */
export const bakery: Company = {
	tenantNo: "20002",
	name: "Bäckerei Beispiel",
	mailDomain: "baeckerei-beispiel.example",
	sites: [
		{
			key: "shop",
			name: "Backstube Marktplatz",
			region: "HE",
			units: [
				{ key: "bakehouse", name: "Backstube" },
				{ key: "counter", name: "Verkauf" },
			],
		},
	],
	// biome-ignore format: a table, one row a line
	people: [
		{ firstName: "Hanna", lastName: "Sommer", gender: "FEMALE", unit: "counter", pattern: "office", percent: 100, username: "admin", roles: ["Administrator"] },
		{ firstName: "Georg", lastName: "Winkler", gender: "MALE", unit: "bakehouse", pattern: "bakery", percent: 100, roles: ["Abteilungsleitung"] },
		{ firstName: "Ali", lastName: "Öztürk", gender: "MALE", unit: "bakehouse", pattern: "bakery", percent: 100 },
		{ firstName: "Marie", lastName: "Lang", gender: "FEMALE", unit: "bakehouse", pattern: "bakery", percent: 60, joinedDaysAgo: 90 },
		{ firstName: "Erika", lastName: "Pohl", gender: "FEMALE", unit: "counter", pattern: "clinic", percent: 75, username: "mitarbeiter", isShown: true },
		{ firstName: "Jan", lastName: "Ritter", gender: "MALE", unit: "counter", pattern: "clinic", percent: 50 },
	],
	projects: [
		{
			name: "Weihnachtsmarkt",
			code: "W-1",
			state: "STARTED",
			nodes: ["Stand", "Produktion"],
			members: ["bakehouse", "counter"],
		},
	],
	customers: bakeryCustomers,
	timeRules: bakeryTimeRules,
	leaveRules: bakeryLeaveRules,
	places: [{ name: "Backstube", latitude: 50.336201, longitude: 8.751644, radius: 50 }],
};
