import { dirname } from "node:path";
import { newEndpoint } from "./generators/new-endpoint.ts";
import { newFeature } from "./generators/new-feature.ts";
import { newPanel } from "./generators/new-panel.ts";
import { newTable } from "./generators/new-table.ts";
import { Project } from "./generators/project.ts";
import { runNode } from "./run-command.ts";

/** `npm run new …`: writes the files that every new panel, endpoint, table or feature has, ready to run. */
const usage = `npm run new feature <area>/<feature>
npm run new endpoint <area>/<feature> <verb-noun> <table>
npm run new panel <area>/<feature> <panel.id> "<deutscher Titel>" "<English title>"
npm run new table <area>/<feature> <table>`;

const root = process.env.STUNDWERK_PROJECT ?? dirname(import.meta.dirname);
const project = new Project(root);
const [kind, feature = "", first, second, third] = process.argv.slice(2);

try {
	await make();
	await project.write();
	await format();
	for (const path of project.changed) console.log(path);
	if (kind === "table") console.log("Next: npm run generate");
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function make(): Promise<void> {
	if (kind === "feature" && feature !== "") return newFeature(project, feature);
	if (kind === "endpoint" && first && second) {
		return newEndpoint(project, feature, first, second);
	}
	if (kind === "panel" && first && second && third) {
		return newPanel(project, feature, first, { de: second, en: third });
	}
	if (kind === "table" && first) return newTable(project, feature, first);
	throw new Error(usage);
}

/** Order of imports and line breaks are the formatter's business. */
async function format(): Promise<void> {
	const paths = project.changed.filter((path) => /\.tsx?$/.test(path));
	const { code, output } = await runNode(
		["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--vcs-enabled=false", ...paths],
		{ cwd: root },
	);
	if (code !== 0) throw new Error(output);
}
