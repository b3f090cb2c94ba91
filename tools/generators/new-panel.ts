import { addImport } from "./edit-source.ts";
import { demand } from "./names.ts";
import { featureFolder } from "./new-feature.ts";
import { type PanelPlan, panelEntry, panelFile, panelTest } from "./panel-templates.ts";
import type { Project } from "./project.ts";

/**
 * `npm run new panel <area>/<feature> <panel.id> <"Titel"> <"Title">`: the component, its entry in panels.ts, words, a
 * test. The id is that of the panel catalogue, whose row is no longer marked missing.
 */
export async function newPanel(
	project: Project,
	feature: string,
	id: string,
	titles: { readonly de: string; readonly en: string },
): Promise<void> {
	const folder = featureFolder(project, feature);
	demand(
		id,
		/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/,
		"a panel's id is <subject>.<what>, as in tools/panel-catalogue.tsv",
	);
	const name = id.replace(".", "-");
	const plan: PanelPlan = { id, name, titles: [titles.de, titles.en] };
	const panels = `${folder}/web/panels.ts`;
	if (!project.has(panels)) project.create(panels, "");
	await project.change(panels, (text) => intoPanels(text, plan));
	project.create(`${folder}/web/${name}.panel.tsx`, panelFile(plan));
	project.create(`${folder}/web/${name}.panel.test.tsx`, panelTest(plan, titles.de));
	await project.change("tools/panel-catalogue.tsv", (text) =>
		text.replace(new RegExp(`^(${id.replace(".", "\\.")}\t.*\t)missing$`, "m"), "$1"),
	);
}

function intoPanels(text: string, plan: PanelPlan): string {
	const kit = "#kit";
	let changed = addImport(text, "* as z", "zod/mini");
	changed = addImport(changed, "definePanel", `${kit}/ui/panel-stack/define-panel.ts`);
	return `${changed.trimEnd()}\n\n${panelEntry(plan)}`;
}
