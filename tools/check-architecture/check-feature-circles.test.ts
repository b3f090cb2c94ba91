import { expect, test } from "vitest";
import { checkFeatureCircles } from "./check-feature-circles.ts";

const importing = (path: string, ...features: string[]) => ({
	path: `src/areas/${path}`,
	text: features.map((to) => `import { a } from "#areas/${to}/server/public.ts";`).join("\n"),
});

test("two features whose servers import each other are a circle, told at both ends", () => {
	const found = checkFeatureCircles([
		importing("staff/users/server/sql.ts", "staff/units"),
		importing("staff/units/server/list-units.ts", "staff/users"),
	]);
	expect(found.map(({ file }) => file)).toEqual([
		"src/areas/staff/users/server/sql.ts",
		"src/areas/staff/units/server/list-units.ts",
	]);
	expect(found[0]?.because).toMatch(/^staff\/users imports staff\/units, which leads back/);
});

test("a circle through a third feature is one as well; what only leads into it is none", () => {
	const found = checkFeatureCircles([
		importing("staff/users/server/a.ts", "staff/units"),
		importing("staff/units/server/b.ts", "staff/sites"),
		importing("staff/sites/server/c.ts", "staff/users"),
		importing("home/clocks/server/d.ts", "staff/users"),
	]);
	expect(found).toHaveLength(3);
});

test("tests, their tools and the web may lead back", () => {
	const found = checkFeatureCircles([
		importing("staff/users/server/a.ts", "staff/units"),
		importing("staff/units/server/b.test.ts", "staff/users"),
		importing("staff/units/server/test-company.ts", "staff/users"),
		importing("staff/units/web/c.ts", "staff/users"),
	]);
	expect(found).toEqual([]);
});
