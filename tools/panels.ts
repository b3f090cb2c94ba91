import { readFile, writeFile } from "node:fs/promises";
import { registeredPanels } from "./registered-panels.ts";

/**
 * `npm run panels`: every registered panel as JSON. `npm run panels -- --update` notes in panel-catalogue.tsv which of
 * them are built; a review of that change shows when one got lost.
 */
const panels = await registeredPanels();
if (process.argv.includes("--update")) await updateCatalogue();
console.log(JSON.stringify(panels, null, "\t"));

async function updateCatalogue(): Promise<void> {
	const file = new URL("panel-catalogue.tsv", import.meta.url);
	const built = new Set(panels.map(({ id }) => id));
	const [head = "", ...rows] = (await readFile(file, "utf8")).split("\n");
	const updated = rows.map((row) => {
		const [id = "", ...columns] = row.split("\t");
		if (row === "") return row;
		const state = built.has(id) ? "" : "missing";
		return [id, ...columns.slice(0, -1), state].join("\t");
	});
	await writeFile(file, [head, ...updated].join("\n"));
}
