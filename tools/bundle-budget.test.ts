import { expect, test } from "vitest";
import { budgetOf, type Manifest } from "./bundle-budget.ts";

const manifest: Manifest = {
	"index.html": {
		file: "start.js",
		isEntry: true,
		imports: ["_react.js"],
		css: ["start.css"],
	},
	"_react.js": { file: "react.js" },
	"_grid.js": { file: "grid.js" },
	"src/areas/session/sign-in/web/login.page.tsx": {
		file: "login.js",
		imports: ["_react.js"],
		css: ["login.css"],
	},
	"src/areas/session/passwords/web/password.page.tsx": { file: "password.js" },
	"src/areas/staff/users/web/user.panel.tsx": {
		file: "user.js",
		imports: ["_grid.js", "_react.js"],
	},
	"src/areas/staff/units/web/unit.panel.tsx": {
		file: "unit.js",
		imports: ["_grid.js"],
	},
};
const kilobytes: Record<string, number> = {
	"start.js": 100,
	"react.js": 70,
	"login.js": 20,
	"password.js": 5,
	"grid.js": 30,
	"user.js": 20,
	"unit.js": 11,
	"start.css": 30,
	"login.css": 1,
};

test("the start counts with sign-in, each area with what it loads beyond the start, each file once", () => {
	const lines = budgetOf(manifest, (file) => (kilobytes[file] ?? 0) * 1000);
	expect(lines).toEqual([
		{ name: "start with sign-in, script", bytes: 190_000, limit: 190_000 },
		{ name: "start with sign-in, styles", bytes: 31_000, limit: 40_000 },
		{ name: "area session, script", bytes: 5_000, limit: 60_000 },
		{ name: "area staff, script", bytes: 61_000, limit: 60_000 },
	]);
});
