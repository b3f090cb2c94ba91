import { expect, test } from "vitest";
import { checkStyleClasses } from "./check-style-classes.ts";

test("a class is begun by one feature, and worn where something of that feature is", () => {
	const styled = (path: string, text: string) => ({ path: `src/areas/${path}.css`, text });
	const styles = [
		styled(
			"staff/users/web/users",
			".person-line {}\n@media print {\n\t.user-mark,\n\ta:is(.own, .kit) {}\n}",
		),
		styled(
			"staff/sites/web/sites",
			"/* .user-mark */\n.site-mark .user-mark {}\n.person-line b {}",
		),
		styled("home/clocks/web/clocks", ".kit-button {}\n.clock-face {\n\t& .user-mark {}\n}"),
		{ path: "src/kit/ui/kit.css", text: ".kit-button {}" },
		styled("home/dashboard/web/dashboard", ".kit-button {}"),
	];
	const worn = (feature: string, text: string) => ({
		path: `src/areas/${feature}/web/a.panel.tsx`,
		text,
	});
	const found = checkStyleClasses(
		[
			worn("staff/users", '<b className="user-mark" />'),
			worn("home/clocks", '\n<b className={isOn ? "user-mark" : "kit-button"} />'),
			worn(
				"home/dashboard",
				'import { a } from "#areas/staff/users/web/public.ts"; <b className="own" />',
			),
		],
		styles,
	);
	expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
		"src/areas/staff/sites/web/sites.css:3",
		"src/areas/home/clocks/web/a.panel.tsx:2",
	]);
});
