import { camelCase, pascalCase } from "./names.ts";

export interface PanelPlan {
	/** As in the catalogue, e.g. `users.detail`. */
	readonly id: string;
	/** Of the file: `users-detail`. */
	readonly name: string;
	/** Of the title among the feature's words. */
	readonly key: string;
}

export function panelEntry({ id, name, key }: PanelPlan): string {
	return `export const ${camelCase(id)}Panel = definePanel({
	id: "${id}",
	title: (language) => texts[language].${key},
	params: z.object({}),
	load: () => import("./${name}.panel.tsx"),
});
`;
}

export function panelFile({ id, key }: PanelPlan): string {
	return `import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export default function ${pascalCase(id)}Panel() {
	const t = useTexts(texts);
	return <PanelFrame title={t.${key}} />;
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
