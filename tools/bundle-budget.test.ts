import { expect, test } from "vitest";
import { budgetOf } from "./bundle-budget.ts";
import type { Manifest } from "./bundle-closure.ts";

const manifest: Manifest = {
	"index.html": { file: "start.js", isEntry: true, imports: ["_react.js"], css: ["start.css"] },
	"_react.js": { file: "react.js" },
	"_shell.js": { file: "shell.js", name: "shell", imports: ["_kit.js"] },
	"_dashboard.js": { file: "dashboard.js", name: "dashboard" },
	"_kit.js": { file: "kit.js", name: "kit~user.panel~1", imports: ["_react.js"] },
	"_grid.js": { file: "grid.js", name: "grid", imports: ["_kit.js"] },
	"_staff.js": { file: "staff.js", name: "staff" },
	"_staff.css": { file: "staff.css" },
	"src/areas/session/sign-in/web/login.page.tsx": {
		file: "login.js",
		imports: ["_react.js"],
		css: ["login.css"],
	},
	"src/areas/session/passwords/web/password.page.tsx": { file: "password.js" },
	"src/areas/staff/users/web/user.panel.tsx": {
		file: "user.js",
		imports: ["_grid.js", "_react.js", "_staff.js", "_shell.js"],
	},
	"src/areas/staff/units/web/unit.panel.tsx": {
		file: "unit.js",
		imports: ["_grid.js", "_staff.js"],
	},
};
const kilobytes: Record<string, number> = {
	"start.js": 100,
	"react.js": 70,
	"login.js": 20,
	"password.js": 5,
	"shell.js": 40,
	"dashboard.js": 7,
	"kit.js": 10,
	"grid.js": 61,
	"staff.js": 30,
	"user.js": 20,
	"unit.js": 11,
	"start.css": 30,
	"login.css": 1,
};

test("the start counts with sign-in, the shell and each part of the kit by themselves, each area with the page that loads most beyond all these", () => {
	const lines = budgetOf(manifest, (file) => (kilobytes[file] ?? 0) * 1000);
	expect(lines).toEqual([
		{ name: "start with sign-in, script", bytes: 190_000, limit: 190_000 },
		{ name: "start with sign-in, styles", bytes: 31_000, limit: 40_000 },
		{ name: "shell, script", bytes: 50_000, limit: 48_000 },
		{ name: "dashboard, script", bytes: 7_000, limit: 40_000 },
		{ name: "kit, grid, script", bytes: 61_000, limit: 60_000 },
		{ name: "area session, script, most: password.page", bytes: 5_000, limit: 100_000 },
		{ name: "area staff, script, most: user.panel", bytes: 50_000, limit: 100_000 },
	]);
});
