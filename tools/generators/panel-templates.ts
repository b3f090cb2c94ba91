import { camelCase, pascalCase } from "./names.ts";

export interface PanelPlan {
	/** As in the catalogue, e.g. `users.detail`. */
	readonly id: string;
	/** Of the file: `users-detail`. */
	readonly name: string;
	/** German, then English. */
	readonly titles: readonly [string, string];
}

export function panelEntry({ id, name, titles }: PanelPlan): string {
	return `export const ${camelCase(id)}Panel = definePanel({
	id: "${id}",
	title: [${titles.map((title) => JSON.stringify(title)).join(", ")}],
	params: z.object({}),
	load: () => import("./${name}.panel.tsx"),
});
`;
}

export function panelFile({ id }: PanelPlan): string {
	return `import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { ${camelCase(id)}Panel } from "./panels.ts";

export default function ${pascalCase(id)}Panel() {
	return <PanelFrame title={useTitle(${camelCase(id)}Panel)} />;
}
`;
}

export function panelTest({ id, name }: PanelPlan, title: string): string {
	return `import { expect, test } from "vitest";
import { ${camelCase(id)}Panel } from "./panels.ts";

test("${id} is registered under its id and loads its component", async () => {
	expect(${camelCase(id)}Panel.id).toBe("${id}");
	expect(${camelCase(id)}Panel.title("de-DE")).toBe(${JSON.stringify(title)});
	const { default: component } = await ${camelCase(id)}Panel.load();
	expect(component).toBe((await import("./${name}.panel.tsx")).default);
});
`;
}
